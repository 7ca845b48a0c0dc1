/** `GET /api/public/v1/financial/figures` and `GET /v1/financial_v4/figures`. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { get, visit } = service

describe("the catalogue of figures", () => {
  it("has each figure with what it says of itself, by group", async () => {
    const { json, status } = await get("/financial/figures")
    assert.deepStrictEqual([status, json.count], [200, json.figures.length])
    assert.isAtLeast(json.count, 140)
    const groups: ReadonlyArray<string> = json.figures.map(({ group }: any) => group)
    const changes = groups.filter((group, i) => group !== groups[i - 1])
    assert.lengthOf(new Set(changes), changes.length)
    assert.deepStrictEqual(
      json.figures.find(({ name }: any) => name === "net_margin"),
      {
        name: "net_margin",
        title: "Net margin",
        group: "margins",
        unit: "percent",
        type: "number",
        meaning: "Net income to sales, of the latest annual statement",
        formula: "net_income / sales x 100",
        null_when: "sales isn't above 0",
        source: null,
        parameters: null
      }
    )
  })

  it("has functions with their parameters", async () => {
    const { json } = await get("/financial/figures?group=indicators")
    assert.deepStrictEqual(json.figures.find(({ name }: any) => name === "rsi").parameters, [
      { name: "time_period", default: 14, minimum: 2, maximum: 500, whole: true }
    ])
    assert.deepStrictEqual([...new Set(json.figures.map(({ group }: any) => group))], ["indicators"])
  })

  it("is the same on company pages", async () => {
    for (const query of ["", "?group=cash%20flow"])
      assert.deepStrictEqual(
        (await visit(`${root}/figures${query}`)).json,
        (await get(`/financial/figures${query}`)).json
      )
  })

  it("names its groups where one is asked for that there isn't", async () => {
    const { json, status } = await get("/financial/figures?group=cashflow")
    assert.deepStrictEqual([status, json.detail[0].loc], [422, ["query", "group"]])
    assert.include(json.detail[0].msg, "'cash flow'")
  })

  it("needs a key with the scope of statements", async () => {
    const url = "/api/public/v1/financial/figures"
    for (const [scope, status] of [
      ["read:financial", 200],
      ["read:stock", 403]
    ] as const) {
      const { secret } = await service.key({ scopes: [scope] })
      assert.strictEqual((await service.send("GET", url, { "x-api-key": secret })).status, status, scope)
    }
    assert.strictEqual((await service.send("GET", url)).status, 401)
  })
})
