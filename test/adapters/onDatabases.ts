/** Registers the same tests over SQLite and over PostgreSQL. */
import { describe } from "@effect/vitest"
import { Layer } from "effect"
import { postgresPlace, sqlitePlace } from "./places.ts"
import type { StoreLayer } from "../contract/stores.ts"
import { describePostgres } from "../postgres/database.ts"

export const onDatabases = (tests: (stores: StoreLayer) => void): void => {
  describe("on SQLite", () => {
    tests(Layer.unwrap(sqlitePlace))
  })
  describePostgres("on PostgreSQL", () => {
    tests(Layer.unwrap(postgresPlace))
  })
}
