/** Derives the figures of an issuer's statements for each day on which what is known of them changed. */
import { noSplits, type ShareBasis } from "../financials/ShareBasis.ts"
import type { FiledStatement } from "../financials/Statement.ts"
import { averageFigures, statementFacts, statementFigures } from "../financials/StatementFigures.ts"
import { followStatements, type SoughtStatements } from "../financials/Statements.ts"
import { knownFrom } from "../financials/StatementsThen.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import { dayOf } from "../time/CalendarDate.ts"
import { type KnownBasis, type StatementRow } from "./StatementRows.ts"

/** The day of what is known as of now alone: after all others. */
export const asOfNow = "9999-12-31"

/** The rows of an issuer by a basis; `both` where the two are the same, as without undated versions. */
export interface DerivedRows {
  readonly basis: KnownBasis | "both"
  /** Oldest first. */
  readonly rows: ReadonlyArray<StatementRow<Float64Array>>
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

const rowOf = (
  issuer_id: number,
  known_from: string,
  { sharesOf, statements }: SoughtStatements
): StatementRow<Float64Array> => {
  const facts = statementFacts(statements)
  const { annual, annual_currency, currency, trailing, trailing_currency } = facts
  const values = new Float64Array(statementFigures.length)
  for (let place = 0; place < values.length; place++)
    values[place] = statementFigures[place]?.of(facts) ?? Number.NaN
  const shares_of = Float64Array.from(averageFigures, ({ line, statementOf }) => {
    const statement = statementOf(facts)
    const day = statement === null ? null : sharesOf(statement, line)
    return day === null ? Number.NaN : dayOf(day)
  })
  return {
    issuer_id,
    known_from,
    currency,
    annual_currency,
    trailing_currency,
    statement_date: trailing.latest?.fiscal_date ?? null,
    fiscal_date: annual?.fiscal_date ?? null,
    fiscal_year: annual?.year ?? null,
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
): ReadonlyArray<StatementRow<Float64Array>> => {
  const byDay = Map.groupBy(versions, dayKnown)
  const days = [...byDay.keys()].toSorted()
  const known = followStatements(basis)
  const before = days.filter((day) => day < from)
  known(before.flatMap((day) => byDay.get(day) ?? []))
  return days.slice(before.length).map((day) => rowOf(issuer_id, day, known(byDay.get(day) ?? [])))
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
