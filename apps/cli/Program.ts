/** The findata command, from its words to its exit code: 0 success, 1 failure or refused rows, 2 wrong usage. */
import { Cause, Effect } from "effect"
import { CliOutput, Command } from "effect/cli"
import { version } from "../../core/version.ts"
import { pluginNames } from "../Environment.ts"
import { logging } from "../Logging.ts"
import { sources } from "../syncs/Sources.ts"
import { commandsFor } from "./Commands.ts"
import * as Out from "./Console.ts"
import { envFileFlag } from "./EnvFileFlag.ts"
import { presenter } from "./Usage.ts"

type Known = { readonly _tag?: string; readonly message?: string; readonly errors?: ReadonlyArray<unknown> }

/** The exit code of an error, and its message in a sentence. */
const explain = (error: Known): readonly [code: number, message: string | null] => {
  switch (error._tag) {
    case "ShowHelp":
      return [2, null]
    case "WrongUsage":
      return [2, error.message ?? ""]
    case "PluginInvalid":
    case "SettingsInvalid":
      return [2, `Invalid environment:\n${error.message}`]
    case "PartlyDone":
      return [1, null]
    case "StoreUnavailable":
      return [1, `The store can't be reached: ${(error as { readonly reason?: string }).reason}`]
    default:
      return [1, error.message ?? String(error)]
  }
}

/** Prints what is wrong and returns the exit code; an interruption remains one. */
const report = (cause: Cause.Cause<unknown>) => {
  if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause as Cause.Cause<never>)
  const error = Cause.squash(cause)
  const isDefect = !cause.reasons.some(Cause.isFailReason)
  const [code, message] = explain(error as Known)
  return Effect.gen(function* () {
    if (isDefect) yield* Out.note(`A bug in findata, please report it:\n${Cause.pretty(cause)}`)
    else if (message !== null) yield* Out.note(message)
    return code
  })
}

/** Runs the command and returns its exit code. It fails only where it is interrupted. */
export const findata = (words: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    // Plug-ins that can't be used are refused by every command.
    if ((yield* pluginNames).length > 0) yield* sources
    const command = Command.make("findata").pipe(
      Command.withDescription("A self-hosted financial data service"),
      Command.withSubcommands(yield* commandsFor(words)),
      Command.withGlobalFlags([envFileFlag])
    )
    yield* Command.runWith(command, { version })(words)
    return 0
  }).pipe(
    Effect.catchCause(report),
    Effect.provide(logging),
    Effect.provide(CliOutput.layerPresenter(presenter))
  )
