/** SYNC and `serve --sync`: a server that syncs sources by schedule, one of several on a store. */
import { afterAll, afterEach, assert, beforeAll, describe, it } from "@effect/vitest"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Playing, playing, type Recorded } from "../web/playing.ts"
import { type Environment, findata, remove, temporaryDirectory, until } from "./command.ts"
import { importLines } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"
import { vendorBars, vendorModule } from "./vendor.ts"

const sources = async ({ address }: Server) => {
  const response = await fetch(`${address}/v1/financial_v4/sources`)
  return ((await response.json()) as { sources: Array<Record<string, unknown>> }).sources
}

/** The place of the store alone: plug-ins are for processes of their own. */
const stored = (env: Environment): Environment => ({ ...env, FINDATA_SOURCES: "" })

const scheduledLaws = (
  place: (directory: string) => Promise<Environment>,
  drop: (env: Environment) => Promise<void>
) => {
  let directory: string
  let env: Environment
  let played: Playing
  const answers = new Map<string, Recorded>()
  const servers: Array<Server> = []
  const open = async () => {
    const server = await serve({ ...env, SYNC: "vendor=hourly" }, "--workers", "1")
    servers.push(server)
    return server
  }
  beforeAll(async () => {
    directory = await temporaryDirectory()
    answers.set("/bars/AAA.json", { body: vendorBars("AAA", ["2024-01-02", 10]), etag: '"1"' })
    played = await playing(answers)
    await writeFile(join(directory, "vendor.mjs"), vendorModule)
    env = {
      ...(await place(directory)),
      FINDATA_SOURCES: join(directory, "vendor.mjs"),
      VENDOR_URL: played.url,
      SYNC: "none=hourly"
    }
    await importLines(stored(env), "companies", "symbol,exchange,name", "AAA,NASDAQ,A")
  }, 60_000)
  afterEach(async () => {
    for (const { ended, process } of servers.splice(0)) {
      process.kill("SIGTERM")
      await ended
    }
  })
  afterAll(async () => {
    await played.close()
    await drop(env)
    await remove(directory)
  })

  it("syncs at its start, and says when it will again", { timeout: 60_000 }, async () => {
    const server = await open()
    const [prices] = await until(
      async () => (await sources(server)).filter(({ kind }) => kind === "prices"),
      (found) => found.length > 0,
      20_000
    )
    assert.deepInclude(prices, { source: "vendor", rows: 1, failed: false, newest_date: "2024-01-02" })
    const [scheduled] = await until(
      async () => (await sources(server)).filter(({ next_run }) => Date.parse(String(next_run)) > Date.now()),
      (found) => found.length > 0,
      20_000
    )
    assert.isBelow(Date.parse(String(scheduled?.["next_run"])) - Date.now(), 3_600_000)
    assert.notInclude(server.stdout(), "Sync of vendor")
  })

  it("doesn't sync again after a restart before its time, nor on another server; says what failed meanwhile", {
    timeout: 60_000
  }, async () => {
    const before = played.requests.length
    const [server] = await Promise.all([open(), open()])
    await new Promise((resolve) => setTimeout(resolve, 2000))
    assert.strictEqual(played.requests.length, before)
    answers.set("/bars/AAA.json", { body: "<html>", etag: '"2"' })
    assert.strictEqual((await findata(env, "sync", "vendor")).code, 1)
    const [prices] = (await sources(server)).filter(({ kind }) => kind === "prices")
    assert.deepInclude(prices, { failed: true })
  })
}

/** Sources that throw, where the source vendor doesn't, and one that interrupts itself. */
const faulty = `
import { Effect, Stream } from "effect"
import vendor from "./vendor.mjs"
const but = (name, fetch) => ({ ...vendor, name, fetch })
export default [
  but("throws", () => { throw new Error("at once") }),
  but("dies", () => Stream.die(new Error("later"))),
  but("leaves", () => Stream.fromEffect(Effect.interrupt)),
  vendor
]
`

const faults = ["Sync of throws failed: at once", "Sync of dies failed: later", "Sync of leaves failed: "]

describe("A server whose sources throw", () => {
  it("goes on to sync the others; --sync counts before SYNC", { timeout: 60_000 }, async () => {
    const directory = await temporaryDirectory()
    const played = await playing(
      new Map([["/bars/AAA.json", { body: vendorBars("AAA", ["2024-01-02", 10]) }]])
    )
    await writeFile(join(directory, "vendor.mjs"), vendorModule)
    await writeFile(join(directory, "faulty.mjs"), faulty)
    const env = {
      FINDATA_DATA: join(directory, "data"),
      FINDATA_SOURCES: join(directory, "faulty.mjs"),
      VENDOR_URL: played.url,
      SYNC: "none=hourly"
    }
    await importLines(stored(env), "companies", "symbol,exchange,name", "AAA,NASDAQ,A")
    const all = "throws=hourly,dies=hourly,leaves=hourly,vendor=hourly"
    const server = await serve(env, "--workers", "1", "--sync", all)
    const log = () => server.stdout() + server.stderr()
    await until(
      () => sources(server),
      (found) => found.some(({ source }) => source === "vendor"),
      20_000
    )
    await until(log, (text) => faults.every((fault) => text.includes(fault)), 20_000)
    server.process.kill("SIGTERM")
    await server.ended
    await played.close()
    await remove(directory)
    assert.notInclude(log(), "The thread that syncs sources failed")
  })
})

describe("A server on SQLite with SYNC", () => {
  scheduledLaws(
    async (directory) => ({ FINDATA_DATA: join(directory, "data") }),
    async () => {}
  )
})

describePostgres("A server on PostgreSQL with SYNC", () => {
  scheduledLaws(
    async (directory) => ({ DATABASE_URL: await createMigrated(), FINDATA_DATA: directory }),
    async ({ DATABASE_URL }) => dropDatabase(DATABASE_URL ?? "")
  )
})
