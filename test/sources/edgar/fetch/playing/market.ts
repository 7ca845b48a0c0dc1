/** A made-up market: companies and what they and their insiders file, the same for the same seed. */
import { addDays } from "../../../../../core/mod.ts"

export interface PlayedCompany {
  /** Ten digits. */
  readonly cik: string
  readonly symbol: string
  readonly name: string
  /** As SEC writes it. */
  readonly exchange: "Nasdaq" | "NYSE"
  /** Whether it has two classes of shares, which companyfacts leaves out. */
  readonly hasClasses: boolean
  /** The day from which SEC's list has it. */
  readonly listed: string
  /** Whether its facts contain one that can't be read. */
  readonly hasBrokenFact: boolean
}

export interface PlayedFiling {
  readonly company: PlayedCompany
  readonly accession: string
  readonly filed: string
  readonly form: string
  /** The period of a report of statements. */
  readonly period: { readonly start: string; readonly end: string } | null
  /** Its place among the filings, from 0. */
  readonly at: number
}

export interface PlayedMarket {
  readonly companies: ReadonlyArray<PlayedCompany>
  /** Older first. */
  readonly filings: ReadonlyArray<PlayedFiling>
}

/** Whether the form is an insider's statement. */
export const isStatement = (form: string): boolean => form.startsWith("4")

/** A generator of numbers in [0, 1) (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The day, or the Monday after it. */
const weekday = (day: string): string => (isWeekday(day) ? day : weekday(addDays(day, 1)))

const years = [2022, 2023, 2024, 2025] as const

/** Reports of a year by the end of their period, with the days that pass until they are filed. */
const reports = [
  ["10-Q", "-01-01", "-03-31", 30],
  ["10-Q", "-01-01", "-06-30", 32],
  ["10-Q", "-01-01", "-09-30", 35],
  ["10-K", "-01-01", "-12-31", 52]
] as const

export const marketOf = (companies: number, seed: number, newcomer: string): PlayedMarket => {
  const random = randomOf(seed)
  const upTo = (limit: number): number => Math.floor(random() * limit)
  const played = Array.from({ length: companies }, (_, index): PlayedCompany => {
    const cik = String(1_000_000 + index * 37).padStart(10, "0")
    const letters = Array.from({ length: 4 }, (_, place) =>
      String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))
    )
    return {
      cik,
      symbol: letters.toReversed().join(""),
      name: `Played ${index} Inc.`,
      exchange: index % 3 === 0 ? "NYSE" : "Nasdaq",
      hasClasses: index % 10 === 4,
      // The last one is listed later than the others.
      listed: index === companies - 1 ? newcomer : "2020-01-01",
      hasBrokenFact: index % 10 === 7
    }
  })
  const planned: Array<Omit<PlayedFiling, "accession" | "at">> = []
  const plan = (company: PlayedCompany, day: string, form: string, period: PlayedFiling["period"] = null) =>
    planned.push({ company, filed: weekday(day), form, period })
  for (const company of played) {
    for (const year of years) {
      for (const [form, from, to, wait] of reports) {
        const period = { start: `${year}${from}`, end: `${year}${to}` }
        const filed = addDays(period.end, wait + upTo(14))
        plan(company, filed, form, period)
        if (form === "10-K" && random() < 0.1) plan(company, addDays(filed, 20), "10-K/A", period)
      }
      const dayIn = (): string => addDays(`${year}-01-01`, upTo(364))
      for (let count = 0; count < 6; count++) plan(company, dayIn(), "8-K")
      plan(company, dayIn(), "DEF 14A")
      plan(company, dayIn(), "SC 13G")
      for (let count = 0; count < 10; count++) {
        const filed = dayIn()
        plan(company, filed, "4")
        if (random() < 0.05) plan(company, addDays(filed, 3), "4/A")
      }
    }
  }
  const inOrder = planned.toSorted((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : 0))
  const filings = inOrder.map(
    (filing, at): PlayedFiling => ({
      ...filing,
      at,
      accession: `${filing.company.cik}-${filing.filed.slice(2, 4)}-${String(at % 1_000_000).padStart(6, "0")}`
    })
  )
  return { companies: played, filings }
}
