/** `/stock/indicators` of several symbols: for each what it has alone, under the symbol as requested. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { IndicatorsBySymbol } from "../../../adapters/http/api/mod.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(ledger)
const { get } = service

const of = (symbols: string, query = "indicators=sma(2),aroon(2)") =>
  get(`/stock/indicators/${symbols}?${query}`)

const names = (count: number): string => Array.from({ length: count }, (_, i) => `S${i}`).join(",")

describe("indicators of several symbols", () => {
  it("have the body that each has alone, and an error for those not found", async () => {
    const { json, status } = await of("zzzz,ACME,%20005930:KRX,ACME")
    const [one, other] = [await of("ACME"), await of("005930")]
    assert.isAbove(one.json.count, 2)
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(json, {
      zzzz: { status: "error", detail: "Company not found: zzzz" },
      ACME: one.json,
      "005930:KRX": other.json
    })
    assert.deepStrictEqual(
      Schema.decodeUnknownSync(IndicatorsBySymbol)(json, { onExcessProperty: "error" }),
      json
    )
  })

  it("are at most 120, none of them empty", async () => {
    const { json, status } = await of(names(120))
    assert.deepStrictEqual([status, Object.keys(json).length], [200, 120])
    const refused = await of(names(121))
    const msg = "List should have at most 120 items after validation, not 121"
    assert.deepStrictEqual(
      [refused.status, refused.json],
      [422, { detail: [{ loc: ["path", "symbol"], msg, type: "too_long" }] }]
    )
    const { json: empty } = await of("ACME,")
    assert.deepStrictEqual(empty.detail[0].msg, "Value error, a symbol between commas is empty")
  })

  it("are not available as CSV", async () => {
    const { json, status } = await of("ACME,BARE", "indicators=rsi&format=csv")
    const msg = "Value error, csv is for one symbol"
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["query", "format"], msg, type: "value_error" }] }]
    )
  })

  it("are refused as a whole for an expression that is wrong for all of them", async () => {
    const { json, status } = await of("ACME,005930", "indicators=rsi,beta(NOPE)")
    assert.deepStrictEqual([status, json.detail[0].loc], [422, ["query", "indicators"]])
  })

  it("have room together for as many bars as those of one", async () => {
    const long = Array.from({ length: 20 }, (_, i) => `pivot_points(${"0".repeat(70)}1,1,${i})`).join()
    assert.strictEqual((await of("ACME", `indicators=${long}&limit=900`)).status, 200)
    const { json } = await of("ACME,005930", `indicators=${long}&limit=900`)
    assert.match(json.detail[0].msg, /900 bars .* of 2 symbols .* at most [5-8]\d\d bars, .* or symbols/)
  })

  it("count a request each, and are refused whole where fewer remain", async () => {
    const { secret } = await service.key({ rate_limit: 10, rate_period: 3600 })
    const left = async (symbols: string) => {
      const path = `/api/public/v1/stock/indicators/${symbols}?indicators=rsi`
      const { headers, status } = await service.send("GET", path, { "x-api-key": secret })
      return [status, headers.get("x-ratelimit-remaining")]
    }
    assert.deepStrictEqual(await left("ACME"), [200, "9"])
    assert.deepStrictEqual(await left("ACME,005930,ACME,zzzz"), [200, "6"])
    // Kept by now, and charged as ever.
    assert.deepStrictEqual(await left("ACME,005930,ACME,zzzz"), [200, "3"])
    assert.deepStrictEqual(await left("ACME,005930,ACME,zzzz,BARE"), [429, "3"])
    assert.deepStrictEqual(await left(names(121)), [422, "2"])
  })
})
