/** The company that a tool's symbol means, and where data come from. */
import { Effect } from "effect"
import { Companies, type Company, type ImportKind, Sources, todayIn } from "../../../core/mod.ts"
import { FiguresNotReady } from "../../../core/ports.ts"
import { Refused } from "./Tool.ts"

const few = { offset: 0, limit: 5 }

/** How many characters of a symbol's end may be wrong. */
const maxDropped = 3

/** Companies whose symbol or name contains the text, or else a beginning of it. */
const nearMatches = Effect.fnUntraced(function* (text: string) {
  const companies = yield* Companies
  const searched = text.split(":", 1)[0]?.trim() ?? ""
  for (let dropped = 0; dropped <= maxDropped && searched.length - dropped >= 2; dropped++) {
    const search = searched.slice(0, searched.length - dropped).toWellFormed()
    const found = yield* companies.list({ search, sector: null, country_code: null }, few)
    if (found.companies.length > 0) return found.companies
  }
  return []
})

/** The error of a symbol that no company has, with those that resemble it. */
const unknownSymbol = Effect.fnUntraced(function* (symbol: string) {
  const near = yield* nearMatches(symbol)
  const named = near.map((company) => `${company.symbol} (${company.name}, ${company.exchange})`)
  const advice =
    named.length === 0 ? "find_company searches symbols and names" : `Similar: ${named.join("; ")}`
  return yield* new Refused({ message: `Unknown symbol: ${symbol}. ${advice}.` })
})

/** The company of a symbol on a day, absent for now; refuses a day that hasn't begun at its exchange. */
export const companyOn = Effect.fnUntraced(function* (symbol: string, as_of?: string) {
  const companies = yield* Companies
  const company = (yield* companies.find(symbol, as_of ?? null)) ?? (yield* unknownSymbol(symbol))
  const today = yield* todayIn(company.time_zone)
  if (as_of !== undefined && as_of > today)
    return yield* new Refused({
      message: `as_of ${as_of} is in the future: today at the exchange is ${today}`
    })
  return company
})

/** Where a day begins first: UTC+14. */
const earliestZone = "Pacific/Kiritimati"

/** The day as of which all companies are looked at, null for now; refuses one that hasn't begun anywhere. */
export const begunDay = Effect.fnUntraced(function* (as_of: string | undefined) {
  const latest = yield* todayIn(earliestZone)
  if (as_of !== undefined && as_of > latest)
    return yield* new Refused({ message: `as_of ${as_of} is in the future` })
  return as_of ?? null
})

/** Refuses to answer while figures of statements are being computed. */
export const notReady = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.catchIf(
    effect,
    (error): error is Extract<E, FiguresNotReady> => error instanceof FiguresNotReady,
    ({ message }) => Effect.fail(new Refused({ message: `${message}: ask again in a minute` }))
  )

/** What every answer about a company begins with. */
export const headOf = ({ currency, exchange, name, symbol }: Company) => ({
  symbol,
  exchange,
  name,
  currency
})

/** The names of the sources of imported data of some kinds. */
export const sourcesOf = Effect.fnUntraced(function* (...kinds: ReadonlyArray<ImportKind>) {
  const { all } = yield* Sources
  const names = (yield* all).filter(({ kind }) => kinds.includes(kind)).map(({ source }) => source)
  return [...new Set(names)].toSorted().join(", ") || null
})
