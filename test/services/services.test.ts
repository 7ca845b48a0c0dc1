/** The services over SQLite and PostgreSQL. */
import { Layer } from "effect"
import { postgresPlace, sqlitePlace } from "../adapters/places.ts"
import { describePostgres } from "../postgres/database.ts"
import { servicesLaws } from "./laws.ts"

servicesLaws("SQLite", Layer.unwrap(sqlitePlace))

describePostgres("PostgreSQL", () => {
  servicesLaws("PostgreSQL", Layer.unwrap(postgresPlace))
})
