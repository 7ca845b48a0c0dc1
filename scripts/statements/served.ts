/** The statements of an issuer as the service answers them, after its facts were imported into a store in memory. */
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { type CompanyFacts, companyFactsBatches } from "../../adapters/sources/edgar/CompanyFacts.ts"
import {
  Companies,
  dataServices,
  type EntryBatch,
  Financials,
  Imports,
  rowsBatch,
  type Statement,
  unspecified
} from "../../core/mod.ts"

const options = {
  symbol: null,
  exchange: null,
  company: null,
  source: "SEC EDGAR",
  basis: null,
  format: null,
  createCompanies: false,
  strict: true,
  map: new Map<string, string>(),
  set: new Map<string, string>(),
  notation: unspecified
} as const

const symbol = "ISSUER"

export interface Served {
  /** Newest first. */
  readonly annual: ReadonlyArray<Statement>
  readonly quarterly: ReadonlyArray<Statement>
}

/** Imports the rows strictly; fails where one is refused. */
const take = Effect.fnUntraced(function* (batch: EntryBatch) {
  const imports = yield* Imports
  const file = { name: batch.kind, batches: Stream.make(batch), sha256: Effect.succeed("") }
  const { problems, run } = yield* imports.run(batch.kind, file, options)
  if (run === null) return yield* Effect.die(new Error(JSON.stringify(problems.slice(0, 3))))
})

/** The statements, with figures per share as filed. */
export const servedBy = (facts: CompanyFacts): Promise<Served> => {
  const stores = storesLayer()
  const issuer = { symbol, exchange: "NYSE", name: facts.entityName || facts.cik, cik: facts.cik }
  return Effect.gen(function* () {
    yield* Effect.forEach([rowsBatch("companies", [issuer]), ...companyFactsBatches(facts)], take)
    const company = yield* Effect.flatMap(Companies, (_) => _.bySymbol(symbol))
    const { statements } = yield* Financials
    return {
      annual: yield* statements(company, "Annual", null, "none"),
      quarterly: yield* statements(company, "Quarterly", null, "none")
    }
  }).pipe(
    Effect.provide(Layer.provideMerge(Layer.merge(dataServices, Imports.layer), stores)),
    Effect.runPromise
  )
}
