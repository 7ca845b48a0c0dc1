/** Analysts' consensus: specification 2.9. */
import { all, count, date, listOf, maybe, members, number, oneOf, text, truth } from "../forms.ts"
import { companyAt, pagesOf, plentyPage, size, type Specified } from "../Specified.ts"
import { figures, page, priced } from "../sharedForms.ts"

const opinion = oneOf("strong_buy", "buy", "hold", "sell", "strong_sell")

/** 2.9 */
const consensusPage = page(
  {
    company_name: text,
    currency: maybe(text),
    has_consensus: truth,
    message: maybe(text),
    current_price: maybe(number),
    target_prices: members({
      ...all("average, high, low, std_dev", maybe(number)),
      ...all("high_broker, low_broker", maybe(text)),
      expert_count: count
    }),
    upside_downside: figures("current_price, to_high, to_average, to_low"),
    investment_opinions: listOf(members({ opinion, count, percentage: number })),
    target_price_trend: listOf(
      members({ date, target_price: number, broker: text, opinion: maybe(opinion) })
    ),
    price_history: listOf(members({ date, close: number })),
    analysis_period_months: count,
    last_report_date: maybe(date),
    total_reports: count
  },
  priced
)

export const specified: Specified = {
  operations: [companyAt("/consensus", "", "months=0")],
  answers: [
    { name: "a consensus page", form: consensusPage, paths: pagesOf("/consensus"), neverNull: ["currency"] }
  ],
  sizes: [size(`${plentyPage}/consensus`, "months", [1, 60], 12, (_) => _.total_reports)]
}
