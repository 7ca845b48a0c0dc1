/** Markets that several vendors have. */
import { worldExchanges } from "../../../core/ports.ts"
import type { Market } from "./Vendor.ts"

/** The exchanges of the United States, as one market. */
export const unitedStates = (name: string, publishedAfter: number): Market => ({
  name,
  mic: "XNYS",
  exchanges: worldExchanges.flatMap(({ code, country_code }) => (country_code === "US" ? [code] : [])),
  publishedAfter
})

/** A single exchange as a market, by its code. */
export const marketOf = (name: string, code: string, publishedAfter: number): Market => ({
  name,
  mic: worldExchanges.find((exchange) => exchange.code === code)?.mic_code ?? code,
  exchanges: [code],
  publishedAfter
})
