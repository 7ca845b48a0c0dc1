/** Finds the companies that a text most probably means: the nearest to its words, of these the largest. */
import { Context, Effect, Layer, Order } from "effect"
import { Companies } from "../companies/Companies.ts"
import { type Company, CompanySummary } from "../companies/Company.ts"
import { type CompanyFilter, type CompanyPage, CompanyStore } from "../companies/CompanyStore.ts"
import type { MatchReason } from "../companies/MatchReason.ts"
import { type Near, nearnesses, nearnessOf } from "../companies/Nearness.ts"
import { type OtherName, OtherNames } from "../companies/OtherNames.ts"
import { meantBy, rangeOf } from "../companies/Typos.ts"
import { isSlug } from "../companies/Slug.ts"
import { wordsOf } from "../companies/Words.ts"
import { Matrices } from "../figures/Matrices.ts"
import type { Window } from "../paging/Paging.ts"
import { membersOf } from "../records/Members.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { largestFirst } from "./MarketCap.ts"
import { sizesOver } from "./Sizes.ts"

/** Each word's first companies of the list are compared: more would take longer than people wait between two keys. */
const candidates = 200
const maxWords = 4

/** For a mistyped word so many others are tried, and of each so many companies compared. */
const maxCorrections = 3
const correctedCandidates = 50

interface Match extends Near {
  readonly company: Company
}

/** A company that a search found. */
export interface FoundCompany {
  readonly company: Company
  /** What it was found by that is neither its symbol nor a name of it; null where by these. */
  readonly found_by: MatchReason | null
}

const distinct = (words: ReadonlyArray<string>) => [...new Set(words)].slice(0, maxWords)

const everyCompany = (search: string): CompanyFilter => ({ search, sector: null, country_code: null })

const summaryOf = membersOf(CompanySummary)

const byNearness = Order.combine(
  Order.mapInput(Order.Number, ({ nearness }: Match) => nearness),
  Order.mapInput(Order.Number, ({ company }: Match) => company.company_id)
)

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const store = yield* CompanyStore
  const names = yield* OtherNames
  const sizesOf = sizesOver(yield* Matrices)

  /** What the companies are called besides, of which a text or one of its words is one. */
  const otherNames = Effect.fnUntraced(function* (text: string, words: ReadonlyArray<string>) {
    const identified = yield* names.identified(text)
    const others = yield* Effect.forEach(distinct(words), (word) =>
      Effect.all([names.formerly(word), names.branded(word)])
    )
    return [...identified, ...(yield* names.called(distinct(words))), ...others.flat(2)]
  })

  /** Those of the companies with the ids that are near to the words. */
  const matchesOf = Effect.fnUntraced(function* (
    ids: Iterable<number>,
    words: ReadonlyArray<string>,
    others: ReadonlyArray<OtherName>
  ) {
    const byCompany = Map.groupBy(others, ({ company_id }) => company_id)
    const found = yield* store.byIds([...new Set(ids)])
    return found.flatMap((company): ReadonlyArray<Match> => {
      const own = (byCompany.get(company.company_id) ?? []).map(({ found_by }) => found_by)
      const near = nearnessOf(company, words, own)
      const number = own.find(
        ({ type }) => type !== "brand" && type !== "former_name" && type !== "former_symbol"
      )
      if (number !== undefined && near?.nearness !== 0) return [{ company, nearness: 1, found_by: number }]
      return near === null ? [] : [{ company, ...near }]
    })
  })

  const matching = Effect.fnUntraced(function* (text: string, limit: number) {
    const words = wordsOf(text)
    const lists = yield* Effect.forEach(distinct(words), (search) =>
      companies.list(everyCompany(search), { offset: 0, limit })
    )
    const spelled = yield* companies.find(text)
    const others = yield* otherNames(text, words)
    const ids = lists.flatMap((list) => list.companies.map(({ company_id }) => company_id))
    ids.push(...others.map(({ company_id }) => company_id))
    if (spelled !== null) ids.push(spelled.company_id)
    if (/^\d{1,9}$/.test(text)) ids.push(Number(text))
    const named = isSlug(text.toLowerCase()) ? yield* store.bySlug(text.toLowerCase()) : null
    if (named !== null) ids.push(named.company_id)
    const matches = yield* matchesOf(ids, words, others)
    if (spelled === null) return matches
    const rest = matches.filter(({ company }) => company.company_id !== spelled.company_id)
    return [{ company: spelled, nearness: 0, found_by: null } as const, ...rest]
  })

  /** The texts that a mistyped one may mean: some for one wrong word, one for several; none where a word is like no other. */
  const corrections = Effect.fnUntraced(function* (text: string) {
    const words = distinct(wordsOf(text))
    const choices = yield* Effect.forEach(words, (word) =>
      Effect.gen(function* () {
        const { total } = yield* companies.list(everyCompany(word), { offset: 0, limit: 1 })
        const range = total > 0 ? null : rangeOf(word)
        if (range === null) return total > 0 ? [word] : []
        return meantBy(word, [...(yield* store.words(range)), ...(yield* names.words(range))], maxCorrections)
      })
    )
    if (choices.every(([choice], i) => choice === words[i]) || choices.some(({ length }) => length === 0))
      return []
    const [wrong, ...more] = choices.filter((choice) => choice.length > 1)
    const texts = wrong === undefined || more.length > 0 ? 1 : wrong.length
    return Array.from({ length: texts }, (_, i) => choices.map((choice) => choice[i] ?? choice[0]).join(" "))
  })

  /** The companies that are called as one of the corrected texts is. */
  const corrected = Effect.fnUntraced(function* (text: string) {
    const found = yield* Effect.forEach(yield* corrections(text), (spelling) =>
      Effect.map(matching(spelling, correctedCandidates), (matches) =>
        matches
          .filter(({ nearness }) => nearness <= 4)
          .map(
            ({ company }): Match => ({
              company,
              nearness: 6,
              found_by: { type: "spelling", value: spelling }
            })
          )
      )
    )
    return [...new Map(found.flat().map((match) => [match.company.company_id, match])).values()]
  })

  const find = Effect.fn("CompanySearch.find")(function* (text: string, max: number) {
    const typed = text.trim()
    const matches = typed === "" ? [] : yield* matching(typed, candidates)
    const all = typed === "" || matches.length > 0 ? matches : yield* corrected(typed)
    const found: Array<FoundCompany> = []
    for (const nearness of nearnesses) {
      const near = all.filter((match) => match.nearness === nearness)
      if (found.length >= max) break
      const sizes =
        near.length > 1 ? yield* sizesOf(near.map(({ company }) => company)) : new Map<number, number>()
      const sized = near.map(({ company, found_by }) => ({
        company,
        found_by,
        company_id: company.company_id,
        market_cap: sizes.get(company.company_id) ?? null
      }))
      found.push(...sized.toSorted(largestFirst).map(({ company, found_by }) => ({ company, found_by })))
    }
    return found.slice(0, max)
  })

  const list = Effect.fn("CompanySearch.list")(function* (filter: CompanyFilter, window: Window) {
    const page = yield* companies.list(filter, window)
    if (page.total > 0 || filter.search === null) return page
    const words = wordsOf(filter.search)
    const others = yield* otherNames(filter.search, words)
    const matches = yield* matchesOf(
      others.map(({ company_id }) => company_id),
      words,
      others
    )
    const sector = filter.sector?.toLowerCase() ?? null
    const found = matches.filter(
      ({ company }) =>
        (sector === null || company.sector?.toLowerCase() === sector) &&
        (filter.country_code === null || company.country_code === filter.country_code)
    )
    const { limit, offset } = window
    const listed = found.toSorted(byNearness).slice(offset, offset + limit)
    return { companies: listed.map(({ company }) => summaryOf(company)), total: found.length }
  })

  return { find, list }
})

/** Ranks companies by how near they are to the words of a text, and equally near ones by market cap. */
export class CompanySearch extends Context.Service<
  CompanySearch,
  {
    /**
     * The best matches of a text's words in any order, by company_id, name, alias_name, symbol, exchange and slug, and by what
     * `OtherNames` knows: exact symbols; what the whole text identifies; former tickers; symbols and then words that begin with
     * them; the rest. Each by market cap in the company's own currency, unknown ones last, then by company_id. Of more than 200
     * companies with a word the first ones of the list are compared. Where nothing is found at all, what the text means if words
     * of four letters and more have a typo, as `meantBy` corrects them among the words of names, former names and brands.
     */
    readonly find: (text: string, max: number) => Effect.Effect<ReadonlyArray<FoundCompany>, StoreUnavailable>
    /**
     * As `Companies.list`; where no name and no symbol contains the text, the companies that it identifies, or that once had
     * a ticker or a name, or have a brand so called, by nearness and company_id.
     */
    readonly list: (filter: CompanyFilter, window: Window) => Effect.Effect<CompanyPage, StoreUnavailable>
  }
>()("findata/core/sectors/CompanySearch") {
  static readonly layer: Layer.Layer<CompanySearch, never, Companies | CompanyStore | OtherNames | Matrices> =
    Layer.effect(CompanySearch, service)
}
