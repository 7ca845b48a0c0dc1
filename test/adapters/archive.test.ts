/** Every table of the schema is in a backup with all of its columns, or is derived from those that are. */
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"
import { archivedTables } from "../../adapters/sql/archive/archivedTables.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import type { Area } from "../../core/ports.ts"
import { freshDirectory } from "./places.ts"

/** By triggers, by packing bars, by counting texts, of filings; and what concerns running processes alone. */
const derived =
  /^(company|report)_(search|facet)|^article_facet$|^company_word$|^text_(frequency|choice|change)$|^price_block$|^earnings_date$|^statement_figure$|^figure_(issuer|version)$|^recent_change$|^quota_counter$|^upkeep$|_migration$|^sqlite_/

/** Who syncs a source at the moment. */
const ofProcesses: Readonly<Record<string, ReadonlyArray<string>>> = {
  source_sync: ["held_until", "holder"],
  operation: ["holder"]
}

describe("a backup", () => {
  it.live("has every table and column that isn't derived", () =>
    Effect.gen(function* () {
      const directory = yield* freshDirectory
      yield* Sqlite.migrate({ directory, busyTimeout: 5000 })
      for (const area of ["data", "access"] as const satisfies ReadonlyArray<Area>) {
        const database = new DatabaseSync(join(directory, `${area}.db`), { readOnly: true })
        const names = database
          .prepare("select name from sqlite_master where type = 'table' order by name")
          .all()
          .map(({ name }) => String(name))
          .filter((name) => !derived.test(name))
        const own = archivedTables.filter((table) => table.area === area)
        assert.deepStrictEqual(own.map(({ name }) => name).toSorted(), names)
        for (const { columns, name } of own) {
          const stored = database.prepare(`select name from pragma_table_info('${name}')`).all()
          assert.deepStrictEqual(
            [...columns.map((column) => column.name), ...(ofProcesses[name] ?? [])].toSorted(),
            stored.map((column) => String(column["name"])).toSorted(),
            name
          )
        }
        database.close()
      }
    }).pipe(Effect.scoped)
  )
})
