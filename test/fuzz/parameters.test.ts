/** Every query parameter with twenty values: each is served, or refused by its name and in its words, within a second. */
import { assert, beforeAll, it } from "@effect/vitest"
import * as fc from "fast-check"
import { known } from "../fixtures/known.ts"
import {
  clientOperations,
  examplePath,
  type Operation,
  type Parameter,
  parametersOf
} from "../http/openapi.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { tokenOf } from "../http/tokens.ts"
import { matching } from "./requests.ts"

const service = serviceOver(known)
let credentials: Readonly<Record<string, string>>
beforeAll(async () => {
  const { secret } = await service.key({ tier: "enterprise", rate_limit: 1_000_000 })
  credentials = { "x-api-key": secret, authorization: `Bearer ${await tokenOf("me")}` }
})

/** What the world has for path parameters and required ones. */
const found = { symbol: "FULL", company_id: 1, article_id: 1, report_id: 1, slug: "full-inc" }

/** What a value is answered by: served, or the type of its error. */
type Outcome = "served" | string

interface Case {
  /** The query, after the parameters that the operation needs. */
  readonly query: string
  readonly outcome: Outcome
}

const numbers = ({ name, schema }: Parameter): ReadonlyArray<readonly [text: string, outcome: Outcome]> => {
  const { maximum, minimum } = schema
  const within = (value: number): Outcome =>
    value < minimum ? "greater_than_equal" : value > maximum ? "less_than_equal" : "served"
  return [
    [String(minimum - 1), "greater_than_equal"],
    [String(minimum), "served"],
    [String(maximum), "served"],
    [String(maximum + 1), "less_than_equal"],
    ["", "int_parsing"],
    ["1e3", "int_parsing"],
    ["+5", within(5)],
    ["05", within(5)],
    ["1.5", "int_parsing"],
    ["0x10", "int_parsing"],
    ["1e9", "int_parsing"],
    ["2147483648", "less_than_equal"],
    ["9007199254740993", "less_than_equal"],
    ["1e400", "int_parsing"],
    ["NaN", "int_parsing"],
    [`1&${name}=${maximum + 1}`, "less_than_equal"],
    ["[]", "int_parsing"],
    ["\u0000", "int_parsing"],
    ["😀", "int_parsing"],
    ["9".repeat(7000), "less_than_equal"]
  ]
}

const texts = ({ name, schema }: Parameter): ReadonlyArray<readonly [text: string, outcome: Outcome]> => {
  const { enum: enumerated, format, maxLength = Infinity, pattern } = schema
  const date = format === "date"
  const words =
    date || pattern === undefined ? enumerated : fc.sample(matching(pattern), { numRuns: 1, seed: 1 })
  const list = maxLength === Infinity && !date && words === undefined
  // Lists of ids and codes are texts that a pattern describes.
  const fault =
    pattern?.includes("\\d") === true
      ? "int_parsing"
      : pattern?.includes("A-Z") === true
        ? "string_pattern_mismatch"
        : "enum"
  const wrong = words === undefined ? (date ? "date_from_datetime_parsing" : "served") : fault
  const right = words === undefined ? (date ? "2024-01-02" : "FULL") : words[0]
  const long = (length: number) => (length > maxLength && wrong === "served" ? "string_too_long" : wrong)
  return [
    [right, "served"],
    [`${right}&${name}=${right}`, "served"],
    [`\u0000&${name}=${right}`, "served"],
    ["", list ? "string_too_short" : wrong],
    [" ", list ? "string_too_short" : wrong],
    ["1e3", wrong],
    ["+5", wrong],
    ["1.5", wrong],
    ["0x10", wrong],
    ["2147483648", wrong],
    // Three letters are the code of a currency that there isn't.
    ["NaN", pattern !== undefined && new RegExp(pattern, "u").test("NaN") ? "served" : wrong],
    ["null", wrong],
    ["[]", wrong],
    ["{}", wrong],
    ["__proto__", wrong],
    ["'; drop table company; --", wrong],
    ["\u0000", list || wrong !== "served" ? wrong : "value_error"],
    ["😀", wrong],
    ["\u202e\ufeff", wrong],
    ["x".repeat(7000), long(7000)]
  ]
}

/** Expressions of screens, by the parameters that they are given in. */
const expressions: Readonly<Record<string, string>> = {
  where: "close > 1",
  columns: "close",
  sort: "-close",
  names: "close",
  indicators: "rsi(14)",
  // Names of a table's own columns are refused alike.
  "getBulkTable columns": "date"
}

const formulas = (right: string): ReadonlyArray<readonly [text: string, outcome: Outcome]> => [
  [right, "served"],
  ...[
    "FULL",
    "",
    " ",
    "close >",
    "close = 1",
    "null",
    "[]",
    "{}",
    "__proto__",
    "'; drop table company; --",
    "\u0000",
    "😀",
    "\u202e\ufeff",
    "x".repeat(7000),
    "(".repeat(7000)
  ].map((text) => [text, "value_error"] as const)
]

const faced = (
  operation: Operation,
  parameter: Parameter
): ReadonlyArray<readonly [text: string, outcome: Outcome]> => {
  const { name, schema } = parameter
  const right =
    schema["enum"] === undefined ? (expressions[`${operation.id} ${name}`] ?? expressions[name]) : undefined
  if (right !== undefined) return formulas(right)
  return parameter.schema["type"] === "integer" ? numbers(parameter) : texts(parameter)
}

const casesOf = (operation: Operation, parameter: Parameter): ReadonlyArray<Case> =>
  faced(operation, parameter).map(([text, outcome]) => ({
    // What repeats the parameter is written with its own & and =.
    query: text
      .split(`&${parameter.name}=`)
      .map((value) => `${parameter.name}=${encodeURIComponent(value)}`)
      .join("&"),
    outcome
  }))

const cases = clientOperations.flatMap((operation) =>
  parametersOf(operation)
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => [operation.id, parameter.name, operation, parameter] as const)
)

const pathWith = (operation: Operation, { name, required }: Parameter, query: string): string => {
  const path = examplePath(operation, found)
  const [head = "", given = ""] = path.split("?")
  const others = required === true ? given.split("&").filter((pair) => !pair.startsWith(`${name}=`)) : [given]
  return `${head}?${[...others, query].filter((pair) => pair !== "").join("&")}`
}

it("there are 900 cases at least", () => {
  assert.isAtLeast(cases.flatMap(([, , operation, parameter]) => casesOf(operation, parameter)).length, 900)
})

it.for(cases)("%s, %s is served or refused by its name", async ([, name, operation, parameter]) => {
  for (const { outcome, query } of casesOf(operation, parameter)) {
    const path = pathWith(operation, parameter, query)
    const started = performance.now()
    const { json, status, text } = await service.send("GET", path, credentials)
    assert.isBelow(performance.now() - started, 1000, query.slice(0, 200))
    if (outcome === "served") {
      assert.include([200, 404], status, `${query.slice(0, 200)} ${text.slice(0, 300)}`)
      continue
    }
    assert.strictEqual(status, 422, query.slice(0, 200))
    assert.deepStrictEqual(
      json.detail.map((item: any) => [item.loc, item.type]),
      [[["query", name], outcome]],
      query.slice(0, 200)
    )
    const { ctx: _, ...item } = json.detail[0]
    assert.hasAllKeys(item, ["loc", "msg", "type"])
  }
})
