/** How a company stands in the market. */
import { Schema } from "effect"
import { CalendarDate, type Snapshot } from "../../../../core/mod.ts"
import { count, day, figure, figures, pageFields, pairing, text, whole } from "./Members.ts"

const Recommendation = Schema.Struct({
  period: CalendarDate,
  strong_buy: count,
  buy: count,
  hold: count,
  sell: count,
  strong_sell: count
}).annotate({ identifier: "Recommendation" })

/** Prices in `currency` on the shares of the day, changes and returns in percent, volumes in shares. */
export const SnapshotPage = Schema.Struct({
  ...pageFields,
  name: Schema.String,
  exchange: Schema.String,
  currency: text,
  ...pairing,
  price: Schema.Struct({
    ...figures("current", "change", "change_percent", "open", "high", "low", "previous_close"),
    volume: whole
  }),
  range_52w: Schema.Struct({ high: figure, high_date: day, low: figure, low_date: day }),
  average_volume_20d: whole,
  average_volume_50d: whole,
  returns: Schema.Struct(figures("1w", "1m", "3m", "6m", "ytd", "1y")),
  market: Schema.Struct(
    figures("market_cap", "shares_outstanding", "pe_ratio", "pb_ratio", "dividend_yield", "beta")
  ),
  recommendations: Schema.Array(Recommendation),
  target_price: Schema.Struct({
    ...figures("average", "median", "high", "low"),
    expert_count: count
  })
}).annotate({ identifier: "SnapshotPage" }) satisfies Schema.Schema<Snapshot>
