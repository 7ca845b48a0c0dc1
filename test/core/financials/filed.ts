/** Made-up filings of one issuer, in dollars, from one source, with the given members replaced. */
import fc from "fast-check"
import type { Lines } from "../../../core/financials/Line.ts"
import type { Span } from "../../../core/financials/Span.ts"
import type { FiledStatement, Period, Statement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { linesOf } from "./made.ts"

/** A version of the months to a day; undated where `filed_at` is null. */
export const filed = (
  fiscal_date: string,
  span: Span,
  filed_at: string | null,
  known: Partial<Lines>,
  overrides: Partial<FiledStatement> = {}
): FiledStatement => ({
  ...linesOf(known),
  issuer_id: 1,
  fiscal_date,
  span,
  source: "test",
  version: filed_at ?? "",
  year: null,
  quarter: null,
  filed_at,
  filing_id: null,
  filing_url: null,
  form: null,
  currency: "USD",
  tags: null,
  ...overrides
})

/** The ends of the quarters of fiscal 2024, and the day on which each was filed. */
export const ends = ["2024-03-31", "2024-06-30", "2024-09-30", "2024-12-31"] as const
export const days = ["2024-05-02", "2024-08-01", "2024-11-01", "2025-02-14"] as const

/** Months of fiscal 2024 that end with a quarter, 1 to 4, filed on that quarter's day. */
export const of2024 = (
  quarter: 1 | 2 | 3 | 4,
  span: Span,
  known: Partial<Lines>,
  overrides: Partial<FiledStatement> = {}
): FiledStatement => filed(ends[quarter - 1] ?? "", span, days[quarter - 1] ?? "", known, overrides)

/** The statement at an end; undefined where there is none. */
export const statementAt = (
  filings: ReadonlyArray<FiledStatement>,
  period: Period,
  fiscal_date: string,
  day: string | null = null
): Statement | undefined =>
  statementsOf(filings, period, day).find((statement) => statement.fiscal_date === fiscal_date)

const anyAmount = fc.option(fc.oneof(fc.constant(-0), fc.integer({ min: -3, max: 3 })))

const anyFiling = (daysAfter: fc.Arbitrary<number | null>): fc.Arbitrary<FiledStatement> =>
  fc
    .record({
      quarter: fc.nat({ max: 11 }),
      late: fc.constantFrom(0, 0, 1, 6),
      span: fc.constantFrom<Span>(3, 6, 9, 12),
      after: daysAfter,
      source: fc.constantFrom("a", "b"),
      currency: fc.constantFrom("USD", "USD", "USD", "EUR"),
      year: fc.constantFrom(null, 2022, 2023),
      lines: fc.record({
        sales: anyAmount,
        net_income: anyAmount,
        total_assets: anyAmount,
        eps_basic: anyAmount,
        shares_basic: anyAmount
      })
    })
    .map(({ after, late, lines, quarter, span, ...overrides }) => {
      const month = ["03-31", "06-30", "09-30", "12-31"][quarter % 4] ?? ""
      const end = `${2021 + Math.floor(quarter / 4)}-${month}`
      return filed(addDays(end, late), span, after === null ? null : addDays(end, after), lines, overrides)
    })

const anyOf = (filing: fc.Arbitrary<FiledStatement>): fc.Arbitrary<ReadonlyArray<FiledStatement>> =>
  fc.uniqueArray(filing, {
    maxLength: 30,
    selector: ({ fiscal_date, source, span, version }) => `${fiscal_date} ${span} ${source} ${version}`
  })

/** Days from an end to a filing: of its own year, of an amendment, of the next year. */
const anyDays = fc.constantFrom(30, 33, 120, 398, 490)

/** Up to 30 versions of periods of three years, some filed on one day, no two with one key. */
export const anyDated = anyOf(anyFiling(anyDays))

/** The same, with some undated. */
export const anyFilings = anyOf(anyFiling(fc.option(anyDays)))
