/** Bars as the API lists them. */
import type { Bar } from "../../../../core/mod.ts"
import { PricePoint } from "../../api/Prices.ts"

/** The columns of bars in CSV. */
export const pricePointColumns = Object.keys(PricePoint.fields)

/** A bar as bodies contain it, dated at midnight without a zone. */
export const pricePointOf = ({ close, date, high, low, open, volume }: Bar) => ({
  datetime: `${date}T00:00:00`,
  open,
  high,
  low,
  close,
  volume
})
