/** Filings of issuers. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { Issuer } from "../companies/Issuer.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { RowStore } from "../store/RowStore.ts"
import { Disclosure } from "./Disclosure.ts"

/** Filings by company: those of its issuer. */
export class Disclosures extends Context.Service<
  Disclosures,
  {
    /**
     * The latest filings of a company's issuer by the end of a day (null for now), newest first; on the same day, the greater
     * receipt number first. `corp_code` is the issuer's and `stock_code` the company's symbol where the file had none.
     */
    readonly latest: (
      company: Company,
      limit: number,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<Disclosure>, StoreUnavailable>
  }
>()("findata/core/disclosures/Disclosures") {
  static readonly layer: Layer.Layer<Disclosures, never, RowStore> = Layer.effect(
    Disclosures,
    Effect.map(RowStore, (rows) => ({
      latest: ({ issuer_id, symbol }: Company, limit: number, as_of: string | null) =>
        Effect.map(
          Effect.all(
            [rows.latest(Disclosure, { issuer_id }, limit, as_of), rows.all(Issuer, { issuer_id })],
            {
              concurrency: "unbounded"
            }
          ),
          ([filed, [issuer]]) =>
            filed.map((disclosure) => ({
              ...disclosure,
              corp_code: disclosure.corp_code ?? issuer?.corp_code ?? null,
              stock_code: disclosure.stock_code ?? symbol
            }))
        )
    }))
  )
}
