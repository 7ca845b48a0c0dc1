/** Finds the companies that a text most probably means: the nearest to its words, of these the largest. */
import { Context, Effect, Layer } from "effect"
import { Companies } from "../companies/Companies.ts"
import type { Company } from "../companies/Company.ts"
import { CompanyStore } from "../companies/CompanyStore.ts"
import { isSlug } from "../companies/Slug.ts"
import { type Nearness, nearnessOf, wordsOf } from "../companies/Nearness.ts"
import { Matrices } from "../figures/Matrices.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { largestFirst } from "./MarketCap.ts"
import { sizesOver } from "./Sizes.ts"

/** Each word's first companies of the list are compared: more would take longer than people wait between two keys. */
const candidates = 200
const maxWords = 4

interface Match {
  readonly company: Company
  readonly nearness: Nearness
}

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const store = yield* CompanyStore
  const sizesOf = sizesOver(yield* Matrices)

  const matching = Effect.fnUntraced(function* (text: string) {
    const words = wordsOf(text)
    const lists = yield* Effect.forEach([...new Set(words)].slice(0, maxWords), (search) =>
      companies.list({ search, sector: null, country_code: null }, { offset: 0, limit: candidates })
    )
    const spelled = yield* companies.find(text)
    const ids = new Set(lists.flatMap((list) => list.companies.map(({ company_id }) => company_id)))
    if (spelled !== null) ids.add(spelled.company_id)
    if (/^\d{1,9}$/.test(text)) ids.add(Number(text))
    const named = isSlug(text.toLowerCase()) ? yield* store.bySlug(text.toLowerCase()) : null
    if (named !== null) ids.add(named.company_id)
    return (yield* store.byIds([...ids])).flatMap((company): ReadonlyArray<Match> => {
      const nearness = company.company_id === spelled?.company_id ? 0 : nearnessOf(company, words)
      return nearness === null ? [] : [{ company, nearness }]
    })
  })

  const find = Effect.fn("CompanySearch.find")(function* (text: string, max: number) {
    const all = text.trim() === "" ? [] : yield* matching(text.trim())
    const found: Array<Company> = []
    for (const nearness of [0, 1, 2, 3]) {
      const near = all.flatMap((match) => (match.nearness === nearness ? [match.company] : []))
      if (found.length >= max) break
      const sizes = near.length > 1 ? yield* sizesOf(near) : new Map<number, number>()
      const sized = near.map((company) => ({
        company,
        company_id: company.company_id,
        market_cap: sizes.get(company.company_id) ?? null
      }))
      found.push(...sized.toSorted(largestFirst).map(({ company }) => company))
    }
    return found.slice(0, max)
  })

  return { find }
})

/** Ranks companies by how near they are to the words of a text, and equally near ones by market cap. */
export class CompanySearch extends Context.Service<
  CompanySearch,
  {
    /**
     * The best matches of a text's words in any order, by company_id, name, alias_name, symbol, exchange and slug: exact
     * symbols, symbols and then words that begin with them, then the rest; each by market cap in the company's own
     * currency, unknown ones last, then by company_id. Of more than 200 companies with a word the first ones of the list
     * are compared.
     */
    readonly find: (text: string, max: number) => Effect.Effect<ReadonlyArray<Company>, StoreUnavailable>
  }
>()("findata/core/sectors/CompanySearch") {
  static readonly layer: Layer.Layer<CompanySearch, never, Companies | CompanyStore | Matrices> =
    Layer.effect(CompanySearch, service)
}
