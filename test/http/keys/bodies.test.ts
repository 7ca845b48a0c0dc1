/** 422: faults of a body as a whole, of several members, and of the path together with the body. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { callerOf } from "./caller.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
const ask = callerOf(service, "anna")
let id: number

beforeAll(async () => {
  ;({ id } = (await ask("POST", "", { name: "reports", scopes: ["read:stock"] })).json)
})

const notAnInteger = "Input should be a valid integer, unable to parse string as an integer"

describe("a body", () => {
  const missing = { loc: ["body"], msg: "Field required", type: "missing" }
  const syntax = { loc: ["body"], msg: "JSON decode error", type: "json_invalid" }
  const noObject = {
    loc: ["body"],
    msg: "Input should be a valid dictionary or object to extract fields from",
    type: "model_attributes_type"
  }
  const bodies = [
    ["", missing],
    ["null", missing],
    ["{", syntax],
    ["{'name': 'x'}", syntax],
    ["name=x", syntax],
    ["{} {}", syntax],
    [" ", syntax],
    ["[]", noObject],
    ['"x"', noObject],
    ["5", noObject]
  ] as const
  it.for(bodies)("of %j is reported as a whole", async ([body, fault]) => {
    for (const [method, path] of [
      ["POST", ""],
      ["PATCH", `/${id}`]
    ] as const) {
      const { json, status } = await ask(method, path, body)
      assert.deepStrictEqual([status, json], [422, { detail: [fault] }])
    }
  })

  it("without required members lists the missing ones", async () => {
    const { json } = await ask("POST", "", {})
    assert.deepStrictEqual(json.detail, [
      { loc: ["body", "name"], msg: "Field required", type: "missing" },
      { loc: ["body", "scopes"], msg: "Field required", type: "missing" }
    ])
  })

  it("is reported with the path and with all its faults", async () => {
    const { json, status } = await ask("PATCH", "/x", { name: "", rate_limit: 0, rate_period: "1" })
    assert.deepStrictEqual(
      [status, json.detail],
      [
        422,
        [
          { loc: ["path", "id"], msg: notAnInteger, type: "int_parsing" },
          { loc: ["body", "name"], msg: "String should have at least 1 character", type: "string_too_short" },
          {
            loc: ["body", "rate_limit"],
            msg: "Input should be greater than or equal to 1",
            type: "greater_than_equal"
          },
          { loc: ["body", "rate_period"], msg: "Input should be a valid integer", type: "int_type" }
        ]
      ]
    )
  })

  it("may contain keys that could be a prototype", async () => {
    const { json } = await ask(
      "POST",
      "",
      '{"name":"x","scopes":["read:stock"],"__proto__":{"tier":"premium"}}'
    )
    assert.strictEqual((await ask("GET", `/${json.id}`)).json.tier, "standard")
  })
})

describe("a key's id in the path", () => {
  const numbers: ReadonlyArray<readonly [number: string, type: string, msg: string]> = [
    ["0", "greater_than_equal", "Input should be greater than or equal to 1"],
    ["-1", "greater_than_equal", "Input should be greater than or equal to 1"],
    ["2147483648", "less_than_equal", "Input should be less than or equal to 2147483647"],
    ["1.5", "int_parsing", notAnInteger],
    ["x", "int_parsing", notAnInteger]
  ]
  it.for(numbers)("%s is reported", async ([number, type, msg]) => {
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["DELETE", "", undefined],
      ["GET", "/usage", undefined],
      ["POST", "/rotate", undefined]
    ] as const) {
      const { json, status } = await ask(method, `/${number}${path}`, body)
      assert.deepStrictEqual([status, json.detail], [422, [{ loc: ["path", "id"], msg, type }]])
    }
  })
})
