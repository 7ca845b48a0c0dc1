/** Tells what issuers filed. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Disclosure } from "./Disclosure.ts"
import { DisclosureStore } from "./DisclosureStore.ts"

export class Disclosures extends Context.Service<
  Disclosures,
  {
    /** The latest filings of a company's issuer, newest first. */
    readonly latest: (
      company: Company,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Disclosure>, StoreUnavailable>
  }
>()("findata/core/disclosures/Disclosures") {
  static readonly layer: Layer.Layer<Disclosures, never, DisclosureStore> = Layer.effect(
    Disclosures,
    Effect.map(DisclosureStore, (store) => ({
      latest: (company: Company, limit: number) => store.ofIssuer(company.issuer_id, limit)
    }))
  )
}
