/** Syncs a store on SQLite with a made-up EDGAR on days of the past. */
import { cp } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { Clock, Effect, Layer, type Scope } from "effect"
import { FetchHttpClient } from "effect/http"
import { inject } from "vitest"
import { HtmlSanitiser } from "../../../../../adapters/html/mod.ts"
import { MemoryAnswerFiles, MemoryRequestCounts } from "../../../../../adapters/memory/mod.ts"
import * as Sqlite from "../../../../../adapters/sqlite/mod.ts"
import { KnownVendors, edgar } from "../../../../../adapters/sources/mod.ts"
import { webFor, WebGates } from "../../../../../adapters/web/mod.ts"
import { type EntriesSummary, Imports, type Pace, Syncs } from "../../../../../core/mod.ts"
import { SourceLog, Validations } from "../../../../../core/ports.ts"
import { freshDirectory } from "../../../../adapters/places.ts"
import { type Asked, type Playing, playing, type Schedule } from "../../../../web/playing.ts"
import { clockOn } from "../../../clockOn.ts"
import type { PlayedEdgar } from "./edgar.ts"

/** Tables of imported data, with what depends on the order of imports. */
const tables: Readonly<Record<string, ReadonlyArray<string>>> = {
  issuer: [],
  company: [],
  statement: [],
  share_count: [],
  insider_transaction: ["transaction_id"],
  disclosure: []
}

/** All rows of the imported tables as JSON, in an order of their own. */
export const contentsOf = (directory: string): Readonly<Record<string, ReadonlyArray<string>>> => {
  const database = new DatabaseSync(`${directory}/data.db`, { readOnly: true })
  try {
    return Object.fromEntries(
      Object.entries(tables).map(([table, others]) => {
        const rows = database.prepare(`select * from ${table}`).all()
        const texts = rows.map((row) => {
          const { run_id: _, ...rest } = row
          return JSON.stringify(
            Object.fromEntries(Object.entries(rest).filter(([name]) => !others.includes(name)))
          )
        })
        return [table, texts.toSorted()]
      })
    )
  } finally {
    database.close()
  }
}

export interface SyncedPlace {
  readonly server: Playing
  readonly directory: string
  /** Syncs on a day; the requests are those of this sync. */
  readonly sync: (
    day: string,
    names?: ReadonlyArray<string>
  ) => Effect.Effect<{ readonly summary: EntriesSummary; readonly requests: ReadonlyArray<Asked> }>
  readonly contents: () => ReturnType<typeof contentsOf>
}

/** An empty store, and a server with the faults of a schedule. */
export const syncedPlace = (
  played: PlayedEdgar,
  schedule: Schedule,
  pace: Pace | null = null
): Effect.Effect<SyncedPlace, never, Scope.Scope> =>
  Effect.gen(function* () {
    const server = yield* Effect.acquireRelease(
      Effect.promise(() => playing(played.answer, schedule)),
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
        of: (address: string) => Effect.orElseSucceed(validators("edgar", address), () => null)
      }))
    )
    const sync = Effect.fnUntraced(
      function* (day: string, names: ReadonlyArray<string> | null = null) {
        played.turnTo(day)
        const before = server.requests.length
        const web = yield* webFor({
          source: "edgar",
          pace,
          headers: {},
          secrets: [],
          limits: { pause: "1 milli" }
        }).pipe(Effect.provide(validations))
        const { sync } = yield* Syncs
        const summary = yield* sync(edgar, {
          names,
          since: null,
          settings: { FINDATA_CONTACT: "ops@example.com", EDGAR_URL: server.url, EDGAR_DATA_URL: server.url },
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
      contents: () => contentsOf(directory)
    }
  })

const gates = Layer.provide(WebGates.layer, MemoryRequestCounts.layer)
