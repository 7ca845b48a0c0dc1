/**
 * Two servers of two workers each on one store, asked all the time over many connections while another process writes
 * to it: what has been corrected or revoked is served by none of them, at once on SQLite and after a second on
 * PostgreSQL, whatever becomes of the listeners and of a replica; a quota holds over all workers of a server.
 */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer, Redacted, Scope } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { ApiKeys } from "../../core/mod.ts"
import { cutOffListeners } from "../adapters/cutOff.ts"
import { freshSqlite } from "../adapters/places.ts"
import { priceHeader, type StoreLayer, take } from "../contract/stores.ts"
import { openWorld, type Service } from "../http/service.ts"
import { describePostgres, migratedDatabase } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { describeCluster, ownCluster, ownReplica } from "../postgres/ownCluster.ts"
import { type Proxy, proxyTo } from "../postgres/proxy.ts"
import { type Environment, until } from "./command.ts"
import { burst, type Hammer, hammer, type Seen } from "./hammer.ts"
import { type Server, serve } from "./serving.ts"

/** A store, and the settings by which a server finds it. */
interface Place {
  readonly stores: StoreLayer
  readonly env: Environment
}

type Disturbance = () => unknown

const workers = 2

/** How long a busy machine may take, in milliseconds. */
const patience = 20_000

/** Milliseconds between the requests over a connection at the least, which leave processors to the servers. */
const shortPause = 10

/** So many that each worker of a server has some of them, but once in 30,000 times. */
const connections = 16

const closeOf = (close: number) => take("prices", [priceHeader, `ONE,2024-01-02,9,9,1,${close},1`])

const fill = Effect.andThen(take("companies", ["symbol,exchange,name", "ONE,NYSE,One"]), closeOf(2))

const priceUrl = ({ address }: Server) => `${address}/api/public/v1/stock/prices/ONE?limit=1`

/** A server whose connections to the database were cut, or are starved, may say that it can't reach it. */
const isHandled = ({ status }: Seen): boolean => status !== 503

const isAnswered = (seen: ReadonlyArray<Seen>): boolean => seen.some(({ status }) => status === 200)

const closeIn = ({ text }: Seen): unknown => JSON.parse(text).data[0].close

/**
 * The laws, over servers that live for a file. `grace` is how many milliseconds after a write it may be missing; where
 * there is one, connections pause for longer between requests, which then are still hundreds in it.
 */
const coherence = (place: Effect.Effect<Place, never, Scope.Scope>, grace: number) => {
  const scope = Scope.makeUnsafe()
  let writer: Service
  let servers: ReadonlyArray<Server>

  beforeAll(async () => {
    const { env, stores } = await Effect.runPromise(Scope.provide(scope)(place))
    writer = await openWorld({ stores, fill, clock: "real" })
    servers = await Promise.all([1, 2].map(() => serve(env, "--workers", String(workers))))
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) server.process.kill("SIGKILL")
    await writer.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const hammered = async (key: string): Promise<ReadonlyArray<Hammer>> => {
    const hammers = servers.map((server) =>
      hammer(priceUrl(server), key, connections, Math.max(shortPause, grace / 10))
    )
    const answered = () => hammers.map(({ seen }) => seen.filter(isAnswered).length)
    await until(answered, (counts) => counts.every((count) => count === connections), patience)
    return hammers
  }

  /** Answers to requests sent later than the grace after a write, once there are some over each connection. */
  const answersAfter = async (
    hammers: ReadonlyArray<Hammer>,
    writtenAt: number
  ): Promise<ReadonlyArray<Seen>> => {
    const later = hammers.flatMap(({ seen }) =>
      seen.map((all) => () => all.filter((one) => one.askedAt > writtenAt + grace && isHandled(one)))
    )
    const fewest = () => Math.min(...later.map((found) => found().length))
    await until(fewest, (count) => count > 3, patience)
    return later.flatMap((found) => found())
  }

  let close = 2

  /**
   * Corrects the price and revokes a key, after a disturbance while all are asked; returns the answers that know nothing
   * of it, though they should.
   */
  const staleAnswers = async (disturb: Disturbance = () => {}): Promise<ReadonlyArray<Seen>> => {
    const [reading, revoked] = [await writer.key(), await writer.key()]
    const prices = await hammered(reading.secret)
    const keys = await hammered(revoked.secret)
    try {
      await disturb()
      const corrected = ++close
      await writer.run(closeOf(corrected))
      const correctedAt = performance.now()
      await writer.run(Effect.flatMap(ApiKeys, ({ revoke }) => revoke(revoked.id)))
      const revokedAt = performance.now()
      const [priced, keyed] = [await answersAfter(prices, correctedAt), await answersAfter(keys, revokedAt)]
      return [
        ...priced.filter((seen) => closeIn(seen) !== corrected),
        ...keyed.filter(({ status }) => status !== 401)
      ]
    } finally {
      await Promise.all([...prices, ...keys].map(({ stop }) => stop()))
    }
  }

  it("serve nothing that was corrected, and admit no key that was revoked", async () => {
    assert.deepStrictEqual(await staleAnswers(), [])
  })

  it("admit exactly a key's quota over all workers of one of them", async () => {
    const server = servers[0] as Server
    /** How often a worker found that the database answered too late, and counted alone: the law is of when it answers. */
    const alone = () => (server.stdout() + server.stderr()).split("counts alone").length
    const counted = async (attempts: number): Promise<ReadonlyArray<Seen>> => {
      const { secret } = await writer.key({ rate_limit: 500 })
      const before = alone()
      const answers = await burst(priceUrl(server), secret, 2500)
      return alone() === before || attempts === 1 ? answers : counted(attempts - 1)
    }
    const answers = await counted(5)
    const refused = answers.filter(({ status }) => status !== 200)
    assert.strictEqual(answers.length - refused.length, 500)
    assert.deepStrictEqual(new Set(refused.filter(isHandled).map(({ status }) => status)), new Set([429]))
  })

  return { staleAnswers }
}

describe("servers on SQLite", { timeout: 120_000 }, () => {
  coherence(
    Effect.map(freshSqlite, ({ directory, stores }) => ({ stores, env: { FINDATA_DATA: directory } })),
    0
  )
})

describeCluster("servers that read from a replica", { timeout: 120_000 }, () => {
  const primary = ownCluster()
  const replica = ownReplica(primary)
  const place = Effect.gen(function* () {
    const options = { url: Redacted.make(primary.current().url), maxConnections: 3 }
    yield* Effect.orDie(Postgres.migrate(options))
    const stores = Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
    const env = { DATABASE_URL: primary.current().url, DATABASE_READ_URL: replica.current().url }
    return { stores, env }
  })
  const { staleAnswers } = coherence(place, 1000)

  const on = (statement: string) => () => runOn(replica.current().url, statement)

  it.each<readonly [what: string, disturb: Disturbance, mend: Disturbance]>([
    ["replays nothing", on("select pg_wal_replay_pause()"), on("select pg_wal_replay_resume()")],
    ["is frozen", () => replica.current().freeze(), () => replica.current().thaw()]
  ])("do so while it %s, and afterwards", async (_, disturb, mend) => {
    assert.deepStrictEqual(await staleAnswers(disturb), [])
    await mend()
    assert.deepStrictEqual(await staleAnswers(), [])
  })
})

describePostgres("servers on PostgreSQL", { timeout: 120_000 }, () => {
  let url: string
  let proxy: Proxy
  const place = Effect.gen(function* () {
    url = yield* migratedDatabase
    proxy = yield* proxyTo(url)
    const options = { url: Redacted.make(url), maxConnections: 3 }
    const stores = Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
    return { stores, env: { DATABASE_URL: proxy.url } }
  })
  const { staleAnswers } = coherence(place, 1000)

  const listening = () => until(proxy.listeners, (count) => count === 2 * workers, patience)

  it.each<readonly [what: string, disturb: Disturbance]>([
    ["are cut off", () => Effect.runPromise(cutOffListeners(url))],
    ["have connections that went silent", () => proxy.silenceListeners()]
  ])("do so while their listeners %s, and afterwards", async (_, disturb) => {
    await listening()
    assert.deepStrictEqual(await staleAnswers(disturb), [])
    await listening()
    assert.deepStrictEqual(await staleAnswers(), [])
  })
})
