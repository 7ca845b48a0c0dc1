/** Which lines of which statements a figure of statements is computed from. */
import { type Line, lines } from "../../financials/Line.ts"
import { noSplits } from "../../financials/ShareBasis.ts"
import type { FiledStatement, Statement } from "../../financials/Statement.ts"
import { statementFacts, type StatementFigure } from "../../financials/StatementFigures.ts"
import { followStatements, numbersOf } from "../../financials/Statements.ts"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import type { OperandStatement } from "./Explanation.ts"

/** A line of a statement that was asked for. */
export interface LineRead {
  readonly statement: Statement
  readonly line: Line
  readonly value: number | null
}

/** The statements of versions known on a day, as rows of figures are derived from them: averages as filed. */
export const knownStatements = (
  versions: ReadonlyArray<FiledStatement>,
  actions: ReadonlyArray<CorporateAction>
): ReadonlyArray<Statement> => {
  const inOrder = versions.toSorted((a, b) => ((a.filed_at ?? "~") < (b.filed_at ?? "~") ? -1 : 1))
  const { annual, quarterly } = followStatements({ ...noSplits, actions, adjust: "none" })(inOrder)
  return [...annual, ...quarterly]
}

type Given = (read: LineRead) => number | null

/** A statement that reports the lines that are read of it by their places, as figures do. */
const traced = (statement: Statement, given: Given): Statement => {
  const numbers = new Proxy(numbersOf(statement), {
    get: (all, place) => {
      const line = lines[Number(place)]
      if (line === undefined) return Reflect.get(all, place, all)
      return given({ statement, line, value: statement[line] }) ?? Number.NaN
    }
  })
  return new Proxy(statement, {
    // What `numbersOf` returns of a followed statement.
    get: (_, name) => (name === "numbers" ? numbers : Reflect.get(statement, name, statement))
  })
}

/** The figure of the statements; null where it is unknown. */
const valueBy = (
  { of }: StatementFigure,
  statements: ReadonlyArray<Statement>,
  given: Given
): number | null => {
  const value = of(statementFacts(statements.map((statement) => traced(statement, given))))
  return Number.isNaN(value) ? null : value
}

const isSame = (a: LineRead, b: LineRead): boolean => a.line === b.line && a.statement === b.statement

/** The lines that a figure reads of the statements, each once. */
export const linesRead = (
  figure: StatementFigure,
  statements: ReadonlyArray<Statement>
): ReadonlyArray<LineRead> => {
  const reads: Array<LineRead> = []
  valueBy(figure, statements, (read) => {
    if (!reads.some((one) => isSame(one, read))) reads.push(read)
    return read.value
  })
  return reads
}

/** Those of the lines that the figure depends on: another number there gives another figure. */
export const linesUsed = (
  figure: StatementFigure,
  statements: ReadonlyArray<Statement>,
  reads: ReadonlyArray<LineRead>
): ReadonlyArray<LineRead> => {
  const value = valueBy(figure, statements, (read) => read.value)
  return reads.filter((used) => {
    if (used.value === null) return false
    const other = used.value === 0 ? 1 : used.value * 1.5
    return valueBy(figure, statements, (read) => (isSame(read, used) ? other : read.value)) !== value
  })
}

/** Where a line of a statement is from; null for one that is unknown. */
export const originOf = ({
  line,
  statement
}: Pick<LineRead, "line" | "statement">): OperandStatement | null => {
  const provenance = statement.provenance[line]
  if (provenance === undefined) return null
  const { derivation, filed_at, filing_url, form, tag } = provenance
  const { fiscal_date, period } = statement
  return { fiscal_date, period, filed_at, form, filing_url, tag, derivation }
}
