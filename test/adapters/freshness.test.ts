/**
 * A price that is asked for without pause while another process corrects it: never the old one after the commit on
 * SQLite, never later than a second after it on PostgreSQL, whatever becomes of the listener.
 */
import { assert, describe, it } from "@effect/vitest"
import { setImmediate } from "node:timers/promises"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { Changes } from "../../core/mod.ts"
import { eventually } from "../contract/eventually.ts"
import { priceHeader, type StoreLayer, take, withImports } from "../contract/stores.ts"
import { openWorld, reader } from "../http/service.ts"
import { describePostgres, migratedDatabase } from "../postgres/database.ts"
import { type Proxy, proxyTo } from "../postgres/proxy.ts"
import { cutOff } from "./cutOff.ts"
import { sqlitePlace } from "./places.ts"

const closeOf = (close: string) => take("prices", [priceHeader, `ONE,2024-01-02,9,9,1,${close},1`])

const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One"])
  yield* closeOf("2")
})

interface Seen {
  readonly askedAt: number
  readonly close: number
}

/** The service over the stores, and the closes that it was seen to serve. */
const asked = Effect.fnUntraced(function* (stores: StoreLayer) {
  const service = yield* Effect.acquireRelease(
    Effect.promise(() => openWorld({ stores, fill, clock: "real" })),
    (service) => Effect.promise(service.close)
  )
  const get = yield* Effect.promise(() => reader(service))
  const seen: Array<Seen> = []
  const ask = async () => {
    const askedAt = performance.now()
    const { json, status } = await get("/stock/prices/ONE?limit=1")
    if (status === 200) seen.push({ askedAt, close: json.data[0].close })
    await setImmediate()
  }
  yield* Effect.forkScoped(Effect.forever(Effect.promise(ask)))
  yield* eventually(
    Effect.sync(() => seen.length),
    (times) => times > 50,
    10_000
  )
  const generation = () => service.run(Effect.map(Changes, (_) => _.generation("data")))
  return { seen, isListening: Effect.map(Effect.promise(generation), (now) => now !== null) }
})

/** Corrects the close on a connection of its own, and returns when that was committed. */
const corrected = Effect.fnUntraced(function* (stores: StoreLayer, close: string) {
  yield* Effect.provide(closeOf(close), Layer.fresh(withImports(stores)))
  return performance.now()
})

/** Asserts that no old close is served to requests made `grace` milliseconds after the commit or later. */
const assertFresh = Effect.fnUntraced(function* (
  seen: ReadonlyArray<Seen>,
  committedAt: number,
  grace: number,
  close: number
) {
  const after = yield* eventually(
    Effect.sync(() => seen.filter(({ askedAt }) => askedAt > committedAt + grace)),
    (found) => found.length > 50,
    10_000
  )
  assert.deepStrictEqual(
    after.filter((one) => one.close !== close),
    []
  )
})

describe("a price asked for without pause", () => {
  it.live("is never the old one after a correction on SQLite", () =>
    Effect.gen(function* () {
      const stores = yield* sqlitePlace
      const { seen } = yield* asked(stores)
      for (const close of ["3", "4", "5"]) {
        const committedAt = yield* corrected(stores, close)
        yield* assertFresh(seen, committedAt, 0, Number(close))
      }
    }).pipe(Effect.scoped)
  )
})

const second = 1000

const layerOf = (url: string) => {
  const options = { url: Redacted.make(url), maxConnections: 3 }
  return Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
}

/** `disturb` gets the URL of the database, and the proxy through which it is asked. */
const law = (fact: string, disturb: (url: string, proxy: Proxy) => Effect.Effect<void>): void =>
  it.live(
    fact,
    () =>
      Effect.gen(function* () {
        const url = yield* migratedDatabase
        const proxy = yield* proxyTo(url)
        const { isListening, seen } = yield* asked(layerOf(proxy.url))
        yield* eventually(isListening, (is) => is, 5000)
        yield* disturb(url, proxy)
        const committedAt = yield* corrected(layerOf(url), "3")
        yield* assertFresh(seen, committedAt, second, 3)
        yield* eventually(isListening, (is) => is, 10_000)
        const nextAt = yield* corrected(layerOf(url), "4")
        yield* assertFresh(seen, nextAt, second, 4)
      }).pipe(Effect.scoped),
    60_000
  )

describePostgres("a price asked for without pause", () => {
  law("is the new one a second after a correction", () => Effect.void)
  law("is the new one a second after a correction while the listener is cut off", cutOff)
  law("is the new one a second after a correction that the listener's silent connection hides", (_, proxy) =>
    Effect.sync(proxy.silenceListeners)
  )
})
