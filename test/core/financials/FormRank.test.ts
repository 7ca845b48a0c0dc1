/** Figures of reports count before those of other filings of the same period. */
import { assert, describe, it } from "@effect/vitest"
import { formRank } from "../../../core/financials/FormRank.ts"
import { latestOf, periodEnds } from "../../../core/financials/Version.ts"
import { filed, statementAt } from "./filed.ts"

const end = "2024-12-31"
const report = filed(end, 12, "2025-02-14", { sales: 100, net_income: 10 }, { form: "10-K", version: "1" })
/** A thousand times too large: some proxy statements give the scale of their figures wrongly. */
const proxy = filed(
  end,
  12,
  "2025-04-10",
  { net_income: 10_000, total_assets: 7, eps_basic: 3 },
  { form: "DEF 14A", version: "2" }
)

const latest = (filings: Parameters<typeof periodEnds>[0], day: string | null = null) =>
  latestOf(periodEnds(filings, day)[0], [12], "net_income")

describe("the rank of a form", () => {
  it.for([
    [null, 0],
    ["10-K", 0],
    ["10-K/A", 0],
    ["10-KT", 0],
    ["10-Q", 0],
    ["10-QT/A", 0],
    ["20-F", 0],
    ["40-F/A", 0],
    ["사업보고서 (2023.12)", 0],
    ["[기재정정]분기보고서", 0],
    ["반기보고서", 0],
    ["사업보고서 (별도)", 1],
    ["[기재정정]분기보고서 (별도)", 1],
    ["8-K", 1],
    ["6-K/A", 1],
    ["연결재무제표기준영업(잠정)실적(공정공시)", 1],
    ["DEF 14A", 2],
    ["S-1/A", 2],
    ["424B4", 2],
    ["주요사항보고서", 2],
    ["", 2]
  ] as const)("%s is %d", ([form, rank]) => {
    assert.strictEqual(formRank(form), rank)
  })
})

describe("a figure of a proxy statement", () => {
  it("doesn't replace that of a report, though it was filed later", () => {
    assert.strictEqual(latest([report, proxy])?.value, 10)
    assert.strictEqual(latest([proxy, report])?.provenance.form, "10-K")
  })

  it("counts where no report has the line", () => {
    const statement = statementAt([report, proxy], "Annual", end)
    assert.deepStrictEqual(
      [statement?.sales, statement?.net_income, statement?.total_assets, statement?.eps_basic],
      [100, 10, 7, 3]
    )
  })

  it("counts where the report has the line for another span only", () => {
    const quarter = { ...report, span: 3 as const }
    assert.strictEqual(latest([quarter, proxy])?.value, 10_000)
  })

  it("counts until a report is filed", () => {
    const early = { ...proxy, filed_at: "2025-01-20" }
    assert.strictEqual(latest([early, report], "2025-02-13")?.value, 10_000)
    assert.strictEqual(latest([early, report], "2025-02-14")?.value, 10)
  })

  it("doesn't replace that of a statement without a form", () => {
    assert.strictEqual(latest([{ ...report, form: null, filed_at: null }, proxy])?.value, 10)
  })

  it("doesn't determine the currency or the day of a period", () => {
    const [period] = periodEnds(
      [report, { ...proxy, currency: "EUR", fiscal_date: "2024-12-28", filed_at: "2025-01-02" }],
      null
    )
    assert.deepStrictEqual([period?.currency, period?.fiscal_date], ["USD", end])
  })
})

const sales = (filings: Parameters<typeof periodEnds>[0]) =>
  latestOf(periodEnds(filings, null)[0], [12], "sales")?.value

describe("a separate statement", () => {
  const [consolidated, separate] = [
    filed(end, 12, "2025-03-11", { sales: 300 }, { form: "사업보고서", version: "20250311000001" }),
    filed(
      end,
      12,
      "2025-05-02",
      { sales: 200, net_income: 20 },
      { form: "사업보고서 (별도)", version: "20250502000002/OFS" }
    )
  ]
  it("doesn't replace a consolidated one, though it was filed later", () => {
    assert.strictEqual(sales([consolidated, separate]), 300)
    assert.strictEqual(sales([separate, consolidated]), 300)
  })

  it("counts where there is no other", () => {
    assert.strictEqual(sales([separate]), 200)
    assert.strictEqual(latest([consolidated, separate])?.value, 20)
  })
})

describe("a current report", () => {
  const results = filed(end, 12, "2025-05-01", { net_income: 11 }, { form: "8-K", version: "3" })

  it("counts after a report, and before a proxy statement", () => {
    assert.strictEqual(latest([report, results])?.value, 10)
    assert.strictEqual(latest([results, { ...proxy, filed_at: "2025-06-01" }])?.value, 11)
  })

  it("that reports a year first doesn't name it", () => {
    const early = { ...results, filed_at: "2025-01-20" }
    const year = statementAt([early, { ...report, year: 2025 }], "Annual", end)
    assert.deepStrictEqual([year?.year, year?.net_income], [2025, 10])
  })
})

describe("an amendment", () => {
  it("counts before a lower form that was filed later", () => {
    const amended = filed(end, 12, "2025-03-01", { net_income: 9 }, { form: "10-K/A", version: "4" })
    assert.strictEqual(latest([report, amended, proxy])?.value, 9)
  })
})

const prospectus = (fiscal_date: string) =>
  filed(fiscal_date, 12, "2025-08-01", { sales: 1 }, { form: "424B4", version: "5" })

describe("twelve months that only a prospectus states", () => {
  it("are no fiscal year where they end on another day than the issuer's", () => {
    assert.isUndefined(statementAt([report, prospectus("2025-06-30")], "Annual", "2025-06-30"))
    assert.isDefined(statementAt([report, prospectus("2025-06-30")], "Annual", end))
  })

  it("are one where they end whole years before or after", () => {
    assert.strictEqual(statementAt([report, prospectus("2022-12-31")], "Annual", "2022-12-31")?.year, 2022)
  })

  it("are one for an issuer without a report", () => {
    assert.strictEqual(statementAt([prospectus(end)], "Annual", end)?.sales, 1)
  })
})
