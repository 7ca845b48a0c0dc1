/** Fifty keys, and tokens: neither store, log nor any later answer has a secret, by itself, in base64 or in hex. */
import { assert, it } from "@effect/vitest"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { freshPostgres, freshSqlite } from "../adapters/places.ts"
import { known } from "../fixtures/known.ts"
import { root } from "../http/keys/caller.ts"
import { openWorld } from "../http/service.ts"
import { tokenOf } from "../http/tokens.ts"
import { describePostgres } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import type { StoreLayer } from "../contract/stores.ts"

/** How a secret could be written; of base64, what doesn't depend on the characters before it. */
const formsOf = (secret: string): ReadonlyArray<string> => [
  secret,
  secret.slice(12),
  ...[0, 1, 2].map((offset) =>
    Buffer.from("x".repeat(offset) + secret)
      .toString("base64")
      .slice(4, -4)
  ),
  Buffer.from(secret).toString("hex"),
  [...secret].toReversed().join("")
]

const traffic = async (stores: StoreLayer): Promise<{ secrets: ReadonlyArray<string>; seen: string }> => {
  const service = await openWorld({ ...known, stores, clock: "fixed" })
  const token = await tokenOf("me")
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const seen: Array<string> = []
  const note = ({ headers, text }: { readonly headers: Headers; readonly text: string }) =>
    void seen.push(text, JSON.stringify([...headers]))
  const secrets = [token]
  for (let i = 0; i < 25; i++) {
    const body = JSON.stringify({ name: `key ${i}`, scopes: ["read:all"] })
    const made = await service.send("POST", root, { ...headers, "idempotency-key": `key ${i}` }, body)
    note(await service.send("POST", root, { ...headers, "idempotency-key": `key ${i}` }, body))
    const rotated = await service.send(
      "POST",
      `${root}/${made.json.id}/rotate`,
      headers,
      '{"grace_seconds":60}'
    )
    secrets.push(made.json.key, rotated.json.key)
    for (const key of [made.json.key, rotated.json.key]) {
      const keyed = { "x-api-key": key, "user-agent": "x", "x-request-id": `request-${i}` }
      note(await service.send("GET", "/api/public/v1/financial/companies", keyed))
      note(await service.send("GET", `/api/public/v1/stock/prices/NONE?limit=x&api_key=${key}`, keyed))
      note(await service.send("GET", `/api/v1/financial-v4/profile?symbol=FULL`, keyed))
    }
    note(await service.send("PATCH", `${root}/${made.json.id}`, headers, '{"name":""}'))
    note(await service.send("GET", `${root}/${made.json.id}/usage`, headers))
    if (i % 2 === 0) note(await service.send("DELETE", `${root}/${made.json.id}`, headers))
  }
  note(await service.send("GET", root, headers))
  for (const path of ["/openapi.json", "/healthz", "/readyz", "/docs"]) note(await service.send("GET", path))
  seen.push(...service.logged)
  await service.close()
  return { secrets, seen: seen.join("\n") }
}

const leaksIn = (text: string, secrets: ReadonlyArray<string>): ReadonlyArray<string> =>
  secrets.flatMap(formsOf).filter((form) => text.includes(form))

/** Secrets that a place has, and prefixes that it lacks: those are stored, and show that the keys are there at all. */
const faultsIn = (place: string, text: string, secrets: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...leaksIn(text, secrets).map((form) => `${place} has ${form}`),
  ...secrets
    .filter((_, i) => i > 0 && i % 2 === 0)
    .flatMap((secret) => (text.includes(secret.slice(0, 11)) ? [] : [`${place} lacks a key`]))
]

it("SQLite's files, the log and later answers have none", async () => {
  const found = await Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const { directory, stores } = yield* freshSqlite
        const { secrets, seen } = yield* Effect.promise(() => traffic(stores))
        const files = readdirSync(directory, { recursive: true, withFileTypes: true })
          .filter((file) => file.isFile())
          .map((file) => readFileSync(join(file.parentPath, file.name), "latin1"))
          .join("\n")
        return {
          count: secrets.length,
          faults: [...faultsIn("a file", files, secrets), ...leaksIn(seen, secrets)]
        }
      })
    )
  )
  assert.deepStrictEqual(found, { count: 51, faults: [] })
})

/** A table as text, a row a line. */
const rowsOf = async (url: string, table: string): Promise<string> =>
  JSON.stringify(await runOn(url, `select t::text from "${table}" t`))

describePostgres("on PostgreSQL", () => {
  it("its tables, the log and later answers have none", async () => {
    const found = await Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const { stores, url } = yield* freshPostgres
          const { secrets, seen } = yield* Effect.promise(() => traffic(stores))
          const dump = yield* Effect.promise(async () => {
            const tables = await runOn(
              url,
              "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace"
            )
            const texts = []
            for (const { relname } of tables) texts.push(await rowsOf(url, String(relname)))
            return texts.join("\n")
          })
          return {
            count: secrets.length,
            faults: [...faultsIn("a table", dump, secrets), ...leaksIn(seen, secrets)]
          }
        })
      )
    )
    assert.deepStrictEqual(found, { count: 51, faults: [] })
  })
})
