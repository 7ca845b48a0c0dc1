/** The licences of sources. */
import { Effect, Layer } from "effect"
import { type Source, SourceLicences } from "../../core/mod.ts"

/** Read when they are first asked for. */
export const licencesOf = <E>(all: Effect.Effect<ReadonlyArray<Source>, E>): Layer.Layer<never> =>
  Layer.effect(
    SourceLicences,
    Effect.cached(
      Effect.map(Effect.orDie(all), (found) => new Map(found.map(({ licence, name }) => [name, licence])))
    )
  )

/** Those of the built-in sources. */
export const builtInLicences = licencesOf(
  Effect.map(
    Effect.promise(() => import("./builtIn.ts")),
    ({ builtInSources }) => builtInSources
  )
)
