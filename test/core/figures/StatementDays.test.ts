/**
 * Rows of figures by day are those of the statements as known on each day, to the bit: of AAPL's, NVDA's and SNOW's filings
 * (SEC EDGAR companyfacts), and of any made-up ones.
 */
import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { noSplits } from "../../../core/financials/ShareBasis.ts"
import type { FiledStatement, Statement } from "../../../core/financials/Statement.ts"
import {
  averageFigures,
  statementFacts,
  statementFigures
} from "../../../core/financials/StatementFigures.ts"
import { followStatements, statementsOf } from "../../../core/financials/Statements.ts"
import { knownFrom, knownThen } from "../../../core/financials/StatementsThen.ts"
import { lines } from "../../../core/financials/Line.ts"
import {
  asOfNow,
  type DerivedRow,
  firstSecurity,
  type Split,
  splitsAmong,
  statementRowsOf
} from "../../../core/figures/StatementDays.ts"
import { statementRowsVersion } from "../../../core/figures/StatementRows.ts"
import { dateOfDay } from "../../../core/time/CalendarDate.ts"
import { statementsOf as filingsOf, readCompanyFacts } from "../financials/companyFacts.ts"
import { anyFilings } from "../financials/filed.ts"

const splits: ReadonlyArray<Split> = [
  { effective_date: "2014-06-09", type: "split", value: 7 },
  { effective_date: "2020-08-31", type: "split", value: 4 }
]

const asFiled = (of: ReadonlyArray<Split>) => ({
  ...noSplits,
  adjust: "none" as const,
  actions: of.map((split) => ({ ...split, reference_close: null, currency: null }))
})

const statementsOn = (
  versions: ReadonlyArray<FiledStatement>,
  of: ReadonlyArray<Split>,
  day: string | null
): ReadonlyArray<Statement> =>
  (["Annual", "Quarterly"] as const).flatMap((period) => statementsOf(versions, period, day, asFiled(of)))

const valuesOf = (statements: ReadonlyArray<Statement>): ReadonlyArray<number> => {
  const facts = statementFacts(statements)
  return statementFigures.map(({ of }) => of(facts))
}

/** The days of the shares of averages, by the provenance of the statements. */
const sharesOf = (statements: ReadonlyArray<Statement>): ReadonlyArray<string | null> => {
  const facts = statementFacts(statements)
  return averageFigures.map(({ line, statementOf }) => statementOf(facts)?.provenance[line]?.filed_at ?? null)
}

const onDay = (rows: ReadonlyArray<DerivedRow>, day: string): DerivedRow | undefined =>
  rows.findLast(({ known_from }) => known_from <= day)

const rowsBy = (
  basis: "filed" | "priced",
  versions: ReadonlyArray<FiledStatement>,
  of: ReadonlyArray<Split>
) => statementRowsOf(1, versions, of).find((one) => one.basis === "both" || one.basis === basis)?.rows ?? []

const isAsOf = (row: DerivedRow | undefined, statements: ReadonlyArray<Statement>, what: string): void => {
  if (statements.length === 0) {
    // The parts of a period that is in no statement yet.
    if (row === undefined) return
  }
  assert.deepStrictEqual([...(row?.values ?? [])], valuesOf(statements), what)
  assert.deepStrictEqual(
    [...(row?.shares_of ?? [])].map((day) => (Number.isNaN(day) ? null : dateOfDay(day))),
    sharesOf(statements),
    what
  )
  const facts = statementFacts(statements)
  assert.deepInclude(row, {
    currency: facts.currency,
    annual_currency: facts.annual_currency,
    trailing_currency: facts.trailing_currency,
    statement_date: facts.trailing.latest?.fiscal_date ?? null,
    fiscal_date: facts.years.annual?.fiscal_date ?? null,
    fiscal_year: facts.years.annual?.year ?? null
  })
}

const filings = Object.fromEntries(
  ["AAPL", "NVDA", "SNOW"].map((symbol) => [symbol, filingsOf(readCompanyFacts(symbol))])
)

describe.each(Object.entries(filings))("the rows of %s", (_, versions) => {
  const rows = rowsBy("filed", versions, splits)

  it("are of every day of filing, each as the statements known then", () => {
    assert.deepStrictEqual(
      rows.map(({ known_from }) => known_from),
      [...new Set(versions.map(({ filed_at }) => filed_at as string))].toSorted()
    )
    // Each third: a day takes as long as a page.
    for (const [i, row] of rows.entries())
      if (i % 3 === 0 || i === rows.length - 1)
        isAsOf(row, statementsOn(versions, splits, row.known_from), row.known_from)
  })

  it("are the same from a day on, whatever is filed on it", () => {
    for (const from of [rows[1], rows[Math.floor(rows.length / 2)], rows.at(-1)].map(
      (row) => row?.known_from ?? ""
    )) {
      const [since] = statementRowsOf(1, versions, splits, from)
      const before = versions.filter(({ filed_at }) => (filed_at ?? "") < from)
      const [earlier] = statementRowsOf(1, before, splits)
      assert.deepStrictEqual([...(earlier?.rows ?? []), ...(since?.rows ?? [])], rows)
    }
  })
})

/** Days of the made-up filings. */
const anyDay = fc
  .date({ min: new Date("2023-01-01"), max: new Date("2026-07-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const anySplits = fc.array(
  fc.record({
    effective_date: anyDay,
    type: fc.constantFrom("split" as const, "stock_dividend" as const),
    value: fc.constantFrom(2, 3, 0.1, 1.05)
  }),
  { maxLength: 3 }
)

describe("the rows of any filings", () => {
  it("are those of the statements known on any day, by both bases", () => {
    let undated = 0
    fc.assert(
      fc.property(anyFilings, anySplits, anyDay, (versions, some, day) => {
        const of = splitsAmong(some)
        if (versions.some(({ filed_at }) => filed_at === null)) undated++
        const filed = rowsBy("filed", versions, of)
        isAsOf(onDay(filed, day), statementsOn(versions, of, day), `filed by ${day}`)
        isAsOf(onDay(filed, asOfNow), statementsOn(versions, of, null), "now")
        isAsOf(
          onDay(rowsBy("priced", versions, of), day),
          statementsOn(knownThen(versions, day), of, null),
          `known to prices of ${day}`
        )
      }),
      { numRuns: 300 }
    )
    assert.isAbove(undated, 0)
  })

  it("are one set for both bases where every version is dated, else two", () => {
    fc.assert(
      fc.property(anyFilings, (versions) => {
        const isDated = versions.every(({ filed_at }) => filed_at !== null)
        assert.deepStrictEqual(
          statementRowsOf(1, versions, []).map(({ basis }) => basis),
          isDated ? ["both"] : ["filed", "priced"]
        )
      })
    )
  })

  it("begin anew from a day on as they are of all", () => {
    fc.assert(
      fc.property(anyFilings, anyDay, (versions, day) => {
        const since = statementRowsOf(1, versions, [], day)
        assert.deepStrictEqual(
          since,
          statementRowsOf(1, versions, []).map(({ basis, rows }) => ({
            basis,
            rows: rows.filter(({ known_from }) => known_from >= day)
          }))
        )
      })
    )
  })
})

/** All that a statement says. */
const shown = (statement: Statement) => [
  statement.fiscal_date,
  statement.year,
  statement.quarter,
  statement.period,
  statement.months,
  statement.currency,
  statement.filed_at,
  statement.provenance,
  ...lines.map((line) => statement[line])
]

it("followed statements have every line of those made at once, as versions become known", () => {
  fc.assert(
    fc.property(anyFilings, (versions) => {
      const byDay = Map.groupBy(versions, knownFrom)
      const follow = followStatements()
      const known: Array<FiledStatement> = []
      for (const day of [...byDay.keys()].toSorted()) {
        const more = byDay.get(day) ?? []
        known.push(...more)
        const { annual, quarterly } = follow(more)
        const whole = (["Annual", "Quarterly"] as const).flatMap((period) =>
          statementsOf(known, period, null)
        )
        assert.deepStrictEqual([...annual, ...quarterly].map(shown), whole.map(shown))
      }
    }),
    { numRuns: 200 }
  )
})

/** The first of securities with the ids 9, 8, ... */
const firstOf = (...listed: ReadonlyArray<boolean | null>) =>
  firstSecurity(listed.map((one, i) => ({ company_id: 9 - i, listed: one })))?.company_id

it("the security that an issuer is listed under is its first listed one, else its first", () => {
  assert.deepStrictEqual(
    [firstOf(), firstOf(true, null), firstOf(true, false), firstOf(false, false)],
    [undefined, 8, 9, 8]
  )
})

/**
 * What the rows of these filings were when their version was this one. Where a figure is computed otherwise under the same
 * declaration, stored rows would be another version's under the same name: raise `revision` in core/figures/StatementRows.ts,
 * and write both down anew.
 */
const kept = { version: "18466da7", rows: "28158f225e0e494c" }

it("rows that are derived otherwise have another version", () => {
  const hash = createHash("sha256")
  for (const versions of Object.values(filings))
    for (const row of rowsBy("filed", versions, splits)) {
      hash.update(row.known_from)
      for (const values of [row.values, row.shares_of])
        hash.update(Float64Array.from(values, (value) => (Number.isNaN(value) ? -1e300 : value)))
    }
  assert.deepStrictEqual(
    { version: statementRowsVersion, rows: hash.digest("hex").slice(0, 16) },
    kept,
    "Write both down anew; where only the rows differ, raise `revision` first"
  )
})
