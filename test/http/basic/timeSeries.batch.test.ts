/** Several symbols in one request to the basic API: a body for each, under the symbol as requested. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { FundamentalsBySymbol, ProfileBySymbol, TimeSeriesBySymbol } from "../../../adapters/http/api/mod.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(ledger)
const { ask } = service

const routes = ["time-series", "profile", "fundamentals"]

const names = (count: number): string => Array.from({ length: count }, (_, i) => `S${i}`).join(",")

describe("several symbols", () => {
  it.for(routes)("have in %s the body that each has alone", async (route) => {
    const { json, status } = await ask(`/${route}?symbol=ACME,005930:KRX`)
    const [one, other] = [await ask(`/${route}?symbol=ACME`), await ask(`/${route}?symbol=005930`)]
    assert.deepStrictEqual([status, json], [200, { ACME: one.json, "005930:KRX": other.json }])
  })

  it.for(routes)("in %s have an error for those not found", async (route) => {
    const { json, status } = await ask(`/${route}?symbol=zzzz,ACME`)
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(Object.keys(json), ["zzzz", "ACME"])
    assert.deepStrictEqual(json.zzzz, { status: "error", detail: "Company not found: zzzz" })
    assert.strictEqual(json.ACME.status, "ok")
  })

  it("are keyed by the requested text, without surrounding spaces", async () => {
    const { json } = await ask("/profile?symbol=%20acme%20,%20ACME:NASDAQ,__proto__")
    assert.deepStrictEqual(Object.keys(json), ["acme", "ACME:NASDAQ", "__proto__"])
    assert.deepStrictEqual(json.acme, json["ACME:NASDAQ"])
  })

  it("are returned once where one is repeated, still keyed by symbol", async () => {
    const { json } = await ask("/profile?symbol=ACME,ACME")
    assert.deepStrictEqual(Object.keys(json), ["ACME"])
  })

  it("may be separated by encoded commas", async () => {
    const plain = await ask("/profile?symbol=ACME,BARE")
    assert.strictEqual((await ask("/profile?symbol=ACME%2CBARE")).text, plain.text)
  })

  it("are at most 120", async () => {
    const { json, status } = await ask(`/time-series?symbol=${names(120)}`)
    assert.deepStrictEqual([status, Object.keys(json).length], [200, 120])
    const { json: refused, status: refusal } = await ask(`/time-series?symbol=${names(121)}`)
    const msg = "List should have at most 120 items after validation, not 121"
    assert.deepStrictEqual(
      [refusal, refused],
      [422, { detail: [{ loc: ["query", "symbol"], msg, type: "too_long" }] }]
    )
  })

  it.for(["ACME,", ",ACME", "ACME,,BARE", ",", "ACME,%20"])("are refused as %j", async (symbols) => {
    const { json, status } = await ask(`/time-series?symbol=${symbols}`)
    const msg = "Value error, a symbol between commas is empty"
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["query", "symbol"], msg, type: "value_error" }] }]
    )
  })

  it("are not available as CSV", async () => {
    const { json, status } = await ask("/time-series?symbol=ACME,BARE&format=csv")
    const msg = "Value error, csv is for one symbol"
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["query", "format"], msg, type: "value_error" }] }]
    )
    const { headers } = await ask("/time-series?symbol=ACME,BARE", { accept: "text/csv" })
    assert.strictEqual(headers.get("content-type"), "application/json")
  })

  it("are each refused for a day that hasn't begun at its exchange", async () => {
    // Noon in New York, an hour past midnight in Seoul.
    service.time.now = Date.parse("2024-07-01T16:00:00Z")
    const { json } = await ask("/fundamentals?symbol=ACME,005930&as_of=2024-07-02")
    assert.deepStrictEqual(json.ACME, {
      status: "error",
      detail: "Value error, as_of 2024-07-02 is in the future"
    })
    assert.strictEqual(json["005930"].status, "ok")
  })
})

const bodies = [
  ["time-series", TimeSeriesBySymbol],
  ["profile", ProfileBySymbol],
  ["fundamentals", FundamentalsBySymbol]
] as const
it.for(bodies)("%s of several symbols conforms to its definition", async ([route, schema]) => {
  const { json } = await ask(`/${route}?symbol=ACME,ACM,005930,BARE,zzzz`)
  const decoded = Schema.decodeUnknownSync(schema as Schema.Codec<unknown>)(json, {
    onExcessProperty: "error"
  })
  assert.deepStrictEqual(decoded, json)
})
