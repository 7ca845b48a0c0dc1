/** What is wrong with imported rows, by file, line and column. */
import { Schema } from "effect"

export const Problem = Schema.Struct({
  file: Schema.String,
  /** The line the row begins on, from 1; null for what is wrong with the file as a whole. */
  line: Schema.NullOr(Schema.Int),
  /** The field that is wrong; null when the row as a whole is. */
  column: Schema.NullOr(Schema.String),
  message: Schema.String
})
export type Problem = typeof Problem.Type

/** More than this many are counted but not told one by one. */
export const toldAtMost = 1000

/** Collects the problems of one file. */
export interface Problems {
  /** In the order of the lines. */
  readonly told: ReadonlyArray<Problem>
  readonly refused: () => number
  /** Refuses the row of a line; naming the line again refuses it once. */
  readonly refuse: (line: number, column: string | null, message: string) => void
  /** What is probably wrong with rows that were taken in, in the order of the lines. */
  readonly doubts: ReadonlyArray<Problem>
  /** How many lines are doubtful. */
  readonly doubtful: () => number
  readonly doubt: (line: number, column: string | null, message: string) => void
}

const inOrder = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))

export const problemsOf = (file: string): Problems => {
  const told: Array<Problem> = []
  const lines = new Set<number>()
  const doubts: Array<Problem> = []
  const doubtful = new Set<number>()
  return {
    get told() {
      return inOrder(told)
    },
    refused: () => lines.size,
    refuse: (line, column, message) => {
      lines.add(line)
      if (told.length < toldAtMost) told.push({ file, line, column, message })
    },
    get doubts() {
      return inOrder(doubts)
    },
    doubtful: () => doubtful.size,
    doubt: (line, column, message) => {
      doubtful.add(line)
      if (doubts.length < toldAtMost) doubts.push({ file, line, column, message })
    }
  }
}
