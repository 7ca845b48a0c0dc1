/** Syncs a store on SQLite with a played server of a source on days of the past. */
import { cp } from "node:fs/promises"
import { Clock, Effect, Layer, type Scope } from "effect"
import { FetchHttpClient } from "effect/http"
import { inject } from "vitest"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { MemoryAnswerFiles, MemoryRequestCounts } from "../../adapters/memory/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import { webFor, WebGates } from "../../adapters/web/mod.ts"
import { type EntriesSummary, Imports, type Pace, type Source, Syncs } from "../../core/mod.ts"
import { SourceLog, Validations } from "../../core/ports.ts"
import { type Contents, contentsOf } from "./contents.ts"
import { clockOn } from "./clockOn.ts"
import { freshDirectory } from "../adapters/places.ts"
import { type Asked, type Playing, playing, type Recorded, type Schedule } from "../web/playing.ts"

/** A played source. */
export interface Played {
  readonly source: Source
  /** The values of its needs, given the address of the server. */
  readonly settings: (url: string) => Readonly<Record<string, string>>
  readonly answer: (path: string) => Recorded | undefined
  /** Called with the day of each sync. */
  readonly turnTo: (day: string) => void
  /** The first day that is wanted; null for as far back as the source goes. */
  readonly since: string | null
  /** What is compared of a store: queries by name. */
  readonly queries: Readonly<Record<string, string>>
  /** The columns that depend on the order of imports. */
  readonly others: ReadonlySet<string>
}

export interface SyncedPlace {
  readonly server: Playing
  readonly directory: string
  /** Syncs on a day; the requests are those of this sync. */
  readonly sync: (
    day: string,
    names?: ReadonlyArray<string>
  ) => Effect.Effect<{ readonly summary: EntriesSummary; readonly requests: ReadonlyArray<Asked> }>
  readonly contents: () => Contents
  /** Runs with the services of the store. */
  readonly run: <A, E>(effect: Effect.Effect<A, E, Imports>) => Effect.Effect<A>
}

/** An empty store, and a server with the faults of a schedule. */
export const syncedPlace = (
  { answer, others, queries, settings, since, source, turnTo }: Played,
  schedule: Schedule,
  pace: Pace | null = null
): Effect.Effect<SyncedPlace, never, Scope.Scope> =>
  Effect.gen(function* () {
    const server = yield* Effect.acquireRelease(
      Effect.promise(() => playing(answer, schedule)),
      ({ close }) => Effect.promise(close)
    )
    const directory = yield* freshDirectory
    yield* Effect.promise(() => cp(inject("migratedDirectory"), directory, { recursive: true }))
    const options = { directory, busyTimeout: 5000 }
    const stores = Layer.merge(Sqlite.storesLayer(options), Sqlite.importsLayer(options))
    const imports = Layer.provideMerge(
      Layer.provide(Imports.layer, [HtmlSanitiser.layer, KnownVendors.layer]),
      stores
    )
    const services = Layer.mergeAll(Syncs.layer, gates, MemoryAnswerFiles.layer, FetchHttpClient.layer).pipe(
      Layer.provideMerge(imports)
    )
    const context = yield* Effect.orDie(Layer.build(services))
    const real = yield* Clock.Clock
    const validations = Layer.effect(
      Validations,
      Effect.map(SourceLog, ({ validators }) => ({
        of: (address: string) => Effect.orElseSucceed(validators(source.name, address), () => null)
      }))
    )
    const sync = Effect.fnUntraced(
      function* (day: string, names: ReadonlyArray<string> | null = null) {
        turnTo(day)
        const before = server.requests.length
        const web = yield* webFor({
          source: source.name,
          pace,
          headers: {},
          secrets: source.needs.flatMap(({ isSecret, name }) =>
            isSecret ? (settings(server.url)[name] ?? []) : []
          ),
          limits: { pause: "1 milli" }
        }).pipe(Effect.provide(validations))
        const { sync } = yield* Syncs
        const summary = yield* sync(source, {
          names,
          since,
          settings: settings(server.url),
          web,
          again: false,
          holder: "test"
        }).pipe(Effect.provideService(Clock.Clock, clockOn(day, real)))
        if (summary === null) return yield* Effect.die("It is synced elsewhere")
        return { summary, requests: server.requests.slice(before) }
      },
      (effect) => Effect.orDie(Effect.provide(effect, context))
    )
    return {
      server,
      directory,
      sync: (day, names) => sync(day, names ?? null),
      contents: () => contentsOf(directory, queries, others),
      run: (effect) => Effect.orDie(Effect.provide(effect, context))
    }
  })

const gates = Layer.provide(WebGates.layer, MemoryRequestCounts.layer)
