/**
 * What each read of imported data is made of: the rows that it returns, or whose absence it depends on. Results that are
 * kept in memory last until one of these is written.
 */
import { type Context, Layer } from "effect"
import { CompanyStore } from "../companies/CompanyStore.ts"
import { DisclosureStore } from "../disclosures/DisclosureStore.ts"
import { DoubtStore } from "../doubts/DoubtStore.ts"
import { StatementStore } from "../financials/StatementStore.ts"
import { InsiderStore } from "../insiders/InsiderStore.ts"
import { MarketStore } from "../markets/MarketStore.ts"
import { NewsStore } from "../news/NewsStore.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import { ReportStore } from "../research/ReportStore.ts"
import { ShareStore } from "../shares/ShareStore.ts"
import { SourceStore } from "../syncs/SourceStore.ts"
import type { RowSet } from "../store/RowSet.ts"
import { type ReadsOf, tracked as trackedBy } from "../store/Tracked.ts"
import type { StoredTable } from "../tables/Records.ts"

const whole = null
const everything: RowSet<StoredTable> = null

/** The store, tracked by reads of tables that there are. */
const tracked = <I, Store extends object>(
  port: Context.Service<I, Store>,
  reads: ReadsOf<Store, StoredTable>
): Layer.Layer<I, never, I> => trackedBy(port, reads)

/** The articles that name a company, with the symbols of all that they name. An article changes with its texts. */
const newsOf = (company_id: number): RowSet<StoredTable> => ({
  article: { company_id: [company_id] },
  article_company: { company_id: [company_id] },
  company: whole
})

/** The stores of imported data, tracked. */
export const trackedStores = Layer.mergeAll(
  tracked(CompanyStore, {
    bySymbol: (symbol) => ({ company: { symbol: [symbol] }, exchange: whole }),
    stored: (symbols) => ({ company: { symbol: symbols } }),
    byId: (company_id) => ({ company: { company_id: [company_id] }, exchange: whole }),
    byIds: (company_ids) => ({ company: { company_id: company_ids }, exchange: whole }),
    bySlug: (slug) => ({ company: { slug: [slug] }, exchange: whole }),
    listings: (symbol) => ({ listing: { symbol: [symbol] } }),
    ofIssuer: (issuer_id) => ({ company: { issuer_id: [issuer_id] }, exchange: whole }),
    list: () => ({ company: whole }),
    exchanges: { exchange: whole }
  }),
  tracked(PriceStore, {
    bars: ({ company_id }) => ({ price_daily: { company_id: [company_id] } }),
    count: (company_id) => ({ price_daily: { company_id: [company_id] } }),
    // An action has the close before it.
    actions: (company_id) => ({
      corporate_action: { company_id: [company_id] },
      price_daily: { company_id: [company_id] }
    }),
    actionsKnownTo: (company_id) => ({ action_coverage: { company_id: [company_id] } }),
    // A decision is about the bar as it was.
    acceptedSpikes: (company_id) => ({
      accepted_spike: { company_id: [company_id] },
      price_daily: { company_id: [company_id] }
    })
  }),
  tracked(StatementStore, { filed: (issuer_id) => ({ statement: { issuer_id: [issuer_id] } }) }),
  tracked(ShareStore, { counts: (issuer_id) => ({ share_count: { issuer_id: [issuer_id] } }) }),
  tracked(SourceStore, { all: { import_run: whole, source_sync: whole } }),
  tracked(DoubtStore, {
    bars: () => everything,
    steps: () => everything,
    spikes: () => everything,
    actions: () => everything,
    replaced: () => everything,
    rewrites: () => everything
  }),
  tracked(MarketStore, {
    quoteUnits: { company: whole },
    window: () => ({ company: whole }),
    securities: () => ({ company: whole, action_coverage: whole }),
    closes: () => ({ company: whole, price_daily: whole }),
    volumes: () => ({ company: whole, price_daily: whole }),
    actions: () => ({ company: whole, corporate_action: whole }),
    counts: () => ({ company: whole, share_count: whole }),
    statements: () => ({ company: whole, statement: whole })
  }),
  tracked(ReportStore, {
    ofCompany: (company_id) => ({ report: { company_id: [company_id] } }),
    ratings: (company_id) => ({ report: { company_id: [company_id] } }),
    firms: (company_id) => ({ report: { company_id: [company_id] } }),
    targetBefore: ({ company_id }) => ({ report: { company_id: [company_id] } }),
    list: ({ company_id }) =>
      company_id === null
        ? { report: whole, company: whole }
        : { report: { company_id: [company_id] }, company: { company_id: [company_id] } },
    // With the symbol of its company.
    byId: (report_id) => ({ report: { report_id: [report_id] }, company: whole })
  }),
  tracked(InsiderStore, {
    ofIssuer: (issuer_id) => ({ insider_transaction: { issuer_id: [issuer_id] } })
  }),
  tracked(DisclosureStore, {
    ofIssuer: (issuer_id) => ({ disclosure: { issuer_id: [issuer_id] }, issuer: { issuer_id: [issuer_id] } })
  }),
  tracked(NewsStore, {
    list: ({ company_id }) =>
      company_id === null
        ? { article: whole, article_translation: whole, article_company: whole, company: whole }
        : newsOf(company_id),
    ofCompany: newsOf,
    names: (article_id) => ({ article_company: { article_id: [article_id] } }),
    // With the symbols of the companies that it names.
    detail: (article_id) => ({
      article: { article_id: [article_id] },
      article_translation: { article_id: [article_id] },
      article_company: { article_id: [article_id] },
      company: whole
    }),
    content: (article_id) => ({
      article: { article_id: [article_id] },
      article_translation: { article_id: [article_id] }
    })
  })
)

/** The ports of imported data. */
export type DataStores = Layer.Success<typeof trackedStores>
