/** The company that an argument of a command names. */
import { Effect, Layer } from "effect"
import { Companies, type Company, parseSymbol } from "../../core/mod.ts"
import { companiesSpelled, CompanyStore, OtherNames } from "../../core/ports.ts"
import type { Store } from "../Store.ts"
import * as Out from "./Console.ts"

/**
 * The company with the symbol, of which the exchange or a day on which it held it may be named, or with the slug; else the one
 * that an ISIN, SEC's CIK or DART's number identifies.
 */
export const companyOf = Effect.fnUntraced(function* (text: string, store: Store) {
  const named = parseSymbol(text)
  const found = yield* Effect.provide(
    Effect.gen(function* () {
      const companies = yield* CompanyStore
      if (named?.day != null) {
        const holder = yield* Effect.flatMap(Companies, (all) => all.find(text))
        return holder === null ? [] : [holder]
      }
      const isNamed = ({ exchange }: Company) => named?.exchange == null || exchange === named.exchange
      const own = named === null ? [] : yield* companiesSpelled(companies, named.symbol, isNamed)
      if (own.length > 0) return own
      const one = yield* companies.bySlug(text.toLowerCase())
      if (one !== null) return [one]
      const identified = yield* Effect.flatMap(OtherNames, (names) => names.identified(text))
      return yield* companies.byIds(identified.map(({ company_id }) => company_id))
    }),
    OtherNames.layer.pipe(Layer.provideMerge(Companies.layer), Layer.provideMerge(store.stores))
  )
  const [company, ...others] = found
  if (company === undefined) return yield* new Out.Failed({ message: `There is no company ${text}` })
  if (others.length > 0) {
    const names = found.map(({ exchange, slug, symbol }) => `${symbol}:${exchange} (${slug})`)
    return yield* new Out.Failed({
      message: `${found.length} companies are called ${text}: name one by its exchange or slug: ${names.join(", ")}`
    })
  }
  return company
})
