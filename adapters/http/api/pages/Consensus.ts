/** What analysts expect of a company. */
import { Schema } from "effect"
import { CalendarDate, type Consensus, opinions } from "../../../../core/mod.ts"
import { count, day, figure, figures, pageFields, text } from "./Members.ts"

const Opinion = Schema.Literals(opinions)

/** Targets and prices in `currency` on the shares of the day; how far targets lie from the price in percent. */
export const ConsensusPage = Schema.Struct({
  ...pageFields,
  company_name: Schema.String,
  currency: text,
  has_consensus: Schema.Boolean,
  message: text,
  current_price: figure,
  price_date: day,
  target_prices: Schema.Struct({
    ...figures("average", "high", "low", "std_dev"),
    high_broker: text,
    low_broker: text,
    expert_count: count
  }),
  upside_downside: Schema.Struct(figures("current_price", "to_high", "to_average", "to_low")),
  investment_opinions: Schema.Array(Schema.Struct({ opinion: Opinion, count, percentage: Schema.Finite })),
  target_price_trend: Schema.Array(
    Schema.Struct({
      date: CalendarDate,
      target_price: Schema.Finite,
      broker: Schema.String,
      opinion: Schema.NullOr(Opinion)
    })
  ),
  price_history: Schema.Array(Schema.Struct({ date: CalendarDate, close: Schema.Finite })),
  analysis_period_months: Schema.Int,
  last_report_date: day,
  total_reports: count
}).annotate({ identifier: "ConsensusPage" }) satisfies Schema.Schema<Omit<Consensus, "target_prices">>
