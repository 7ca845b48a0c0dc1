/** Asks before something is removed. */
import { Effect, Stdio } from "effect"
import { Flag, Prompt } from "effect/cli"
import * as Out from "./Console.ts"

export const yes = Flag.Boolean("yes").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Don't ask; required where standard input is no terminal")
)

export const dryRun = Flag.Boolean("dry-run").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Only list what would be removed")
)

/** Succeeds where it was agreed to by a flag or by an answer on the terminal. */
export const confirmed = Effect.fnUntraced(function* (question: string, isAgreed: boolean) {
  if (isAgreed) return
  if (!(yield* (yield* Stdio.Stdio).stdinIsTerminal)) {
    return yield* new Out.WrongUsage({ message: `${question} Nothing was removed: pass --yes to agree` })
  }
  const answer = yield* Prompt.run(Prompt.Confirm({ message: question }))
  if (!answer) return yield* new Out.Failed({ message: "Nothing was removed" })
})
