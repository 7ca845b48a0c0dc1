/** Empty stores of findata, as the environment that names them. */
import { Effect } from "effect"
import { databaseOn, freshDatabase } from "./database.ts"
import { freshDirectory } from "./directory.ts"
import type { Environment } from "./programs.ts"

export const sqliteStore: Effect.Effect<
  Environment,
  never,
  Effect.Services<typeof freshDirectory>
> = Effect.map(freshDirectory, (directory) => ({ FINDATA_DATA: directory, DATABASE_URL: "" }))

const onUrl = (url: string) =>
  Effect.map(freshDirectory, (directory): Environment => ({ FINDATA_DATA: directory, DATABASE_URL: url }))

/** On a server of its own, or a database of the one at DATABASE_URL. */
export const postgresStore = Effect.flatMap(freshDatabase, onUrl)

/** On a running server. */
export const postgresStoreOn = (server: string) => Effect.flatMap(databaseOn(server), onUrl)
