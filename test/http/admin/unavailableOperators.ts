/** Operators of a server whose store is out of reach. */
import { Effect } from "effect"
import type { Operators } from "../../../core/ports.ts"
import type { StoreUnavailable } from "../../../core/mod.ts"

/** Each task fails with the error. */
export const unavailableOperators = (error: StoreUnavailable): Operators["Service"] => {
  const failing = () => Effect.fail(error)
  return {
    runs: failing,
    undo: failing,
    accept: failing,
    withdraw: failing,
    log: { page: failing, find: failing },
    doubtful: failing(),
    syncs: failing(),
    take: failing
  }
}
