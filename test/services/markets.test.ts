/** Markets and sectors over SQLite and PostgreSQL. */
import { describe } from "@effect/vitest"
import { Layer } from "effect"
import { postgresPlace, sqlitePlace } from "../adapters/places.ts"
import { describePostgres } from "../postgres/database.ts"
import { marketsLaws } from "./laws.ts"

describe("SQLite", () => {
  marketsLaws(Layer.unwrap(sqlitePlace))
})

describePostgres("PostgreSQL", () => {
  marketsLaws(Layer.unwrap(postgresPlace))
})
