/** A made-up market of the United States: companies with bars as traded, splits and dividends. */
import { calendarOf, sessionDates } from "../../../../core/sessions/mod.ts"
import { chanceOf } from "../../../web/playing.ts"

export interface PlayedBar {
  readonly date: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** A company, by its symbol as the store spells it, `S003.B`. */
export interface Listed {
  readonly symbol: string
  readonly exchange: "NYSE" | "NASDAQ"
}

export interface PlayedCompany extends Listed {
  readonly bars: ReadonlyArray<PlayedBar>
  readonly splits: ReadonlyArray<{ readonly date: string; readonly from: number; readonly to: number }>
  readonly dividends: ReadonlyArray<{ readonly date: string; readonly amount: number }>
}

const cents = (value: number): number => Math.round(value * 100) / 100

const companyOf = (
  { exchange, symbol }: Listed,
  index: number,
  sessions: ReadonlyArray<string>
): PlayedCompany => {
  const chance = (what: string): number => chanceOf(`${symbol} ${what}`)
  const splitAt = index % 5 === 2 ? Math.floor(chance("split") * sessions.length) : -1
  let price = 20 + 100 * chance("price")
  const bars = sessions.map((date, at): PlayedBar => {
    if (at === splitAt) price /= 4
    price *= 1 + (chance(date) - 0.5) / 25
    const [open, close] = [cents(price * (1 + (chance(`${date} open`) - 0.5) / 50)), cents(price)]
    const spread = 1 + chance(`${date} spread`) / 50
    return {
      date,
      open,
      high: cents(Math.max(open, close) * spread),
      low: cents(Math.min(open, close) / spread),
      close,
      // A multiple of the split's ratio, so that a volume adjusted for it is whole.
      volume: 400 * Math.ceil(chance(`${date} volume`) * 10_000)
    }
  })
  const quarterly = sessions.filter((_, at) => index % 3 === 1 && at > 0 && at % 60 === 5)
  return {
    symbol,
    exchange,
    bars,
    splits: splitAt > 0 ? [{ date: sessions[splitAt] as string, from: 1, to: 4 }] : [],
    dividends: quarterly.map((date) => ({ date, amount: 0.25 }))
  }
}

/** So many companies that are made up too. */
export const listedCompanies = (count: number): ReadonlyArray<Listed> =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(4, "0")
    return {
      symbol: index % 7 === 3 ? `S${number}.B` : `S${number}`,
      exchange: index % 2 === 0 ? "NYSE" : "NASDAQ"
    }
  })

/** The companies with bars of all sessions in a range of days. */
export const playedMarket = (
  companies: ReadonlyArray<Listed>,
  from: string,
  to: string
): ReadonlyArray<PlayedCompany> => {
  const calendar = calendarOf("XNYS")
  const sessions = calendar === null ? [] : sessionDates(calendar, from, to)
  return companies.map((company, index) => companyOf(company, index, sessions))
}

/** What the splits after a day up to another multiply a number of shares by. */
export const splitsSince = ({ splits }: PlayedCompany, date: string, now: string): number =>
  splits.reduce(
    (product, split) =>
      date < split.date && split.date <= now ? (product * split.to) / split.from : product,
    1
  )
