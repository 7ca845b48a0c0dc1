/** The sources that this program knows: its own and those of plug-ins. */
import { Effect, Layer } from "effect"
import { SourceLicences } from "../core/mod.ts"

/** All sources; the module of the built-in ones is loaded with them. */
export const sources = Effect.flatMap(
  Effect.promise(() => import("./sources/mod.ts")),
  ({ allSources }) => allSources
)

/** Their licences, read when they are first asked for. */
export const licences = Layer.effect(
  SourceLicences,
  Effect.cached(
    Effect.map(Effect.orDie(sources), (all) => new Map(all.map(({ licence, name }) => [name, licence])))
  )
)
