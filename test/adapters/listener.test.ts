/** `Changes` on PostgreSQL while its listener is lost: nothing may be cached, and writes during the loss count. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { Client } from "pg"
import { generation, known } from "../contract/Changes.ts"
import { eventually } from "../contract/eventually.ts"
import { describePostgres } from "../postgres/database.ts"
import { freshPostgres } from "./places.ts"

/** Terminates every connection to the database but its own, on the server. */
const cutOff = (url: string) =>
  Effect.promise(async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client
      .query(
        `select pg_terminate_backend(pid)
         from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`
      )
      .finally(() => client.end())
  })

describePostgres("a lost listener", () => {
  it.live("makes generations unknown, and different once it is restored", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* freshPostgres
      yield* Effect.gen(function* () {
        const before = [yield* known("data"), yield* known("access")] as const
        yield* cutOff(url)
        yield* eventually(generation("data"), (now) => now === null)
        const after = [yield* known("data"), yield* known("access")] as const
        assert.notStrictEqual(after[0], before[0])
        assert.notStrictEqual(after[1], before[1])
      }).pipe(Effect.provide(stores))
    })
  )
})
