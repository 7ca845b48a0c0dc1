/** Logs: one JSON object a line on standard error, words on a terminal; without secrets. */
import { Console, Effect, Layer, Logger, References } from "effect"
import { withoutSecrets } from "./Secrets.ts"
import { settings } from "./Settings.ts"

const shown = (part: unknown): unknown => (typeof part === "string" ? withoutSecrets(part) : part)

/** The console, without secrets in texts. */
const discreet = (console: Console.Console): Console.Console =>
  Object.assign(Object.create(console) as Console.Console, {
    error: (...parts: ReadonlyArray<unknown>) => console.error(...parts.map(shown)),
    group: (...parts: ReadonlyArray<unknown>) => console.group(...parts.map(shown)),
    log: (...parts: ReadonlyArray<unknown>) => console.log(...parts.map(shown))
  })

export const logging = Layer.unwrap(
  Effect.map(
    Effect.orElseSucceed(settings, () => ({ logLevel: "Info" as const })),
    ({ logLevel }) =>
      Layer.mergeAll(
        Logger.layer([
          process.stderr.isTTY ? Logger.consolePretty() : Logger.withConsoleError(Logger.formatJson)
        ]),
        Layer.effect(Console.Console, Effect.map(Console.Console, discreet)),
        Layer.succeed(References.MinimumLogLevel, logLevel),
        Layer.succeed(Logger.LogToStderr, true)
      )
  )
)
