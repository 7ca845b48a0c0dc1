/** 422: faults of each member of a body, in pydantic's words, and values at the bounds. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { callerOf } from "./caller.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
const ask = callerOf(service, "anna")
let id: number
const lawful = { name: "reports", scopes: ["read:stock"] }

beforeAll(async () => {
  ;({ id } = (await ask("POST", "", lawful)).json)
})

type Fault = readonly [type: string, msg: string]

const text: Fault = ["string_type", "Input should be a valid string"]
const integer: Fault = ["int_type", "Input should be a valid integer"]
const tooLarge: Fault = [
  "int_parsing_size",
  "Unable to parse input string as an integer, exceeded maximum size"
]
const list: Fault = ["list_type", "Input should be a valid list"]
const fraction: Fault = [
  "int_from_float",
  "Input should be a valid integer, got a number with a fractional part"
]
const datetime: Fault = [
  "datetime_parsing",
  "Input should be a valid datetime, ISO 8601 in UTC as 2030-01-31T00:00:00Z"
]
const past: Fault = ["datetime_future", "Input should be in the future"]
const scope: Fault = [
  "enum",
  "Input should be 'read:all', 'read:financial', 'read:stock', 'read:news', 'read:research' or 'read:bulk'"
]
const tooMany = (number: number): Fault => [
  "too_long",
  `List should have at most 6 items after validation, not ${number}`
]
const min = (number: number): Fault => [
  "greater_than_equal",
  `Input should be greater than or equal to ${number}`
]
const max = (number: number): Fault => ["less_than_equal", `Input should be less than or equal to ${number}`]

const faults: ReadonlyArray<readonly [member: string, value: unknown, fault: Fault, at?: number]> = [
  ["name", 5, text],
  ["name", null, text],
  ["name", ["a"], text],
  ["name", "", ["string_too_short", "String should have at least 1 character"]],
  ["name", "x".repeat(101), ["string_too_long", "String should have at most 100 characters"]],
  ["name", "😀".repeat(101), ["string_too_long", "String should have at most 100 characters"]],
  ["name", "a\u0000b", ["value_error", "Value error, text holds a NUL character"]],
  ["scopes", "read:stock", list],
  ["scopes", null, list],
  ["scopes", { 0: "read:stock" }, list],
  ["scopes", [], ["too_short", "List should have at least 1 item after validation, not 0"]],
  ["scopes", ["read:stock", "write"], scope, 1],
  ["scopes", ["READ:STOCK"], scope, 0],
  ["scopes", [5], scope, 0],
  ["scopes", [null], scope, 0],
  ["scopes", ["read:stock", "read:stock"], ["value_error", "Value error, items are to differ"]],
  ["scopes", Array.from({ length: 7 }, () => "read:stock"), tooMany(7)],
  ["rate_limit", 0, min(1)],
  ["rate_limit", -1, min(1)],
  ["rate_limit", 1_000_001, max(1_000_000)],
  ["rate_limit", 1.5, fraction],
  ["rate_limit", 0.5, fraction],
  ["rate_limit", 2 ** 31, max(1_000_000)],
  ["rate_limit", 2 ** 53, tooLarge],
  ["rate_limit", 1e308, tooLarge],
  ["rate_limit", "5", integer],
  ["rate_limit", true, integer],
  ["rate_limit", null, integer],
  ["rate_period", 59, min(60)],
  ["rate_period", 86_401, max(86_400)],
  ["rate_period", "60", integer],
  ["rate_period", 60.5, fraction],
  ["expires_at", 1_900_000_000, text],
  ["expires_at", true, text],
  ["expires_at", "", datetime],
  ["expires_at", "tomorrow", datetime],
  ["expires_at", "2030-02-30T00:00:00Z", datetime],
  ["expires_at", "2030-01-01T24:00:00Z", datetime],
  ["expires_at", "2024-07-01T12:00:00Z", past],
  ["expires_at", "2024-07-01T12:00:00.9Z", past],
  ["expires_at", "1969-01-01", past]
]

const itemOf = (member: string, [type, msg]: Fault, at?: number) => ({
  loc: ["body", member, ...(at === undefined ? [] : [at])],
  msg,
  type
})

describe("an invalid member is reported", () => {
  it.for(faults)("in a new key: %s of %j", async ([member, value, fault, at]) => {
    const { json, status } = await ask("POST", "", { ...lawful, [member]: value })
    assert.deepStrictEqual([status, json], [422, { detail: [itemOf(member, fault, at)] }])
  })

  it.for(faults)("in a change: %s of %j", async ([member, value, fault, at]) => {
    const { json, status } = await ask("PATCH", `/${id}`, { [member]: value })
    assert.deepStrictEqual([status, json], [422, { detail: [itemOf(member, fault, at)] }])
  })

  const graces: ReadonlyArray<readonly [unknown, Fault]> = [
    [-1, min(0)],
    [2_592_001, max(2_592_000)],
    [0.5, fraction],
    ["5", integer],
    [null, integer]
  ]
  it.for(graces)("in a rotation: grace_seconds of %j", async ([value, fault]) => {
    const { json, status } = await ask("POST", `/${id}/rotate`, { grace_seconds: value })
    assert.deepStrictEqual([status, json], [422, { detail: [itemOf("grace_seconds", fault)] }])
  })
})

it("a list of too many items is reported beside other members", async () => {
  // As many as fit a body: none of them is looked at.
  const scopes = Array.from({ length: 15_000 }, () => "x")
  const { json } = await ask("POST", "", { scopes, rate_limit: 0 })
  assert.deepStrictEqual(json.detail, [
    itemOf("name", ["missing", "Field required"]),
    itemOf("rate_limit", min(1)),
    itemOf("scopes", tooMany(15_000))
  ])
})

describe("a member at its bounds", () => {
  const members: ReadonlyArray<Record<string, unknown>> = [
    { name: "x" },
    { name: "x".repeat(100) },
    { name: "😀".repeat(100) },
    { scopes: ["read:all", "read:financial", "read:stock", "read:news", "read:research", "read:bulk"] },
    { rate_limit: 1 },
    { rate_limit: 1_000_000 },
    { rate_limit: 5.0 },
    { rate_period: 60 },
    { rate_period: 86_400 },
    { expires_at: "2024-07-01T12:00:01Z" },
    { expires_at: "9999-12-31T23:59:59Z" },
    { expires_at: null },
    { nobody_knows: ["this"] }
  ]
  it.for(members)("is accepted: %j", async (member) => {
    assert.strictEqual((await ask("POST", "", { ...lawful, ...member })).status, 201)
    assert.strictEqual((await ask("PATCH", `/${id}`, member)).status, 200)
  })

  it.for([0, 1, 2_592_000])("is accepted: grace_seconds %i", async (grace_seconds) => {
    assert.strictEqual((await ask("POST", `/${id}/rotate`, { grace_seconds })).status, 200)
  })
})
