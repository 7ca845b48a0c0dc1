/** Finds the companies that identifiers mean: tickers as of a day, ISINs, and issuers' numbers at registries. */
import { Context, Effect, Layer, Order, Schema } from "effect"
import { field, nullable } from "../records/Record.ts"
import { folded, parseSymbol, type QualifiedSymbol, symbolText, trimmed } from "../codes/Symbol.ts"
import { RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { Companies } from "./Companies.ts"
import { type Company, CompanyRecord } from "./Company.ts"
import { paddedCik, paddedCorpCode } from "./Identifier.ts"
import { Issuer } from "./Issuer.ts"
import { holds, Listing } from "./Listing.ts"
import { isSpelling } from "./Spelling.ts"

/**
 * What an identifier is: `symbol`, `SYMBOL[:EXCHANGE][@YYYY-MM-DD]`; `isin`; `cik` and `corp_code`, an issuer's numbers at
 * SEC and DART, with or without the zeros that they begin with; `mic_symbol`, the exchange's MIC before the symbol
 * (`XNAS:AAPL`).
 */
export const IdentifierType = Schema.Literals(["symbol", "isin", "cik", "corp_code", "mic_symbol"])
export type IdentifierType = typeof IdentifierType.Type

/** A company that an identifier means. */
export const Identified = Schema.Struct({
  input: field(Schema.String, "The identifier as it was written", { example: "FB" }),
  company_id: CompanyRecord.fields.company_id,
  symbol: field(CompanyRecord.fields.symbol, "The ticker that the company held on the day", {
    example: "FB"
  }),
  name: CompanyRecord.fields.name,
  from: nullable(Listing.fields.valid_from, "The first day on which it held the ticker; null where unknown", {
    example: "2012-05-18"
  }),
  to: nullable(
    Listing.fields.valid_from,
    "The last day on which it held the ticker; null while it does, and where unknown",
    { example: "2022-06-08" }
  )
})
export interface Identified extends Schema.Schema.Type<typeof Identified> {}

/** The companies that identifiers mean, in the identifiers' order, and the identifiers that mean none. */
export interface Resolution {
  readonly results: ReadonlyArray<Identified>
  readonly not_found: ReadonlyArray<string>
}

type Security = Pick<Company, "company_id" | "symbol" | "name"> & { readonly listed: boolean | null }

/** Maximum number of concurrent look-ups. */
const concurrency = 2

const newestFirst = Order.flip(Order.mapInput(Order.String, ({ valid_from }: Listing) => valid_from))

/**
 * The ticker that a company held on a day, null for the present one; of several, the one that was asked for. Null where its
 * listings say that it held none then, because they are of its present ticker and of other days, or of a ticker that it held
 * later; and where it is another than asked for.
 */
const tickerOn = (
  { symbol }: Security,
  listings: ReadonlyArray<Listing>,
  asked: string | null,
  day: string | null
): Pick<Identified, "symbol" | "from" | "to"> | null => {
  const isAsked = (ticker: string) => asked === null || isSpelling(asked, ticker)
  const held = listings
    .filter((listing) => (day === null ? listing.symbol === symbol : holds(listing, day)))
    .toSorted(newestFirst)
  const known = held.find((listing) => isAsked(listing.symbol))
  if (known !== undefined) return { symbol: known.symbol, from: known.valid_from, to: known.valid_to }
  const isOfOtherDays = (listing: Listing) =>
    day !== null && (listing.symbol === symbol || listing.valid_from > day)
  return held.length > 0 || listings.some(isOfOtherDays) || !isAsked(symbol)
    ? null
    : { symbol, from: null, to: null }
}

/** The listed ones; where none is listed any more, all. On a past day any of them may have been listed. */
const presentOf = (found: ReadonlyArray<Security>, day: string | null): ReadonlyArray<Security> => {
  const listed = found.filter((security) => security.listed !== false)
  return day === null && listed.length > 0 ? listed : found
}

/** The ticker in an identifier; null for an identifier without one. */
const qualifiedOf = (text: string, type: IdentifierType): QualifiedSymbol | null => {
  if (type === "symbol") return parseSymbol(text)
  if (type !== "mic_symbol") return null
  const [mic, symbol, ...more] = text.split(":")
  return symbol === undefined || more.length > 0 ? null : parseSymbol(`${symbol}:${mic}`)
}

const byId = Order.mapInput(Order.Number, ({ company_id }: Security) => company_id)

const service = Effect.gen(function* () {
  const companies = yield* Companies
  const rows = yield* RowStore

  const ofIssuers = Effect.fnUntraced(function* (
    by: { readonly cik: string } | { readonly corp_code: string }
  ) {
    const issuers = yield* rows.all(Issuer, by)
    return (yield* Effect.forEach(issuers, ({ issuer_id }) => companies.ofIssuer(issuer_id))).flat()
  })

  const find: Readonly<
    Record<
      IdentifierType,
      (text: string, day: string | null) => Effect.Effect<ReadonlyArray<Security>, StoreUnavailable>
    >
  > = {
    symbol: companies.holders,
    isin: (text) => rows.all(CompanyRecord, { isin: folded(text) }),
    cik: (text) => ofIssuers({ cik: paddedCik(text) }),
    corp_code: (text) => ofIssuers({ corp_code: paddedCorpCode(text) }),
    mic_symbol: (text, day) => {
      const named = qualifiedOf(text, "mic_symbol")
      return named === null ? Effect.succeed([]) : companies.holders(symbolText(named), day)
    }
  }

  const one = Effect.fnUntraced(function* (input: string, type: IdentifierType, as_of: string | null) {
    const text = trimmed(input)
    const named = qualifiedOf(text, type)
    const day = named?.day ?? as_of
    const found = presentOf(yield* find[type](text, day), day).toSorted(byId)
    const held = yield* Effect.forEach(found, (company) =>
      Effect.map(
        rows.all(Listing, { company_id: company.company_id }),
        (listings): ReadonlyArray<Identified> => {
          const ticker = tickerOn(company, listings, named?.symbol ?? null, day)
          const { company_id, name } = company
          return ticker === null ? [] : [{ input, company_id, name, ...ticker }]
        }
      )
    )
    return { input, results: held.flat() }
  })

  const resolve = Effect.fn("Symbology.resolve")(function* (
    inputs: ReadonlyArray<string>,
    type: IdentifierType,
    day: string | null
  ) {
    const all = yield* Effect.forEach(inputs, (input) => one(input, type, day), { concurrency })
    return {
      results: all.flatMap(({ results }) => results),
      not_found: all.filter(({ results }) => results.length === 0).map(({ input }) => input)
    }
  })

  return { resolve }
})

/** Resolves identifiers of companies. */
export class Symbology extends Context.Service<
  Symbology,
  {
    /**
     * The companies that each identifier means on a day, null for now: of a ticker all its holders, on any exchange, of an
     * issuer's number all its securities, by company_id. Delisted ones only on a day, or where no other is meant.
     */
    readonly resolve: (
      inputs: ReadonlyArray<string>,
      type: IdentifierType,
      day: string | null
    ) => Effect.Effect<Resolution, StoreUnavailable>
  }
>()("findata/core/companies/Symbology") {
  static readonly layer: Layer.Layer<Symbology, never, Companies | RowStore> = Layer.effect(
    Symbology,
    service
  )
}
