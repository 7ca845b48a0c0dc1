/** What the service answers to a screen whose own figures were written out, by the expressions of its address. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import type { WrittenOut } from "../own/writtenOut.ts"

type ScreenAnswer = Answer<"getScreener">

interface RestoredBy {
  /** The columns as the service was asked for them, in the order of those of the address. */
  readonly asked: ReadonlyArray<string>
  readonly where: Pick<WrittenOut, "restored">
}

/** An answer by the expressions of the screen as they are in its address. */
export const restored = (
  answer: ScreenAnswer,
  columns: ReadonlyArray<string>,
  { asked, where }: RestoredBy
): ScreenAnswer => {
  const { data, description, unknown } = answer
  return {
    ...answer,
    columns: [...columns],
    unknown: unknown.map((one) => ({ ...one, condition: where.restored(one.condition) })),
    data: data.map((row) => ({
      ...row,
      ...Object.fromEntries(columns.map((column, i) => [column, row[asked[i] ?? column] ?? null]))
    })),
    description:
      description === null
        ? null
        : {
            matches: description.matches,
            distributions: columns.flatMap((column, i) =>
              description.distributions
                .filter((one) => one.column === asked[i])
                .map((one) => ({ ...one, column }))
            )
          }
  }
}
