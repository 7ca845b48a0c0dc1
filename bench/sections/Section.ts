/** A part of the run that can be selected, with results of its own. */
import type { Effect, Scope } from "effect"
import type { NoPostgres } from "../harness/database.ts"
import type { Results } from "../harness/results.ts"

export interface Options {
  /** Fewer rounds and less data: enough to see a trend, and not kept. */
  readonly isQuick: boolean
}

export type Section = (options: Options) => Effect.Effect<Results, NoPostgres, Scope.Scope>
