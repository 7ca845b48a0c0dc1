/** The database helper: a separate database, empty at first and dropped at the end. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { Client } from "pg"
import { createDatabase, describePostgres, dropDatabase, freshDatabase } from "./database.ts"

const rowsOf = async (url: string, query: string): Promise<ReadonlyArray<unknown>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query).finally(() => client.end())
  return rows
}

const missing = "3D000"

describePostgres("a fresh database", () => {
  it("answers a query", async () => {
    const url = await createDatabase()
    assert.deepStrictEqual(await rowsOf(url, "select 1 as one"), [{ one: 1 }])
    await dropDatabase(url)
  })

  it("starts empty and folds case beyond ASCII", async () => {
    const url = await createDatabase()
    const tables = "select tablename from pg_tables where schemaname = 'public'"
    assert.deepStrictEqual(await rowsOf(url, tables), [])
    assert.deepStrictEqual(await rowsOf(url, "select lower('ÉLAN 삼성') as name"), [{ name: "élan 삼성" }])
    await dropDatabase(url)
  })

  it.effect("is dropped when its scope closes, even with a connection left open", () =>
    Effect.gen(function* () {
      const url = yield* Effect.scoped(
        freshDatabase.pipe(
          Effect.tap((url) =>
            Effect.promise(async () => {
              const left = new Client({ connectionString: url })
              left.on("error", () => {})
              await left.connect()
            })
          )
        )
      )
      const code = yield* Effect.promise(() => rowsOf(url, "select 1").catch((problem) => problem.code))
      assert.strictEqual(code, missing)
    })
  )
})
