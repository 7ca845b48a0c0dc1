/** A server that is stopped, or killed, knows after its restart what was used of quotas. */
import { afterAll, assert, describe, it } from "@effect/vitest"
import { setTimeout } from "node:timers/promises"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Environment, json, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { type Server, serve } from "./serving.ts"

const remaining = async ({ address }: Server, key: string): Promise<number> => {
  const response = await fetch(`${address}/api/public/v1/financial/companies?limit=1`, {
    headers: { "x-api-key": key, connection: "close" }
  })
  await response.arrayBuffer()
  assert.strictEqual(response.status, 200)
  return Number(response.headers.get("x-ratelimit-remaining"))
}

/** Fewer in a tenth of a second than a worker leases more for than it needs, which others can't report as remaining. */
const apart = 25

const keepsQuotas = (environment: () => Promise<Environment>): void =>
  it("counts on after it was stopped, and after it was killed", { timeout: 120_000 }, async () => {
    const env = await environment()
    const first = await serve(env)
    const wanted = ["--name", "kept", "--scopes", "read:all", "--rate-limit", "100"]
    const key = String(json(await inProcess(env, "keys", "create", ...wanted, "--json")).key)
    for (let used = 1; used <= 20; used++) {
      assert.strictEqual(await remaining(first, key), 100 - used)
      await setTimeout(apart)
    }
    first.process.kill("SIGTERM")
    await first.ended
    const second = await serve(env)
    for (let used = 21; used <= 30; used++) {
      assert.strictEqual(await remaining(second, key), 100 - used)
      await setTimeout(apart)
    }
    await setTimeout(1500)
    second.process.kill("SIGKILL")
    await second.ended
    const third = await serve(env)
    assert.strictEqual(await remaining(third, key), 69)
    third.process.kill("SIGTERM")
    await third.ended
  })

describe("a server on SQLite", { concurrent: true }, () => {
  const directory = temporaryDirectory()
  afterAll(async () => remove(await directory))
  // Of several workers, whose memory of quotas is kept there.
  keepsQuotas(async () => ({ FINDATA_DATA: await directory, WORKERS: "2" }))
})

describePostgres("a server on PostgreSQL", { concurrent: true }, () => {
  const created = { url: "" }
  afterAll(() => (created.url === "" ? undefined : dropDatabase(created.url)))
  keepsQuotas(async () => {
    created.url = await createMigrated()
    return { DATABASE_URL: created.url, WORKERS: "1" }
  })
})
