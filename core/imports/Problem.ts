/** Problems of imported rows, by file, line and column. */
import { Schema } from "effect"
import { field, nullable } from "../records/Record.ts"
import { LineSet } from "./LineSet.ts"

/** Why a row is refused or doubtful, or what is wrong with the whole file. */
export const Problem = Schema.Struct({
  file: field(Schema.String, "The file's name"),
  line: nullable(
    Schema.Int,
    "The line on which the row begins, from 1; null for a problem of the whole file"
  ),
  column: nullable(Schema.String, "The invalid field; null when it is the whole row"),
  message: field(Schema.String, "What is wrong, in words"),
  where: Schema.optionalKey(
    field(Schema.String, "Locates a row of an entry without lines; absent for a row of a file with lines")
  )
})
export type Problem = typeof Problem.Type

/** Problems beyond this many are counted but not reported. */
export const maxReported = 1000

/** Collects the problems of one file. */
export interface Problems {
  /** Names the place of a line, for problems of its row. */
  readonly locate: (line: number, where: string) => void
  /** In order of lines. */
  readonly reported: ReadonlyArray<Problem>
  readonly refused: () => number
  /** Refuses the row of a line; refusing the same line again counts once. */
  readonly refuse: (line: number, column: string | null, message: string) => void
  /** What is probably wrong with accepted rows, in order of lines. */
  readonly doubts: ReadonlyArray<Problem>
  /** How many lines are doubtful. */
  readonly doubtful: () => number
  readonly doubt: (line: number, column: string | null, message: string) => void
}

const inOrder = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))

/** No problems yet, of a file by its name. */
export const problemsOf = (file: string): Problems => {
  const reported: Array<Problem> = []
  const lines = new LineSet()
  const doubts: Array<Problem> = []
  const doubtful = new LineSet()
  const places = new Map<number, string>()
  const problem = (line: number, column: string | null, message: string): Problem => {
    const where = places.get(line)
    return { file, line, column, message, ...(where !== undefined && { where }) }
  }
  return {
    locate: (line, where) => void places.set(line, where),
    get reported() {
      return inOrder(reported)
    },
    refused: () => lines.size,
    refuse: (line, column, message) => {
      lines.add(line)
      if (reported.length < maxReported) reported.push(problem(line, column, message))
    },
    get doubts() {
      return inOrder(doubts)
    },
    doubtful: () => doubtful.size,
    doubt: (line, column, message) => {
      doubtful.add(line)
      if (doubts.length < maxReported) doubts.push(problem(line, column, message))
    }
  }
}
