/** A universe of made-up companies, with unknown figures, equal ones, zeros and groups of every size. */
import { dayOf } from "../../../core/time/CalendarDate.ts"
import type { FigureColumn } from "../../../core/figures/FigureColumn.ts"
import type { Table } from "../../../core/screens/Table.ts"
import type { Row } from "./naive.ts"

/** Numbers from 0 to 1, the same in each run (Park and Miller (1988), Random number generators: good ones are hard to find). */
export const randomNumbers = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Figures that are numbers, texts and dates, by their keys. */
const numbers =
  'market_cap pe_ratio ps_ratio roe close sales dividend_yield beta rsi(14) sma(200) bollinger_upper(20,2) ago(pe_ratio,"1y") ago(rsi(14),"2q")'.split(
    " "
  )
const texts: Readonly<Record<string, ReadonlyArray<string>>> = {
  sector: ["Technology", "Healthcare", "Energy", "Utilities"],
  industry: ["Software", "Drugs", "Oil", "Power", "Gas", "Water", "Chips"],
  country_code: ["US", "KR"]
}
const dates = ["last_filing_date", "next_earnings_date", "listed_date"]

/** So many companies; each figure is unknown for about an eighth of them. */
export const companies = (count: number, seed: number): ReadonlyArray<Row> => {
  const random = randomNumbers(seed)
  const one = <A>(values: ReadonlyArray<A>): A => values[Math.floor(random() * values.length)] as A
  const maybe = <A>(value: A): A | null => (random() < 0.125 ? null : value)
  return Array.from({ length: count }, () => ({
    ...Object.fromEntries(
      // Halves of few sizes, so that many are equal; zeros of both signs among them.
      numbers.map((name) => [name, maybe(random() < 0.1 ? one([0, -0]) : Math.round(random() * 60 - 20) / 2)])
    ),
    ...Object.fromEntries(Object.entries(texts).map(([name, values]) => [name, maybe(one(values))])),
    ...Object.fromEntries(
      dates.map((name) => [
        name,
        maybe(`20${10 + Math.floor(random() * 15)}-0${1 + Math.floor(random() * 9)}-15`)
      ])
    )
  }))
}

/** The companies as columns. */
export const tableOf = (rows: ReadonlyArray<Row>): Table => ({
  length: rows.length,
  columnOf: ({ key, type }): FigureColumn => {
    const values = rows.map((row) => row[key] ?? null)
    if (type === "text") return { type, values: values as ReadonlyArray<string | null> }
    return {
      type,
      values: Float64Array.from(values, (value) =>
        value === null ? Number.NaN : type === "date" ? dayOf(String(value)) : Number(value)
      )
    }
  }
})

/** What a computation in pieces comes to. */
export const finished = <A>(pieces: Iterator<void, A>): A => {
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}
