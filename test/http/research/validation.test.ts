/** Invalid parameters of reports, at their bounds. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"
import { formatNames } from "../wrongFormat.ts"

const { get } = serviceOver(market)

const integer = [
  "int_parsing",
  "Input should be a valid integer, unable to parse string as an integer"
] as const
const atLeast = ["greater_than_equal", "Input should be greater than or equal to 1"] as const
const atMost = (number: number) =>
  ["less_than_equal", `Input should be less than or equal to ${number}`] as const
const largest = 2_147_483_647
const long = ["string_too_long", "String should have at most 300 characters"] as const
const short = [
  "date_from_datetime_parsing",
  "Input should be a valid date or datetime, input is too short"
] as const
const type = ["enum", "Input should be 'company_analysis' or 'industry_analysis'"] as const

const texts = ["securities_firm", "stock_name", "industry_category", "title"]

describe("a parameter is refused", () => {
  const faults: ReadonlyArray<readonly [name: string, text: string, fault: readonly [string, string]]> = [
    ["page", "0", atLeast],
    ["page", "2147483648", atMost(largest)],
    ["page", "", integer],
    ["page_size", "0", atLeast],
    ["page_size", "101", atMost(100)],
    ["page_size", "x", integer],
    ["report_type", "rumour", type],
    ["report_type", "", type],
    ["start_date", "2024", short],
    ["end_date", "", short],
    ["format", "pdf", ["enum", `Input should be ${formatNames}`]],
    ["symbol", "x".repeat(101), ["string_too_long", "String should have at most 100 characters"]],
    ...texts.map((name) => [name, "x".repeat(301), long] as const),
    ...texts.map(
      (name) => [name, "a%00", ["value_error", "Value error, text holds a NUL character"]] as const
    )
  ]
  it.for(faults)("%s=%s", async ([name, text, [type, msg]]) => {
    const { json, status } = await get(`/research/reports?${name}=${text}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["query", name], msg, type }] }])
  })

  it.for(texts)("but %s is accepted with 300 characters", async (name) => {
    assert.strictEqual((await get(`/research/reports?${name}=${"x".repeat(300)}`)).status, 200)
  })

  it("where the first day is after the last", async () => {
    const { json, status } = await get("/research/reports?start_date=2024-05-10&end_date=2024-05-09")
    const msg = "Value error, start_date 2024-05-10 is after end_date 2024-05-09"
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["query", "start_date"], msg, type: "value_error" }] }]
    )
  })

  it("together with all other invalid ones", async () => {
    const { json } = await get("/research/reports?page=0&page_size=0&report_type=x&start_date=x&title=%00")
    const names = json.detail.map(({ loc }: { readonly loc: ReadonlyArray<string> }) => loc[1])
    assert.deepStrictEqual(names, ["page", "page_size", "report_type", "start_date", "title"])
  })

  const ids: ReadonlyArray<readonly [id: string, fault: readonly [string, string]]> = [
    ["0", atLeast],
    ["-1", atLeast],
    ["2147483648", atMost(largest)],
    ["1.5", integer],
    ["x", integer]
  ]
  it.for(ids)("as the id %s", async ([id, [type, msg]]) => {
    const { json, status } = await get(`/research/reports/${id}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["path", "report_id"], msg, type }] }])
  })
})
