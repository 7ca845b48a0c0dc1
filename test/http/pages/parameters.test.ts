/** The parameters of company pages: the bounds of each, and days in the future. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, companies, ofCompanyOnDay, sector } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"
import { formatNames } from "../wrongFormat.ts"

const { visit: get } = serviceOver(applePages)

type Fault = readonly [type: string, msg: string]

const integer: Fault = [
  "int_parsing",
  "Input should be a valid integer, unable to parse string as an integer"
]
const min = (number: number): Fault => [
  "greater_than_equal",
  `Input should be greater than or equal to ${number}`
]
const max = (number: number): Fault => ["less_than_equal", `Input should be less than or equal to ${number}`]
const oneOf = (words: string): Fault => ["enum", `Input should be ${words}`]
const ahead = (day: string): Fault => ["value_error", `Value error, as_of ${day} is in the future`]

const locales = oneOf("'ko', 'en', 'ja' or 'zh'")

const faults: ReadonlyArray<readonly [path: string, parameter: string, text: string, fault: Fault]> = [
  [`${apple}/financials`, "years", "0", min(1)],
  [`${apple}/financials`, "years", "21", max(20)],
  [`${apple}/financials`, "period", "yearly", oneOf("'Annual' or 'Quarterly'")],
  [`${apple}/financials`, "format", "xml", oneOf(formatNames)],
  [`${apple}/prices`, "limit", "0", min(1)],
  [`${apple}/prices`, "limit", "10001", max(10_000)],
  [`${apple}/prices`, "interval", "1hour", oneOf("'1day', '1week' or '1month'")],
  [`${apple}/prices`, "format", "xml", oneOf(formatNames)],
  [
    `${apple}/actions`,
    "type",
    "merger",
    oneOf("'split', 'dividend', 'stock_dividend', 'spinoff' or 'rights'")
  ],
  [`${apple}/multiples`, "years", "0", min(1)],
  [`${apple}/multiples`, "years", "26", max(25)],
  [`${apple}/technical`, "series", "0", min(1)],
  [`${apple}/technical`, "series", "1001", max(1000)],
  [`${apple}/technical`, "series", "", integer],
  [`${apple}/consensus`, "months", "0", min(1)],
  [`${apple}/consensus`, "months", "61", max(60)],
  [`${apple}/insider`, "months", "0", min(1)],
  [`${apple}/insider`, "months", "61", max(60)],
  [`${apple}/insider`, "limit", "0", min(1)],
  [`${apple}/insider`, "limit", "501", max(500)],
  [`${apple}/dart`, "limit", "0", min(1)],
  [`${apple}/dart`, "limit", "101", max(100)],
  [`${apple}/news`, "limit", "0", min(1)],
  [`${apple}/news`, "limit", "101", max(100)],
  [`${apple}/news`, "locale", "KO", locales],
  [`${apple}/research-highlights`, "limit", "0", min(1)],
  [`${apple}/research-highlights`, "limit", "101", max(100)],
  [`${sector}/1`, "locale", "fr", locales],
  [companies, "search", "x".repeat(201), ["string_too_long", "String should have at most 200 characters"]],
  [companies, "search", "a\u0000b", ["value_error", "Value error, text holds a NUL character"]],
  ...ofCompanyOnDay.flatMap(
    (page) =>
      [
        [`${apple}${page}`, "as_of", "2024-07-02", ahead("2024-07-02")],
        [`${apple}${page}`, "as_of", "2024-07-03", ahead("2024-07-03")],
        [`${apple}${page}`, "as_of", "9999-12-31", ahead("9999-12-31")],
        [
          `${apple}${page}`,
          "as_of",
          "2024-6-1",
          ["date_from_datetime_parsing", "Input should be a valid date or datetime, input is too short"]
        ]
      ] as const
  ),
  [`${sector}/1`, "as_of", "2024-07-02", ahead("2024-07-02")]
]

describe("an invalid parameter", () => {
  it.for(faults)("%s?%s=%s is reported", async ([path, parameter, text, [type, msg]]) => {
    const { json, status } = await get(`${path}?${parameter}=${encodeURIComponent(text)}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["query", parameter], msg, type }] }])
  })

  it("is reported together with every other", async () => {
    const { json, status } = await get(`${companies}/x/technical?series=0&as_of=9999-12-31`)
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(
      json.detail.map(({ loc }: { readonly loc: unknown }) => loc),
      [
        ["path", "company_id"],
        ["query", "series"],
        ["query", "as_of"]
      ]
    )
  })

  it("is reported for a search without a text", async () => {
    const { json, status } = await get(companies)
    assert.deepStrictEqual(
      [status, json],
      [422, { detail: [{ loc: ["query", "search"], msg: "Field required", type: "missing" }] }]
    )
  })
})

describe("a parameter at its bounds", () => {
  const lawful = [
    `${apple}/financials?years=1`,
    `${apple}/financials?years=20&period=Quarterly`,
    `${apple}/prices?limit=1`,
    `${apple}/prices?limit=10000`,
    `${apple}/technical?series=1`,
    `${apple}/technical?series=1000`,
    `${apple}/consensus?months=1`,
    `${apple}/consensus?months=60`,
    `${apple}/insider?months=1&limit=1`,
    `${apple}/insider?months=60&limit=500`,
    `${apple}/dart?limit=1`,
    `${apple}/dart?limit=100`,
    `${apple}/news?limit=1`,
    `${apple}/news?limit=100`,
    `${apple}/research-highlights?limit=1`,
    `${apple}/research-highlights?limit=100`,
    `${companies}?search=${"x".repeat(200)}`,
    ...ofCompanyOnDay.flatMap((page) => [
      `${apple}${page}?as_of=1000-01-01`,
      `${apple}${page}?as_of=2024-07-01`
    ]),
    `${sector}/1?as_of=1000-01-01`,
    `${sector}/1?as_of=2024-07-01`
  ]
  it.for(lawful)("is accepted: %s", async (path) => {
    const { status } = await get(path)
    assert.strictEqual(status, 200)
  })
})
