/** `PriceStore` over plain maps. */
import { Effect, Layer } from "effect"
import { type Bar, type CorporateAction, type DateRange, PriceStore } from "../../core/mod.ts"
import { derived, type MemoryTables } from "./MemoryTables.ts"

const isWithin =
  ({ from, to }: DateRange) =>
  ({ date }: Bar): boolean =>
    (from === null || date >= from) && (to === null || date <= to)

export const layer = (tables: MemoryTables): Layer.Layer<PriceStore> => {
  const { action_coverage, corporate_action, price_daily } = tables.records
  const barsOf = derived(tables, () => {
    const byCompany = new Map<number, Array<Bar>>()
    for (const { company_id, ...bar } of price_daily.values()) {
      const bars = byCompany.get(company_id)
      if (bars === undefined) byCompany.set(company_id, [bar])
      else bars.push(bar)
    }
    for (const bars of byCompany.values()) bars.sort((a, b) => (a.date < b.date ? -1 : 1))
    return byCompany
  })
  const between = (company_id: number, range: DateRange): ReadonlyArray<Bar> =>
    (barsOf().get(company_id) ?? []).filter(isWithin(range))
  const actionsOf = (company_id: number): ReadonlyArray<CorporateAction> =>
    [...corporate_action.values()]
      .filter((_) => _.company_id === company_id)
      .map(({ effective_date, reference_close, type, value }) => {
        const before = barsOf()
          .get(company_id)
          ?.findLast(({ date }) => date < effective_date)
        return { effective_date, type, value, reference_close: reference_close ?? before?.close ?? null }
      })
      .toSorted((a, b) => (a.effective_date < b.effective_date ? -1 : 1))
  return Layer.succeed(
    PriceStore,
    PriceStore.of({
      bars: ({ company_id, limit, offset, order, ...range }) =>
        Effect.sync(() => {
          const found = between(company_id, range)
          const ordered = order === "asc" ? found : found.toReversed()
          return limit === null ? ordered : ordered.slice(offset, offset + limit)
        }),
      count: (company_id, range) => Effect.sync(() => between(company_id, range).length),
      actions: (company_id) => Effect.sync(() => actionsOf(company_id)),
      actionsKnownTo: (company_id) =>
        Effect.sync(() => action_coverage.get(String(company_id))?.known_to ?? null)
    })
  )
}
