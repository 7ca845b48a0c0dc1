/** Logs: one JSON object a line on standard error, words on a terminal. */
import { Effect, Layer, Logger, References } from "effect"
import { settings } from "./Settings.ts"

export const logging = Layer.unwrap(
  Effect.map(
    Effect.orElseSucceed(settings, () => ({ logLevel: "Info" as const })),
    ({ logLevel }) =>
      Layer.mergeAll(
        Logger.layer([
          process.stderr.isTTY ? Logger.consolePretty() : Logger.withConsoleError(Logger.formatJson)
        ]),
        Layer.succeed(References.MinimumLogLevel, logLevel),
        Layer.succeed(Logger.LogToStderr, true)
      )
  )
)
