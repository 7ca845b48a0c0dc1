/** Serves insiders' transactions of companies. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { addDays, addMonths } from "../time/CalendarDate.ts"
import { todayIn } from "../time/Zone.ts"
import { InsiderStore } from "./InsiderStore.ts"
import { type InsiderSummary, insiderSummary } from "./InsiderSummary.ts"
import type { InsiderTransaction } from "./InsiderTransaction.ts"

/** The transactions of some calendar months, and their summary. */
export interface InsiderActivity {
  /** The listing's, in which the summary's net_value is. */
  readonly currency: string | null
  /** Newest first. */
  readonly transactions: ReadonlyArray<InsiderTransaction>
  /** Of all transactions of the months, including those not in the list. */
  readonly summary: InsiderSummary
}

const service = Effect.gen(function* () {
  const store = yield* InsiderStore

  const of = Effect.fn("Insiders.of")(function* (
    company: Company,
    months: number,
    limit: number,
    as_of: string | null
  ) {
    const { currency, issuer_id, time_zone } = company
    const today = as_of ?? (yield* todayIn(time_zone))
    const all = yield* store.ofIssuer(issuer_id, addDays(addMonths(today, -months), 1), as_of)
    return {
      currency,
      transactions: all.slice(0, limit),
      summary: insiderSummary(all, today, months, currency)
    }
  })

  return { of }
})

/** Insiders' transactions by company: those of its issuer. */
export class Insiders extends Context.Service<
  Insiders,
  {
    /**
     * The newest `limit` transactions of the calendar months that end today at the exchange, and a summary of all of
     * them; as of a day, of the months that end there, as filed by then.
     */
    readonly of: (
      company: Company,
      months: number,
      limit: number,
      as_of: string | null
    ) => Effect.Effect<InsiderActivity, StoreUnavailable>
  }
>()("findata/core/insiders/Insiders") {
  static readonly layer: Layer.Layer<Insiders, never, InsiderStore> = Layer.effect(Insiders, service)
}
