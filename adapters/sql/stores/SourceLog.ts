/** `SourceLog` over a SqlClient, in the transaction of the import. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { SourceLog, type Validators } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const version = (source: string, name: string) =>
    Effect.map(
      sql<{ version: string }>`
        select version from source_entry where source = ${source} and name = ${name}
      `,
      ([row]) => row?.version ?? null
    )

  const validators = (source: string, url: string) =>
    Effect.map(
      sql<Validators>`
        select etag, last_modified from source_answer where source = ${source} and url = ${url}
      `,
      ([row]) => row ?? null
    )

  const remember: SourceLog["Service"]["remember"] = (at, entries, answers) =>
    guard(
      Effect.gen(function* () {
        for (const entry of entries) {
          yield* sql`
            insert into source_entry ${sql.insert({ ...entry, imported_at: at })}
            on conflict (source, name) do update
            set version = excluded.version, imported_at = excluded.imported_at
          `
        }
        for (const answer of answers) {
          yield* sql`
            insert into source_answer ${sql.insert({ ...answer, imported_at: at })}
            on conflict (source, url) do update
            set etag = excluded.etag, last_modified = excluded.last_modified, imported_at = excluded.imported_at
          `
        }
      })
    )

  return SourceLog.of({
    version: (source, name) => guard(version(source, name)),
    validators: (source, url) => guard(validators(source, url)),
    remember
  })
})

export const layer: Layer.Layer<SourceLog, never, SqlClient.SqlClient> = Layer.effect(SourceLog, make)
