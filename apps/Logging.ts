/** Logs: one JSON object a line on standard error, words on a terminal; without secrets. */
import { Console, Effect, Layer, Logger, type LogLevel, References } from "effect"
import { maskingSecretsOf, withoutSecrets } from "./Secrets.ts"
import { settings } from "./Settings.ts"

type Mask = (text: string) => string

/** The console, without secrets in texts. */
const discreet = (mask: Mask) => {
  const shown = (part: unknown): unknown => (typeof part === "string" ? mask(part) : part)
  return (console: Console.Console): Console.Console =>
    Object.assign(Object.create(console) as Console.Console, {
      error: (...parts: ReadonlyArray<unknown>) => console.error(...parts.map(shown)),
      group: (...parts: ReadonlyArray<unknown>) => console.group(...parts.map(shown)),
      log: (...parts: ReadonlyArray<unknown>) => console.log(...parts.map(shown))
    })
}

const loggingBy = (logLevel: LogLevel.LogLevel, mask: Mask) =>
  Layer.mergeAll(
    Logger.layer([
      process.stderr.isTTY ? Logger.consolePretty() : Logger.withConsoleError(Logger.formatJson)
    ]),
    Layer.effect(Console.Console, Effect.map(Console.Console, discreet(mask))),
    Layer.succeed(References.MinimumLogLevel, logLevel),
    Layer.succeed(Logger.LogToStderr, true)
  )

/** From a level on, without the secrets of these variables. */
export const loggingFrom = (
  logLevel: LogLevel.LogLevel,
  variables: Readonly<Record<string, string>>
): Layer.Layer<never> => loggingBy(logLevel, maskingSecretsOf(variables))

/** By the settings of this process. */
export const logging = Layer.unwrap(
  Effect.map(
    Effect.orElseSucceed(settings, () => ({ logLevel: "Info" as const })),
    ({ logLevel }) => loggingBy(logLevel, withoutSecrets)
  )
)
