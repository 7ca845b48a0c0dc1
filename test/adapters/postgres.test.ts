/** The stores on PostgreSQL satisfy the laws of stores. */
import { Layer } from "effect"
import { databaseLaws } from "../contract/laws.ts"
import { describePostgres } from "../postgres/database.ts"
import { postgresPlace } from "./places.ts"

describePostgres("PostgreSQL", () => databaseLaws(Layer.unwrap(postgresPlace), postgresPlace))
