/** Which filings report results. */
import { assert, describe, it } from "@effect/vitest"
import {
  earningsFilingOf,
  earningsNames,
  filedPeriods,
  formOf,
  statedFilingOf
} from "../../../core/calendars/EarningsFiling.ts"

const listed = (report_nm: string, items: string | null = null) =>
  earningsFilingOf({
    rcept_no: "1",
    rcept_dt: "2024-11-14",
    report_nm,
    items,
    period_end: "2024-09-30",
    is_correction: false,
    source: "a"
  })

const taken = [
  ["10-K", null, true],
  ["10-Q", null, true],
  ["20-F", null, true],
  ["10-K405", null, true],
  ["8-K", "2.02,9.01", false],
  ["8-K", "5.02, 2.02", false],
  ["8-K", "12", false],
  ["사업보고서 (2023.12)", null, true],
  ["반기보고서 (2024.06)", null, true],
  ["분기보고서 (2024.09)", null, true],
  ["연결재무제표기준영업(잠정)실적(공정공시)", null, false]
] as const

describe("a filing that reports results", () => {
  it.each(taken)("is %s with the items %s", (name, items, isReport) => {
    const found = listed(name, items)
    assert.strictEqual(found?.isReport, isReport)
    assert.strictEqual(found?.period_end, isReport ? "2024-09-30" : null)
    const patterns = earningsNames.map((like) => new RegExp(`^${like.replaceAll("%", ".*")}$`))
    assert.isTrue(patterns.some((pattern) => pattern.test(name)))
  })

  it.each([
    ["8-K", null],
    ["8-K", "5.02,9.01"],
    ["8-K", "12.02"],
    ["4", null],
    ["10-K/A", null],
    ["주요사항보고서(자기주식취득결정)", null]
  ] as const)("isn't %s with the items %s", (name, items) => {
    assert.isNull(listed(name, items))
  })

  it("has the kind in its name as its form", () => {
    assert.deepStrictEqual(
      ["10-Q", "[기재정정]사업보고서 (2023.12)", "[첨부추가] 분기보고서 (2024.09)", "[x]"].map(formOf),
      ["10-Q", "사업보고서", "분기보고서", "[x]"]
    )
  })
})

const statement = (fiscal_date: string, span: 3 | 9 | 12) => ({
  filing_id: "20241114002642/OFS",
  filed_at: "2024-11-14",
  form: "분기보고서 (별도)",
  source: "dart",
  fiscal_date,
  span
})

describe("the filing of statements", () => {
  it("is of the last period in it, under its own number and form", () => {
    const filings = filedPeriods([
      statement("2023-09-30", 9),
      statement("2024-09-30", 3),
      statement("2024-09-30", 9),
      statement("2023-12-31", 12)
    ])
    assert.deepStrictEqual(filings.map(statedFilingOf), [
      {
        filing_id: "20241114002642",
        filed: "2024-11-14",
        form: "분기보고서",
        source: "dart",
        period_end: "2024-09-30",
        isReport: true,
        isPart: true
      }
    ])
  })

  it("is none of an amendment, a prospectus, an undated one, or one before the end of its period", () => {
    const filed = {
      filing_id: "1",
      filed_at: "2024-11-14",
      form: "10-K",
      source: "a",
      period_end: "2024-09-30",
      year_end: "2024-09-30"
    }
    assert.deepInclude(statedFilingOf(filed), { isPart: false })
    for (const other of [
      { form: "10-K/A" },
      { form: "424B5" },
      { filed_at: null },
      { filed_at: "2024-09-29" }
    ])
      assert.isNull(statedFilingOf({ ...filed, ...other }))
  })
})
