/** Lists cut from an index equal those from filtering and sorting everything. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { companyIndex, type CompanyRow } from "../../adapters/sql/CompanyIndex.ts"
import { reportIndex, type ReportRow } from "../../adapters/sql/ReportIndex.ts"
import type { CompanyFilter, ReportFilter } from "../../core/mod.ts"

const some = fc.string({ unit: fc.constantFrom("a", "b", "삼"), minLength: 1, maxLength: 3 })
const orNull = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: null })
const window = fc.record({ offset: fc.nat(8), limit: fc.integer({ min: 1, max: 5 }) })
const numbered = <Rest extends ReadonlyArray<unknown>>(rest: fc.Arbitrary<Rest>) =>
  fc.array(rest, { maxLength: 15 }).map((rows) => rows.map((row, i) => [3 * i + 1, ...row] as const))

const companies = numbered(
  fc.tuple(
    some.map((text) => text.toUpperCase()),
    some,
    orNull(some),
    orNull(some),
    orNull(some)
  )
)
const companyFilter = fc.record({
  search: orNull(fc.oneof(some, fc.constant(""))),
  sector: orNull(some),
  country_code: orNull(some)
})

const companiesFound = (rows: ReadonlyArray<CompanyRow>, { country_code, search, sector }: CompanyFilter) =>
  rows
    .filter((row) => (sector ?? row[4]) === row[4] && (country_code ?? row[5]) === row[5])
    .map(([id, symbol, name, alias]) => {
      const texts = [symbol.toLowerCase(), name, ...(alias === null ? [] : [alias])]
      const sought = search ?? ""
      const near =
        sought === "" ? 0 : texts[0] === sought ? 1 : texts.some((_) => _.startsWith(sought)) ? 2 : 3
      return { id, near, isFound: texts.some((text) => text.includes(sought)) }
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => a.near - b.near || a.id - b.id)
    .map(({ id }) => id)

const company = fc.integer({ min: 1, max: 3 })
const day = fc.constantFrom("2023-12-31", "2024-01-01", "2024-01-02")
const reports = numbered(
  fc.tuple(day, some, some, orNull(some), orNull(some), orNull(some), orNull(company))
).map((rows) => rows.toSorted((a, b) => (a[1] === b[1] ? b[0] - a[0] : a[1] < b[1] ? 1 : -1)))
const reportFilter = fc.record({
  title: orNull(fc.oneof(some, fc.constant(""))),
  securities_firm: orNull(some),
  stock_name: orNull(some),
  industry_category: orNull(some),
  report_type: fc.constant(null),
  from: orNull(day),
  to: orNull(day),
  company_id: orNull(company)
})

const reportsFound = (rows: ReadonlyArray<ReportRow>, filter: ReportFilter) =>
  rows
    .filter(
      ([, date, title, firm, stock, industry, , company_id]) =>
        date >= (filter.from ?? date) &&
        date <= (filter.to ?? date) &&
        title.includes(filter.title ?? "") &&
        (filter.securities_firm ?? firm) === firm &&
        (filter.stock_name ?? stock) === stock &&
        (filter.industry_category ?? industry) === industry &&
        (filter.company_id ?? company_id) === company_id
    )
    .map(([id]) => id)

describe("a page of an index", () => {
  it("of companies is part of all that the filter finds, best match first", () => {
    fc.assert(
      fc.property(companies, companyFilter, window, (rows, filter, window) => {
        const all = companiesFound(rows, filter)
        const ids = all.slice(window.offset, window.offset + window.limit)
        assert.deepStrictEqual(companyIndex(rows).find(filter, window), { ids, total: all.length })
      }),
      { numRuns: 1000 }
    )
  })

  it("of reports is part of all that the filter finds, latest first", () => {
    fc.assert(
      fc.property(reports, reportFilter, window, (rows, filter, window) => {
        const all = reportsFound(rows, filter)
        const ids = all.slice(window.offset, window.offset + window.limit)
        assert.deepStrictEqual(reportIndex(rows).find(filter, window), { ids, total: all.length })
      }),
      { numRuns: 1000 }
    )
  })
})
