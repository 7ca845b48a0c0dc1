/** Parts of the run that can be selected, with results of their own. */
import { Effect, type Scope } from "effect"
import type { Target } from "../targets.ts"
import type { NoPostgres } from "./database.ts"
import { type Results, verdict } from "./results.ts"
import type { Database } from "./stores.ts"

export interface Options {
  /** Fewer rounds and less data: enough to see a trend, and not kept. */
  readonly isQuick: boolean
  readonly databases: ReadonlyArray<Database>
  /** Where large stores are kept; null for nowhere. */
  readonly stores: string | null
  /** Days of which sector analysis is asked beside load. */
  readonly days: number
}

type Measured = Effect.Effect<Results, NoPostgres, Scope.Scope>

/** One measurement, or one after the other. */
export type Section = (options: Options) => Measured | ReadonlyArray<Measured>

/** The same on each of the databases; nothing is measured on PostgreSQL where there is none. */
export const onEach = (
  { databases }: Options,
  { about, targets, title }: Pick<Results, "title" | "about"> & { readonly targets: ReadonlyArray<Target> },
  measure: (
    database: Database
  ) => Effect.Effect<Pick<Results, "verdicts" | "tables">, NoPostgres, Scope.Scope>
): ReadonlyArray<Measured> =>
  databases.map((database) =>
    Effect.catchTag(measure(database), "NoPostgres", ({ message }) =>
      Effect.succeed({
        verdicts: targets.map((target) => verdict(target, database.name, null, message)),
        tables: []
      })
    ).pipe(Effect.map((found) => ({ title: `${title}, ${database.name}`, about, ...found })))
  )
