/** Rows of statements' figures as plain objects, however a store has them. */
import { averageFigures, statementFigures, type StatementRow } from "../../core/ports.ts"

/** The values of a row by the order of `statementFigures`; none without a row. */
export const valuesOf = (row: StatementRow | undefined): ReadonlyArray<number | undefined> =>
  row === undefined ? [] : statementFigures.map((_, place) => row.values.at(place))

export const plainRow = (row: StatementRow) => ({
  issuer_id: row.issuer_id,
  known_from: row.known_from,
  currency: row.currency,
  annual_currency: row.annual_currency,
  trailing_currency: row.trailing_currency,
  statement_date: row.statement_date,
  fiscal_date: row.fiscal_date,
  fiscal_year: row.fiscal_year,
  values: valuesOf(row),
  shares_of: averageFigures.map((_, place) => row.shares_of.at(place))
})
