/** `GET /stock/prices/{symbol}` and its history: bodies to the byte, windows and ranges. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
const { get } = service

const last =
  '{"datetime":"2020-09-02T00:00:00","open":137.58,"high":137.98,"low":127,"close":131.4,"volume":189870444}'

const asTraded =
  '"currency":"USD","exchange":"NASDAQ","timezone":"America/New_York","is_last_partial":false' +
  ',"calendar":"XNYS","gaps":[]'

const days = async (path: string): Promise<ReadonlyArray<string>> => {
  const { json } = await get(path)
  return json.data.map(({ datetime }: { readonly datetime: string }) => datetime.slice(5, 10))
}

describe("recent prices", () => {
  it("are the newest bars, oldest first", async () => {
    const { status, text } = await get("/stock/prices/AAPL?limit=2&adjust=none")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      '{"symbol":"AAPL","company_name":"Apple Inc.","interval":"1day","data":[' +
        '{"datetime":"2020-09-01T00:00:00","open":132.91,"high":134.8,"low":130.53,"close":134.18,"volume":142927370},' +
        `${last}],"count":2,"adjust":"none",${asTraded}}`
    )
  })

  it("are adjusted for splits by default", async () => {
    const { json } = await get("/stock/prices/AAPL?limit=4")
    assert.deepStrictEqual(json.data[0], {
      datetime: "2020-08-28T00:00:00",
      open: 126,
      high: 126.4425,
      low: 124.5775,
      close: 124.8075,
      volume: 176436116
    })
  })

  it("are numbers to the last digit, and a volume of 0", async () => {
    const { text } = await get("/stock/prices/PINE")
    assert.include(text, '"open":0.1,"high":0.30000000000000004,"low":0.1,"close":0.2,"volume":0}')
  })

  it("are none of a company without bars", async () => {
    const { text } = await get("/stock/prices/BARE")
    assert.strictEqual(
      text,
      '{"symbol":"BARE","company_name":"Bare","interval":"1day","data":[],"count":0,"adjust":"splits",' +
        '"currency":"USD","exchange":"NYSE","timezone":"America/New_York","is_last_partial":false,"calendar":"XNYS","gaps":[]}'
    )
  })

  it("return the canonical symbol, however it was requested", async () => {
    const { json } = await get("/stock/prices/aapl:nasdaq")
    assert.strictEqual(json.symbol, "AAPL")
  })

  it("of an unknown company are not found", async () => {
    const { json, status } = await get("/stock/prices/zzzz")
    assert.deepStrictEqual([status, json], [404, { detail: "Company not found: zzzz" }])
  })
})

describe("the price history", () => {
  it("has the window and the total", async () => {
    const { status, text } = await get("/stock/prices/AAPL/history?limit=1&offset=4&adjust=none")
    assert.strictEqual(status, 200)
    assert.strictEqual(
      text,
      `{"symbol":"AAPL","company_name":"Apple Inc.","interval":"1day","data":[${last}],"count":1,` +
        '"has_more":false,"offset":4,"page":5,"limit":1,"total":5,"total_pages":5,"has_next":false,"has_prev":true,"adjust":"none",' +
        `${asTraded}}`
    )
  })

  it("begins with the first 100, oldest first", async () => {
    const { json } = await get("/stock/prices/AAPL/history")
    const { data, ...rest } = json
    assert.deepStrictEqual(rest, {
      symbol: "AAPL",
      company_name: "Apple Inc.",
      interval: "1day",
      count: 5,
      has_more: false,
      offset: 0,
      page: 1,
      limit: 100,
      total: 5,
      total_pages: 1,
      has_next: false,
      has_prev: false,
      adjust: "splits",
      currency: "USD",
      exchange: "NASDAQ",
      timezone: "America/New_York",
      is_last_partial: false,
      calendar: "XNYS",
      gaps: []
    })
    assert.strictEqual(data[0].datetime, "2020-08-27T00:00:00")
  })

  const windows: ReadonlyArray<readonly [query: string, days: ReadonlyArray<string>]> = [
    ["order=asc&limit=2", ["08-27", "08-28"]],
    ["order=desc&limit=2", ["09-02", "09-01"]],
    ["page=2&limit=2", ["08-31", "09-01"]],
    ["page=3&limit=2", ["09-02"]],
    ["page=4&limit=2", []],
    ["offset=3&limit=5", ["09-01", "09-02"]],
    ["offset=1&limit=1&order=desc", ["09-01"]],
    ["start_date=2020-08-28&end_date=2020-08-31", ["08-28", "08-31"]],
    ["start_date=2020-08-29&end_date=2020-08-30", []],
    ["start_date=2020-09-02&end_date=2020-09-02", ["09-02"]],
    ["end_date=2020-08-27", ["08-27"]],
    ["start_date=2020-09-01&order=desc", ["09-02", "09-01"]]
  ]
  it.for(windows)("with %s has %j", async ([query, expected]) => {
    assert.deepStrictEqual(await days(`/stock/prices/AAPL/history?${query}`), expected)
  })

  it("counts the range, not everything", async () => {
    const { json } = await get("/stock/prices/AAPL/history?start_date=2020-08-31&limit=2")
    assert.deepInclude(json, { count: 2, total: 3, total_pages: 2, has_more: true, has_next: true })
  })

  it("of an unknown company is not found", async () => {
    const { json, status } = await get("/stock/prices/AAPL:LSE/history")
    assert.deepStrictEqual([status, json], [404, { detail: "Company not found: AAPL:LSE" }])
  })
})

/** Whether PINE's last bars are partial at an instant. */
const isPartialAt = async (path: string, instant: string): Promise<boolean> => {
  const before = service.time.now
  service.time.now = Date.parse(instant)
  const { json } = await get(`/stock/prices/PINE${path}`)
  service.time.now = before
  return json.is_last_partial
}

describe("an unfinished week or month at the exchange", () => {
  // PINE has one bar, of Friday 2024-06-28, whose session closes at 20:00 UTC: no other is left of the week, and the month.
  it.for([
    ["?interval=1week", true],
    ["?interval=1month", true],
    ["/history?interval=1week&order=desc", true],
    ["/history?interval=1month&page=2", false],
    ["?interval=1day", false]
  ] as const)("makes the last bar of %s partial: %s", async ([path, expected]) => {
    assert.strictEqual(await isPartialAt(path, "2024-06-28T19:59:59Z"), expected)
    assert.isFalse(await isPartialAt(path, "2024-06-28T20:00:00Z"))
  })
})

it.for(["/financial/companies", "/stock/prices/AAPL", "/stock/prices/AAPL/history"])(
  "unknown query parameters of %s are ignored",
  async (path) => {
    const plain = await get(`${path}?limit=2`)
    const odd = await get(`${path}?limit=2&lim=0&symbol=PINE&__proto__=1&page[]=0`)
    assert.deepStrictEqual([odd.status, odd.text], [200, plain.text])
  }
)
