/** The statements of an issuer as the service answers them, after its facts were imported into a store in memory. */
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import {
  type CompanyFacts,
  companyFactsBatches
} from "../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"
import {
  Companies,
  dataServices,
  type EntryBatch,
  Financials,
  importDefaults,
  Imports,
  rowsBatch
} from "../../core/mod.ts"
import { type Statement } from "../../core/financials/mod.ts"

const options = { ...importDefaults, source: "SEC EDGAR", strict: true }

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
    const filed = companyFactsBatches(facts).filter(({ rows }) => rows.length > 0)
    yield* Effect.forEach([rowsBatch("companies", [issuer]), ...filed], take)
    const company = yield* Effect.flatMap(Companies, (_) => _.bySymbol(symbol))
    const { statements } = yield* Financials
    return {
      annual: yield* statements(company, "Annual", null, "none"),
      quarterly: yield* statements(company, "Quarterly", null, "none")
    }
  }).pipe(
    Effect.provide(
      Layer.provideMerge(Layer.merge(dataServices, Layer.provide(Imports.layer, KnownVendors.layer)), stores)
    ),
    Effect.runPromise
  )
}
