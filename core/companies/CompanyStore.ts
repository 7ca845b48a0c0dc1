/** Port: stores companies and exchanges. */
import { Context, type Effect } from "effect"
import type { Window } from "../paging/Paging.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Company, CompanySummary } from "./Company.ts"
import type { FormerName } from "./FormerName.ts"
import type { Listing } from "./Listing.ts"
import type { Exchange } from "./Exchange.ts"
import { whole } from "../store/RowSet.ts"
import type { ReadsOf } from "../store/Tracked.ts"
import type { WordRange } from "./Typos.ts"

/** Which companies a list contains. A null filter matches all; texts match in any case. */
export interface CompanyFilter {
  /** A substring of name, alias_name or symbol, matched literally. */
  readonly search: string | null
  readonly sector: string | null
  readonly country_code: string | null
}

/** A window of the companies that match a filter. `total` is the number of all that match. */
export interface CompanyPage {
  readonly companies: ReadonlyArray<CompanySummary>
  readonly total: number
}

/**
 * Companies, listed or not, with the fields of their exchanges. Symbols are in upper case and slugs in lower case,
 * spelled as stored.
 */
export class CompanyStore extends Context.Service<
  CompanyStore,
  {
    /** All companies, listed or not, with the symbol (upper case) on any exchange. */
    readonly bySymbol: (symbol: string) => Effect.Effect<ReadonlyArray<Company>, StoreUnavailable>
    /** Those of the symbols that companies have: of listed ones first, then by company_id. */
    readonly stored: (
      symbols: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    /** Null where there is none. */
    readonly byId: (company_id: number) => Effect.Effect<Company | null, StoreUnavailable>
    /** Those of the companies that there are, by company_id. */
    readonly byIds: (
      company_ids: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlyArray<Company>, StoreUnavailable>
    /** By slug, in lower case; null where there is none. */
    readonly bySlug: (slug: string) => Effect.Effect<Company | null, StoreUnavailable>
    /** Holders of the symbol on any exchange, oldest first; on the same day, by exchange. */
    readonly listings: (symbol: string) => Effect.Effect<ReadonlyArray<Listing>, StoreUnavailable>
    /** All securities of an issuer, listed or not, by company_id. */
    readonly ofIssuer: (issuer_id: number) => Effect.Effect<ReadonlyArray<Company>, StoreUnavailable>
    /**
     * By company_id; a search puts exact symbols first, then symbols, names and alias_names that begin with it, then
     * the rest.
     */
    readonly list: (filter: CompanyFilter, window: Window) => Effect.Effect<CompanyPage, StoreUnavailable>
    /** The words of names and alias_names that are in the range, as `wordsInNames` finds them, in any order. */
    readonly words: (range: WordRange) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    /** What issuers were called before, in any order. */
    readonly formerNames: Effect.Effect<ReadonlyArray<FormerName>, StoreUnavailable>
    readonly exchanges: Effect.Effect<ReadonlyArray<Exchange>, StoreUnavailable>
  }
>()("findata/core/companies/CompanyStore") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    bySymbol: (symbol) => ({ company: { symbol: [symbol] }, exchange: whole }),
    stored: (symbols) => ({ company: { symbol: symbols } }),
    byId: (company_id) => ({ company: { company_id: [company_id] }, exchange: whole }),
    byIds: (company_ids) => ({ company: { company_id: company_ids }, exchange: whole }),
    bySlug: (slug) => ({ company: { slug: [slug] }, exchange: whole }),
    listings: (symbol) => ({ listing: { symbol: [symbol] } }),
    ofIssuer: (issuer_id) => ({ company: { issuer_id: [issuer_id] }, exchange: whole }),
    list: () => ({ company: whole }),
    words: () => ({ company: whole }),
    formerNames: { former_name: whole },
    exchanges: { exchange: whole }
  } satisfies ReadsOf<CompanyStore["Service"]>
}
