/** Elements of statements, for any selection of lines. */
import { Struct } from "effect"
import { type Provenance, StatementHead } from "../../../../../core/mod.ts"
import { type Statement } from "../../../../../core/financials/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { FigureProvenance, type LineNames, namesBeside } from "../../../api/financials/Financials.ts"
import { tableOf } from "../../answers/tables.ts"

const headOf = membersOf(StatementHead)
const provenanceOf: (provenance: Provenance) => typeof FigureProvenance.Type = membersOf(FigureProvenance)

/** The name of a line beside the public ones. */
type LineBeside = (typeof namesBeside)[number][0]

type ByName<Name extends string, A> = { readonly [K in Name]: A }

/** The provenance of every known figure. */
const provenancesOf = <Name extends string>({ provenance }: Statement, names: LineNames<Name>) =>
  Object.fromEntries(
    names.flatMap(([name, line]) => {
      const known = provenance[line]
      return known === undefined ? [] : [[name, provenanceOf(known)]]
    })
  ) as Partial<ByName<Name, typeof FigureProvenance.Type>>

const figuresOf = <Name extends string>(statement: Statement, names: LineNames<Name>) =>
  Object.fromEntries(names.map(([name, line]) => [name, statement[line]])) as ByName<Name, number | null>

/** What `include` names: words between commas. */
const askedBy = (include: string = ""): ReadonlySet<string> => new Set(include.split(","))

/** Returns what makes the elements and the table of statements with these names. */
export const statementsBy = <Name extends string>(names: LineNames<Name>) => {
  const columns = [...Object.keys(StatementHead.fields), ...names.map(([name]) => name)]
  const others = namesBeside.flatMap(([name]) => (columns.includes(name) ? [] : [name]))
  return {
    /** The element of a statement, with the lines beside the public ones and each figure's provenance where asked for. */
    element: (statement: Statement, include?: string) => {
      const asked = askedBy(include)
      const origins = (): LineNames<Name | LineBeside> =>
        asked.has("lines") ? [...names, ...namesBeside.filter(([name]) => !columns.includes(name))] : names
      return {
        ...headOf(statement),
        ...figuresOf(statement, names),
        ...(asked.has("lines") ? { lines: figuresOf(statement, namesBeside) } : {}),
        ...(asked.has("provenance") ? { provenance: provenancesOf(statement, origins()) } : {})
      }
    },
    /** A row for each element without provenance, lines beside the named ones as columns after these where asked for. */
    table: (
      elements: ReadonlyArray<{ readonly lines?: object; readonly provenance?: unknown }>,
      include?: string
    ) =>
      tableOf(
        askedBy(include).has("lines") ? [...columns, ...others] : columns,
        elements.map(({ lines, ...cells }) => ({ ...lines, ...Struct.omit(cells, ["provenance"]) }))
      )
  }
}
