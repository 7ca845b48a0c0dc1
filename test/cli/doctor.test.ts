/** `findata doctor --data`: the doubts about a store, and what would resolve them, in JSON and as text. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { open, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { startIssuer } from "../oidc/provider.ts"
import { describeRedis } from "../redis/describeRedis.ts"
import { startRedis } from "../redis/server.ts"
import { type Environment, findata, json, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"

let directory: string
let env: Environment
beforeAll(async () => {
  directory = await temporaryDirectory()
  env = { FINDATA_DATA: join(directory, "data") }
})
afterAll(() => remove(directory))

const take = async (kind: string, ...lines: ReadonlyArray<string>) => {
  const path = join(directory, `${kind}.csv`)
  await writeFile(path, `${lines.join("\n")}\n`)
  return inProcess(env, "import", kind, path, "--json")
}

/** The exit code of the command, and what it says of the files. */
const integrity = async () => {
  const { code, stdout } = await inProcess(env, "doctor", "--json")
  const { findings } = JSON.parse(stdout)
  return { code, ...findings.find(({ check }: { readonly check: string }) => check === "integrity") }
}

/** AAPL around its split of 2020-08-31, 4 for 1, as traded (QuantConnect Lean). */
const bars = [
  "symbol,date,open,high,low,close,volume",
  "AAPL,2020-08-28,504,505.77,498.31,499.23,44109029",
  "AAPL,2020-08-31,127.67,131,126.25,129.04,210024091"
]

const corrected = [
  "symbol,date,open,high,low,close,volume",
  "AAPL,2020-08-28,504,505.77,498.31,499.22,44109029"
]

/** How many spikes are doubtful, and how many accepted. */
const spikes = async () => {
  const { accepted, doubts } = json(await inProcess(env, "doubts", "list", "--json"))
  return [doubts.filter((_: { readonly reason: string }) => _.reason === "spike").length, accepted.length]
}

const decide = (...words: ReadonlyArray<string>) => inProcess(env, "doubts", ...words)

/** Each test continues where the previous one ended. */
describe("findata doctor --data", () => {
  it("lists each doubt with its company and its remedy", async () => {
    await take("companies", "symbol,exchange,name,slug", "AAPL,NASDAQ,Apple Inc.,apple")
    await take("prices", ...bars)
    const outcome = await findata(env, "doctor", "--data", "--json")
    assert.strictEqual(outcome.code, 0)
    const { doubts, findings, ok } = json(outcome)
    assert.isTrue(ok)
    assert.deepInclude(findings, { check: "doubts", ok: true, detail: "1 in prices and actions" })
    assert.deepStrictEqual(doubts, [
      {
        reason: "step",
        company_id: 1,
        date: "2020-08-31",
        type: null,
        bars: ["2020-08-31", "2020-08-28"],
        run_id: null,
        message:
          "The open, 127.67, is 3.91 times below the close of 2020-08-28, 499.23, which a split of 4:1 would fit, and no action is known on 2020-08-31",
        remedy: "import the split (2020-08-31,split,4) if there was one, else check the bars on both sides",
        symbol: "AAPL",
        exchange: "NASDAQ",
        slug: "apple"
      }
    ])
  })

  it("prints them as text", async () => {
    const { stdout } = await inProcess(env, "doctor", "--data")
    assert.match(stdout, /\nAAPL:NASDAQ apple step: The open, 127\.67, .*\n {2}remedy: import the split \(/)
  })

  it("lists a spike until it is accepted, and again when that is withdrawn", async () => {
    await take("companies", "symbol,exchange,name", "SPK,NYSE,Spike")
    const prices = await take(
      "prices",
      "symbol,date,open,high,low,close,volume",
      "SPK,2010-08-31,241.88,244.56,25.3,243.37,1"
    )
    const { run } = json(prices)
    assert.deepStrictEqual(await spikes(), [1, 0])
    const { stdout } = await inProcess(env, "doctor", "--data")
    assert.include(stdout, "accept it if these were (findata doubts accept SPK:NYSE 2010-08-31)")
    const accepted = json(await decide("accept", "spk", "2010-08-31", "--json"))
    assert.deepInclude(accepted, { symbol: "SPK", date: "2010-08-31", low: 25.3, high: 244.56 })
    assert.deepStrictEqual(await spikes(), [0, 1])
    assert.match((await decide("list")).stdout, /\nSPK:NYSE +2010-08-31  25.3  244.56  \d{4}-/)
    assert.strictEqual((await decide("undo", "SPK:NYSE", "2010-08-31")).code, 0)
    assert.deepStrictEqual(await spikes(), [1, 0])
    const refused = await Promise.all([
      decide("undo", "SPK", "2010-08-31"),
      decide("accept", "SPK", "2010-09-01"),
      decide("accept", "AAPL", "2020-08-31"),
      decide("accept", "SPK", "31.8.2010")
    ])
    assert.deepStrictEqual(
      refused.map(({ code }) => code),
      [1, 1, 1, 2]
    )
    assert.match(refused[0]?.stderr ?? "", /SPK:NYSE of 2010-08-31 isn't accepted/)
    assert.match(refused[1]?.stderr ?? "", /SPK:NYSE has no bar of 2010-09-01/)
    assert.match(
      refused[2]?.stderr ?? "",
      /AAPL:NASDAQ of 2020-08-31 has no spike \(open 127.67.* and is of a day with a session/
    )
    await inProcess(env, "runs", "undo", String(run))
  })

  it("lists bars without a session until they are accepted or deleted, by the commands that it prints", async () => {
    await take("companies", "symbol,exchange,name", "OFF,NYSE,Holiday")
    const bars = ["2023-11-22", "2023-11-23", "2023-11-24", "2023-11-25"].map((day) => `OFF,${day},1,1,1,1,0`)
    const { run } = json(await take("prices", "symbol,date,open,high,low,close,volume", ...bars))
    const listed = async () => (await inProcess(env, "doubts", "list")).stdout
    const { stdout } = await inProcess(env, "doctor", "--data")
    const commands = [...stdout.matchAll(/\(findata ([^)]*OFF[^)]*)\)/g)].map(([, words = ""]) =>
      words.split(" ")
    )
    const days = ["OFF:NYSE", "2023-11-23", "2023-11-25", "--off-session"]
    assert.deepStrictEqual(commands, [
      ["delete", "bars", ...days],
      ["doubts", "accept", ...days]
    ])
    const accepted = await inProcess(env, ...(commands[1] ?? []))
    assert.match(
      accepted.stdout,
      /^2 bars of OFF:NYSE from 2023-11-23 to 2023-11-25 without a session are accepted/
    )
    assert.notInclude(await listed(), "off_session")
    assert.deepInclude(json(await decide("undo", ...days, "--json")), { dates: ["2023-11-23", "2023-11-25"] })
    assert.include(await listed(), "OFF:NYSE holiday off_session: 2 bars from 2023-11-23 to 2023-11-25")
    const trial = await inProcess(env, ...(commands[0] ?? []), "--dry-run")
    assert.match(
      trial.stdout,
      /^Would delete bars of OFF:NYSE from .* without a session: 2 rows \(prices 2\)/
    )
    const { run_id } = json(await inProcess(env, ...(commands[0] ?? []), "--yes", "--json"))
    assert.notInclude(await listed(), "off_session")
    const refused = await Promise.all([
      inProcess(env, ...(commands[0] ?? []), "--yes"),
      inProcess(env, "delete", "bars", "OFF", "2023-11-25", "2023-11-22"),
      decide("accept", "OFF", "2023-11-22", "2023-11-24")
    ])
    assert.deepStrictEqual(
      refused.map(({ code, stderr }) => [code, stderr.trim().split("\n").at(-1)?.split(":").at(-1)?.trim()]),
      [
        [1, "NYSE has no bars from 2023-11-23 to 2023-11-25 without a session"],
        [2, "expected a day not before 2023-11-25"],
        [1, "see findata doubts list"]
      ]
    )
    await inProcess(env, "runs", "undo", String(run_id))
    await inProcess(env, "runs", "undo", String(run))
  })

  it("lists no resolved doubts, and the last run that changed many stored bars", async () => {
    await take("actions", "symbol,effective_date,type,value", "AAPL,2020-08-31,split,4")
    const rewrites = async () => {
      const { doubts } = json(await inProcess(env, "doctor", "--data", "--json"))
      return doubts.map(({ reason, run_id }: { readonly reason: string; readonly run_id: number }) => [
        reason,
        run_id
      ])
    }
    const first = json(await take("prices", ...corrected)).run
    assert.deepStrictEqual(await rewrites(), [["rewrite", first]])
    const second = json(
      await take("prices", ...corrected.map((line) => line.replace("499.22", "499.21")))
    ).run
    assert.deepStrictEqual(await rewrites(), [["rewrite", second]])
    await inProcess(env, "runs", "undo", String(second))
    assert.deepStrictEqual(await rewrites(), [["rewrite", first]])
    await inProcess(env, "runs", "undo", String(first))
    const { stdout } = await inProcess(env, "doctor", "--data")
    assert.match(stdout, /\nNothing stored is doubtful\n$/)
  })

  it("is separate from the checks without --data", async () => {
    const report = json(await inProcess(env, "doctor", "--json"))
    assert.notProperty(report, "doubts")
  })

  it("reads whether the files are as they were written", async () => {
    assert.deepStrictEqual(await integrity(), {
      code: 0,
      check: "integrity",
      ok: true,
      detail: "The files are as they were written"
    })
    const path = join(directory, "data", "data.db")
    const db = new DatabaseSync(path)
    db.exec("pragma wal_checkpoint(truncate)")
    // Nothing else reads this index here.
    const page = db.prepare("select rootpage from sqlite_master where name = 'article_published'").get()?.[
      "rootpage"
    ]
    const size = Number(db.prepare("pragma page_size").get()?.["page_size"])
    db.close()
    const file = await open(path, "r+")
    await file.write(Buffer.alloc(64, 0xff), 0, 64, (Number(page) - 1) * size)
    await file.close()
    const { code, detail, ok } = await integrity()
    assert.deepStrictEqual([code, ok], [1, false])
    assert.match(detail, /data\.db: .*: restore the file from a backup, or import into a new directory$/s)
  })
})

/** The exit code of the command with settings, and its finding of a name. */
const checked = async (check: string, settings: Environment) => {
  const { code, stdout } = await inProcess(
    { FINDATA_DATA: join(directory, "other"), ...settings },
    "doctor",
    "--json"
  )
  const found = JSON.parse(stdout).findings.find((_: { readonly check: string }) => _.check === check)
  return { code, ok: found.ok, detail: found.detail }
}

describe("findata doctor of FILES_DIR", () => {
  it("accepts a directory, and one that can be created", async () => {
    assert.deepStrictEqual(await checked("files", { FILES_DIR: directory }), {
      code: 0,
      ok: true,
      detail: `${directory} can be written`
    })
    const { detail, ok } = await checked("files", { FILES_DIR: join(directory, "a", "b") })
    assert.isTrue(ok)
    assert.include(detail, "the first PDF creates it")
  })

  it("reports a file in its place", async () => {
    const file = join(directory, "file")
    await writeFile(file, "")
    assert.deepStrictEqual(await checked("files", { FILES_DIR: file }), {
      code: 1,
      ok: false,
      detail: `${file}: it is a file: set FILES_DIR to a directory that findata may write`
    })
  })
})

it("findata doctor reports a Redis that doesn't answer", async () => {
  const { code, detail, ok } = await checked("redis", { REDIS_URL: "redis://127.0.0.1:1" })
  assert.deepStrictEqual([code, ok], [1, false])
  assert.match(detail, /^REDIS_URL: .*ECONNREFUSED.*: until it answers, each server counts quotas alone$/)
})

describe("findata doctor of an issuer", () => {
  const env = {
    PUBLIC_URL: "https://findata.example.com",
    OIDC_CLIENT_ID: "findata",
    OIDC_CLIENT_SECRET: "a client's secret of more than 32 bytes"
  }

  it("that answers names it, and where it returns to", async () => {
    const issuer = await startIssuer(["https://findata.example.com/session/callback"])
    try {
      const { detail, ok } = await checked("sign-in", { ...env, OIDC_ISSUER: issuer.url.href })
      const home = "https://findata.example.com/session"
      const returns = `it returns browsers to ${home}/callback, and after signing out to ${home}/signed-out`
      assert.deepStrictEqual([ok, detail], [true, `${issuer.url.href} answers; ${returns}`])
      const other = await checked("sign-in", { ...env, OIDC_ISSUER: `${issuer.url.href}other` })
      assert.deepStrictEqual(
        [other.code, other.detail],
        [
          1,
          `OIDC_ISSUER: ${issuer.url.origin}: another status than an issuer answers with: until it answers, sign-ins fail`
        ]
      )
    } finally {
      await issuer.close()
    }
  })

  it("that doesn't answer says so", async () => {
    const issuer = await startIssuer([])
    await issuer.close()
    const { code, detail, ok } = await checked("sign-in", { ...env, OIDC_ISSUER: issuer.url.href })
    assert.deepStrictEqual(
      [code, ok, detail],
      [1, false, `OIDC_ISSUER: ${issuer.url.origin}: ECONNREFUSED: until it answers, sign-ins fail`]
    )
  })
})

describeRedis("Redis", { timeout: 60_000 }, () => {
  it("that answers is reported with its version", async () => {
    const redis = await startRedis()
    try {
      const { detail, ok } = await checked("redis", { REDIS_URL: redis.url })
      assert.isTrue(ok)
      assert.match(detail, /^Redis at 127\.0\.0\.1:\d+, version \d+\.\d+\S*, counts quotas$/)
    } finally {
      await redis.stop()
    }
  })

  it("Cluster is refused by doctor and by serve, with the reason", async () => {
    const redis = await startRedis("--cluster-enabled", "yes")
    try {
      const reason =
        /REDIS_URL: Redis at \S+ is a node of a Redis Cluster, which has only a part of the counters/
      const { code, detail } = await checked("redis", { REDIS_URL: redis.url })
      assert.strictEqual(code, 1)
      assert.match(detail, reason)
      const env = { FINDATA_DATA: join(directory, "other"), REDIS_URL: redis.url }
      const served = await findata(env, "serve", "--port", "0")
      assert.strictEqual(served.code, 2)
      assert.match(served.stderr, reason)
    } finally {
      await redis.stop()
    }
  })
})
