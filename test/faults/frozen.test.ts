/**
 * A PostgreSQL server whose processes are stopped and continued: nothing old is served as fresh, every request is answered,
 * and all of it comes back. A server that isn't there when findata starts.
 */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { setTimeout } from "node:timers/promises"
import { type Environment, findata, json, start, until } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"
import { runOn } from "../postgres/databases.ts"
import { describeCluster, ownCluster } from "../postgres/ownCluster.ts"
import { type Answer, clients, isRefusal, isSuccess, longest, unexpected } from "../torture/clients.ts"

const second = 1000

/** After the last sign of life of the server nothing is kept for longer than this, in milliseconds. */
const heartbeat = second

/** What the command imports from its standard input. */
const take = async (
  env: Environment,
  kind: string,
  lines: ReadonlyArray<string>,
  ...flags: ReadonlyArray<string>
) => {
  const { ended, process } = start(env, "import", kind, "-", ...flags)
  process.stdin.end(`${lines.join("\n")}\n`)
  const { code, stderr, stdout } = await ended
  assert.strictEqual(code, 0, `${stdout}${stderr}`)
}

const signal = (ids: ReadonlyArray<number>, name: "SIGSTOP" | "SIGCONT") => {
  for (const id of ids) process.kill(id, name)
}

const closeIn = ({ text }: Answer): number => JSON.parse(text).data[0].close

/** Each test continues where the previous one ended, while the other group waits for servers that aren't there. */
describeCluster.concurrent("PostgreSQL that is stopped", () => {
  const cluster = ownCluster()
  let server: Server
  let key: string

  beforeAll(async () => {
    const env = { DATABASE_URL: cluster.current().url }
    server = await serve(env, "--workers", "1")
    const rates = ["--rate-limit", "1000000"]
    key = json(
      await findata(env, "keys", "create", "--name", "k", "--scopes", "read:all", ...rates, "--json")
    ).key
    const header = "symbol,exchange,date,open,high,low,close,volume"
    await take(env, "prices", [header, "ONE,NYSE,2024-01-02,9,9,1,2,1"], "--create-companies")
  }, 60_000)
  afterAll(() => {
    server?.process.kill("SIGKILL")
  })

  const get = (path: string) => ({
    method: "GET" as const,
    url: `${server.address}${path}`,
    headers: { "x-api-key": key }
  })
  const kept = () => clients(2, () => get("/api/public/v1/stock/prices/ONE?limit=1"))

  it("in the listener's process alone serves nothing old", {
    timeout: 30_000,
    concurrent: false
  }, async () => {
    const { url } = cluster.current()
    const asking = kept()
    await until(
      () => asking.answers.length,
      (count) => count > 20,
      10 * second
    )
    const [listener] = await runOn(
      url,
      "select pid from pg_stat_activity where query = 'select 1' and application_name = 'findata'"
    )
    const id = Number(listener?.["pid"])
    signal([id], "SIGSTOP")
    await runOn(url, "update price_daily set close = 3")
    const writtenAt = performance.now()
    await setTimeout(3 * second)
    signal([id], "SIGCONT")
    const answers = await asking.stop()
    assert.deepStrictEqual(unexpected(answers), [])
    const later = answers.filter(({ askedAt }) => askedAt > writtenAt + heartbeat)
    assert.isAbove(later.filter(isSuccess).length, 20)
    assert.deepStrictEqual([...new Set(later.filter(isSuccess).map(closeIn))], [3])
  })

  it("as a whole isn't ready, answers in time, and comes back", {
    timeout: 60_000,
    concurrent: false
  }, async () => {
    const asking = kept()
    const searching = clients(8, (client, turn) =>
      get(`/api/public/v1/financial/companies?search=f${client}x${turn}`)
    )
    const readiness = clients(1, () => get("/readyz"), 50)
    const liveness = clients(1, () => get("/healthz"), 50)
    await setTimeout(second)
    const { processes } = cluster.current()
    // The parent first, so that there are no new ones.
    signal((await processes()).slice(0, 1), "SIGSTOP")
    const all = await processes()
    signal(all, "SIGSTOP")
    const stoppedAt = performance.now()
    await setTimeout(8 * second)
    const continuedAt = performance.now()
    signal(all, "SIGCONT")
    await setTimeout(5 * second)
    const answers = {
      kept: await asking.stop(),
      searches: await searching.stop(),
      ready: await readiness.stop(),
      live: await liveness.stop()
    }
    const during = (all: ReadonlyArray<Answer>, since: number) =>
      all.filter(({ askedAt, endedAt }) => askedAt > stoppedAt + since && endedAt < continuedAt)
    for (const some of Object.values(answers)) assert.deepStrictEqual(unexpected(some), [])
    assert.isBelow(longest(Object.values(answers).flat()), 3500)
    assert.isBelow(longest(answers.live), 500)
    assert.deepStrictEqual([...new Set(answers.live.map(({ status }) => status))], [200])
    assert.deepStrictEqual(during(answers.kept, heartbeat).filter(isSuccess), [])
    assert.isNotEmpty(during(answers.ready, 0).filter(isRefusal))
    const notReady = answers.ready.find(isRefusal)
    assert.isBelow((notReady?.endedAt ?? Number.POSITIVE_INFINITY) - stoppedAt, 5 * second)
    const back = [answers.kept, answers.searches, answers.ready].map(
      (all) =>
        (all.find((one) => one.askedAt > continuedAt && isSuccess(one))?.endedAt ??
          Number.POSITIVE_INFINITY) - continuedAt
    )
    assert.isBelow(Math.max(...back), 4 * second)
    const settled = Object.values(answers)
      .flat()
      .filter(({ askedAt }) => askedAt > continuedAt + 4 * second)
    assert.deepStrictEqual(
      settled.filter((one) => !isSuccess(one)),
      []
    )
  })
})

describe.concurrent("PostgreSQL that isn't there", () => {
  it("ends findata with a plain error", { timeout: 60_000 }, async () => {
    const silent = createServer((socket) => socket.resume()).listen(0, "127.0.0.1")
    await once(silent, "listening")
    const { port } = silent.address() as AddressInfo
    const begun = performance.now()
    const unanswered = await findata(
      { DATABASE_URL: `postgres://f@127.0.0.1:${port}/f` },
      "serve",
      "--port",
      "0"
    )
    assert.isBelow(performance.now() - begun, 15 * second)
    silent.close()
    await once(silent, "close")
    const absent = await findata({ DATABASE_URL: `postgres://f@127.0.0.1:${port}/f` }, "serve", "--port", "0")
    for (const { code, stderr } of [unanswered, absent]) {
      assert.strictEqual(code, 1)
      assert.match(stderr, /^PostgreSQL could not connect to 127\.0\.0\.1:\d+: [^\n]+\n$/)
    }
  })
})
