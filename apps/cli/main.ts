/** The findata command as a process. */
// By module: the package's index also loads a Redis client of some 650 modules.
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Effect, Runtime } from "effect"
import { showSources } from "../Stacks.ts"
import { findata } from "./Program.ts"

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

findata(process.argv.slice(2)).pipe(
  Effect.tap((code) =>
    Effect.sync(() => {
      process.exitCode = code
    })
  ),
  Effect.provide(NodeServices.layer),
  NodeRuntime.runMain({ teardown })
)
