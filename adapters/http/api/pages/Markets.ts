/** The markets at a glance. */
import { Schema } from "effect"
import { MarketOverview } from "../../../../core/mod.ts"

/** The one with the most companies first. */
export const MarketsPage = Schema.Struct({ markets: Schema.Array(MarketOverview) }).annotate({
  identifier: "MarketsPage"
})
