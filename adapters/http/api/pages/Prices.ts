/** A company's bars, and what they are adjusted by. */
import { Schema, Struct } from "effect"
import { ActionList, PriceHistory } from "../Prices.ts"
import { pageFields } from "./Members.ts"

/** As `PriceHistory`. */
export const PricesPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(PriceHistory.fields, ["symbol"])
}).annotate({ identifier: "PricesPage" })

/** As `ActionList`. */
export const ActionsPage = Schema.Struct({
  ...pageFields,
  ...Struct.omit(ActionList.fields, ["symbol"])
}).annotate({ identifier: "ActionsPage" })
