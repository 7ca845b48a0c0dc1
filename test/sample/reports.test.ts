/**
 * The reports and insiders of the sample state that they were written for it, and contain every case that a service
 * must handle.
 */
import { assert, describe, it } from "@effect/vitest"
import { opinionOf } from "../../core/consensus/OpinionText.ts"
import { readRecords } from "../../scripts/sample/files.ts"
import { sampleBars } from "../core/figures.ts"

const reports = readRecords("reports.csv")

const of = (symbol: string) => reports.filter((report) => report["symbol"] === symbol)

describe("every report", () => {
  it("states that it was written for the sample", () => {
    for (const { analyst, securities_firm, title } of reports) {
      assert.match(title ?? "", /^\[sample\] \S/)
      assert.match(securities_firm ?? "", /^Sample Securities [A-F]$/)
      assert.match(analyst ?? "", /^Sample Analyst [A-F]$/)
    }
  })

  it("has a unique id", () => {
    assert.strictEqual(new Set(reports.map(({ external_id }) => external_id)).size, reports.length)
  })

  it("has a recognized opinion, except the one without an opinion", () => {
    assert.deepStrictEqual(
      reports.filter(({ opinion }) => opinionOf(opinion ?? "") === null).map(({ opinion }) => opinion),
      ["Not Rated"]
    )
  })

  it("of a company has a target, of an industry none", () => {
    for (const { report_type, target_price } of reports) {
      assert.strictEqual(target_price !== "", report_type === "company_analysis")
    }
  })
})

describe("the reports together", () => {
  it("are about three companies and two industries", () => {
    assert.deepStrictEqual(
      ["AAPL", "NVDA", "IBM"].map((symbol) => of(symbol).length),
      [12, 4, 4]
    )
    const industries = reports.filter(({ report_type }) => report_type === "industry_analysis")
    assert.deepStrictEqual([...new Set(industries.map((report) => report["industry_category"]))].toSorted(), [
      "Information Technology Services",
      "Semiconductors"
    ])
  })

  it("have every opinion but the worst, in Korean and in English", () => {
    const opinions = new Set(reports.map(({ opinion }) => opinionOf(opinion ?? "")))
    assert.sameMembers([...opinions], ["strong_buy", "buy", "hold", "sell", null])
    for (const script of [/\p{Script=Hangul}/u, /^[A-Za-z ]+$/]) {
      assert.isAbove(reports.filter(({ opinion }) => script.test(opinion ?? "")).length, 5)
    }
  })
})

/** The last close up to a day; the sample's bars end on 2021-03-31. */
const closeOn = (symbol: string, day: string): number =>
  sampleBars(symbol).findLast(({ date }) => date <= day)?.close ?? Number.NaN

it.for(["AAPL", "IBM"])("targets of %s are within a third of the last close known on their day", (symbol) => {
  for (const { report_date = "", target_price } of of(symbol)) {
    assert.closeTo(Number(target_price) / closeOn(symbol, report_date), 1, 1 / 3, report_date)
  }
})

it("insiders other than Snowflake's state that they were made up for the sample", () => {
  for (const { filing_id, insider_name = "", position, symbol } of readRecords("insiders.csv")) {
    assert.strictEqual(/^Sample Insider [A-G]$/.test(insider_name), symbol !== "SNOW", insider_name)
    assert.strictEqual(/^Sample (Officer|Director)$/.test(position ?? ""), symbol !== "SNOW", insider_name)
    assert.strictEqual(filing_id, "")
  }
})
