/** Variables of the environment: how settings are read, and those that belong to no settings. */
import { Config, Effect, Option } from "effect"

/** The value of an environment variable; empty when it is unset. */
export const variable = (name: string): Effect.Effect<string> =>
  Effect.map(
    Effect.orElseSucceed(Config.option(Config.String(name)), () => Option.none<string>()),
    (found) => Option.getOrElse(found, () => "").trim()
  )

/** The modules that `FINDATA_SOURCES` names: paths, or names of packages. */
export const pluginNames: Effect.Effect<ReadonlyArray<string>> = Effect.map(
  variable("FINDATA_SOURCES"),
  (names) => names.split(",").flatMap((name) => name.trim() || [])
)
