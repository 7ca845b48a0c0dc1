/** SEC's companyfacts as batches of rows, and what of them can't be read. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import {
  companyFactsBatches,
  companyFactsOf
} from "../../../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"
import { accn, day, factsOf, jsonOf, year } from "../facts.ts"

const sales = "us-gaap:Revenues"
const cover = "dei:EntityCommonStockSharesOutstanding shares"

const read = (json: unknown) => Effect.runSync(companyFactsOf(json, "CIK0000001234.json"))

describe("the batches of an issuer", () => {
  const facts = factsOf({
    [sales]: [{ ...year, val: 100 }],
    "us-gaap:Assets": [{ ...day, val: 500 }],
    [cover]: [{ end: "2024-01-20", val: 110 }]
  })

  it("are its statements and its counts of shares", () => {
    const batches = companyFactsBatches(facts).map(({ kind, rows }) => [kind, [...rows]])
    const statement = {
      cik: "0000001234",
      fiscal_date: "2023-12-31",
      span: "12",
      year: "2023",
      filed_at: "2024-02-01",
      filing_id: accn(1),
      filing_url: "https://www.sec.gov/Archives/edgar/data/1234/000000123424000001/",
      form: "10-K",
      currency: "USD",
      tags: '{"sales":"us-gaap:Revenues","total_assets":"us-gaap:Assets"}',
      sales: "100",
      total_assets: "500"
    }
    assert.deepStrictEqual(batches, [
      ["statements", [{ line: 1, cells: statement, where: "0000001234-24-000001, 12 months to 2023-12-31" }]],
      [
        "shares",
        [
          {
            line: 1,
            cells: { cik: "0000001234", date: "2024-01-20", count: "110" },
            where: "cover page, 2024-01-20"
          }
        ]
      ]
    ])
  })

  it("are none for an issuer without facts", () => {
    assert.deepStrictEqual(companyFactsBatches(read({ cik: "0000001234", entityName: "", facts: {} })), [])
  })
})

describe("the number of the issuer", () => {
  it.for([320193, "320193", "0000320193"])("may be %o", (cik) => {
    assert.strictEqual(read({ cik, facts: {} }).cik, "0000320193")
  })
})

describe("a file of another form", () => {
  it.for([
    ["a list", [], "an object with cik and facts"],
    ["null", null, "an object with cik and facts"],
    ["text", "facts", "an object with cik and facts"],
    ["without cik", { facts: {} }, "cik, the issuer's number, is missing"],
    ["with a cik in words", { cik: "Apple", facts: {} }, "cik, the issuer's number, is missing"],
    ["with a cik of 11 digits", { cik: 32019300000, facts: {} }, "cik, the issuer's number, is missing"],
    ["with a fraction as cik", { cik: 1.5, facts: {} }, "cik, the issuer's number, is missing"],
    ["without facts", { cik: 1 }, "facts, an object, is missing"],
    ["with a list of facts", { cik: 1, facts: [] }, "facts, an object, is missing"],
    ["of submissions", { cik: "320193", filings: { recent: {} } }, "facts, an object, is missing"]
  ] as const)("is refused: %s", ([, json, message]) => {
    const error = Effect.runSync(Effect.flip(companyFactsOf(json, "other.json")))
    assert.deepStrictEqual([error._tag, error.file, error.line], ["UnreadableFile", "other.json", null])
    assert.include(error.message, message)
  })
})

describe("a fact that can't be read", () => {
  const good = { ...year, val: 1, accn: accn(1), fy: 2023, form: "10-K", filed: "2024-02-01" }

  it.for([
    ["a number", 5, "isn't an object"],
    ["null", null, "isn't an object"],
    ["a list", [], "isn't an object"],
    ["without end", { ...good, end: undefined }, "has no end"],
    ["with an end that doesn't exist", { ...good, end: "2023-02-29" }, "has no end"],
    ["with a start in words", { ...good, start: "January" }, "has a start that is no date"],
    ["with a null start", { ...good, start: null }, "has a start that is no date"],
    ["with text as val", { ...good, val: "1" }, "has no val"],
    ["with an infinite val", { ...good, val: JSON.parse("1e999") }, "has no val"],
    ["with a val above any sum", { ...good, val: -1e19 }, "has no val"],
    ["with another number of a filing", { ...good, accn: "1" }, "has no accn"],
    ["without form", { ...good, form: null }, "has no form"],
    ["without day of filing", { ...good, filed: 20_240_201 }, "has no filed"],
    ["with a year in words", { ...good, fy: "2023" }, "has a fy that is no year"]
  ] as const)("is left out and reported: %s", ([, fact, message]) => {
    const facts = { "us-gaap": { Revenues: { units: { USD: [good, fact] } } } }
    const [statements] = companyFactsBatches(read({ cik: 1, entityName: "", facts }))
    assert.strictEqual(statements?.rows.length, 1)
    assert.lengthOf(statements?.broken ?? [], 1)
    assert.include(statements?.broken[0]?.message, `us-gaap:Revenues in USD: fact 2 ${message}`)
    assert.strictEqual(statements?.broken[0]?.line, 2)
  })

  it("of a tag that no line is made of isn't reported", () => {
    const json = jsonOf({ [sales]: [{ ...year, val: 1 }], "us-gaap:Other": [{ ...year, val: 1e30 }] })
    const facts = read(json)
    assert.lengthOf(facts.broken, 1)
    assert.deepStrictEqual(
      companyFactsBatches(facts).map(({ broken }) => broken),
      [[]]
    )
  })

  it.for([
    [{ Revenues: 1 }, "us-gaap:Revenues has no units"],
    [{ Revenues: { units: [] } }, "us-gaap:Revenues has no units"],
    [{ Revenues: { units: { USD: {} } } }, "us-gaap:Revenues in USD is no list of facts"]
  ] as const)("may be all of a tag: %o", ([tags, message]) => {
    const [statements] = companyFactsBatches(read({ cik: 1, facts: { "us-gaap": tags } }))
    assert.include(statements?.broken[0]?.message, message)
  })
})

describe("hostile names", () => {
  it("are names like others", () => {
    const text = `{"cik":1,"__proto__":{"facts":{}},"facts":{"__proto__":{"constructor":{"units":{"__proto__":[{}]}}},
      "us-gaap":{"__proto__":{"units":{"USD":[]}},"Revenues":{"units":{"__proto__":[],"constructor":[]}}},"dei":null}}`
    const facts = read(JSON.parse(text))
    assert.lengthOf(facts.broken, 1)
    assert.deepStrictEqual(companyFactsBatches(facts), [])
  })
})
