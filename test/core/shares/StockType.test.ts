/** Which kinds of securities are funds. */
import { assert, describe, it } from "@effect/vitest"
import { isFund } from "../../../core/shares/StockType.ts"

describe("a kind of security", () => {
  it.for(["ETF", "ETFs", "Exchange Traded Fund", "Closed-End Fund", "FUND", "ETN", "INDEX", "상장지수펀드"])(
    "is a fund: %s",
    (stock_type) => assert.isTrue(isFund({ stock_type }))
  )

  it.for([null, "Common Stock", "ADR", "Preferred Stock", "보통주", "Refunding Shares"])(
    "is none: %s",
    (stock_type) => assert.isFalse(isFund({ stock_type }))
  )
})
