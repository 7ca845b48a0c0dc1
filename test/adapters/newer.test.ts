/** A store that a newer findata migrates while this one has it open. */
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { Readiness, StoreTooNew } from "../../core/ports.ts"
import { freshDirectory } from "./places.ts"

it.live.each(["data", "access"] as const)("is no longer ready for the one: %s", (part) =>
  Effect.gen(function* () {
    const options = { directory: yield* freshDirectory, busyTimeout: 5000 }
    yield* Effect.scoped(Sqlite.migrate(options))
    yield* Effect.gen(function* () {
      const { check } = yield* Readiness
      yield* check
      const db = new DatabaseSync(join(options.directory, `${part}.db`))
      db.exec(`insert into ${part}_migration (migration_id, name) values (99, 'later')`)
      db.close()
      const error = yield* Effect.flip(check)
      assert.instanceOf(error, StoreTooNew)
      assert.match(
        error.message,
        new RegExp(
          `^The ${part} schema is at version 99, this findata knows up to \\d+: run the newer findata$`
        )
      )
    }).pipe(Effect.provide(Sqlite.storesLayer(options)))
  })
)
