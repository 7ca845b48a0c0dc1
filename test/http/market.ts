/** A small market to ask for: six securities, and Apple's bars around its split of 2020-08-31 (QuantConnect Lean). */
import { Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { actionHeader, priceHeader, take } from "../contract/stores.ts"
import { openService } from "./service.ts"

const companies = [
  "symbol,exchange,name,alias_name,sector,industry,country,isin,website,description",
  "AAPL,NASDAQ,Apple Inc.,애플,Technology,Consumer Electronics,US,US0378331005,https://www.apple.com,Phones.",
  "SHEL,NYSE,Shell plc ADR,,Energy,,GB,,,",
  "SHEL,LSE,Shell plc,,Energy,,GB,GB00BP6MXD84,,",
  "005930,KOSPI,Samsung Electronics,삼성전자,Technology,,KR,,,",
  "PINE,NYSE,Pineapple Energy,,Energy,,US,,,",
  "BARE,NYSE,Bare,,,,,,,"
]

const prices = [
  priceHeader,
  "AAPL,2020-08-27,508.5,509.94,495.33,500.04,37351071",
  "AAPL,2020-08-28,504,505.77,498.31,499.23,44109029",
  "AAPL,2020-08-31,127.67,131,126.25,129.04,210024091",
  "AAPL,2020-09-01,132.91,134.8,130.53,134.18,142927370",
  "AAPL,2020-09-02,137.58,137.98,127,131.4,189870444",
  "PINE,2024-06-28,0.1,0.30000000000000004,0.1,0.2,0"
]

const actions = [
  actionHeader,
  "AAPL,2020-08-31,split,4,499.23",
  // Announced: in effect from the day after the clock's.
  "AAPL,2024-07-02,split,10,131.4"
]

export const market = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("prices", prices)
  yield* take("actions", actions)
})

/** The service over this market in memory. */
export const openMarket = () =>
  openService(
    Layer.suspend(() => storesLayer()),
    market
  )
