/** The companies that news name by symbol: an article goes in without those that nobody is known by. */
import { Effect } from "effect"
import type { QualifiedSymbol } from "../../companies/Symbol.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Desk } from "../Intake.ts"
import { listed } from "../listed.ts"
import { subjects } from "../Subject.ts"

export interface NewsSubjects {
  /** The ids of the companies that held the symbols on the day. */
  readonly find: (
    line: number,
    symbols: ReadonlyArray<QualifiedSymbol>,
    date: string
  ) => Effect.Effect<ReadonlyArray<number>, StoreUnavailable>
  /** How many companies were made. */
  readonly made: () => number
  /** Tells the symbols that were left out. */
  readonly notes: () => ReadonlyArray<string>
  /** Writes the companies that were made. */
  readonly merge: Effect.Effect<void, StoreUnavailable>
}

export const newsSubjects = Effect.fnUntraced(function* (
  desk: Desk
): Effect.fn.Return<NewsSubjects, StoreUnavailable> {
  const { directory, options } = desk
  const subject = yield* subjects(desk)
  const leftOut = new Set<string>()

  const companyOf = Effect.fnUntraced(function* (line: number, named: QualifiedSymbol, date: string) {
    const code = named.exchange ?? options.exchange
    const exchange = code === null ? null : directory.exchanges.find(code)
    const isKnown = code === null || exchange !== null
    const held = isKnown ? directory.holderOn(named.symbol, exchange, date) : undefined
    if (held?._tag === "Found") return held.company
    if (held?._tag === "Unknown" && options.createCompanies && exchange !== null) {
      const row = { line, symbol: named.symbol, exchange: exchange.code, name: null, alias_name: null }
      return yield* subject.find(row, date)
    }
    leftOut.add(named.exchange === null ? named.symbol : `${named.symbol}:${named.exchange}`)
    return null
  })

  const find = Effect.fnUntraced(function* (
    line: number,
    symbols: ReadonlyArray<QualifiedSymbol>,
    date: string
  ) {
    const companies = yield* Effect.forEach(symbols, (symbol) => companyOf(line, symbol, date))
    return companies.flatMap((company) => (company === null ? [] : [company.company_id]))
  })

  const notes = (): ReadonlyArray<string> =>
    leftOut.size === 0 ? [] : [`Left out of their articles, symbols of no known company: ${listed(leftOut)}`]

  return { find, made: subject.made, notes, merge: subject.merge }
})
