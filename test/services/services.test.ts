/** The services over SQLite and PostgreSQL. */
import { describe } from "@effect/vitest"
import { Layer } from "effect"
import { postgresPlace, sqlitePlace } from "../adapters/places.ts"
import { describePostgres } from "../postgres/database.ts"
import { servicesLaws } from "./laws.ts"

describe("SQLite", () => {
  servicesLaws(Layer.unwrap(sqlitePlace))
})

describePostgres("PostgreSQL", () => {
  servicesLaws(Layer.unwrap(postgresPlace))
})
