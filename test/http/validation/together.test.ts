/** 422 reports all faults of a request at once. */
import { assert, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"
import { formatNames } from "../wrongFormat.ts"

const { get } = serviceOver(market)

const date = "Input should be a valid date or datetime, input is too short"
const integer = "Input should be a valid integer, unable to parse string as an integer"

const item = (name: string, type: string, msg: string) => ({ loc: ["query", name], msg, type })

it("each parameter that is invalid by itself is reported", async () => {
  const { json, status } = await get(
    "/stock/prices/AAPL/history?interval=1min&adjust=x&start_date=x&end_date=&order=up&limit=0&page=x&format=pdf"
  )
  assert.strictEqual(status, 422)
  assert.sameDeepMembers(json.detail, [
    item("interval", "enum", "Input should be '1day', '1week' or '1month'"),
    item("adjust", "enum", "Input should be 'none', 'splits' or 'all'"),
    item("format", "enum", `Input should be ${formatNames}`),
    item("start_date", "date_from_datetime_parsing", date),
    item("end_date", "date_from_datetime_parsing", date),
    item("order", "enum", "Input should be 'asc' or 'desc'"),
    item("limit", "greater_than_equal", "Input should be greater than or equal to 1"),
    item("page", "int_parsing", integer)
  ])
})

it("parameters that are invalid together are reported after those invalid by themselves", async () => {
  const query = "limit=1001&page=1&offset=0&start_date=2020-09-02&end_date=2020-09-01"
  const { json, status } = await get(`/stock/prices/AAPL/history?${query}`)
  assert.strictEqual(status, 422)
  assert.deepStrictEqual(json.detail, [
    item("limit", "less_than_equal", "Input should be less than or equal to 1000"),
    item("offset", "value_error", "Value error, page and offset exclude each other"),
    item("start_date", "value_error", "Value error, start_date 2020-09-02 is after end_date 2020-09-01")
  ])
})

it.for(["/financial/companies", "/stock/prices/AAPL/history"])(
  "page and offset exclude each other in %s, even where they mean the same",
  async (path) => {
    const { json, status } = await get(`${path}?page=1&offset=0`)
    const detail = [item("offset", "value_error", "Value error, page and offset exclude each other")]
    assert.deepStrictEqual([status, json], [422, { detail }])
  }
)

it("an invalid date is not compared with the other", async () => {
  const { json } = await get("/stock/prices/AAPL/history?start_date=2020-13-01&end_date=2020-01-01")
  assert.lengthOf(json.detail, 1)
})
