/** Made-up reports, single or random. */
import fc from "fast-check"
import { type Opinion, opinions } from "../../../core/consensus/Opinion.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import type { Report } from "../../../core/research/Report.ts"

/** A rated report with a target in won, with the given members replaced. */
export const report = (overrides: Partial<Report> = {}): Report => ({
  report_id: 1,
  source: "test",
  external_id: "1",
  company_id: 7,
  title: "On track",
  report_date: "2024-06-14",
  report_type: "company_analysis",
  securities_firm: "Alpha",
  analyst: null,
  stock_name: null,
  industry_category: null,
  opinion: "Buy",
  target_price: 100,
  currency: "KRW",
  summary: null,
  key_points: [],
  s3_key: null,
  ...overrides
})

/** The last day of the random reports' window, which begins on 2023-06-16. */
export const day = "2024-06-15"

const wordsOf: Readonly<Record<Opinion, string>> = {
  strong_buy: "Strong Buy",
  buy: "매수(유지)",
  hold: "Neutral",
  sell: "Reduce",
  strong_sell: "적극매도"
}

const anyReport: fc.Arbitrary<Partial<Report>> = fc.record({
  report_date: fc.integer({ min: -20, max: 400 }).map((days) => addDays(day, -days)),
  securities_firm: fc.constantFrom("Alpha", "ALPHA", "Beta", "Gamma", "Delta", "Del ta"),
  opinion: fc.constantFrom(null, "NR", ...opinions.map((opinion) => wordsOf[opinion])),
  target_price: fc.option(
    fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths / 10),
    { nil: null }
  ),
  currency: fc.constantFrom("KRW", "KRW", "USD")
})

/** Up to 12 reports of four firms, two of them spelled in two ways, with ascending ids, some outside the window. */
export const anyReports: fc.Arbitrary<ReadonlyArray<Report>> = fc
  .array(anyReport, { maxLength: 12 })
  .map((all) =>
    all.map((overrides, i) => report({ ...overrides, report_id: i + 1, external_id: `${i + 1}` }))
  )
