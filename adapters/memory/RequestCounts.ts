/** `RequestCounts` in this process: the last day of each source. */
import { Effect, Layer } from "effect"
import { RequestCounts } from "../../core/ports.ts"

export const layer: Layer.Layer<RequestCounts> = Layer.sync(RequestCounts, () => {
  const counts = new Map<string, { readonly day: string; readonly count: number }>()
  return {
    of: (source, day) =>
      Effect.sync(() => {
        const known = counts.get(source)
        return known?.day === day ? known.count : 0
      }),
    put: (source, day, count) => Effect.sync(() => void counts.set(source, { day, count }))
  }
})
