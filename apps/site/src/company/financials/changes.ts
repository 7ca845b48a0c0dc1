/** What of the statements was known otherwise on another day, figure by figure. */
import { allLines, type LineName, type Statement } from "./lines.ts"

export type Change = NonNullable<NonNullable<Statement["changes"]>[LineName]>

export interface ChangedFigure {
  readonly statement: Statement
  readonly line: LineName
  readonly change: Change
}

/** What a line of a statement was on the other day; undefined where it was the same, or the period wasn't known. */
export const changeOf = (statement: Statement, line: LineName): Change | undefined =>
  statement.changes?.[line]

/** All figures that were known otherwise, by statement and then by line, in their orders. */
export const changedFigures = (statements: ReadonlyArray<Statement>): ReadonlyArray<ChangedFigure> =>
  statements.flatMap((statement) =>
    allLines.flatMap((line) => {
      const change = changeOf(statement, line)
      return change === undefined ? [] : [{ statement, line, change }]
    })
  )

/** How many of them there are of a cause. */
export const countOf = (changed: ReadonlyArray<ChangedFigure>, cause: Change["cause"]): number =>
  changed.filter(({ change }) => change.cause === cause).length

/** The figure of the other day on the shares of the later one. */
export const comparableThen = ({ on_shares, value }: Change): number | null => on_shares ?? value
