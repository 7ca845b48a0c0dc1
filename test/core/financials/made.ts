/** Made-up statements; all lines but the given ones are unknown. */
import fc from "fast-check"
import { type Lines, noLines } from "../../../core/financials/Line.ts"
import type { Statement } from "../../../core/financials/Statement.ts"

export const linesOf = (known: Partial<Lines>): Lines => ({ ...noLines, ...known })

const quarterEnds = ["03-31", "06-30", "09-30", "12-31"]

/** A fiscal year that ends with the calendar's. */
export const annual = (year: number, known: Partial<Lines>, currency = "USD"): Statement => ({
  ...linesOf(known),
  fiscal_date: `${year}-12-31`,
  year,
  quarter: null,
  period: "Annual",
  months: 12,
  currency,
  filed_at: null,
  provenance: {}
})

export const quarterly = (
  year: number,
  quarter: number,
  known: Partial<Lines>,
  currency = "USD"
): Statement => ({
  ...annual(year, known, currency),
  fiscal_date: `${year}-${quarterEnds[quarter - 1]}`,
  quarter,
  period: "Quarterly",
  months: 3
})

/** A whole number below 0, 0 or above, or null. */
export const anyFigure: fc.Arbitrary<number | null> = fc.option(
  fc.oneof(fc.constantFrom(0, 1, -1), fc.integer({ min: -1e12, max: 1e12 }))
)

/** Lines of which any may be unknown. */
export const anyLines: fc.Arbitrary<Lines> = fc.record(
  Object.fromEntries(Object.keys(noLines).map((line) => [line, anyFigure])) as {
    readonly [K in keyof Lines]: typeof anyFigure
  }
)

/** Every known line, times the factor. */
export const scaled = (lines: Lines, factor: number): Lines =>
  Object.fromEntries(
    Object.entries(lines).map(([line, figure]) => [line, figure === null ? null : figure * factor])
  ) as unknown as Lines
