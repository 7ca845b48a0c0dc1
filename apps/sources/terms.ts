/** The terms of sources: their own, and who may read their rows by those that an operator has. */
import { Effect, Layer } from "effect"
import { KnownTerms, type Source, type SourceTerms, type Visibilities } from "../../core/mod.ts"
import { unnamedSource } from "../../core/ports.ts"
import { SettingsInvalid } from "../Settings.ts"
import { sampleSource } from "../Sample.ts"

const termsOf = (sources: ReadonlyArray<Source>, chosen: Visibilities): ReadonlyMap<string, SourceTerms> =>
  new Map(
    sources.map(({ licence, name, visibility = "public" }) => [
      name,
      { licence, visibility: chosen.get(name) ?? visibility }
    ])
  )

/** Fails for a chosen name of no source. */
const checked = Effect.fnUntraced(function* (sources: ReadonlyArray<Source>, chosen: Visibilities) {
  const names = sources.map(({ name }) => name)
  const unknown = [...chosen.keys()].filter((name) => !names.includes(name))
  if (unknown.length === 0) return
  return yield* new SettingsInvalid({
    message: `SOURCE_VISIBILITY: there is no source ${unknown.join(", ")}; expected names among ${names.toSorted().join(", ")}`
  })
})

/** Sources of rows that no source brought: their terms are the operator's own. */
const own: ReadonlySet<string> = new Set([unnamedSource, sampleSource])

/**
 * The terms of all sources, with the visibilities that an operator chose. The sources are loaded where some were chosen, to check
 * their names, else when rows of one are stored.
 */
export const knownTerms = <E>(
  all: Effect.Effect<ReadonlyArray<Source>, E>,
  chosen: Visibilities
): Layer.Layer<never, E | SettingsInvalid> =>
  Layer.effect(
    KnownTerms,
    Effect.gen(function* () {
      if (chosen.size > 0) yield* checked(yield* all, chosen)
      const terms = yield* Effect.cached(Effect.map(Effect.orDie(all), (sources) => termsOf(sources, chosen)))
      const none = Effect.succeed<ReadonlyMap<string, SourceTerms>>(new Map())
      return (names: ReadonlyArray<string>) => (names.every((name) => own.has(name)) ? none : terms)
    })
  )

/** Those of the built-in sources. */
export const builtInTerms = (chosen: Visibilities): Layer.Layer<never, SettingsInvalid> =>
  knownTerms(
    Effect.map(
      Effect.promise(() => import("./builtIn.ts")),
      ({ builtInSources }) => builtInSources
    ),
    chosen
  )
