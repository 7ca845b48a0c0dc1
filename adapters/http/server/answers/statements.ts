/** Elements of statements, for any selection of lines. */
import { membersOf, type Provenance, type Statement, StatementHead } from "../../../../core/mod.ts"
import { FigureProvenance, type LineNames } from "../../api/Financials.ts"

/** The columns of a table of statements. */
export const statementColumns = (names: LineNames<string>): ReadonlyArray<string> => [
  ...Object.keys(StatementHead.fields),
  ...names.map(([name]) => name)
]

const headOf = membersOf(StatementHead)
const provenanceOf: (provenance: Provenance) => typeof FigureProvenance.Type = membersOf(FigureProvenance)

type ByName<Name extends string, A> = { readonly [K in Name]: A }

/** The provenance of every known figure. */
const provenancesOf = <Name extends string>({ provenance }: Statement, names: LineNames<Name>) =>
  Object.fromEntries(
    names.flatMap(([name, line]) => {
      const known = provenance[line]
      return known === undefined ? [] : [[name, provenanceOf(known)]]
    })
  ) as Partial<ByName<Name, typeof FigureProvenance.Type>>

/** The element of a statement, with each figure's provenance on request. */
export const statementElement = <Name extends string>(
  statement: Statement,
  names: LineNames<Name>,
  include?: "provenance"
) => ({
  ...headOf(statement),
  ...(Object.fromEntries(names.map(([name, line]) => [name, statement[line]])) as ByName<
    Name,
    number | null
  >),
  ...(include === undefined ? {} : { provenance: provenancesOf(statement, names) })
})

/** The element's columns in a table. */
export const withoutProvenance = <Element extends { readonly provenance?: unknown }>(element: Element) => {
  const { provenance: _, ...cells } = element
  return cells
}
