/** Elements of statements, for any selection of lines, and what either endpoint adds to them on request. */
import { Effect, identity, Schema, Struct } from "effect"
import {
  type Company,
  type Financials,
  type Period,
  type Provenance,
  type ShareAdjustment,
  StatementHead
} from "../../../../../core/mod.ts"
import { type ExplainedStatement, newestYears, type Statement } from "../../../../../core/financials/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { FigureProvenance, type LineNames, namesBeside } from "../../../api/financials/Financials.ts"
import { tableOf } from "../../answers/tables.ts"

const headOf = membersOf(StatementHead)
const provenanceOf: (provenance: Provenance) => typeof FigureProvenance.Type = membersOf(FigureProvenance)

/** The name of a line beside the public ones. */
type LineBeside = (typeof namesBeside)[number][0]

type ByName<Name extends string, A> = { readonly [K in Name]: A }

/** What is known of some lines, by the names of these. */
const knownBy = <Name extends string, A, B>(
  names: LineNames<Name>,
  of: { readonly [line: string]: A | undefined },
  member: (known: A) => B
) =>
  Object.fromEntries(
    names.flatMap(([name, line]) => {
      const known = of[line]
      return known === undefined ? [] : [[name, member(known)]]
    })
  ) as Partial<ByName<Name, B>>

const figuresOf = <Name extends string>(statement: Statement, names: LineNames<Name>) =>
  Object.fromEntries(names.map(([name, line]) => [name, statement[line]])) as ByName<Name, number | null>

/** What `include` names: words between commas. */
const askedBy = (include: string = ""): ReadonlySet<string> => new Set(include.split(","))

/** What either endpoint is asked for. */
export interface StatementQuery {
  readonly period: Period
  readonly years: number
  readonly adjust: ShareAdjustment
  readonly include?: string
  readonly against?: string
}

const twelveMonthsHead = membersOf(Schema.Struct(Struct.omit(StatementHead.fields, ["period"])))

/** Returns what makes the bodies and the tables of statements with these names. */
export const statementsBy = <Name extends string>(names: LineNames<Name>) => {
  const columns = [...Object.keys(StatementHead.fields), ...names.map(([name]) => name)]
  const others = namesBeside.flatMap(([name]) => (columns.includes(name) ? [] : [name]))
  const allNames: LineNames<Name | LineBeside> = [
    ...names,
    ...namesBeside.filter(([name]) => !columns.includes(name))
  ]

  /** The figures of a statement, with what is asked for beside them. */
  const figures = (statement: Statement, asked: ReadonlySet<string>) => ({
    ...figuresOf(statement, names),
    ...(asked.has("lines") ? { lines: figuresOf(statement, namesBeside) } : {}),
    ...(asked.has("provenance")
      ? { provenance: knownBy(asked.has("lines") ? allNames : names, statement.provenance, provenanceOf) }
      : {})
  })

  const explained = (one: ExplainedStatement, asked: ReadonlySet<string>) => ({
    ...figures(one.statement, asked),
    ...(asked.has("missing")
      ? {
          missing: knownBy(asked.has("lines") ? allNames : names, one.missing, identity),
          filings: one.filings
        }
      : {})
  })

  /** The statements of the newest years, and the last twelve months where asked for. */
  const body = Effect.fnUntraced(function* (
    financials: Financials["Service"],
    company: Company,
    { adjust, against, include, period, years }: StatementQuery,
    as_of: string | null
  ) {
    const asked = askedBy(include)
    if (against === undefined && !asked.has("missing") && !asked.has("trailing")) {
      const all = yield* financials.statements(company, period, as_of, adjust)
      const statements = newestYears(all, years).map((one) => ({ ...headOf(one), ...figures(one, asked) }))
      return { statements }
    }
    const detailed = yield* financials.detailed(company, period, as_of, { adjust, against: against ?? null })
    const newest = new Set(
      newestYears(
        detailed.statements.map(({ statement }) => statement),
        years
      )
    )
    const statements = detailed.statements
      .filter(({ statement }) => newest.has(statement))
      .map((one) => {
        const revisions = detailed.revisionsOf(one.statement)
        const lines = asked.has("lines") ? allNames : names
        return {
          ...headOf(one.statement),
          ...explained(one, asked),
          ...(against === undefined ? {} : { changes: revisions && knownBy(lines, revisions, identity) })
        }
      })
    if (!asked.has("trailing")) return { statements }
    const { before, trailing } = detailed.twelveMonths
    const twelveMonths = (one: ExplainedStatement | null) =>
      one && { ...twelveMonthsHead(one.statement), ...explained(one, asked) }
    return { statements, trailing: twelveMonths(trailing), trailing_before: twelveMonths(before) }
  })

  return {
    body,
    /** A row for each element with its head and figures, lines beside the named ones as columns after these where asked for. */
    table: (elements: ReadonlyArray<{ readonly lines?: object }>, include?: string) =>
      tableOf(
        askedBy(include).has("lines") ? [...columns, ...others] : columns,
        elements.map(({ lines, ...cells }) => ({ ...lines, ...cells }))
      )
  }
}
