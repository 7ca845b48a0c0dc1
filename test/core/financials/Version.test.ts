/** Which of a period's versions counts. */
import { assert, describe, it } from "@effect/vitest"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { figuresOf, latestOf, periodEnds } from "../../../core/financials/Version.ts"
import { filed } from "./filed.ts"

const end = "2024-12-31"
const original = filed(end, 12, "2025-02-14", { sales: 100, net_income: 10 }, { form: "10-K" })
const amended = filed(end, 12, "2025-04-30", { sales: 90 }, { form: "10-K/A" })
const repeated = filed(end, 12, "2026-02-13", { sales: 90, net_income: 10 }, { form: "10-K" })
const undated = filed(end, 12, null, { sales: 80, total_assets: 500 })

const latest = (
  filings: ReadonlyArray<FiledStatement>,
  line: "sales" | "net_income",
  day: string | null = null
) => latestOf(periodEnds(filings, day)[0], [12], line)

describe("a line's figure", () => {
  it("is the latest filing's", () => {
    assert.strictEqual(latest([amended, original], "sales")?.value, 90)
  })

  it("is an earlier filing's where the latest lacks the line", () => {
    assert.strictEqual(latest([original, amended], "net_income")?.value, 10)
  })

  it("is attributed to its first filing where a later one repeats it", () => {
    assert.strictEqual(latest([original, amended, repeated], "sales")?.provenance.form, "10-K/A")
  })

  it("is attributed to the last filing where it returns after another figure", () => {
    const back = filed(end, 12, "2025-06-01", { sales: 100 }, { form: "10-K/A No. 2" })
    assert.strictEqual(latest([original, amended, back], "sales")?.provenance.form, "10-K/A No. 2")
  })

  it("as filed has no derivation", () => {
    const filing = { ...original, source: "SEC EDGAR", filing_id: "0000320193-25-000008" }
    assert.deepStrictEqual(latest([filing], "sales")?.provenance, {
      source: "SEC EDGAR",
      filing_id: "0000320193-25-000008",
      filing_url: null,
      form: "10-K",
      tag: null,
      filed_at: "2025-02-14",
      derivation: null
    })
  })

  it.for([
    ["0000320193-25-000008", "https://www.sec.gov/f", "https://www.sec.gov/f"],
    ["20240312000736", null, "https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20240312000736"],
    ["20240312000736", "https://example.com/f", "https://example.com/f"],
    ["0000320193-25-000008", null, null],
    ["2024031200073", null, null],
    ["202403120007361", null, null],
    [null, null, null]
  ] as const)("of filing %s with the URL %s links to %s", ([filing_id, filing_url, url]) => {
    assert.strictEqual(latest([{ ...original, filing_id, filing_url }], "sales")?.provenance.filing_url, url)
  })

  it("has the source's tag", () => {
    const filing = { ...original, tags: { sales: "us-gaap:Revenues" } }
    assert.strictEqual(latest([filing], "sales")?.provenance.tag, "us-gaap:Revenues")
  })

  it("is an amendment's where both were filed on one day", () => {
    const sameDay = { ...original, version: "9", sales: 100 }
    const amendment = filed(end, 12, "2025-02-14", { sales: 90 }, { form: "10-K/A", version: "1" })
    assert.strictEqual(latest([amendment, sameDay], "sales")?.value, 90)
  })

  it("is unknown where no filing has it", () => {
    assert.isUndefined(latest([amended], "net_income"))
  })

  it("is unknown without filings", () => {
    assert.isUndefined(latestOf(undefined, [12], "sales"))
  })

  it("may be a known 0", () => {
    assert.strictEqual(latest([original, filed(end, 12, "2025-05-01", { sales: 0 })], "sales")?.value, 0)
  })

  it("is 0 where a file has -0", () => {
    assert.isTrue(Object.is(latest([filed(end, 12, null, { sales: -0 })], "sales")?.value, 0))
  })

  it("is that of its own span", () => {
    const quarter = filed(end, 3, "2025-06-01", { sales: 30 })
    assert.strictEqual(latest([original, quarter], "sales")?.value, 100)
  })

  it("is the latest filing's among several spans", () => {
    const quarter = filed(end, 3, "2025-06-01", { total_assets: 30 })
    const [year] = periodEnds([quarter, { ...original, total_assets: 20 }], null)
    assert.deepStrictEqual(
      figuresOf(year, [12, 3], "total_assets").map(({ value }) => value),
      [20, 30]
    )
  })
})

describe("of two filings of one day", () => {
  it("the one with the later id counts", () => {
    const [first, second] = ["0001-25-000008", "0001-25-000009"].map((version, i) =>
      filed(end, 12, "2025-02-14", { sales: i }, { version })
    ) as [FiledStatement, FiledStatement]
    assert.strictEqual(latest([second, first], "sales")?.value, 1)
  })

  it.for([
    ["source", { ...original, source: "other", sales: 7 }],
    ["day of the same end", { ...original, fiscal_date: "2025-01-02", sales: 7 }]
  ] as const)("that differ in %s the same one counts in either order", ([, other]) => {
    assert.deepStrictEqual(latest([original, other], "sales"), latest([other, original], "sales"))
  })
})

describe("as of a day", () => {
  it.for([
    ["2025-02-13", undefined],
    ["2025-02-14", 100],
    ["2025-04-29", 100],
    ["2025-04-30", 90],
    ["2026-12-31", 90]
  ] as const)("%s sales are %s", ([day, sales]) => {
    assert.strictEqual(latest([original, amended, repeated], "sales", day)?.value, sales)
  })

  it("undated versions are left out", () => {
    assert.deepStrictEqual(periodEnds([undated], "2099-12-31"), [])
  })

  it("undated versions count when no day is requested", () => {
    assert.strictEqual(latest([undated], "sales")?.value, 80)
  })

  it("dated versions take precedence over undated ones", () => {
    assert.strictEqual(latest([original, undated], "sales")?.value, 100)
  })
})
