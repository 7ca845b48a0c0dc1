/** Finds companies by what they are known by besides symbol and names: identifiers, former tickers, former names, brands. */
import { Context, Effect, Layer, Result, Schema } from "effect"
import { normalizeSymbol, symbolText } from "../codes/Symbol.ts"
import { inTurns } from "../scheduling/EventLoop.ts"
import { cached } from "../store/Cached.ts"
import type { Changes } from "../store/Changes.ts"
import { RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { brandsWith, brandWordsIn, type BrandOwner } from "./Brands.ts"
import { chooseCompany, Companies } from "./Companies.ts"
import { type Company, CompanyNotFound, CompanyRecord } from "./Company.ts"
import { CompanyStore } from "./CompanyStore.ts"
import { FormerName, formerNamesBy, type FormerNameThen } from "./FormerName.ts"
import type { MatchReason } from "./MatchReason.ts"
import { type Identifier, identifiersIn } from "./Identifier.ts"
import { Issuer } from "./Issuer.ts"
import { nameIndex } from "./NameIndex.ts"
import { isSpelling } from "./Spelling.ts"
import type { WordRange } from "./Typos.ts"

/** A company and another name of it. */
export interface OtherName {
  readonly company_id: number
  readonly found_by: MatchReason
}

/** Longer words are no tickers. */
const maxSymbolLength = 8

/** Of a short beginning of many brands the issuers of so many are sought. */
const maxBrands = 12

const ownersInMemory = 1000

/** Of a text that is in more former names those are found in which most of it is. */
const maxFormerNames = 20

/** The securities of so many issuers are read at once. */
const concurrency = 4

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const store = yield* CompanyStore
  const rows = yield* RowStore

  const ofIssuers = Effect.fnUntraced(function* (
    by: { readonly cik: string } | { readonly corp_code: string }
  ) {
    const issuers = yield* rows.all(Issuer, by)
    return (yield* Effect.forEach(issuers, ({ issuer_id }) => companies.ofIssuer(issuer_id))).flat()
  })

  const identifiedBy = ({
    type,
    value
  }: Identifier): Effect.Effect<ReadonlyArray<{ readonly company_id: number }>, StoreUnavailable> => {
    if (type === "isin") return rows.all(CompanyRecord, { isin: value })
    return ofIssuers(type === "cik" ? { cik: value } : { corp_code: value })
  }

  const identified = Effect.fnUntraced(function* (text: string) {
    const found = yield* Effect.forEach(identifiersIn(text), (identifier) =>
      Effect.map(identifiedBy(identifier), (securities) =>
        securities.map(({ company_id }): OtherName => ({ company_id, found_by: identifier }))
      )
    )
    return found.flat()
  })

  const formerly = Effect.fnUntraced(function* (word: string) {
    const symbol = word.length > maxSymbolLength ? null : normalizeSymbol(word)
    if (symbol === null) return []
    const listings = yield* store.listings(symbol)
    const ended = new Set(
      listings.flatMap(({ company_id, valid_to }) => (valid_to === null ? [] : company_id))
    )
    const holders = yield* store.byIds([...ended])
    return holders.flatMap(({ company_id, symbol: present }): ReadonlyArray<OtherName> => {
      const found_by = { type: "former_symbol", value: symbol } as const
      return isSpelling(symbol, present) ? [] : [{ company_id, found_by }]
    })
  })

  const index = yield* cached("data", 1, () =>
    Effect.flatMap(store.formerNames, (names) => inTurns(nameIndex(names)))
  )

  const called = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
    const names = (yield* index("")).with(words, maxFormerNames)
    const found = yield* Effect.forEach(
      names,
      ({ issuer_id, name }) =>
        Effect.map(companies.ofIssuer(issuer_id), (securities) =>
          securities.map(
            ({ company_id }): OtherName => ({ company_id, found_by: { type: "former_name", value: name } })
          )
        ),
      { concurrency }
    )
    return found.flat()
  })

  const words = (range: WordRange) =>
    Effect.map(index(""), (names) => [...names.wordsIn(range), ...brandWordsIn(range)])

  const calledBy = (issuer_id: number, day: string) =>
    Effect.map(rows.all(FormerName, { issuer_id }), (names) => formerNamesBy(names, day))

  const ofOwner = Effect.fnUntraced(function* (owner: BrandOwner) {
    if ("cik" in owner) return yield* ofIssuers(owner)
    const company = yield* companies.find(symbolText({ ...owner, day: null }))
    return company === null ? [] : yield* companies.ofIssuer(company.issuer_id)
  })

  const owned = yield* cached("data", ownersInMemory, (owner) =>
    Effect.map(ofOwner(JSON.parse(owner)), (securities) => securities.map(({ company_id }) => company_id))
  )

  const branded = Effect.fnUntraced(function* (word: string) {
    const found = yield* Effect.forEach(brandsWith(word).slice(0, maxBrands), ({ name, owner }) =>
      Effect.map(owned(JSON.stringify(owner)), (ids) =>
        ids.map((company_id): OtherName => ({ company_id, found_by: { type: "brand", value: name } }))
      )
    )
    return found.flat()
  })

  const byAddress = Effect.fnUntraced(function* (text: string) {
    const named = yield* Effect.result(companies.bySlug(text))
    if (Result.isSuccess(named)) return named.success
    if (!Schema.is(CompanyNotFound)(named.failure)) return yield* named.failure
    const numbered = /^\d{1,9}$/.test(text) ? yield* store.byId(Number(text)) : null
    if (numbered !== null) return numbered
    const ids = (yield* identified(text)).map(({ company_id }) => company_id)
    return chooseCompany(yield* store.byIds(ids), null) ?? (yield* named.failure)
  })

  return { identified, formerly, called, branded, words, calledBy, byAddress }
})

/** Looks up companies by identifiers, former tickers, former names and brands; an empty list where none is known. */
export class OtherNames extends Context.Service<
  OtherNames,
  {
    /** The securities that a whole text identifies, as `identifiersIn` reads it. */
    readonly identified: (text: string) => Effect.Effect<ReadonlyArray<OtherName>, StoreUnavailable>
    /** The companies that once held a ticker, in any case, and have another now. */
    readonly formerly: (word: string) => Effect.Effect<ReadonlyArray<OtherName>, StoreUnavailable>
    /** The securities of the issuers that once had a name with the words, each a beginning in lower case, or some of them. */
    readonly called: (
      words: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<OtherName>, StoreUnavailable>
    /** The securities of the issuers of brands with a word that begins with the text, in lower case. */
    readonly branded: (word: string) => Effect.Effect<ReadonlyArray<OtherName>, StoreUnavailable>
    /** The words of former names and brands that are in the range, among which a mistyped one is sought. */
    readonly words: (range: WordRange) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    /** An issuer's former names as of the end of a day, as `formerNamesBy` has them. */
    readonly calledBy: (
      issuer_id: number,
      day: string
    ) => Effect.Effect<ReadonlyArray<FormerNameThen>, StoreUnavailable>
    /**
     * The company that a text in an address names: by slug or symbol, else by its id, else by what identifies it. Of an
     * issuer's securities the one that a symbol of them all would mean.
     */
    readonly byAddress: (text: string) => Effect.Effect<Company, CompanyNotFound | StoreUnavailable>
  }
>()("findata/core/companies/OtherNames") {
  static readonly layer: Layer.Layer<OtherNames, never, Companies | CompanyStore | RowStore | Changes> =
    Layer.effect(OtherNames, service)
}
