/**
 * A made-up market of Korea: issues of KOSPI, KOSDAQ and KONEX that are listed, move, are suspended, split and leave. Whole won,
 * as traded.
 */
import { calendarOf, sessionDates } from "../../../../core/sessions/mod.ts"
import { chanceOf } from "../../../web/playing.ts"

export type PlayedMarket = "KOSPI" | "KOSDAQ" | "KONEX"

/** An issue on a day of a market. */
export interface PlayedDay {
  readonly date: string
  readonly market: PlayedMarket
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  /** What the day's change is counted from. */
  readonly base: number
  readonly shares: number
}

export interface PlayedIssue {
  readonly code: string
  readonly name: string
  readonly english: string
  readonly isin: string
  readonly kind: string
  /** The first day in each of its markets. */
  readonly listed: Readonly<Partial<Record<PlayedMarket, string>>>
  readonly days: ReadonlyMap<string, PlayedDay>
}

const markets: ReadonlyArray<PlayedMarket> = ["KOSPI", "KOSDAQ", "KOSDAQ", "KONEX"]

/** A code of six: every ninth has a letter. */
const codeOf = (index: number): string => {
  const digits = String(index * 10).padStart(6, "0")
  return index % 9 === 4 ? `${digits.slice(0, 5)}K` : digits
}

const issueOf = (index: number, sessions: ReadonlyArray<string>): PlayedIssue => {
  const code = codeOf(index)
  const chance = (what: string): number => chanceOf(`${code} ${what}`)
  const placeOf = (what: string): number => 1 + Math.floor(chance(what) * (sessions.length - 2))
  const own = markets[index % markets.length] as PlayedMarket
  const movesAt = index % 16 === 9 ? placeOf("move") : null
  const joinsAt = index % 16 === 6 ? placeOf("join") : 0
  const leavesAt = index % 16 === 11 ? placeOf("leave") : null
  const splitsAt = index % 16 === 2 ? placeOf("split") : null
  const issuesAt = index % 8 === 5 ? placeOf("issue") : null
  const suspendedAt = index % 16 === 8 ? placeOf("suspended") : null
  let price = Math.round(1000 + 90_000 * chance("price"))
  let shares = 1_000_000 + Math.floor(50_000_000 * chance("shares"))
  let close = price
  const days = new Map<string, PlayedDay>()
  const listed: Partial<Record<PlayedMarket, string>> = {}
  for (const [at, date] of sessions.entries()) {
    if (at < joinsAt || (leavesAt !== null && at >= leavesAt)) continue
    const market = movesAt !== null && at >= movesAt ? "KOSPI" : own
    listed[market] ??= at === 0 ? "1999-08-11" : date
    let base = close
    if (at === splitsAt) {
      base = Math.round(close / 5)
      shares *= 5
      price = base
    }
    if (at === issuesAt) shares += 12_345
    const isSuspended = suspendedAt !== null && at >= suspendedAt && at < suspendedAt + 3
    if (isSuspended) {
      days.set(date, { date, market, open: 0, high: 0, low: 0, close, volume: 0, base, shares })
      continue
    }
    price = Math.max(100, Math.round(price * (1 + (chance(date) - 0.5) / 10)))
    close = price
    const open = Math.max(100, Math.round(base * (1 + (chance(`${date} open`) - 0.5) / 20)))
    const spread = 1 + chance(`${date} spread`) / 50
    const high = Math.round(Math.max(open, close) * spread)
    const low = Math.round(Math.min(open, close) / spread)
    const volume = 1 + Math.floor(chance(`${date} volume`) * 1_000_000)
    days.set(date, { date, market, open, high, low, close, volume, base, shares })
  }
  return {
    code,
    name: `종목${index}`,
    english: `Issue ${index}`,
    isin: `KR7${code}00${index % 10}`,
    kind: index % 9 === 4 ? "신형우선주" : "보통주",
    listed,
    days
  }
}

/** The sessions of the exchange in a range of days. */
export const playedSessions = (from: string, to: string): ReadonlyArray<string> => {
  const calendar = calendarOf("XKRX")
  return calendar === null ? [] : sessionDates(calendar, from, to)
}

/** So many issues, over all sessions in a range of days. */
export const playedIssues = (count: number, from: string, to: string): ReadonlyArray<PlayedIssue> => {
  const sessions = playedSessions(from, to)
  return Array.from({ length: count }, (_, index) => issueOf(index, sessions))
}
