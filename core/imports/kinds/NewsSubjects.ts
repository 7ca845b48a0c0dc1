/** Resolves the companies of news by symbol; unknown symbols are left out of their article. */
import { Effect } from "effect"
import { type QualifiedSymbol, symbolText } from "../../codes/Symbol.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { ImportContext } from "../Intake.ts"
import { listed } from "../listed.ts"
import { subjects } from "../subjects/Subject.ts"

/** Finds the companies of articles, and creates them where the options say so. */
export interface NewsSubjects {
  /** The ids of the companies that held the symbols on the day. */
  readonly find: (
    line: number,
    symbols: ReadonlyArray<QualifiedSymbol>,
    date: string
  ) => Effect.Effect<ReadonlyArray<number>, StoreUnavailable>
  /** How many companies were created. */
  readonly created: () => number
  /** The notes on symbols that were left out. */
  readonly notes: () => ReadonlyArray<string>
  /** Writes the created companies. */
  readonly merge: Effect.Effect<void, StoreUnavailable>
}

/** By the directory and the options of an import. */
export const newsSubjects = Effect.fnUntraced(function* (
  context: ImportContext
): Effect.fn.Return<NewsSubjects, StoreUnavailable> {
  const { directory, options } = context
  const subject = yield* subjects(context)
  const leftOut = new Set<string>()

  const companyOf = Effect.fnUntraced(function* (line: number, named: QualifiedSymbol, published: string) {
    const date = named.day ?? published
    const code = named.exchange ?? options.exchange
    const exchange = code === null ? null : directory.exchanges.find(code)
    const isKnown = code === null || exchange !== null
    const held = isKnown ? directory.holderOn(named.symbol, exchange, date) : undefined
    if (held?._tag === "Found") return held.company
    if (held?._tag === "Unknown" && options.createCompanies && exchange !== null) {
      const row = { line, symbol: named.symbol, exchange: exchange.code, name: null, alias_name: null }
      return yield* subject.find(row, date)
    }
    leftOut.add(symbolText(named))
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
    leftOut.size === 0 ? [] : [`Unknown symbols, left out of their articles: ${listed(leftOut)}`]

  return { find, created: subject.created, notes, merge: subject.merge }
})
