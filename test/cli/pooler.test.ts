/** Commands through a PgBouncer: what is wrong with it is named, and a server that has what it needs serves. */
import { assert, beforeAll, afterAll, describe, it } from "@effect/vitest"
import { createDatabase, dropDatabase } from "../postgres/database.ts"
import { describePooled, ownPooler } from "../postgres/ownPooler.ts"
import { withoutTimeouts } from "../postgres/pooler.ts"
import { findata, json } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { serve } from "./serving.ts"

describePooled("commands through a pooler", () => {
  const pooler = ownPooler()
  const bare = ownPooler(withoutTimeouts)
  let url: string
  beforeAll(async () => {
    url = await createDatabase()
  })
  afterAll(() => dropDatabase(url))

  it("are refused without the address of PostgreSQL itself, and doctor names it", async () => {
    const env = { DATABASE_URL: pooler.current().through(url) }
    const outcome = await inProcess(env, "doctor", "--json")
    assert.strictEqual(outcome.code, 1)
    const { detail, ok } = json(outcome).findings.find(
      ({ check }: { readonly check: string }) => check === "store"
    )
    assert.isFalse(ok)
    assert.match(detail, / is a pooler, such as PgBouncer, .*: name PostgreSQL in DATABASE_DIRECT_URL, /)
    const { code, stderr } = await findata(env, "serve", "--port", "0")
    assert.deepStrictEqual([code, stderr], [1, `${detail}\n`])
  })

  it("work with it, and doctor has looked at the pooler", async () => {
    const env = { DATABASE_URL: pooler.current().through(url), DATABASE_DIRECT_URL: url }
    const outcome = await inProcess(env, "doctor", "--json")
    assert.strictEqual(outcome.code, 0)
    assert.deepInclude(json(outcome).findings, {
      check: "pooler",
      ok: true,
      detail: "Transactions go through it, and its sessions have the timeouts"
    })
    const server = await serve(env, "--workers", "1")
    try {
      assert.match(server.stdout(), /on PostgreSQL at \S+ through the pooler at 127\.0\.0\.1:\d+\/\w+ with/)
      const key = /API key[^:]*: (\S+)/.exec(server.stdout())?.[1] ?? ""
      assert.strictEqual(await server.status("/financial/companies", key), 200)
    } finally {
      server.process.kill("SIGKILL")
      await server.ended
    }
  })

  it("serve nothing through one whose sessions lack timeouts", async () => {
    const env = { DATABASE_URL: bare.current().through(url), DATABASE_DIRECT_URL: url }
    const { code, stderr } = await findata(env, "serve", "--port", "0")
    assert.strictEqual(code, 1)
    assert.match(stderr, /^Sessions of 127\.0\.0\.1:\d+ lack timeouts: statement_timeout is 0, [^\n]*\n$/)
    const outcome = await inProcess(env, "doctor", "--json")
    const { ok } = json(outcome).findings.find(({ check }: { readonly check: string }) => check === "pooler")
    assert.deepStrictEqual([outcome.code, ok], [1, false])
  })
})

describe("the address of PostgreSQL behind a pooler", () => {
  it("is expected beside that of the pooler, with as many hosts", async () => {
    const direct = "postgres://me:hunter2@a,b/db"
    const alone = await inProcess({ DATABASE_DIRECT_URL: direct }, "migrate")
    assert.strictEqual(
      alone.stderr,
      "Invalid environment:\nDATABASE_DIRECT_URL: expected DATABASE_URL, of its pooler, with it\n"
    )
    const one = await inProcess(
      { DATABASE_URL: "postgres://me@pooler/db", DATABASE_DIRECT_URL: direct },
      "migrate"
    )
    assert.strictEqual(
      one.stderr,
      "Invalid environment:\nDATABASE_DIRECT_URL: expected as many hosts as in DATABASE_URL, in the order of their poolers: 1 instead of 2\n"
    )
  })
})
