/**
 * The order of a file's bars by company, and the days on which they step. Where a company's stored bars are the file's,
 * in order of days, the store need only look for steps on those days and beside the file's days, and for spikes and bars
 * without a session only on days on which the file has them.
 */
import type { CompanyDays } from "../../doubts/Evidence.ts"
import { minStep } from "../../doubts/Step.ts"
import { isHighSpiked, isLowSpiked } from "../../prices/Spike.ts"
import type { ClosedDays } from "../../sessions/ClosedDays.ts"
import type { StagedBars } from "../ImportSink.ts"

/** Notes a file's bars batch by batch, and says afterwards on which days the store is to be compared. */
export interface BarOrder {
  readonly add: (bars: StagedBars) => void
  /** The days around which the bars of a span may step, where the store has that many bars in it. */
  readonly around: (span: CompanyDays, stored: number) => ReadonlyArray<CompanyDays>
  /** The days on which the bars of a span may have spikes. */
  readonly spiked: (span: CompanyDays) => ReadonlyArray<CompanyDays>
  /** The days on which the bars of a span may be without a session. */
  readonly offSession: (span: CompanyDays) => ReadonlyArray<CompanyDays>
}

/** Below the bound of a step, which is then applied exactly. */
const nearlyStep = minStep * 0.99

/** More of a kind than this are looked for in the whole span. */
const maxDays = 100

interface Sequence {
  rows: number
  /** 1 for oldest first, -1 for newest first, 0 for one bar or any other order. */
  direction: number
  isOrdered: boolean
  /** Of the last bar. */
  date: string
  open: number
  close: number
  readonly steps: Array<string>
}

const isStep = (close: number, open: number): boolean =>
  close >= open * nearlyStep || open >= close * nearlyStep

const never = (): boolean => false

const onDays = (company_id: number, days: ReadonlySet<string>): ReadonlyArray<CompanyDays> =>
  [...days].map((date) => ({ company_id, first_date: date, last_date: date }))

/** Days by company, no more of each than are looked for one by one. */
const daysByCompany = () => {
  const all = new Map<number, Array<string>>()
  return {
    add: (company_id: number, date: string): void => {
      const days = all.get(company_id)
      if (days === undefined) all.set(company_id, [date])
      else if (days.length <= maxDays) days.push(date)
    },
    in: (span: CompanyDays): ReadonlyArray<CompanyDays> => {
      const days = new Set(all.get(span.company_id))
      return days.size > maxDays ? [span] : onDays(span.company_id, days)
    }
  }
}

/** Without bars yet. `closedDaysOf` returns the days without a session of a company's exchange, null where none are known. */
export const barOrder = (closedDaysOf: (company_id: number) => ClosedDays | null): BarOrder => {
  const sequences = new Map<number, Sequence>()
  const closedDays = new Map<number, ClosedDays | null>()
  const spikes = daysByCompany()
  const offSession = daysByCompany()

  const closedOf = (company_id: number): ClosedDays | null => {
    const known = closedDays.get(company_id)
    if (known !== undefined) return known
    const found = closedDaysOf(company_id)
    closedDays.set(company_id, found)
    return found
  }

  const add: BarOrder["add"] = ({ close, company_id, date, high, length, low, open }) => {
    let company = 0
    let last: Sequence | undefined
    let isClosed: ClosedDays["has"] = never
    for (let i = 0; i < length; i++) {
      const next = {
        date: date[i] as string,
        open: open[i] as number,
        high: high[i] as number,
        low: low[i] as number,
        close: close[i] as number
      }
      const id = company_id[i] as number
      if (isLowSpiked(next) || isHighSpiked(next)) spikes.add(id, next.date)
      if (id !== company) isClosed = closedOf(id)?.has ?? never
      if (isClosed(next.date)) offSession.add(id, next.date)
      if (last === undefined || id !== company) {
        company = id
        last = sequences.get(company)
        if (last === undefined) {
          last = {
            rows: 1,
            direction: 0,
            isOrdered: true,
            date: next.date,
            open: next.open,
            close: next.close,
            steps: []
          }
          sequences.set(company, last)
          continue
        }
      }
      const direction = next.date > last.date ? 1 : next.date < last.date ? -1 : 0
      if (last.rows === 1) last.direction = direction
      if (direction === 0 || direction !== last.direction) last.isOrdered = false
      const [before, after] = direction === 1 ? [last, next] : [next, last]
      if (isStep(before.close, after.open) && last.steps.length <= maxDays) last.steps.push(after.date)
      last.rows++
      last.date = next.date
      last.open = next.open
      last.close = next.close
    }
  }

  return {
    add,
    around: (span, stored) => {
      const { company_id, first_date, last_date } = span
      const own = sequences.get(company_id)
      if (own === undefined || !own.isOrdered || own.rows !== stored || own.steps.length > maxDays)
        return [span]
      const days = new Set([first_date, last_date, ...own.steps])
      return onDays(company_id, days)
    },
    spiked: spikes.in,
    offSession: offSession.in
  }
}
