/** `GET /stock/prices/{symbol}/actions`: bodies, units, ranges and types; and CSV. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { actionHeader, priceHeader, take } from "../../contract/stores.ts"
import { serviceOver } from "../serviceOver.ts"

const fill = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name",
    "ACME,NASDAQ,Acme Inc.",
    "PENCE,LSE,Pence plc",
    "QUIET,NYSE,Quiet",
    "BARE,NYSE,Bare"
  ])
  yield* take("prices", [
    priceHeader,
    "ACME,2024-06-20,20,21,19,20.5,1000",
    "PENCE,2024-06-20,400,400,400,400,1"
  ])
  yield* take("actions", [
    `${actionHeader},currency`,
    "ACME,2024-06-24,split,2,,",
    "ACME,2024-06-24,dividend,0.5,,",
    "ACME,2024-06-24,dividend,0.25,20.75,",
    "ACME,2024-03-01,spinoff,1.5,,USD",
    // Announced: the clock is at 2024-07-01.
    "ACME,2024-07-02,dividend,0.3,21,",
    "PENCE,2024-06-21,dividend,0.15,,GBP",
    "PENCE,2024-06-24,dividend,0.2,,USD"
  ])
  yield* take("actions", ["effective_date,type,value"], { symbol: "QUIET" })
})

const service = serviceOver({ fill })
const { get } = service

const found = async (query: string): Promise<ReadonlyArray<string>> => {
  const { json } = await get(`/stock/prices/ACME/actions?${query}`)
  return json.actions.map((_: any) => `${_.effective_date.slice(5)} ${_.type} ${_.value}`)
}

describe("corporate actions", () => {
  it("are all of a company's, newest first, within a day by type and value", async () => {
    const { status, text } = await get("/stock/prices/acme/actions")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"symbol":"ACME","currency":"USD","actions":[' +
        '{"effective_date":"2024-07-02","type":"dividend","value":0.3,"reference_close":null,"currency":"USD"},' +
        '{"effective_date":"2024-06-24","type":"dividend","value":0.25,"reference_close":20.75,"currency":"USD"},' +
        '{"effective_date":"2024-06-24","type":"dividend","value":0.5,"reference_close":20.5,"currency":"USD"},' +
        '{"effective_date":"2024-06-24","type":"split","value":2,"reference_close":20.5,"currency":null},' +
        '{"effective_date":"2024-03-01","type":"spinoff","value":1.5,"reference_close":null,"currency":"USD"}],' +
        '"known_to":"2024-07-01","count":5}'
    )
  })

  it("that are announced get their reference close once the ex-date has begun at the exchange", async () => {
    const eve = service.time.now
    service.time.now = Date.parse("2024-07-02T04:00:00Z")
    const { json } = await get("/stock/prices/ACME/actions?start_date=2024-07-01")
    service.time.now = eve
    assert.strictEqual(json.actions[0].reference_close, 21)
  })

  it("have amounts in the unit of the price, foreign ones as filed", async () => {
    const { json } = await get("/stock/prices/PENCE/actions")
    assert.strictEqual(json.currency, "GBX")
    assert.deepStrictEqual(
      json.actions.map(({ currency, value }: any) => [value, currency]),
      [
        [0.2, "USD"],
        [15, "GBX"]
      ]
    )
  })

  it.for([
    [
      "start_date=2024-06-24",
      ["07-02 dividend 0.3", "06-24 dividend 0.25", "06-24 dividend 0.5", "06-24 split 2"]
    ],
    ["end_date=2024-03-01", ["03-01 spinoff 1.5"]],
    ["start_date=2024-03-02&end_date=2024-06-23", []],
    ["type=split", ["06-24 split 2"]],
    ["type=dividend&end_date=2024-06-30", ["06-24 dividend 0.25", "06-24 dividend 0.5"]],
    ["type=rights", []]
  ] as const)("with %s are %j", async ([query, expected]) => {
    assert.deepStrictEqual(await found(query), [...expected])
  })

  it.for([
    ["QUIET", "2024-07-01"],
    ["BARE", null]
  ] as const)("of %s, which has none, are known to %j", async ([symbol, known_to]) => {
    const { json } = await get(`/stock/prices/${symbol}/actions`)
    assert.deepStrictEqual(json, { symbol, currency: "USD", actions: [], known_to, count: 0 })
  })

  it("come as CSV", async () => {
    const { headers, text } = await get("/stock/prices/ACME/actions?type=split&format=csv")
    assert.strictEqual(headers.get("content-type"), "text/csv; charset=utf-8")
    assert.strictEqual(
      text,
      "effective_date,type,value,reference_close,currency\r\n2024-06-24,split,2,20.5,\r\n"
    )
  })

  it("refuse an unknown type and a range that ends before it starts", async () => {
    const type = await get("/stock/prices/ACME/actions?type=merger")
    assert.strictEqual(type.status, 422)
    assert.deepStrictEqual(type.json.detail, [
      {
        loc: ["query", "type"],
        msg: "Input should be 'split', 'dividend', 'stock_dividend', 'spinoff' or 'rights'",
        type: "enum"
      }
    ])
    const range = await get("/stock/prices/ACME/actions?start_date=2024-06-24&end_date=2024-06-23")
    assert.strictEqual(range.status, 422)
  })

  it("of an unknown company are not found", async () => {
    const { json, status } = await get("/stock/prices/ZZZZ/actions")
    assert.deepStrictEqual([status, json], [404, { detail: "Company not found: ZZZZ" }])
  })
})
