/** The basic API of one symbol: a time series as CSV, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import { ledger } from "../../fixtures/ledger.ts"
import { serviceOver } from "../serviceOver.ts"

const { ask } = serviceOver(ledger)

const of = (query: string, headers = {}) => ask(`/time-series?${query}`, headers)

describe("as CSV", () => {
  const bars = "datetime,open,high,low,close,volume\r\n2024-06-28T00:00:00,12,12.5,11.75,12.345,3000\r\n"

  it.for([
    ["&format=csv", {}],
    ["", { accept: "text/csv" }]
  ] as const)("with %j is a header and a row for each bar", async ([query, headers]) => {
    const answer = await of(`symbol=ACME&outputsize=1${query}`, headers)
    assert.deepStrictEqual([answer.status, answer.text], [200, bars])
    assert.strictEqual(answer.headers.get("vary"), "X-API-Key, Accept, Accept-Encoding")
  })
})

describe("a parameter is refused", () => {
  const integer = "Input should be a valid integer, unable to parse string as an integer"
  const words = "'1day', '1week' or '1month'"
  const faults = [
    ["interval=1day", "symbol", "missing", "Field required"],
    ["symbol=", "symbol", "string_too_short", "String should have at least 1 character"],
    [
      "symbol=A&outputsize=0",
      "outputsize",
      "greater_than_equal",
      "Input should be greater than or equal to 1"
    ],
    [
      "symbol=A&outputsize=5001",
      "outputsize",
      "less_than_equal",
      "Input should be less than or equal to 5000"
    ],
    ["symbol=A&outputsize=", "outputsize", "int_parsing", integer],
    ["symbol=A&interval=1min", "interval", "enum", `Input should be ${words}`],
    ["symbol=A&adjust=both", "adjust", "enum", "Input should be 'none', 'splits' or 'all'"],
    [
      "symbol=A&start_date=2024-06-29&end_date=2024-06-28",
      "start_date",
      "value_error",
      "Value error, start_date 2024-06-29 is after end_date 2024-06-28"
    ]
  ] as const
  it.for(faults)("in %s", async ([query, name, type, msg]) => {
    const { json, status } = await of(query)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["query", name], msg, type }] }])
  })
})

it.for(["time-series", "profile", "fundamentals"])("an unknown symbol is not found by %s", async (route) => {
  const { json, status } = await ask(`/${route}?symbol=zzzz`)
  assert.deepStrictEqual([status, json], [404, { detail: "Company not found: zzzz" }])
})
