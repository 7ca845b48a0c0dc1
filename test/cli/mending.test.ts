/** How operators mend a company's data through a running server of two workers, on SQLite and on PostgreSQL. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Playing, playing, type Recorded } from "../web/playing.ts"
import { type Environment, findata, remove, temporaryDirectory, until } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"
import { serve, type Server } from "./serving.ts"
import { vendorBars, vendorModule } from "./vendor.ts"

const secret = "a secret of 32 bytes at the least"
const root = "/api/v1/admin"

/** Sources beside the vendor: one that never answers, one that throws, one without its setting. */
const others = `
import { Stream } from "effect"
import vendor from "./vendor.mjs"
const but = (name, more) => ({ ...vendor, name, ...more })
export default [
  vendor,
  but("hangs", { fetch: () => Stream.never }),
  but("throws", { fetch: () => { throw new Error("at once") } }),
  but("closed", { needs: [{ name: "CLOSED_KEY", meaning: "the key of its contract", isSecret: true }] })
]
`

interface Answer {
  readonly status: number
  readonly body: any
}

const laws = (
  open: (directory: string) => Promise<Environment>,
  drop: (env: Environment) => Promise<void>
) => {
  let directory: string
  let env: Environment
  let played: Playing
  let server: Server
  let token: string
  const answers = new Map<string, Recorded>()
  /** The place of the store alone: plug-ins are for processes of their own. */
  const stored = (): Environment => ({ ...env, FINDATA_SOURCES: "" })

  const tokenFor = async (...flags: ReadonlyArray<string>): Promise<string> =>
    (await inProcess(stored(), "token", ...flags)).stdout.trim()

  beforeAll(async () => {
    directory = await temporaryDirectory()
    for (const symbol of ["AAA", "BBB"])
      answers.set(`/bars/${symbol}.json`, { body: vendorBars(symbol, ["2024-01-03", 11]), etag: '"1"' })
    played = await playing(answers)
    await writeFile(join(directory, "vendor.mjs"), vendorModule)
    await writeFile(join(directory, "others.mjs"), others)
    env = {
      ...(await open(directory)),
      FINDATA_SOURCES: join(directory, "others.mjs"),
      VENDOR_URL: played.url,
      JWT_SECRET: secret
    }
    await importLines(
      stored(),
      "companies",
      "symbol,exchange,name,listed",
      "AAA,NASDAQ,A,",
      "BBB,NASDAQ,B,",
      "GONE,NASDAQ,Gone,false"
    )
    await importLines(
      stored(),
      "prices",
      "symbol,date,open,high,low,close,volume",
      "AAA,2023-12-29,10,11,9,10,1",
      "AAA,2024-01-02,10,11,1,10,1"
    )
    server = await serve(env, "--workers", "2")
    token = await tokenFor("--sub", "ann", "--scope", "admin")
  }, 90_000)
  afterAll(async () => {
    server?.process.kill()
    await server?.ended
    await played.close()
    await drop(env)
    await remove(directory)
  }, 30_000)

  const ask = async (method: string, path: string, bearer: string | null = token): Promise<Answer> => {
    const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` }
    const response = await fetch(`${server.address}${root}${path}`, { method, headers })
    return { status: response.status, body: await response.json() }
  }

  /** An operation once it is over. */
  const over = async (id: number) =>
    (
      await until(
        () => ask("GET", `/operations/${id}`),
        ({ body }) => body.state !== "running",
        30_000
      )
    ).body

  const paths = [
    ["GET", "/companies/1/health"],
    ["POST", "/companies/1/doubts/accept?start_date=2024-01-02"],
    ["POST", "/companies/1/doubts/withdraw?start_date=2024-01-02"],
    ["POST", "/companies/1/syncs/vendor"],
    ["GET", "/operations"],
    ["GET", "/operations/1"]
  ] as const

  it("is for bearer tokens with the scope admin alone", { timeout: 60_000 }, async () => {
    const reader = await tokenFor("--sub", "eve", "--scope", "read:all")
    for (const [method, path] of paths) {
      assert.strictEqual((await ask(method, path, null)).status, 401, path)
      assert.strictEqual((await ask(method, path, reader)).status, 403, path)
    }
    assert.strictEqual((await ask("GET", "/operations")).body.total, 0)
  })

  it("names what isn't there, and what is wrong", { timeout: 60_000 }, async () => {
    for (const [method, path] of paths.slice(0, 4)) {
      const { body, status } = await ask(method, path.replace("/1/", "/999/"))
      assert.deepStrictEqual([status, body], [404, { detail: "Company not found: 999" }])
    }
    const cases = [
      [
        "POST",
        "/companies/1/doubts/accept?start_date=2024-01-09",
        404,
        "AAA:NASDAQ has no bar of 2024-01-09"
      ],
      [
        "POST",
        "/companies/1/doubts/accept?start_date=2023-12-29",
        404,
        "The bar of AAA:NASDAQ of 2023-12-29 has no spike (open 10, high 11, low 9, close 10) and is of a day with a session"
      ],
      [
        "POST",
        "/companies/1/doubts/withdraw?start_date=2024-01-02",
        404,
        "The bar of AAA:NASDAQ of 2024-01-02 isn't accepted"
      ],
      ["GET", "/operations/999", 404, "Operation not found: 999"],
      [
        "POST",
        "/companies/1/syncs/closed",
        409,
        "closed can't be fetched without CLOSED_KEY: the key of its contract"
      ],
      [
        "POST",
        "/companies/3/syncs/vendor",
        409,
        "GONE:NASDAQ is no longer listed: sources are asked for listed companies alone"
      ]
    ] as const
    for (const [method, path, status, detail] of cases)
      assert.deepStrictEqual(await ask(method, path), { status, body: { detail } })
    const unknown = await ask("POST", "/companies/1/syncs/bloomberg")
    assert.strictEqual(unknown.status, 404)
    assert.match(
      unknown.body.detail,
      /^Source not found: bloomberg: expected one of .*dart, edgar, .*vendor$/
    )
    const wrong = await ask("POST", "/companies/1/doubts/accept?start_date=2024-02-30&off_session=maybe")
    assert.deepStrictEqual(
      [wrong.status, wrong.body.detail.map(({ loc }: any) => loc[1])],
      [422, ["start_date", "off_session"]]
    )
    const turned = await ask("POST", "/companies/1/doubts/accept?start_date=2024-01-02&end_date=2024-01-01")
    assert.strictEqual(turned.status, 422)
    assert.strictEqual((await ask("POST", "/companies/1/syncs/vendor?since=2999-01-01")).status, 422)
    assert.strictEqual((await ask("GET", "/operations")).body.total, 0)
  })

  it("takes a doubt as right, twice and by two at once, and withdraws that once", {
    timeout: 60_000
  }, async () => {
    const health = async () => (await ask("GET", "/companies/1/health")).body
    const before = await health()
    assert.deepInclude(before, { symbol: "AAA", doubts: 1, accepted: [] })
    assert.include(before.doubtful[0].remedy, "findata doubts accept AAA:NASDAQ 2024-01-02")
    assert.deepInclude(
      before.sources.find(({ source }: any) => source === "closed"),
      { kinds: ["prices"], missing: ["closed can't be fetched without CLOSED_KEY: the key of its contract"] }
    )
    const bob = await tokenFor("--sub", "bob", "--scope", "admin")
    const path = "/companies/1/doubts/accept?start_date=2024-01-02"
    const both = await Promise.all([ask("POST", path), ask("POST", path, bob)])
    for (const { body, status } of both) {
      assert.strictEqual(status, 200)
      assert.deepInclude(body.accepted[0], { date: "2024-01-02", low: 1, high: 11 })
    }
    const after = await health()
    assert.deepInclude(after, { doubts: 0, accepted: ["2024-01-02"] })
    const withdraw = "/companies/1/doubts/withdraw?start_date=2024-01-01&end_date=2024-01-31"
    const statuses = (await Promise.all([ask("POST", withdraw), ask("POST", withdraw, bob)])).map(
      ({ status }) => status
    )
    assert.deepStrictEqual(statuses.toSorted(), [200, 404])
    assert.deepInclude(await health(), { doubts: 1, accepted: [] })
    const { operations } = (await ask("GET", "/operations?company_id=1")).body
    const did = operations.map(({ action, actor }: any) => `${actor} ${action}`)
    assert.sameMembers(did.slice(1), ["ann accept_doubts", "bob accept_doubts"])
    assert.match(did[0], /^(ann|bob) withdraw_doubts$/)
    assert.isString(operations[0].request_id)
  })

  it("syncs one company, which can be followed on any worker, and undone", { timeout: 90_000 }, async () => {
    const asked = played.requests.length
    const begun = await ask("POST", "/companies/1/syncs/vendor")
    assert.deepStrictEqual([begun.status, begun.body.state], [202, "running"])
    const done = await over(begun.body.operation_id)
    assert.deepInclude(done, {
      action: "sync",
      state: "done",
      source: "vendor",
      symbol: "AAA",
      actor: "ann",
      failure: null,
      inserted: 1,
      changed: 0
    })
    assert.deepStrictEqual(
      played.requests.slice(asked).map((request) => request.path),
      ["/bars/AAA.json"]
    )
    const { bars, runs } = (await ask("GET", "/companies/1/health")).body
    assert.strictEqual(bars.newest, "2024-01-03")
    assert.deepInclude(runs[0], { source: "vendor", kind: "prices" })
    const undone = await ask("POST", `/runs/${runs[0].run_id}/undo`)
    assert.deepStrictEqual([undone.status, undone.body.removed], [200, 1])
    const [newest] = (await ask("GET", "/operations?limit=1")).body.operations
    assert.deepInclude(newest, { action: "undo_run", run_id: runs[0].run_id, actor: "ann" })
    const again = await ask("POST", "/companies/1/syncs/vendor")
    assert.strictEqual(again.status, 202, again.body.detail)
    assert.deepInclude(await over(again.body.operation_id), { state: "done", inserted: 1 })
  })

  it("forgets an operator's name who has nothing else", { timeout: 60_000 }, async () => {
    assert.strictEqual((await inProcess(stored(), "delete", "owner", "nobody", "--yes")).code, 1)
    const deleted = await inProcess(stored(), "delete", "owner", "bob", "--yes")
    assert.match(deleted.stdout, /owner bob with 0 API keys, whose name the log of operations has \d times?/)
    const { operations } = (await ask("GET", "/operations?company_id=1")).body
    const actors = operations.map(({ actor }: any) => actor)
    assert.include(actors, "(deleted)")
    assert.notInclude(actors, "bob")
  })

  it("says why a sync failed, and goes on", { timeout: 60_000 }, async () => {
    const begun = await ask("POST", "/companies/1/syncs/throws")
    assert.strictEqual(begun.status, 202)
    assert.deepInclude(await over(begun.body.operation_id), { state: "failed", failure: "at once" })
    // The source's own syncs, of all companies, didn't fail.
    const { status, syncs } = (await ask("GET", "/health")).body
    assert.strictEqual(status, "ok")
    assert.deepInclude(
      syncs.find(({ source }: any) => source === "throws"),
      { started_at: null, failure: null, held_until: null }
    )
  })

  it("begins one sync of two at once; one that hangs ends with its server, and is free at once", {
    timeout: 120_000
  }, async () => {
    const both = await Promise.all([
      ask("POST", "/companies/1/syncs/hangs"),
      ask("POST", "/companies/2/syncs/hangs")
    ])
    const [begun, refused] = both.toSorted((a, b) => a.status - b.status)
    assert.deepStrictEqual([begun?.status, refused?.status], [202, 409])
    assert.match(refused?.body.detail, /^hangs is being synced: wait for the end; .* it is free after 20/)
    const command = await findata(env, "sync", "hangs")
    assert.strictEqual(command.code, 1)
    assert.include(command.stderr, "Another process syncs hangs")
    // Others aren't held up by it.
    const other = await ask("POST", "/companies/2/syncs/vendor")
    assert.strictEqual(other.status, 202, other.body.detail)
    assert.deepInclude(await over(other.body.operation_id), { state: "done", symbol: "BBB", inserted: 1 })
    const id = begun?.body.operation_id
    assert.strictEqual((await ask("GET", `/operations/${id}`)).body.state, "running")
    server.process.kill("SIGTERM")
    await server.ended
    server = await serve(env, "--workers", "2")
    const { body } = await ask("GET", `/operations/${id}`)
    assert.deepInclude(body, { state: "failed", failure: "It was stopped before its end" })
    assert.strictEqual((await ask("POST", "/companies/2/syncs/hangs")).status, 202)
  })
}

describe("An operator mends, on SQLite", () => {
  laws(
    async (directory) => ({ FINDATA_DATA: join(directory, "data") }),
    async () => {}
  )
})

describePostgres("An operator mends, on PostgreSQL", () => {
  laws(
    async (directory) => ({ DATABASE_URL: await createMigrated(), FINDATA_DATA: directory }),
    async ({ DATABASE_URL }) => dropDatabase(DATABASE_URL ?? "")
  )
})
