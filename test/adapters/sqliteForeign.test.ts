/** A directory in which another program's files have the names of findata's: they are refused, and left as they are. */
import { assert, describe, it } from "@effect/vitest"
import { readFile, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { freshDirectory } from "./places.ts"

const withTables =
  (...names: ReadonlyArray<string>) =>
  (path: string) => {
    const db = new DatabaseSync(path)
    for (const name of names) db.exec(`create table ${name} (id integer)`)
    if (names.length === 0) db.exec("pragma user_version = 1")
    db.close()
  }

const cases = [
  ["an empty file", (path: string) => writeFile(path, ""), "it is empty"],
  ["a text", (path: string) => writeFile(path, "date,close\n".repeat(100)), "it is no database of SQLite"],
  ["a database without tables", withTables(), "it has no tables"],
  ["another program's", withTables("a", "b", "c", "d"), "it has the tables a, b, c, ..."]
] as const

describe("a file that isn't findata's", () => {
  for (const name of ["data.db", "access.db"]) {
    it.live.each(cases)(`named ${name}, %s, is refused as it is`, ([, write, is]) =>
      Effect.gen(function* () {
        const directory = yield* freshDirectory
        const path = join(directory, name)
        yield* Effect.promise(async () => write(path))
        const before = yield* Effect.promise(() => readFile(path))
        const error = yield* Effect.flip(Effect.scoped(Sqlite.migrate({ directory, busyTimeout: 5000 })))
        assert.instanceOf(error, Sqlite.FileForeign)
        assert.strictEqual(
          error.message,
          `${path} wasn't written by findata, and is left as it is: ${is}. Move it away, or choose another directory with FINDATA_DATA`
        )
        assert.deepStrictEqual(yield* Effect.promise(() => readFile(path)), before)
      })
    )
  }

  it.live("is never one that was begun: only marked files are put in place", () =>
    Effect.gen(function* () {
      const directory = join(yield* freshDirectory, "new")
      const migrations = Effect.scoped(Sqlite.migrate({ directory, busyTimeout: 5000 }))
      yield* Effect.all([migrations, migrations], { concurrency: 2 })
      assert.deepStrictEqual(yield* migrations, [])
      const files = yield* Effect.promise(() => readdir(directory))
      assert.deepStrictEqual(files.filter((name) => name.endsWith(".db")).toSorted(), [
        "access.db",
        "data.db"
      ])
      assert.deepStrictEqual(
        files.filter((name) => !/^(access|data)\.db(-wal|-shm)?$/.test(name)),
        []
      )
    })
  )
})
