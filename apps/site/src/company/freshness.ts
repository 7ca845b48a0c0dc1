/** How a company's newest price stands to the last session of its exchange. */
import type { Answer } from "../../../../adapters/client/mod.ts"

/** Sessions that it is behind. */
interface Behind {
  readonly sessions: number
}

/** Null where the price is of the last session. Whether a company is listed is known of today alone. */
export const freshnessOf = (
  { price_date, sessions_since }: Pick<Answer<"getCompanySnapshot">, "price_date" | "sessions_since">,
  isListedToday: boolean,
  isPast: boolean
): "no_prices" | "delisted" | Behind | null => {
  if (price_date === null) return "no_prices"
  if (!isListedToday && !isPast) return "delisted"
  return sessions_since === null || sessions_since === 0 ? null : { sessions: sessions_since }
}
