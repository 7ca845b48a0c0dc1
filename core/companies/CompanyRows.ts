/** Serves the rows of a record that are about a company, for resources without rules of their own. */
import { Context, Effect, Layer } from "effect"
import type { RecordOf, ValueOf } from "../records/Record.ts"
import { type DatedQuery, type FoundBy, RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Company } from "./Company.ts"
import { Issuer } from "./Issuer.ts"

/** A record that is listed by company. */
export interface CompanyList<R extends RecordOf = RecordOf> {
  /** Found by `company_id`, or else by `issuer_id`. */
  readonly record: R
  /** A row with what is known of the company and its issuer where the row itself has nothing; by default as it is stored. */
  readonly completed?: (row: ValueOf<R>, company: Company, issuer: Issuer | undefined) => ValueOf<R>
}

const service = Effect.gen(function* () {
  const rows = yield* RowStore

  const dated = Effect.fn("CompanyRows.dated")(function* <R extends RecordOf>(
    { completed, record }: CompanyList<R>,
    company: Company,
    query: DatedQuery
  ) {
    const { company_id, issuer_id } = company
    const by = record.foundBy.includes("company_id") ? { company_id } : { issuer_id }
    // Which columns a record of any type has isn't known to the types here.
    const listed = rows.dated(record, by as FoundBy<R>, query)
    if (completed === undefined) return yield* listed
    const [found, [issuer]] = yield* Effect.all([listed, rows.all(Issuer, { issuer_id })], {
      concurrency: "unbounded"
    })
    return found.map((row) => completed(row, company, issuer))
  })

  return { dated }
})

/** Rows by company: its own, or its issuer's. */
export class CompanyRows extends Context.Service<
  CompanyRows,
  {
    /** The company's rows of a record by their dates: `dated(disclosures, company, latestRows(10, null))`. */
    readonly dated: <R extends RecordOf>(
      list: CompanyList<R>,
      company: Company,
      query: DatedQuery
    ) => Effect.Effect<ReadonlyArray<ValueOf<R>>, StoreUnavailable>
  }
>()("findata/core/companies/CompanyRows") {
  static readonly layer: Layer.Layer<CompanyRows, never, RowStore> = Layer.effect(CompanyRows, service)
}
