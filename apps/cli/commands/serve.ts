/** `findata serve` */
import { availableParallelism } from "node:os"
import { Clock, Deferred, Effect, Layer, Option, Redacted, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { ApiKeys, type CreatedKey, defaultLimit, instantOf, Sources, statusOf } from "../../../core/mod.ts"
import { CompanyStore, monotonicMillis } from "../../../core/ports.ts"
import { restriction } from "../../../adapters/http/server/mod.ts"
import { serveMetrics } from "../../observe/metricsServer.ts"
import { syncsOf } from "../../service/operating.ts"
import { isMeasured } from "../../observe/observer.ts"
import { processMetrics, threadMetrics } from "../../observe/threadMetrics.ts"
import { canSharePorts, freePort, isListenedOn } from "../../listener/ports.ts"
import { SharedQuotaStore } from "../../../adapters/node/mod.ts"
import { allocateKeyWrites, keyWritesIn } from "../../service/sharedKeyWrites.ts"
import { keptQuotas, quotasOf, redisState } from "../../service/quotas.ts"
import { causeOf, exposure, isPortTaken, isUnlistenable, server, services } from "../../server/serve.ts"
import { keepFigures } from "../../service/figures.ts"
import { serveByWorkers, shared, syncInThread } from "../../server/workers.ts"
import { isSiteBuilt } from "../../SiteFiles.ts"
import { maxWorkers } from "../../declared.ts"
import { sampleIndex } from "../../sampleIndex.ts"
import { type Settings, settings, SettingsInvalid } from "../../Settings.ts"
import { type Store, storeOf } from "../../Store.ts"
import { version } from "../../../core/version.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"

const week = 7 * 86_400_000

/** Prints a text for the operator. */
type Say = (text: string) => Effect.Effect<void>

/** Loads the sample data set into a store without companies. */
const fillIfEmpty = (found: Settings, store: Store, say: Say) =>
  Effect.gen(function* () {
    const { total } = yield* Effect.provide(
      Effect.flatMap(CompanyStore, (_) =>
        _.list({ search: null, sector: null, country_code: null }, { offset: 0, limit: 1 })
      ),
      store.stores
    )
    if (total > 0) return
    yield* say("The store is empty: loading the sample data set")
    const { loadSample } = yield* Effect.promise(() => import("../LoadedSample.ts"))
    const { inserted } = yield* loadSample(found, store)
    yield* say(`Loaded ${Out.counted(inserted, "row")} of sample data`)
  })

/** The first key: for a trial always, valid a week; otherwise only when no key is active. */
const firstKey = Effect.fnUntraced(function* (trial: boolean) {
  const keys = yield* ApiKeys
  const now = yield* Clock.currentTimeMillis
  if (!trial && (yield* keys.all).some((key) => statusOf(key, now) === "active"))
    return Option.none<CreatedKey>()
  const created = yield* keys.create({
    name: trial ? `trial of ${instantOf(now).slice(0, 10)}` : "first key",
    scopes: ["read:all"],
    ...defaultLimit,
    tier: "standard",
    owner: null,
    expires_at: trial ? instantOf(now + week) : null
  })
  return Option.some(created)
})

const addressOf = (host: string, port: number): string => {
  const reached = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host
  return `http://${reached}:${port}`
}

const greeting = (
  store: Store,
  address: string,
  workers: number,
  created: Option.Option<CreatedKey>,
  trial: boolean,
  hasPages: boolean
): string => {
  const lines = [
    `findata ${version} serves ${address} on ${store.name} with ${
      workers === 1 ? "one worker" : `${workers} workers`
    }`
  ]
  if (Option.isSome(created)) {
    const key = Redacted.value(created.value.secret)
    lines.push(
      `API key${trial ? " (for a week, shown this once)" : " (shown this once)"}: ${key}`,
      `Try: curl -H 'X-API-Key: ${key}' '${address}/api/public/v1/${trial ? "stock/prices/AAPL" : "financial/companies"}?limit=5'`
    )
  } else {
    lines.push(
      `Keys: as created before; add one with ${commandLine("keys create --name NAME --scopes read:all")}`
    )
  }
  if (hasPages) lines.push(`Open ${address} in a browser`)
  return [...lines, `Documentation: ${address}/docs`].join("\n")
}

/** The most workers that a server has unless it is asked for more. */
const usualWorkers = 4

/**
 * How many threads serve. Unless the settings say so: one for each processor, up to four, as long as the connections to
 * the database suffice for two each. One where the system doesn't let them share a port.
 */
const workersOf = Effect.fnUntraced(function* ({ host, maxConnections, workers }: Settings) {
  const wanted = workers ?? Math.min(usualWorkers, availableParallelism(), Math.floor(maxConnections / 2))
  if (wanted === 1 || (yield* canSharePorts(host))) return wanted
  if (workers !== null) {
    yield* Effect.logWarning("This system lets only one thread listen on a port: one worker serves")
  }
  return 1
})

const taken = (port: number, settings: string) =>
  Effect.fail(new Out.Failed({ message: `Port ${port} is taken: choose another with ${settings}` }))

const anyPort = (host: string) =>
  Effect.mapError(freePort(host, 0), ({ message }) => new Out.Failed({ message }))

const run = Effect.fnUntraced(function* (found: Settings, trial: boolean, schedules: string | null) {
  const { host, indexSymbol } = found
  const say: Say = (text) => Out.print(text, found.accessLog === "-")
  const portTaken = () => taken(found.port, "--port or PORT")
  const workers = yield* workersOf(found)
  const own = shared(found, workers)
  // One that can't be asked yet is waited for: until then quotas are counted without it.
  if (found.redisUrl !== null)
    yield* Effect.catchTag(redisState(found.redisUrl), "StoreUnavailable", () => Effect.void)
  const store = storeOf(own, "server")
  yield* store.migrate
  if (store.pooler !== null) yield* store.pooler
  if (trial) yield* fillIfEmpty(found, store, say)
  // It also fails for a host that isn't this machine's.
  const free = yield* anyPort(host)
  // Workers may share a port with another program that lets them, which the system wouldn't refuse.
  if (found.port !== 0 && workers > 1 && (yield* isListenedOn(host, found.port))) return yield* portTaken()
  const port = found.port === 0 ? free : found.port
  const clock = yield* Clock.Clock
  const quotas = SharedQuotaStore.allocate(
    undefined,
    clock.currentTimeMillisUnsafe() - monotonicMillis(clock)
  )
  const counting = quotasOf(found, store, quotas, 1)
  const keyWrites = allocateKeyWrites()
  /** The first key, if any, once the main thread listens. */
  const begun = yield* Deferred.make<Option.Option<CreatedKey>>()
  const main = Effect.gen(function* () {
    if (isMeasured(found)) {
      yield* threadMetrics("1")
      yield* processMetrics(workers, found.databaseUrl === null ? "SQLite" : "PostgreSQL")
    }
    if (found.metricsPort !== null) {
      const { metricsHost, metricsPort } = found
      const served = yield* serveMetrics(metricsHost, metricsPort, syncsOf(store)).pipe(
        Effect.catchIf(isPortTaken, () => taken(metricsPort, "METRICS_PORT"))
      )
      yield* say(`Metrics: ${addressOf(metricsHost, served)}/metrics`)
    }
    if (found.pagesOpen || found.basicOpen) {
      const restricted = restriction(yield* (yield* Sources).restricted)
      if (restricted !== null) yield* Effect.logWarning(restricted)
    }
    yield* Deferred.succeed(begun, yield* firstKey(trial))
    return yield* keepFigures()
  }).pipe(
    Effect.provide(
      Layer.provideMerge(
        server({ ...own, port, store, reusePort: workers > 1 }),
        Layer.provide(services(store, found, counting), keyWritesIn(keyWrites))
      )
    ),
    Effect.scoped,
    Effect.catchIf(isPortTaken, portTaken),
    Effect.catchIf(isUnlistenable, (error) => Effect.fail(new Out.Failed({ message: causeOf(error) })))
  )
  /** Until it is stopped. */
  const welcome = Effect.gen(function* () {
    const exposed = exposure(found)
    if (exposed !== null) yield* Effect.logWarning(exposed)
    const created = yield* Deferred.await(begun)
    const hasPages = found.site && (yield* isSiteBuilt)
    yield* say(
      greeting(store, `${addressOf(host, port)}${found.sitePath ?? ""}`, workers, created, trial, hasPages)
    )
    if (schedules === null) return yield* Effect.never
    yield* say(`Syncs ${schedules}`)
    return yield* syncInThread(schedules)
  })
  const others = Effect.andThen(
    Deferred.await(begun),
    serveByWorkers({ host, port, workers, indexSymbol, quotas, keyWrites }, own, welcome)
  )
  const served = Effect.onInterrupt(Effect.all([main, others], { concurrency: "unbounded" }), () =>
    // A server that was stopped has done what it is for.
    Effect.sync(() => {
      process.exitCode = 0
    })
  )
  return yield* Effect.scoped(Effect.andThen(keptQuotas(found, store, quotas), served))
})

/** The schedules of `--sync`, else of SYNC, once they and the settings of their sources are valid; null for none. */
const checkedSchedules = Effect.fnUntraced(function* (flag: string | null, setting: string | null) {
  const text = flag ?? setting
  if (text === null) return null
  const { scheduleFaults } = yield* Effect.promise(() => import("../../syncs/schedules.ts"))
  const faults = yield* scheduleFaults(text)
  if (faults === null) return text
  return flag === null
    ? yield* new SettingsInvalid({ message: `SYNC=${faults}` })
    : yield* new Out.WrongUsage({ message: `--sync ${faults}` })
})

export const serveCommand = Command.make(
  "serve",
  {
    port: Flag.Int("port").pipe(
      Flag.withDescription("Port to listen on; PORT, else 8080"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 65_535 }))),
      Flag.optional
    ),
    host: Flag.String("host").pipe(
      Flag.withDescription("Address to listen on; HOST, else 127.0.0.1"),
      Flag.optional
    ),
    workers: Flag.Int("workers").pipe(
      Flag.withDescription(
        "Threads that serve, each on a core of its own; WORKERS, else the cores, at most 4"
      ),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxWorkers }))),
      Flag.optional
    ),
    sync: Flag.String("sync").pipe(
      Flag.withDescription(
        "Sync sources by schedule: SOURCE=daily, hourly, weekly or a time such as 15m; several with commas; by default SYNC"
      ),
      Flag.optional
    ),
    sample: Flag.Boolean("sample").pipe(
      Flag.withDefault(false),
      Flag.withDescription(
        "For a trial: loads the sample data set into an empty store, creates a key for a week, and computes betas against SPY unless INDEX_SYMBOL is set"
      )
    )
  },
  Effect.fnUntraced(function* ({ host, port, sample, sync, workers }) {
    const found = yield* settings
    const schedules = yield* checkedSchedules(Option.getOrNull(sync), found.sync)
    yield* run(
      {
        ...found,
        host: Option.getOrElse(host, () => found.host),
        port: Option.getOrElse(port, () => found.port),
        workers: Option.getOrElse(workers, () => found.workers),
        indexSymbol: found.indexSymbol ?? (sample ? sampleIndex : null)
      },
      sample,
      schedules
    )
  })
)
