/** A fresh PostgreSQL database for a test file, empty or migrated, dropped at its end. */
import { Effect, type Scope } from "effect"
import { describe, inject } from "vitest"
import { createOn, dropOn } from "./databases.ts"
import { type Restored, restored } from "./pristine.ts"

const server = inject("postgresUrl")

/** Groups tests that need PostgreSQL: skipped where there is none. */
export const describePostgres = server === null ? describe.skip : describe

const needed = (url: string | null): string => {
  if (url === null) throw new Error("No PostgreSQL for this test: group it with describePostgres")
  return url
}

/** The URL of a new database. Its creator drops it. */
export const createDatabase = async (): Promise<string> => createOn(needed(server))

/** The same with findata's schema and the rows of its migrations, for processes of their own to open. */
export const createMigrated = async (): Promise<string> =>
  createOn(needed(server), needed(inject("migratedDatabase")))

export const dropDatabase = (url: string): Promise<void> => dropOn(needed(server), url)

const scoped = (create: () => Promise<string>): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(Effect.promise(create), (url) => Effect.promise(() => dropDatabase(url)))

/** The same as a scoped Effect, to build a layer on: `Layer.unwrap(Effect.map(freshDatabase, layerOf))`. */
export const freshDatabase = scoped(createDatabase)

const idle: Array<Restored> = []

/**
 * A database with findata's schema and the rows of its migrations. Tests use it one after another: none may change the
 * schema.
 */
export const migratedDatabase = Effect.map(
  Effect.acquireRelease(
    Effect.promise(async () => idle.pop() ?? (await restored(await createMigrated()))),
    (database) =>
      Effect.promise(() =>
        database.restore().then(
          () => void idle.push(database),
          () => database.close().finally(() => dropDatabase(database.url))
        )
      )
  ),
  ({ url }) => url
)
