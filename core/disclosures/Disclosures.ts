/** Filings of issuers. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Disclosure } from "./Disclosure.ts"
import { DisclosureStore } from "./DisclosureStore.ts"

/** Filings by company: those of its issuer. */
export class Disclosures extends Context.Service<
  Disclosures,
  {
    /**
     * The latest filings of a company's issuer by the end of a day (null for now), newest first; `stock_code` is the
     * company's symbol where the file had none.
     */
    readonly latest: (
      company: Company,
      limit: number,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<Disclosure>, StoreUnavailable>
  }
>()("findata/core/disclosures/Disclosures") {
  static readonly layer: Layer.Layer<Disclosures, never, DisclosureStore> = Layer.effect(
    Disclosures,
    Effect.map(DisclosureStore, (store) => ({
      latest: ({ issuer_id, symbol }: Company, limit: number, as_of: string | null) =>
        Effect.map(store.ofIssuer(issuer_id, limit, as_of), (filed) =>
          filed.map((disclosure) => ({ ...disclosure, stock_code: disclosure.stock_code ?? symbol }))
        )
    }))
  )
}
