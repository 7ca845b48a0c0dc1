/** What operators do through a running server, on SQLite and on PostgreSQL. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { request as httpRequest } from "node:http"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Environment, json, remove, start, temporaryDirectory, until } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"
import { serve, type Server } from "./serving.ts"

const secret = "a secret of 32 bytes at the least"
const root = "/api/v1/admin"

const header = "symbol,date,open,high,low,close,volume\n"

/** A day from 2000 on, without the year's ends. */
const dayOf = (at: number): string =>
  new Date(Date.UTC(2000, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)

const barsOf = (symbol: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${symbol},${dayOf(at)},10,11,9,10.5,1000\n`).join("")

interface Answer {
  readonly status: number
  readonly body: any
  readonly headers: Headers
}

/** Whose laws are proven: those of the server alone, which no store answers differently, once. */
type Subject = "server and store" | "store"

const laws = (subject: Subject, open: () => Promise<Environment>): void => {
  let env: Environment
  let data: string
  let server: Server
  let token: string

  const tokenFor = async (...flags: ReadonlyArray<string>): Promise<string> =>
    (await inProcess(env, "token", "--sub", "operator", ...flags)).stdout.trim()

  beforeAll(async () => {
    data = await temporaryDirectory()
    env = { ...(await open()), FINDATA_DATA: data, JWT_SECRET: secret, UPLOAD_MAX_MB: "140" }
    await importLines(env, "companies", "symbol,exchange,name", "A,NYSE,Company A", "B,NYSE,Company B")
    server = await serve(env, "--workers", "1")
    token = await tokenFor("--scope", "admin")
  }, 90_000)
  afterAll(async () => {
    server?.process.kill()
    await server?.ended
    await remove(data)
  }, 30_000)

  const ask = async (method: string, path: string, body?: BodyInit, bearer = token): Promise<Answer> => {
    const response = await fetch(`${server.address}${root}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body, duplex: "half" })
    } as RequestInit)
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  const runs = async () => (await ask("GET", "/runs")).body

  /** Nothing of an upload is left. */
  const leftOver = (): ReadonlyArray<string> => {
    const uploads = join(data, "uploads")
    return existsSync(uploads) ? readdirSync(uploads) : []
  }

  const threads = (): number =>
    Number(/Threads:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))?.[1])

  /** Megabytes that the server has. */
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))?.[1]) / 1024

  it("imports a file as the command does, with its flags as parameters", { timeout: 60_000 }, async () => {
    const file = `date,open,high,low,close,volume\n01/02/2003,1,1,1,1,1\n01/03/2003,1,2,3,x,1\n`
    const { body, status } = await ask(
      "POST",
      "/imports/prices?symbol=A&date_order=mdy&source=desk&name=a.csv",
      file
    )
    assert.strictEqual(status, 200)
    const [listed] = (await runs()).runs
    assert.deepInclude(listed, {
      run_id: body.run,
      kind: "prices",
      source: "desk",
      file: "a.csv",
      inserted: 1,
      refused: 1
    })
    // The command says the same of the same file on the next day.
    const command = start(env, "import", "prices", "-", "--symbol", "A", "--date-order", "mdy", "--json")
    command.process.stdin.end(file)
    const printed = json(await command.ended)
    assert.deepStrictEqual(Object.keys(body), Object.keys(printed))
    assert.deepInclude(body, { kind: "prices", files: 1, read: 2, inserted: 1, refused: 1 })
    assert.deepStrictEqual(
      body.problems.map((problem: any) => ({ ...problem, file: "standard input" })),
      printed.problems
    )
    const gzipped = await ask("POST", "/imports/prices", gzipSync(header + barsOf("B", 3)))
    assert.deepInclude(gzipped.body, { inserted: 3, refused: 0 })
  })

  it("undoes a run, in the order of runs, once", { timeout: 60_000 }, async () => {
    const first = (await ask("POST", "/imports/prices", `${header}B,2011-01-03,1,1,1,1,1\n`)).body.run
    const second = (await ask("POST", "/imports/prices", `${header}B,2011-01-03,2,2,2,2,2\n`)).body.run
    const early = await ask("POST", `/runs/${first}/undo`)
    const detail = `Run ${second} changed or refers to what run ${first} wrote: undo run ${second} first`
    assert.deepStrictEqual([early.status, early.body], [409, { detail }])
    const { body, status } = await ask("POST", `/runs/${second}/undo`)
    assert.deepStrictEqual([status, body], [200, { run_id: second, removed: 0, restored: 1 }])
    assert.strictEqual((await ask("POST", `/runs/${second}/undo`)).status, 409)
    assert.strictEqual((await ask("POST", `/runs/${first}/undo`)).status, 200)
    const absent = await ask("POST", "/runs/999999/undo")
    assert.deepStrictEqual([absent.status, absent.body], [404, { detail: "Run not found: 999999" }])
    assert.strictEqual((await ask("POST", "/runs/x/undo")).status, 422)
  })

  if (subject === "store") return

  it("answers 422 with the problems of a refused file, and writes nothing", { timeout: 60_000 }, async () => {
    const before = (await runs()).total
    const strict = await ask("POST", "/imports/prices?strict=true", `${header}A,2010-01-04,1,2,3,4,5\n`)
    assert.strictEqual(strict.status, 422)
    assert.deepStrictEqual(
      strict.body.detail.map(({ loc, type }: any) => [loc, type]),
      [[["body", 2, "high"], "refused"]]
    )
    const headless = await ask("POST", "/imports/prices", "nonsense\n1\n")
    assert.deepStrictEqual([headless.status, headless.body.detail[0].loc], [422, ["body"]])
    const wrong = [
      ["map=x", "map"],
      ["symbol=%20", "symbol"],
      ["basis=half", "basis"],
      ["name=a%2Fb", "name"],
      ["strict=yes", "strict"]
    ]
    for (const [query, name] of wrong) {
      const { body, status } = await ask("POST", `/imports/prices?${query}`, header)
      assert.deepStrictEqual([status, body.detail[0].loc], [422, ["query", name]])
    }
    assert.strictEqual((await ask("POST", "/imports/gossip", header)).status, 422)
    assert.strictEqual((await ask("POST", "/imports/prices?encoding=martian", header)).status, 422)
    assert.strictEqual((await runs()).total, before)
    assert.deepStrictEqual(leftOver(), [])
  })

  it("lists runs and doubts in pages, and says how the store is", { timeout: 60_000 }, async () => {
    const all = await runs()
    assert.deepStrictEqual([all.limit, all.offset, all.total], [100, 0, all.runs.length])
    const one = (await ask("GET", "/runs?limit=1&page=2")).body
    assert.deepStrictEqual([one.runs, one.offset, one.total], [[all.runs[1]], 1, all.total])
    assert.strictEqual((await ask("GET", "/runs?page=1&offset=0")).status, 422)
    const doubtful = `${header}B,2012-01-03,10,11,9,10,1\nB,2012-01-04,5,5.5,4.8,5,1\n`
    assert.strictEqual((await ask("POST", "/imports/prices", doubtful)).body.doubtful, 1)
    const doubts = (await ask("GET", "/doubtful")).body
    const [step] = doubts.doubtful.filter(({ reason }: any) => reason === "step")
    assert.deepInclude(step, { symbol: "B", exchange: "NYSE", date: "2012-01-04" })
    const listed = json(await inProcess(env, "doctor", "--data", "--json")).doubts
    assert.deepStrictEqual([doubts.doubtful, doubts.total], [listed, listed.length])
    const health = (await ask("GET", "/health")).body
    assert.deepInclude(health, { status: "ok", store: "ok", companies: 2, runs: all.total + 1 })
  })

  it("says by parameters what is wrong with a file, and how the file of a form is sent", {
    timeout: 120_000
  }, async () => {
    const refused = await ask(
      "POST",
      "/imports/prices",
      "date,open,high,low,close,volume\n2024-01-02,1,1,1,1,1\n"
    )
    assert.strictEqual(refused.status, 422)
    assert.include(refused.body.detail[0].msg, "or pass symbol for a file of one security")
    const form = new FormData()
    form.append("file", new Blob([header]), "bars.csv")
    const { body, status } = await ask("POST", "/imports/prices", form)
    assert.deepStrictEqual([status, body.detail[0].loc], [422, ["header", "content-type"]])
    assert.include(
      body.detail[0].msg,
      "--data-binary @FILE '.../api/v1/admin/imports/prices?name=FILE' instead of -F"
    )
    assert.deepStrictEqual(leftOver(), [])
  })

  it("needs a bearer token with the scope admin; a key never has it", { timeout: 120_000 }, async () => {
    const other = await tokenFor("--scope", "read:all")
    const unlimited = await tokenFor()
    const key = /X-API-Key: (\S+)'/.exec(server.stdout())?.[1] ?? ""
    const paths = [
      ["GET", "/runs"],
      ["GET", "/doubtful"],
      ["GET", "/health"],
      ["POST", "/runs/1/undo"],
      ["POST", "/imports/prices"]
    ] as const
    for (const [method, path] of paths) {
      const headers = { "x-api-key": key }
      const keyed = await fetch(`${server.address}${root}${path}`, { method, headers })
      assert.deepStrictEqual(
        [keyed.status, await keyed.json()],
        [401, { detail: "Invalid or missing bearer token" }]
      )
      for (const bearer of [other, unlimited]) {
        const { body, status } = await ask(method, path, undefined, bearer)
        assert.deepStrictEqual(
          [status, body],
          [403, { detail: "Bearer token or session lacks the scope admin" }]
        )
      }
    }
    const refused = await inProcess(env, "keys", "create", "--name", "x", "--scopes", "admin")
    assert.strictEqual(refused.code, 2)
  })

  it("begins no thread for runs that can't be undone", { timeout: 120_000 }, async () => {
    const { run } = (await ask("POST", "/imports/prices", `${header}B,2011-02-03,1,1,1,1,1\n`)).body
    await ask("POST", `/runs/${run}/undo`)
    await until(
      async () => threads(),
      (count) => count === threads(),
      5000
    )
    const before = threads()
    const seen: Array<number> = []
    const watching = setInterval(() => seen.push(threads()), 5)
    const statuses = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, at) => (await ask("POST", `/runs/${at % 2 ? run : 999_999}/undo`)).status
      )
    )
    clearInterval(watching)
    // Those that wait for longer than a request may are 503.
    assert.includeMembers([404, 409, 503], statuses)
    assert.include(statuses, 404)
    assert.isAtMost(Math.max(...seen, threads()), before)
  })

  it("takes one file at a time, and serves others meanwhile", { timeout: 120_000 }, async () => {
    const slow = new TransformStream<Uint8Array, Uint8Array>()
    const writer = slow.writable.getWriter()
    const first = ask("POST", "/imports/prices", slow.readable)
    await writer.write(new TextEncoder().encode(header + barsOf("A", 1)))
    await until(leftOver, (names) => names.length === 1, 10_000)
    const second = await ask("POST", "/imports/prices", header)
    assert.deepStrictEqual([second.status, second.body.detail], [503, "Another file is being imported"])
    assert.match(second.headers.get("retry-after") ?? "", /^\d+$/)
    assert.strictEqual((await ask("GET", "/health")).status, 200)
    await writer.close()
    assert.strictEqual((await first).status, 200)
    assert.deepStrictEqual(leftOver(), [])
  })

  it("leaves nothing of a file whose connection breaks", { timeout: 120_000 }, async () => {
    const before = await runs()
    const broken = httpRequest(`${server.address}${root}/imports/prices`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` }
    })
    broken.on("error", () => {})
    broken.write(header + barsOf("A", 5000))
    await until(leftOver, (names) => names.length === 1, 10_000)
    broken.destroy()
    await until(leftOver, (names) => names.length === 0, 10_000)
    assert.deepStrictEqual(await runs(), before)
    assert.strictEqual((await ask("POST", "/imports/prices", header + barsOf("A", 1))).status, 200)
  })

  it("is unavailable where the server can't store an upload", { timeout: 120_000 }, async () => {
    const uploads = join(data, "uploads")
    rmSync(uploads, { recursive: true, force: true })
    writeFileSync(uploads, "in the way")
    try {
      const { headers, status } = await ask("POST", "/imports/prices", header + barsOf("A", 1))
      assert.strictEqual(status, 503)
      assert.isNotNull(headers.get("retry-after"))
    } finally {
      rmSync(uploads)
    }
  })

  it("holds no file in memory", { timeout: 120_000 }, async () => {
    const before = memory()
    const line = new TextEncoder().encode(`${"x".repeat(1023)}\n`.repeat(1024))
    const megabytes = 130
    let sent = 0
    let max = 0
    const large = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        max = Math.max(max, memory())
        if (sent++ < megabytes) controller.enqueue(line)
        else controller.close()
      }
    })
    const { status } = await ask("POST", "/imports/prices", large)
    assert.strictEqual(status, 422)
    assert.isBelow(max - before, 100)
    assert.deepStrictEqual(leftOver(), [])
  })

  it("refuses a file that is larger than it may be, as sent and unpacked", { timeout: 120_000 }, async () => {
    const before = (await runs()).total
    const megabyte = Buffer.alloc(1024 * 1024, `${"x".repeat(1023)}\n`)
    const megabytes = (count: number) => Array.from({ length: count }, () => megabyte)
    const detail = "The file is larger than 140 MB, the most that is taken (UPLOAD_MAX_MB)"
    const said = await ask("POST", "/imports/prices", new Blob(megabytes(141)))
    assert.deepStrictEqual([said.status, said.body], [413, { detail }])
    const packed = gzipSync(Buffer.concat([Buffer.from(header), ...megabytes(141)]), { level: 1 })
    const unpacked = await ask("POST", "/imports/prices", new Uint8Array(packed))
    assert.strictEqual(unpacked.status, 422)
    assert.include(JSON.stringify(unpacked.body.detail), "larger than 140 MB unpacked")
    assert.deepStrictEqual([(await runs()).total, leftOver()], [before, []])
  })
}

describe("An operator, on SQLite", () => {
  laws("server and store", () => Promise.resolve({}))
})

describePostgres("An operator, on PostgreSQL", () => {
  const urls: Array<string> = []
  afterAll(() => Promise.all(urls.map(dropDatabase)))
  laws("store", async () => {
    const url = await createMigrated()
    urls.push(url)
    return { DATABASE_URL: url }
  })
})
