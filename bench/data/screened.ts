/**
 * A market for screens: companies of one currency with years of daily bars, a split now and then, dividends, quarterly
 * statements and a count of shares a year. One in twelve was listed later, one in twenty is no longer traded.
 */
import { addDays } from "../../core/mod.ts"
import type { Contents } from "../harness/stores.ts"
import { barsHeader, walked } from "./bars.ts"
import { pick } from "./companies.ts"
import { statementsHeader, statementsOfYears } from "./figures.ts"
import { memberAt, membersOf } from "./market.ts"

/** The last day of all bars, the same in every run: a Friday at the end of a month. */
export const screenedTo = "2026-10-30"

/** How large it is. */
export interface Screened {
  readonly companies: number
  readonly years: number
}

const lastYear = Number(screenedTo.slice(0, 4))

const isWeekend = (day: string): boolean => new Date(day).getUTCDay() % 6 === 0

/** The weekdays of so many years up to the last day, oldest first. */
const weekdaysOf = (years: number): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (let day = `${lastYear - years}${screenedTo.slice(4)}`; day <= screenedTo; day = addDays(day, 1))
    if (!isWeekend(day)) found.push(day)
  return found
}

/** The fiscal years, the current one among them. */
const yearsOf = (years: number): ReadonlyArray<number> =>
  Array.from({ length: years + 1 }, (_, n) => lastYear - years + n)

/** The part of all days that a company has bars of. */
const tradedOf = (i: number, days: ReadonlyArray<string>): ReadonlyArray<string> => {
  const begin = i % 12 === 5 ? Math.floor(days.length * (0.1 + 0.8 * (pick(i, 31, 1000) / 1000))) : 0
  const end = i % 20 === 7 ? Math.floor(days.length * (0.2 + 0.7 * (pick(i, 32, 1000) / 1000))) : days.length
  return days.slice(begin, Math.max(begin, end))
}

/** The Mondays of May on which it is split in two, one every seven years or so. */
const splitsOf = (i: number, years: ReadonlyArray<number>): ReadonlySet<string> =>
  new Set(
    years.flatMap((year) => {
      if (pick(i, year, 7) !== 0) return []
      const first = `${year}-05-01`
      return [addDays(first, (8 - new Date(first).getUTCDay()) % 7)]
    })
  )

const numbers = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, i) => i)

/** What a store of it is made of; actions come before the bars in which their splits would be doubtful otherwise. */
export const screenedContents = ({ companies, years: count }: Screened): Contents => {
  const [members, years, days] = [numbers(companies), yearsOf(count), weekdaysOf(count)]
  return {
    name: `screens-${companies}-${count}`,
    last: screenedTo,
    steps: [
      {
        companies: () => membersOf(companies),
        *actions() {
          yield "symbol,effective_date,type,value\n"
          for (const i of members) {
            const { symbol } = memberAt(i)
            for (const day of splitsOf(i, years)) if (day <= screenedTo) yield `${symbol},${day},split,2\n`
            if (i % 2 === 0) continue
            for (const year of years)
              for (const month of ["02", "05", "08", "11"]) {
                const day = `${year}-${month}-15`
                if (day <= screenedTo) yield `${symbol},${day},dividend,0.25\n`
              }
          }
        },
        *prices() {
          yield barsHeader
          for (const i of members)
            yield walked(memberAt(i).symbol, i + 1, tradedOf(i, days), 2, splitsOf(i, years))
        },
        *shares() {
          yield "symbol,date,count\n"
          for (const i of members)
            for (const year of years.slice(0, -1))
              yield `${memberAt(i).symbol},${year}-12-31,${100_000_000 + pick(i, 33, 1_000_000_000) + 1_000_000 * (year - lastYear)}\n`
        },
        *statements() {
          yield statementsHeader
          for (const i of members)
            yield statementsOfYears(memberAt(i).symbol, "USD", i + 1, years, screenedTo)
        }
      }
    ]
  }
}
