import { assert, describe, it } from "@effect/vitest"
import { addressOf, hasCsv } from "../../adapters/client/mod.ts"
import { publicRequestOf } from "../../apps/site/src/data/publicRequest.ts"
import { curlOf, pythonOf } from "../../apps/site/src/ui/take/snippets.ts"
import { tableOf } from "../../apps/site/src/ui/take/tableOf.ts"

describe("tableOf", () => {
  it("has a row for each item of an answer's only list, with all members that any has", () => {
    assert.deepStrictEqual(
      tableOf({
        symbol: "AAPL",
        data: [
          { date: "2021-01-01", close: 1 },
          { date: "2021-01-02", close: null, of: { name: "=x", tags: ["a", "b"] } }
        ]
      }),
      {
        columns: ["date", "close", "of.name", "of.tags.0", "of.tags.1"],
        rows: [
          ["2021-01-01", 1, null, null, null],
          ["2021-01-02", null, "=x", "a", "b"]
        ]
      }
    )
  })

  it("has a row for each value of any other answer", () => {
    assert.deepStrictEqual(
      tableOf({ price: { open: 1.5 }, beta: null, empty: [], a: [{ b: 1 }], c: [{ d: true }] }),
      {
        columns: ["member", "value"],
        rows: [
          ["price.open", 1.5],
          ["beta", null],
          ["a.0.b", 1],
          ["c.0.d", true]
        ]
      }
    )
  })
})

describe("requests elsewhere", () => {
  it("are the public API's where it has the same data", () => {
    const bars = { company_id: 1, adjust: "all", limit: 370 }
    assert.deepStrictEqual(publicRequestOf({ name: "listCompanyPrices", parameters: bars }, "BRK/B"), {
      name: "getPriceHistory",
      parameters: { symbol: "BRK/B", adjust: "all", limit: 370 }
    })
    for (const [parameters, symbol] of [
      [bars, null],
      [{ ...bars, limit: 1001 }, "AAPL"],
      [{ ...bars, as_of: "2020-01-01" }, "AAPL"]
    ] as const)
      assert.isNull(publicRequestOf({ name: "listCompanyPrices", parameters }, symbol))
    assert.deepStrictEqual(
      publicRequestOf({ name: "getCalendar", parameters: { calendar: "splits", country: "US" } }, null),
      { name: "listSplits", parameters: { country: "US" } }
    )
    assert.isNull(
      publicRequestOf({ name: "getCalendar", parameters: { calendar: "splits", company_id: "1" } }, null)
    )
    assert.isNull(publicRequestOf({ name: "getCompanySnapshot", parameters: { company_id: 1 } }, "AAPL"))
  })

  it("have addresses that neither a shell nor Python reads anything in", () => {
    const address = addressOf("http://127.0.0.1:8080/below/", "listScreened", {
      where: `name == "it's $HOME \`id\` \\ ;" && roe > 1`
    })
    assert.match(
      address,
      /^http:\/\/127\.0\.0\.1:8080\/below\/api\/public\/v1\/financial\/screener\?where=[\w+.%*-]+$/
    )
    assert.strictEqual(curlOf([`${address}'`]), `curl -sS -H "X-API-Key: $FINDATA_API_KEY" '${address}'\\'''`)
    assert.include(pythonOf([address]), `\n    "${address}",\n`)
    assert.strictEqual(
      addressOf("http://a", "getCompany", { symbol: "BRK/B" }),
      "http://a/api/public/v1/financial/companies/BRK%2FB"
    )
    assert.deepStrictEqual([hasCsv("getPrices"), hasCsv("getCompanySnapshot")], [true, false])
  })
})
