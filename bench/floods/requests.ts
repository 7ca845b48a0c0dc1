/** The most expensive answers that a client without a key may ask for, each asked for once so that none is kept. */
import { daysBefore } from "../data/bars.ts"
import { daysAsked, symbolsOf } from "../beside/market.ts"

export interface Flood {
  readonly name: string
  /** The path of the nth request. */
  readonly path: (n: number) => string
  /** Whether every request is compressed and opens a connection, and every probe does, as those of containers do. */
  readonly connects?: boolean
}

/** What a process of clients is given: the name of a flood, and how many of them ask at once. */
export interface Flooding {
  readonly address: string
  readonly name: string
  readonly clients: number
}

/** How many answers, by status or by the code of an error. */
export type Outcomes = Readonly<Record<string, number>>

/** As many as a request may name; all have 22 years of bars. */
export const longSymbols = symbolsOf(120)

const basic = "/api/v1/financial-v4"
const batch = longSymbols.join(",")
const fewSymbols = longSymbols.slice(0, 8).join(",")
const one = (n: number): string => longSymbols[n % longSymbols.length] ?? ""

/** All bars begin later. */
const beginning = (n: number): string =>
  new Date(Date.parse("1950-01-01") + (n % 15_000) * 86_400_000).toISOString().slice(0, 10)

const days = daysAsked(50)

const kinds: ReadonlyArray<Flood> = [
  {
    name: "5,000 bars",
    path: (n) => `${basic}/time-series?symbol=${one(n)}&outputsize=5000&start_date=${beginning(n)}`
  },
  {
    name: "5,000 bars as CSV",
    path: (n) => `${basic}/time-series?symbol=${one(n)}&outputsize=5000&start_date=${beginning(n)}&format=csv`
  },
  {
    name: "22 years by week",
    path: (n) =>
      `${basic}/time-series?symbol=${one(n)}&interval=1week&outputsize=1200&start_date=${beginning(n)}`
  },
  {
    name: "5,000 bars of 120 symbols",
    path: (n) => `${basic}/time-series?symbol=${batch}&outputsize=5000&start_date=${beginning(n)}`
  },
  {
    name: "5,000 bars of 8 symbols, each on a connection of its own",
    path: (n) => `${basic}/time-series?symbol=${fewSymbols}&outputsize=5000&start_date=${beginning(n)}`,
    connects: true
  },
  {
    name: "fundamentals of 120 symbols as of a day",
    path: (n) => `${basic}/fundamentals?symbol=${batch}&as_of=${daysBefore(1 + (n % 3000))}`
  },
  {
    name: "sectors as of a day",
    path: (n) => `/v1/sector-analyst/company/${1 + (n % 100)}?as_of=${days[n % days.length]}`
  }
]

export const floods: ReadonlyArray<Flood> = [
  ...kinds,
  { name: "all of these", path: (n) => kinds[n % kinds.length]?.path(n) ?? "" }
]
