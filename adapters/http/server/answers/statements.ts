/** What elements of statements have in common, by the names of whatever lines an answer has. */
import type { Line, Provenance, Statement } from "../../../../core/mod.ts"
import type { FigureProvenance } from "../../api/Financials.ts"

/** The names of the lines that an answer has, each with its line. */
export type LineNames<Name extends string> = ReadonlyArray<readonly [name: Name, line: Line]>

const fields = ["fiscal_date", "year", "quarter", "period", "months", "currency", "filed_at"] as const

/** The columns of a table of statements. */
export const statementColumns = (names: LineNames<string>): ReadonlyArray<string> => [
  ...fields,
  ...names.map(([name]) => name)
]

const provenanceOf = ({
  derivation,
  filed_at,
  filing_id,
  filing_url,
  form,
  tag
}: Provenance): typeof FigureProvenance.Type => ({
  filing_id,
  filing_url,
  form,
  tag,
  derivation,
  filed_at
})

type ByName<Name extends string, A> = { readonly [K in Name]: A }

/** Of every figure that is known. */
const provenancesOf = <Name extends string>({ provenance }: Statement, names: LineNames<Name>) =>
  Object.fromEntries(
    names.flatMap(([name, line]) => {
      const known = provenance[line]
      return known === undefined ? [] : [[name, provenanceOf(known)]]
    })
  ) as Partial<ByName<Name, typeof FigureProvenance.Type>>

/** The element of a statement, with each figure's provenance where that is included. */
export const statementElement = <Name extends string>(
  statement: Statement,
  names: LineNames<Name>,
  include?: "provenance"
) => ({
  fiscal_date: statement.fiscal_date,
  year: statement.year,
  quarter: statement.quarter,
  period: statement.period,
  months: statement.months,
  currency: statement.currency,
  filed_at: statement.filed_at,
  ...(Object.fromEntries(names.map(([name, line]) => [name, statement[line]])) as ByName<
    Name,
    number | null
  >),
  ...(include === undefined ? {} : { provenance: provenancesOf(statement, names) })
})

/** An element as a table has it. */
export const withoutProvenance = <Element extends { readonly provenance?: unknown }>(element: Element) => {
  const { provenance: _, ...cells } = element
  return cells
}
