/** Derives the figures of an issuer's statements for each day on which what is known of them changed. */
import { averageLines } from "../financials/Line.ts"
import { noSplits, type ShareBasis } from "../financials/ShareBasis.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import {
  type AverageFigure,
  averageFigures,
  followFacts,
  type StatementFacts,
  type StatementFigure,
  statementFigures
} from "../financials/StatementFigures.ts"
import { followStatements, sharesDay } from "../financials/Statements.ts"
import { knownFrom } from "../financials/StatementsThen.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import { type KnownBasis, type StatementRow } from "./StatementRows.ts"

/** The day of what is known as of now alone: after all others. */
export const asOfNow = "9999-12-31"

/** A row whose numbers are in lists, by their places, as they were computed: before it is packed. */
export type DerivedRow = StatementRow<ReadonlyArray<number>>

/** The rows of an issuer by a basis; `both` where the two are the same, as without undated versions. */
export interface DerivedRows {
  readonly basis: KnownBasis | "both"
  /** Oldest first. */
  readonly rows: ReadonlyArray<DerivedRow>
}

/** A security of an issuer, as far as it decides which splits its averages are derived by. */
export interface IssuerSecurity {
  readonly company_id: number
  /** False for one that is listed no more. */
  readonly listed: boolean | null
}

/** The security under which an issuer is listed: its first one that is, else its first; undefined without any. */
export const firstSecurity = <S extends IssuerSecurity>(securities: ReadonlyArray<S>): S | undefined => {
  const inOrder = securities.toSorted((a, b) => a.company_id - b.company_id)
  return inOrder.find(({ listed }) => listed !== false) ?? inOrder[0]
}

/** A split or stock dividend. */
export type Split = Pick<CorporateAction, "effective_date" | "type" | "value">

/** Those of the actions that are splits or stock dividends, oldest first, on one day by type and value. */
export const splitsAmong = (actions: ReadonlyArray<Split>): ReadonlyArray<Split> =>
  actions
    .filter(({ type }) => changesShares(type))
    .map(({ effective_date, type, value }) => ({ effective_date, type, value }))
    .toSorted((a, b) =>
      a.effective_date !== b.effective_date
        ? a.effective_date < b.effective_date
          ? -1
          : 1
        : a.type !== b.type
          ? a.type < b.type
            ? -1
            : 1
          : a.value - b.value
    )

const places = statementFigures.map((_, place) => place)
const placesOfParts = places.filter((place) => statementFigures[place]?.isOfYears === false)
const averages = averageFigures.map((_, place) => place)
const averagesOfParts = averages.filter((place) => averageFigures[place]?.isOfYears === false)
const linesOfAverages = averageFigures.map(({ line }) => averageLines.indexOf(line))

const unknownValues: ReadonlyArray<number> = places.map(() => Number.NaN)
const unknownDays: ReadonlyArray<number> = averages.map(() => Number.NaN)

/** The row of a day, and what it is of. */
interface Derived {
  readonly facts: StatementFacts
  readonly row: DerivedRow
}

/** What is of the same years as on the day before is the same. */
const rowOf = (
  issuer_id: number,
  known_from: string,
  facts: StatementFacts,
  before: Derived | null
): DerivedRow => {
  const { annual_currency, currency, trailing, trailing_currency, years } = facts
  const isOfSameYears = before?.facts.years === years
  const values = (isOfSameYears ? before.row.values : unknownValues).slice()
  const shares_of = (isOfSameYears ? before.row.shares_of : unknownDays).slice()
  for (const place of isOfSameYears ? placesOfParts : places)
    values[place] = (statementFigures[place] as StatementFigure).of(facts)
  for (const place of isOfSameYears ? averagesOfParts : averages) {
    const statement = (averageFigures[place] as AverageFigure).statementOf(facts)
    shares_of[place] =
      statement === null ? Number.NaN : sharesDay(statement, linesOfAverages[place] as number)
  }
  return {
    issuer_id,
    known_from,
    currency,
    annual_currency,
    trailing_currency,
    statement_date: trailing.latest?.fiscal_date ?? null,
    fiscal_date: years.annual?.fiscal_date ?? null,
    fiscal_year: years.annual?.year ?? null,
    values,
    shares_of
  }
}

const rowsBy = (
  issuer_id: number,
  versions: ReadonlyArray<FiledStatement>,
  basis: ShareBasis,
  dayKnown: (version: FiledStatement) => string,
  from: string
): ReadonlyArray<DerivedRow> => {
  const byDay = Map.groupBy(versions, dayKnown)
  const days = [...byDay.keys()].toSorted()
  const statementsWith = followStatements(basis)
  const factsOf = followFacts()
  const earlier = days.filter((day) => day < from)
  statementsWith(earlier.flatMap((day) => byDay.get(day) ?? []))
  const later = days.slice(earlier.length)
  let before: Derived | null = null
  return later.map((day) => {
    const { annual, quarterly } = statementsWith(byDay.get(day) ?? [])
    const facts = factsOf(annual, quarterly)
    const row = rowOf(issuer_id, day, facts, before)
    before = { facts, row }
    return row
  })
}

/**
 * The rows of an issuer from a day on, null for all, of all versions of its statements and its splits, both in any order.
 * Rows before the first day on which a version was filed that is added, changed or removed are the same as without it.
 * Undated versions change rows of any day.
 */
export const statementRowsOf = (
  issuer_id: number,
  versions: ReadonlyArray<FiledStatement>,
  splits: ReadonlyArray<Split>,
  from: string | null = null
): ReadonlyArray<DerivedRows> => {
  const basis: ShareBasis = {
    ...noSplits,
    actions: splits.map((split) => ({ ...split, reference_close: null, currency: null })),
    adjust: "none"
  }
  const by = (dayKnown: (version: FiledStatement) => string) =>
    rowsBy(issuer_id, versions, basis, dayKnown, from ?? "")
  const filed = by(({ filed_at }) => filed_at ?? asOfNow)
  return versions.every(({ filed_at }) => filed_at !== null)
    ? [{ basis: "both", rows: filed }]
    : [
        { basis: "filed", rows: filed },
        { basis: "priced", rows: by(knownFrom) }
      ]
}
