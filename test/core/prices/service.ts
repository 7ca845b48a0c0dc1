/** `Prices` over bars and actions in a list. */
import { Effect, Layer } from "effect"
import { type Bar, type CorporateAction, Prices } from "../../../core/mod.ts"
import { Changes, localChanges, PriceStore } from "../../../core/ports.ts"
import { columnsOf, resample } from "../../../core/prices/mod.ts"

interface Data {
  readonly bars: ReadonlyArray<Bar>
  readonly actions?: ReadonlyArray<CorporateAction>
}

const priceStoreOf = ({ actions = [], bars }: Data): Layer.Layer<PriceStore> => {
  const between = (from: string | null, to: string | null): ReadonlyArray<Bar> =>
    bars.filter(({ date }) => (from === null || date >= from) && (to === null || date <= to))
  return Layer.succeed(PriceStore, {
    bars: ({ from, limit, offset, order, to }) =>
      Effect.sync(() => {
        const found = order === "asc" ? between(from, to) : between(from, to).toReversed()
        const window = found.slice(offset, limit === null ? undefined : offset + limit)
        return columnsOf(order === "asc" ? window : window.toReversed())
      }),
    count: (_, { from, to }, interval) =>
      Effect.sync(() => resample(columnsOf(between(from, to)), interval).length),
    actions: () => Effect.sync(() => [...actions]),
    acceptedDates: () => Effect.succeed([]),
    actionsKnownTo: () => Effect.succeed(null)
  })
}

export const pricesOf = (data: Data): Layer.Layer<Prices | Changes> =>
  Prices.layer.pipe(Layer.provide(priceStoreOf(data)), Layer.provideMerge(Layer.sync(Changes, localChanges)))
