/** The stores on SQLite satisfy the laws of stores. */
import { Layer } from "effect"
import { databaseLaws } from "../contract/laws.ts"
import { sqlitePlace } from "./places.ts"

databaseLaws(Layer.unwrap(sqlitePlace), sqlitePlace)
