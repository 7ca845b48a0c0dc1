/** Wraps a store so that each read notes which rows it may return, for the read sets of results. */
import { type Context, Effect, Layer } from "effect"
import { reading } from "./ReadSet.ts"
import type { RowSet } from "./RowSet.ts"

type AnyEffect = Effect.Effect<unknown, unknown, unknown>
type Method = (...args: ReadonlyArray<never>) => AnyEffect

/** The rows that each method of a store reads, by its arguments; those that a result depends on by their absence too. */
export type ReadsOf<Store> = {
  readonly [M in keyof Store]: Store[M] extends (...args: infer Args) => unknown
    ? (...args: Args) => RowSet
    : RowSet
}

const trackedMethod = (
  method: AnyEffect | Method,
  reads: RowSet | ((...args: ReadonlyArray<never>) => RowSet)
) => {
  if (typeof method !== "function") {
    return reading(
      () => reads as RowSet,
      () => method
    )
  }
  const of = reads as (...args: ReadonlyArray<never>) => RowSet
  return (...args: ReadonlyArray<never>) =>
    reading(
      () => of(...args),
      () => method(...args)
    )
}

/** The store of the surrounding context, tracked. */
export const tracked = <I, Store extends object>(
  port: Context.Service<I, Store>,
  reads: ReadsOf<Store>
): Layer.Layer<I, never, I> =>
  Layer.effect(
    port,
    Effect.map(
      port,
      (store) =>
        Object.fromEntries(
          Object.entries(reads).map(([name, of]) => [
            name,
            trackedMethod(store[name as keyof Store] as AnyEffect | Method, of as RowSet)
          ])
        ) as Store
    )
  )
