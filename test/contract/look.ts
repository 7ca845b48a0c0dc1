/** Reads what a store has of a company, by its symbol. */
import { Effect } from "effect"
import { CompanyStore, PriceStore } from "../../core/ports.ts"
import { barsOf as barRows } from "../../core/prices/mod.ts"

/** All companies with the symbol, by id. */
export const companiesOf = Effect.fnUntraced(function* (symbol: string) {
  const found = yield* Effect.flatMap(CompanyStore, (store) => store.bySymbol(symbol))
  return found.toSorted((a, b) => a.company_id - b.company_id)
})

/** The only company with the symbol; a defect where there is none or another. */
export const companyOf = Effect.fnUntraced(function* (symbol: string) {
  const [company, ...others] = yield* companiesOf(symbol)
  if (company === undefined || others.length > 0) {
    return yield* Effect.die(new Error(`Not one company goes by ${symbol}`))
  }
  return company
})

/** Its bars, oldest first. */
export const barsOf = Effect.fnUntraced(function* (symbol: string) {
  const { company_id } = yield* companyOf(symbol)
  const store = yield* PriceStore
  return barRows(
    yield* store.bars({ company_id, from: null, to: null, order: "asc", offset: 0, limit: null })
  )
})

/** Its closes by date, `["2024-01-02 1.5"]`. */
export const closesOf = (symbol: string) =>
  Effect.map(barsOf(symbol), (bars) => bars.map(({ close, date }) => `${date} ${close}`))

/** Its actions, oldest first. */
export const actionsOf = Effect.fnUntraced(function* (symbol: string) {
  const { company_id } = yield* companyOf(symbol)
  const store = yield* PriceStore
  return yield* store.actions(company_id)
})
