/** Counts of shares and filings built from facts, and those of the sample. */
import { assert, describe, it } from "@effect/vitest"
import { shareCounts } from "../../adapters/sources/edgar/companyfacts/ShareCounts.ts"
import { readCompanyFacts } from "../../scripts/sample/companyFacts.ts"
import { disclosureRows } from "../../scripts/sample/disclosureRows.ts"
import { readRecords } from "../../scripts/sample/files.ts"
import { accn, factsOf } from "../sources/edgar/facts.ts"

const cover = "dei:EntityCommonStockSharesOutstanding shares"

describe("counts of shares", () => {
  it("are those of cover pages, oldest first", () => {
    const facts = factsOf({
      [cover]: [
        { end: "2024-01-20", val: 110 },
        { end: "2023-01-20", val: 100 },
        { end: "2024-03-01", val: 111, form: "S-3" }
      ]
    })
    assert.deepStrictEqual(shareCounts(facts), [
      { date: "2023-01-20", count: 100 },
      { date: "2024-01-20", count: 110 }
    ])
  })

  it.for(["10-Q/A", "10-KT", "20-F", "40-F/A"])("are those of %s too", (form) => {
    const facts = factsOf({ [cover]: [{ end: "2024-01-20", val: 110, form }] })
    assert.deepStrictEqual(shareCounts(facts), [{ date: "2024-01-20", count: 110 }])
  })

  it("aren't of a day after their filing", () => {
    assert.deepStrictEqual(shareCounts(factsOf({ [cover]: [{ end: "2024-02-02", val: 110 }] })), [])
  })

  it("of a day in two filings are the later one's", () => {
    const day = "2024-01-20"
    const facts = factsOf({
      [cover]: [
        { end: day, val: 111, form: "10-K/A", filed: "2024-03-01" },
        { end: day, val: 110 }
      ]
    })
    assert.deepStrictEqual(shareCounts(facts), [{ date: day, count: 111 }])
  })

  it.for(["AAPL", "NVDA"])("in the sample are %s's as filed", (symbol) => {
    const facts = readCompanyFacts(`test/figures/companyfacts/${symbol}.json.gz`)
    assert.deepStrictEqual(
      readRecords(`shares/${symbol}.csv`),
      shareCounts(facts).map(({ count, date }) => ({
        symbol,
        date,
        count: `${count}`
      }))
    )
  })
})

describe("filings", () => {
  const facts = factsOf({
    "us-gaap:Revenues": [
      { end: "2023-12-31", val: 1 },
      { end: "2022-12-31", val: 1 },
      { end: "2023-12-31", val: 1, accn: accn(3), form: "10-K/A", filed: "2024-03-01" },
      { end: "2023-12-31", val: 1, accn: accn(4), form: "10-Q", filed: "2024-03-01" }
    ],
    [cover]: [{ end: "2024-01-20", val: 1, accn: accn(2), form: "8-K", filed: "2023-05-01" }]
  })

  it("are listed once each, newest first", () => {
    assert.deepStrictEqual(
      disclosureRows(facts, "MADE", 40).map(({ category, rcept_no, report_nm }) => [
        rcept_no.slice(-1),
        report_nm,
        category
      ]),
      [
        ["4", "10-Q", "Quarterly report"],
        ["3", "10-K/A", "Annual report"],
        ["1", "10-K", "Annual report"],
        ["2", "8-K", "Current report"]
      ]
    )
  })

  it("are listed up to the limit", () => {
    assert.lengthOf(disclosureRows(facts, "MADE", 3), 3)
    assert.deepStrictEqual(disclosureRows(facts, "MADE", 0), [])
  })

  it("link to SEC's copy", () => {
    assert.strictEqual(
      disclosureRows(facts, "MADE", 1)[0]?.url,
      "https://www.sec.gov/Archives/edgar/data/1234/000000123424000004/"
    )
  })
})
