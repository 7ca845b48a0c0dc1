/** The findata command. Exit codes: 0 success, 1 failure or refused rows, 2 wrong usage. */
// By module: the package's index also loads a Redis client of some 650 modules.
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Cause, Effect, Runtime } from "effect"
import { CliOutput, Command } from "effect/cli"
import { pluginNames } from "../Environment.ts"
import { logging } from "../Logging.ts"
import { sources } from "../Sources.ts"
import { version } from "../../core/version.ts"
import { commandsFor } from "./Commands.ts"
import { showSources } from "../Stacks.ts"
import * as Out from "./Console.ts"
import { presenter } from "./Usage.ts"

const findata = Effect.gen(function* () {
  // Plug-ins that can't be used are refused by every command.
  if ((yield* pluginNames).length > 0) yield* sources
  const command = Command.make("findata").pipe(
    Command.withDescription("A self-hosted financial data service"),
    Command.withSubcommands(yield* commandsFor(process.argv.slice(2)))
  )
  yield* Command.run(command, { version })
})

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

const report = (cause: Cause.Cause<unknown>) => {
  if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause)
  const error = Cause.squash(cause)
  const isDefect = !cause.reasons.some(Cause.isFailReason)
  const [code, message] = explain(error as Known)
  return Effect.gen(function* () {
    if (isDefect) yield* Out.note(`A bug in findata, please report it:\n${Cause.pretty(cause)}`)
    else if (message !== null) yield* Out.note(message)
    yield* Effect.sync(() => {
      process.exitCode = code
    })
  })
}

/** The exit code of a command that a signal ended. */
const interrupted = 130

/** A signal sent twice within this time, in milliseconds, is one: npm passes on what a terminal sends to both. */
const oneSignal = 500

/** The first signal interrupts the program, which ends what is under way; a second one ends the process at once. */
const endAtSecondSignal = (): void => {
  const signals = ["SIGINT", "SIGTERM"] as const
  let first: number | null = null
  const receive = (): void => {
    first ??= performance.now()
    if (performance.now() - first > oneSignal) process.exit(interrupted)
  }
  for (const signal of signals) process.on(signal, receive)
}

/** An interrupted command ends with 130 unless it has set its exit code. */
const teardown: Runtime.Teardown = (exit, onExit) =>
  Runtime.defaultTeardown(exit, (code) =>
    onExit(code === interrupted ? Number(process.exitCode ?? interrupted) : code)
  )

showSources()

/** A reader that ends before the command, as `head` does, ends it too. */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit()
    throw error
  })
endAtSecondSignal()

findata.pipe(
  Effect.catchCause(report),
  Effect.provide(logging),
  Effect.provide(CliOutput.layerPresenter(presenter)),
  Effect.provide(NodeServices.layer),
  NodeRuntime.runMain({ teardown })
)
