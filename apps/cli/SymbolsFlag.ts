/** `--symbols`: the companies that a source is wanted for. */
import { Effect } from "effect"
import { Flag } from "effect/cli"
import { type SourceSubject } from "../../core/mod.ts"
import { chosenBy } from "../../core/ports.ts"
import * as Out from "./Console.ts"

export const symbolsFlag = Flag.String("symbols").pipe(
  Flag.withDescription(
    "Only these companies: SYMBOL or SYMBOL:EXCHANGE, a CIK of SEC or a corporation code of DART; several with commas"
  ),
  Flag.optional
)

/** The names in the flag; null without it. Fails for a list of none. */
export const namesOf = (text: string | null): Effect.Effect<ReadonlyArray<string> | null, Out.WrongUsage> => {
  const names = text?.split(",").flatMap((name) => name.trim() || []) ?? null
  return names?.length === 0
    ? Effect.fail(
        new Out.WrongUsage({ message: `--symbols ${JSON.stringify(text)}: expected at least one symbol` })
      )
    : Effect.succeed(names)
}

/** Fails for names of no stored company. */
const refuseMissing = (missing: ReadonlyArray<string>): Effect.Effect<void, Out.WrongUsage> =>
  missing.length === 0
    ? Effect.void
    : Effect.fail(
        new Out.WrongUsage({
          message: `--symbols: no listed company goes by ${missing.join(", ")}: import companies first`
        })
      )

/** The stored companies of the names; null for all. Fails for a name of none. */
export const chosen = Effect.fnUntraced(function* <E, R>(
  names: ReadonlyArray<string> | null,
  all: Effect.Effect<ReadonlyArray<SourceSubject>, E, R>
) {
  if (names === null) return null
  const { missing, subjects } = chosenBy(names, yield* all)
  yield* refuseMissing(missing)
  return subjects
})
