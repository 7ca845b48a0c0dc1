/** The service over the sample data set, on SQLite in a temporary directory, with a fixed clock. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Clock, Effect, Layer, ManagedRuntime, Redacted } from "effect"
import { SecureRandom } from "effect/crypto"
import {
  BulkReadsOfServer,
  OperatorsOfServer,
  PublicUrl,
  SyncsOfServer,
  webHandler
} from "../../adapters/http/server/mod.ts"
import { HmacTokens } from "../../adapters/jwt/mod.ts"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { NodeDigest } from "../../adapters/node/mod.ts"
import { edgar } from "../../adapters/sources/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { readsHere } from "../../apps/bulk/reading.ts"
import { reportFiles } from "../../apps/Files.ts"
import { operatorsHere } from "../../apps/service/operating.ts"
import { importServices } from "../../apps/imports.ts"
import { begin } from "../../apps/syncs/companySyncing.ts"
import { importSampleFiles, samplePath } from "../../apps/SampleDirectory.ts"
import { ApiKeys, dataServices, defaultLimit, IndexSymbol } from "../../core/mod.ts"
import { type CompanySyncs, noteOf, OwnFigures } from "../../core/ports.ts"

/** Later than all data in the sample. */
const now = Date.parse("2026-11-20T12:00:00Z")

/** The current time is fixed; timers use the machine's clock. */
const stillClock = Layer.effect(
  Clock.Clock,
  Clock.clockWith((own) => {
    const nanos = BigInt(now) * 1_000_000n
    return Effect.succeed({
      currentTimeMillisUnsafe: () => now,
      currentTimeMillis: Effect.succeed(now),
      currentTimeNanosUnsafe: () => nanos,
      currentTimeNanos: Effect.succeed(nanos),
      monotonicTimeNanosUnsafe: () => nanos,
      monotonicTimeNanos: Effect.succeed(nanos),
      sleep: (duration) => own.sleep(duration)
    })
  })
)

const directory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "findata-examples-"))),
  (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

const hmac = { secret: Redacted.make("of examples alone, 32 bytes long"), issuer: null, audience: null }

/** Syncs that go on, and ask nothing of their source. */
const syncsOver = (imports: ReturnType<typeof Sqlite.importsLayer>): CompanySyncs["Service"] => ({
  sources: Effect.succeed([{ source: "edgar", title: edgar.title, kinds: edgar.kinds, missing: [] }]),
  start: ({ company_id }, source, _, by) =>
    Effect.flatMap(noteOf(by), (note) => begin({ company_id, note, source }, imports))
})

/** The services over the imported sample. */
const services = Layer.unwrap(
  Effect.gen(function* () {
    const data = yield* directory
    const options = { directory: data, busyTimeout: 5000 }
    const files = { data, files: null, uploads: { max: 4096 * 1024 * 1024, free: 0 } }
    yield* Sqlite.migrate(options)
    const store = { imports: Sqlite.importsLayer(options), stores: Sqlite.storesLayer(options) }
    yield* Effect.provide(importSampleFiles(), importServices(store, files, samplePath))
    return Layer.mergeAll(dataServices, ApiKeys.layer, OwnFigures.layer).pipe(
      Layer.provide(Layer.succeed(IndexSymbol, "SPY")),
      Layer.provideMerge(
        Layer.mergeAll(
          store.stores,
          reportFiles(files, null),
          HmacTokens.layer(hmac),
          MemoryQuotaStore.layer,
          NodeDigest.layer,
          SecureRandom.layerWebCrypto,
          Layer.succeed(OperatorsOfServer, operatorsHere(store, files)),
          Layer.succeed(SyncsOfServer, syncsOver(store.imports)),
          Layer.succeed(BulkReadsOfServer, readsHere(Sqlite.bulkLayer(options))),
          Layer.succeed(PublicUrl, "https://findata.example.com")
        )
      )
    )
  })
).pipe(Layer.provideMerge(stillClock))

/** Credentials for every route: a key that may read everything, and a token, whose owner has a figure. */
const admission = Effect.gen(function* () {
  const { secret } = yield* Effect.flatMap(ApiKeys, (keys) =>
    keys.create({
      name: "reader",
      scopes: ["read:all"],
      ...defaultLimit,
      rate_limit: 100_000,
      tier: "standard",
      owner: null,
      expires_at: null
    })
  )
  yield* Effect.flatMap(OwnFigures, (own) =>
    own.create("me", {
      name: "earnings_yield",
      title: "Earnings yield",
      unit: "percent",
      formula: "100 / pe_ratio"
    })
  )
  const { token } = yield* HmacTokens.mint(hmac, { sub: "me", scope: "admin read:all", ttlSeconds: 3600 })
  return { "x-api-key": Redacted.value(secret), authorization: `Bearer ${Redacted.value(token)}` }
})

export interface SampleService {
  readonly handler: (request: Request) => Promise<Response>
  readonly headers: { readonly "x-api-key": string; readonly authorization: string }
  readonly close: () => Promise<void>
}

export const openSampleService = async (): Promise<SampleService> => {
  const runtime = ManagedRuntime.make(services)
  const headers = await runtime.runPromise(admission)
  const { dispose, handler } = webHandler(await runtime.context())
  return {
    handler,
    headers,
    close: async () => {
      await dispose()
      await runtime.dispose()
    }
  }
}
