/** A `RowStore` with the same rows whatever is asked for. */
import { Effect, Layer } from "effect"
import { type RecordOf, RowStore, type ValueOf } from "../../../core/ports.ts"

export const rowsAre = (...rows: ReadonlyArray<object>): Layer.Layer<RowStore> => {
  const all = <R extends RecordOf>() => Effect.succeed(rows as ReadonlyArray<ValueOf<R>>)
  return Layer.succeed(RowStore, RowStore.of({ all, dated: all }))
}
