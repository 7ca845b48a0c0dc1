/** 422: the faults of each parameter, in pydantic's words. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"
import { formatNames } from "../wrongFormat.ts"

const { get } = serviceOver(market)

const list = "/financial/companies"
const recent = "/stock/prices/AAPL"
const history = "/stock/prices/AAPL/history"

const integer = [
  "int_parsing",
  "Input should be a valid integer, unable to parse string as an integer"
] as const
const atLeast = (number: number) =>
  ["greater_than_equal", `Input should be greater than or equal to ${number}`] as const
const atMost = (number: number) =>
  ["less_than_equal", `Input should be less than or equal to ${number}`] as const
const oneOf = (words: string) => ["enum", `Input should be ${words}`] as const
const date = (why: string) =>
  ["date_from_datetime_parsing", `Input should be a valid date or datetime, ${why}`] as const
const value = (why: string) => ["value_error", `Value error, ${why}`] as const

type Fault = readonly [type: string, msg: string]
type Case = readonly [path: string, parameter: string, text: string, fault: Fault]

const largest = 2_147_483_647

const faults: ReadonlyArray<Case> = [
  [list, "limit", "0", atLeast(1)],
  [list, "limit", "101", atMost(100)],
  [list, "limit", "-5", atLeast(1)],
  [list, "limit", "", integer],
  [list, "limit", "x", integer],
  [list, "limit", "1.5", integer],
  [list, "limit", "1e2", integer],
  [list, "limit", "0x10", integer],
  [list, "page", "0", atLeast(1)],
  [list, "page", "2147483648", atMost(largest)],
  [list, "page", "", integer],
  [list, "offset", "-1", atLeast(0)],
  [list, "offset", "99999999999999999999", atMost(largest)],
  [list, "variant", "", oneOf("'data'")],
  [list, "format", "xml", oneOf(formatNames)],
  [list, "search", "x".repeat(201), ["string_too_long", "String should have at most 200 characters"]],
  [list, "search", "😀".repeat(201), ["string_too_long", "String should have at most 200 characters"]],
  [list, "search", "a\u0000b", value("text holds a NUL character")],
  [list, "sector", "x".repeat(101), ["string_too_long", "String should have at most 100 characters"]],
  [list, "country", "x".repeat(101), ["string_too_long", "String should have at most 100 characters"]],
  [recent, "limit", "0", atLeast(1)],
  [recent, "limit", "501", atMost(500)],
  [recent, "interval", "1min", oneOf("'1day', '1week' or '1month'")],
  [recent, "interval", "", oneOf("'1day', '1week' or '1month'")],
  [recent, "interval", "1DAY", oneOf("'1day', '1week' or '1month'")],
  [recent, "adjust", "both", oneOf("'none', 'splits' or 'all'")],
  [history, "limit", "0", atLeast(1)],
  [history, "limit", "1001", atMost(1000)],
  [history, "order", "up", oneOf("'asc' or 'desc'")],
  [history, "start_date", "", date("input is too short")],
  [history, "start_date", "2020-8-1", date("input is too short")],
  [history, "start_date", "20-08-2020", date("invalid character in year")],
  [history, "start_date", "2020/08/01", date("invalid date separator, expected `-`")],
  [history, "start_date", "2020-0a-01", date("invalid character in month")],
  [history, "start_date", "2020-08-0a", date("invalid character in day")],
  [history, "end_date", "2020-13-01", date("month value is outside expected range of 1-12")],
  [history, "end_date", "2020-00-01", date("month value is outside expected range of 1-12")],
  [history, "end_date", "2021-02-29", date("day value is outside expected range")],
  [history, "end_date", "2020-04-31", date("day value is outside expected range")],
  [history, "end_date", "2020-04-30x", date("unexpected extra characters at the end of the input")]
]

describe("an invalid parameter", () => {
  it.for(faults)("%s?%s=%j is reported", async ([path, parameter, text, [type, msg]]) => {
    const { json, status } = await get(`${path}?${parameter}=${encodeURIComponent(text)}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["query", parameter], msg, type }] }])
  })
})

describe("a repeated parameter", () => {
  const twice = [
    [`${recent}?limit=1&limit=2`, `${recent}?limit=2`],
    [`${recent}?limit=x&adjust=none&limit=2`, `${recent}?limit=2&adjust=none`],
    [`${list}?search=apple&search=micro&search=tesla`, `${list}?search=tesla`],
    [
      `${history}?start_date=2025-01-01&end_date=2024-06-28&start_date=2024-06-27`,
      `${history}?start_date=2024-06-27&end_date=2024-06-28`
    ]
  ] as const
  it.for(twice)("counts as its last: %s", async ([path, once]) => {
    const [answer, expected] = [await get(path), await get(once)]
    assert.deepStrictEqual([answer.status, answer.text], [200, expected.text])
  })

  it("is reported when its last is invalid", async () => {
    const { json, status } = await get(`${recent}?limit=2&limit=0`)
    const [type, msg] = atLeast(1)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["query", "limit"], msg, type }] }])
  })
})

describe("a parameter at its bounds", () => {
  const lawful: ReadonlyArray<string> = [
    `${list}?limit=1`,
    `${list}?limit=100`,
    `${list}?page=1`,
    `${list}?page=${largest}`,
    `${list}?offset=0`,
    `${list}?offset=${largest}`,
    `${list}?search=${"x".repeat(200)}`,
    `${list}?search=${encodeURIComponent("😀".repeat(200))}`,
    `${list}?sector=${"x".repeat(100)}&country=${"x".repeat(100)}`,
    `${recent}?limit=1`,
    `${recent}?limit=500`,
    `${history}?limit=1`,
    `${history}?limit=1000`,
    `${history}?page=${largest}&limit=1000`,
    `${history}?start_date=2020-02-29&end_date=2020-02-29`,
    `${history}?start_date=1000-01-01&end_date=9999-12-31`,
    `${history}?interval=1month&start_date=1000-01-01&end_date=9999-12-31`
  ]
  it.for(lawful)("is accepted: %s", async (path) => {
    const { status } = await get(path)
    assert.strictEqual(status, 200)
  })

  const fives = ["5", "+5", "%2B5", "05", "005", "5.0", "%205%20"]
  it.for(fives)("limit=%s is 5", async (text) => {
    const { json } = await get(`${list}?limit=${text}`)
    assert.strictEqual(json.limit, 5)
  })
})
