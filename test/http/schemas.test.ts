/** Every body of an endpoint conforms to its definition, without other members. */
import { assert, it } from "@effect/vitest"
import { Schema } from "effect"
import { market } from "../fixtures/market.ts"
import { serviceOver } from "./serviceOver.ts"
import * as Definitions from "../../adapters/http/api/mod.ts"

const { get } = serviceOver(market)

const bodies: ReadonlyArray<readonly [path: string, schema: Schema.Codec<unknown>]> = [
  ["/financial/companies", Definitions.CompanyList],
  ["/financial/companies?search=nobody", Definitions.CompanyList],
  ["/financial/companies?offset=3", Definitions.CompanyList],
  ["/financial/companies?variant=data", Definitions.CompanyData],
  ["/financial/companies/AAPL", Definitions.CompanyBody],
  ["/financial/companies/BARE", Definitions.CompanyBody],
  ["/stock/prices/AAPL", Definitions.PriceSeries],
  ["/stock/prices/BARE", Definitions.PriceSeries],
  ["/stock/prices/AAPL?interval=1month&adjust=all", Definitions.PriceSeries],
  ["/stock/prices/AAPL/history?interval=1week", Definitions.PriceHistory],
  ["/stock/prices/BARE/history?page=3", Definitions.PriceHistory]
]

it.for(bodies)("%s", async ([path, schema]) => {
  const { json } = await get(path)
  const decoded = Schema.decodeUnknownSync(schema)(json, { onExcessProperty: "error" })
  assert.deepStrictEqual(decoded, json)
})
