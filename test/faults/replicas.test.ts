/** Reads from a replica: never older than what was announced, and from the primary whenever the replica can't be read. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { setTimeout } from "node:timers/promises"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { until } from "../cli/command.ts"
import { inProcess } from "../cli/inProcess.ts"
import { closesOf } from "../contract/look.ts"
import { priceHeader, take } from "../contract/stores.ts"
import { openWorld, type Service } from "../http/service.ts"
import { createOn, runOn } from "../postgres/databases.ts"
import { describeCluster, ownCluster, ownReplica } from "../postgres/ownCluster.ts"

/** In seconds. */
const maxLag = 1

/** How long a busy machine may take, in milliseconds. */
const patience = 20_000

const closeOf = (close: number) => take("prices", [priceHeader, `ONE,2024-01-02,9,9,1,${close},1`])

const fill = Effect.andThen(take("companies", ["symbol,exchange,name", "ONE,NYSE,One"]), closeOf(2))

describeCluster("reads from a replica", { timeout: 60_000 }, () => {
  const primary = ownCluster()
  const replica = ownReplica(primary)
  let service: Service
  /** The URL of a database on the replica that is none of the service's. */
  let other: string

  const open = (replicaUrl: string) => {
    const options = {
      url: Redacted.make(primary.current().url),
      maxConnections: 3,
      replicas: { servers: [{ name: "the copy", url: Redacted.make(replicaUrl), ca: null }], maxLag }
    }
    const stores = Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
    return openWorld({ stores: Layer.provideMerge(stores, Postgres.deadline), fill, clock: "real" })
  }
  beforeAll(async () => {
    const options = { url: Redacted.make(primary.current().url), maxConnections: 2 }
    await Effect.runPromise(Postgres.migrate(options))
    const empty = new URL(await createOn(primary.current().url, primary.current().url))
    empty.port = new URL(replica.current().url).port
    other = empty.href
    service = await open(replica.current().url)
  })
  afterAll(() => service.close())

  /** The closes that a read returns, and whether the replica answered it. */
  const read = async (of: Service = service) => {
    const [now] = await runOn(replica.current().url, "select cast(clock_timestamp() as text) as at")
    const closes = await of.run(closesOf("ONE"))
    const asked = await runOn(
      replica.current().url,
      `select from pg_stat_activity
       where application_name = 'findata' and query like '%company%' and query_start > '${now?.["at"]}'`
    )
    return { closes, isFromReplica: asked.length > 0 }
  }
  const readFrom = (isReplica: boolean) =>
    until(read, ({ isFromReplica }) => isFromReplica === isReplica, patience)

  /** Reads again and again until the time is over; how long the slowest took, in milliseconds. */
  const slowestRead = async (milliseconds: number, closes: ReadonlyArray<string>): Promise<number> => {
    const end = performance.now() + milliseconds
    let slowest = 0
    while (performance.now() < end) {
      const begun = performance.now()
      assert.deepStrictEqual(await service.run(closesOf("ONE")), closes)
      slowest = Math.max(slowest, performance.now() - begun)
      await setTimeout(10)
    }
    return slowest
  }

  it("are answered by it once it has what was imported", async () => {
    const { closes } = await readFrom(true)
    assert.deepStrictEqual(closes, ["2024-01-02 2"])
  })

  it("have what was imported at once, from the primary until it has replayed that", async () => {
    await readFrom(true)
    await runOn(replica.current().url, "select pg_wal_replay_pause()")
    await service.run(closeOf(3))
    const first = await read()
    assert.deepStrictEqual(first, { closes: ["2024-01-02 3"], isFromReplica: false })
    await runOn(replica.current().url, "select pg_wal_replay_resume()")
    const { closes } = await readFrom(true)
    assert.deepStrictEqual(closes, ["2024-01-02 3"])
  })

  it("are answered by it while the primary is idle for longer than it may lag", async () => {
    await readFrom(true)
    const turns = Array.from({ length: 8 }, (_, i) => i)
    for (const _ of turns) {
      await setTimeout((maxLag * 2000) / turns.length)
      assert.isTrue((await read()).isFromReplica)
    }
  })

  it("are left to the primary while it lags behind what was not announced, and come back", async () => {
    await readFrom(true)
    await runOn(replica.current().url, "select pg_wal_replay_pause()")
    await runOn(primary.current().url, "create table of_others as select 1 as id")
    assert.isTrue((await read()).isFromReplica)
    await readFrom(false)
    await until(
      () => service.logged.join("\n"),
      (log) => log.includes("The replica the copy isn't read: it lags by more than 1 s"),
      patience
    )
    await runOn(replica.current().url, "select pg_wal_replay_resume()")
    await readFrom(true)
    assert.match(service.logged.join("\n"), /The replica the copy is read again/)
  })

  it("are answered by the primary while it is stopped, and come back", async () => {
    const { closes } = await readFrom(true)
    const stopped = replica.current().control("stop", "-m", "immediate")
    assert.isBelow(await slowestRead(1500, closes), 1500)
    await stopped
    await replica.current().control("start")
    await readFrom(true)
  })

  it("are answered by the primary while it is frozen, and come back", async () => {
    const { closes } = await readFrom(true)
    await replica.current().freeze()
    try {
      assert.isBelow(await slowestRead(3000, closes), 2000)
    } finally {
      await replica.current().thaw()
    }
    await readFrom(true)
  })

  it("are never answered by a replica of another database", async () => {
    const world = await open(other)
    try {
      await until(
        async () => {
          assert.deepStrictEqual(await world.run(closesOf("ONE")), ["2024-01-02 2"])
          return world.logged.join("\n")
        },
        (log) => log.includes("it is of another database"),
        patience
      )
    } finally {
      await world.close()
    }
  })

  it("are left to the primary once it was promoted", async () => {
    await readFrom(true)
    await replica.current().control("promote")
    await readFrom(false)
    assert.match(service.logged.join("\n"), /it isn't a replica, or no longer/)
  })
})

describe("settings of replicas", () => {
  const url = "postgres://findata:hunter2@db.example/findata"

  it.each([
    [{ DATABASE_READ_URL: url }, "DATABASE_READ_URL: expected DATABASE_URL, of the primary, with it"],
    [
      { DATABASE_URL: url, DATABASE_READ_URL: `${url},mysql://db.example/findata` },
      "DATABASE_READ_URL: expected postgres://user:password@host:port/database; several separated by commas"
    ],
    [
      { DATABASE_URL: url, DATABASE_READ_URL: `${url}, ${url}?sslmode=verify` },
      "DATABASE_READ_URL: sslmode=verify: expected disable, allow, prefer, require, verify-ca or verify-full"
    ],
    [
      { DATABASE_URL: url, DATABASE_READ_URL: url, DATABASE_CA: "/nowhere/ca.crt" },
      "DATABASE_CA=/nowhere/ca.crt: expected a file of certificates as PEM: no such file"
    ],
    [
      { DATABASE_URL: url, DATABASE_READ_URL: url, DATABASE_MAX_LAG: "0" },
      "DATABASE_MAX_LAG=0: expected seconds from 1 to 300"
    ]
  ])("that can't be used are named: %o", async (env, faults) => {
    const { code, stderr } = await inProcess(env, "migrate")
    assert.deepStrictEqual([code, stderr], [2, `Invalid environment:\n${faults}\n`])
    assert.notInclude(stderr, "hunter2")
  })
})
