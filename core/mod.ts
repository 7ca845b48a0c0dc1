/**
 * The domain of a financial data service, for programs that use it: services, records, rules and errors. No HTTP, no SQL, no
 * runtime's own API. Plain functions are in the entries of their rooms (`findata/prices`, `findata/financials`, ...), ports
 * and what their adapters need in `findata/ports`.
 *
 * @module
 */
export { median } from "./numbers/median.ts"
export { version } from "./version.ts"

// API keys, scopes, quotas, tokens
export { ApiKey, ApiKeyStatus, statusOf } from "./access/keys/ApiKey.ts"
export { ApiKeys, type CreatedKey } from "./access/keys/ApiKeys.ts"
export { type Admission } from "./access/keys/KeyAdmission.ts"
export { type Bearer, BearerTokens, TokenInvalid } from "./access/identity/BearerTokens.ts"
export { expiryOf } from "./access/keys/Expiry.ts"
export { type Access, type Family } from "./access/keys/Family.ts"
export {
  defaultLimit,
  type KeyChanges,
  KeyName,
  KeyOwner,
  KeyRateLimit,
  KeyRatePeriod,
  KeyScopes,
  maxGrace,
  NewKey
} from "./access/keys/NewKey.ts"
export * as RateLimit from "./access/quotas/RateLimit.ts"
export { KeysPerOwner } from "./access/keys/KeyRing.ts"
export { KeyInvalid, KeyNotFound, QuotaExceeded, ScopeMissing, TooManyKeys } from "./access/keys/Refusal.ts"
export { firstBeyond, Scope } from "./access/keys/Scope.ts"
export { Tier } from "./access/keys/Tier.ts"
export { Overloaded } from "./scheduling/Turns.ts"

// Companies, exchanges, symbols
export { Companies } from "./companies/Companies.ts"
export { Company, CompanyNotFound, CompanySummary } from "./companies/Company.ts"
export { type CompanyList, CompanyRows } from "./companies/CompanyRows.ts"
export { Identified, IdentifierType, Symbology } from "./companies/Symbology.ts"
export { type CompanyFilter, type CompanyPage } from "./companies/CompanyStore.ts"
export { type DatedQuery, latestRows } from "./store/RowStore.ts"
export { countryCode, countryName } from "./codes/Country.ts"
export { currencyCode, currencyOf } from "./codes/Currency.ts"
export { Exchange } from "./companies/Exchange.ts"
export { normalizeSymbol, parseSymbol, type QualifiedSymbol } from "./codes/Symbol.ts"

// Prices and corporate actions
export { Adjustment, Bar, DailyBar, Interval } from "./prices/Bar.ts"
export { ActionCoverage, ActionType, CorporateAction } from "./prices/CorporateAction.ts"
export { PriceReturns } from "./prices/Fields.ts"
export {
  type History,
  type HistoryQuery,
  Prices,
  type RecentQuery,
  type SeriesQuery
} from "./prices/Prices.ts"

// Financial statements and ratios
export { FinancialHealth, Growth, Margins, Returns, ShareAdjustment, Valuation } from "./financials/Fields.ts"
export { Financials } from "./financials/Financials.ts"
export { Period, Provenance, StatementHead } from "./financials/Statement.ts"

// Share counts and market caps
export { ShareCount } from "./shares/ShareCount.ts"

// Prices and statements together
export {
  type CompanyFundamentals,
  Fundamentals,
  fundamentalsOf,
  type StatementFundamentals
} from "./markets/Fundamentals.ts"
export { IndexSymbol } from "./markets/IndexSymbol.ts"
export { LatestTrade, latestTrade, MarketData } from "./markets/MarketData.ts"
export { Markets } from "./markets/Markets.ts"
export { MonthlyMultiples, Multiples } from "./markets/Multiples.ts"
export { Pairing, pairingOf } from "./markets/Pairing.ts"

// Exchange rates
export { Rate } from "./rates/Rate.ts"
export { Rates } from "./rates/Rates.ts"
export { DerivedRate, rateOn, type RateTable, ratesBetween, rateTable } from "./rates/RateTable.ts"

// Analysts' consensus
export { Consensuses } from "./consensus/Consensuses.ts"
export {
  Consensus,
  Opinion,
  OpinionCounts,
  OpinionShare,
  Recommendation,
  Target,
  TargetPrices,
  UpsideDownside
} from "./consensus/Fields.ts"

// Brokers' reports
export { Highlight, highlights } from "./research/Highlights.ts"
export {
  Report,
  ReportDetail,
  ReportNotFound,
  ReportRating,
  ReportSummary,
  ReportType
} from "./research/Report.ts"
export { type ReportFilter, type ReportPage } from "./research/ReportStore.ts"
export { Research } from "./research/Research.ts"

// Figures
export { figureList, ListedFigure } from "./figures/FigureList.ts"
export { type FigureGroup, figureGroups } from "./figures/Figure.ts"

// Calendars
export {
  calendarEvents,
  type CalendarEvent,
  CalendarKind,
  EventStatus,
  ListingChange
} from "./calendars/Calendar.ts"
export { type CalendarPage, type CalendarQuery, Calendars } from "./calendars/Calendars.ts"

// News
export { ArticleNotFound, NewsCategory, NewsContent, NewsDetail, NewsItem } from "./news/Article.ts"
export { News } from "./news/News.ts"
export { type NewsFilter, type NewsPage } from "./news/NewsStore.ts"
export { Sanitiser } from "./news/Sanitiser.ts"

// Filings
export { Disclosure, disclosures } from "./disclosures/Disclosure.ts"

// Insiders' transactions
export { type InsiderActivity, Insiders } from "./insiders/Insiders.ts"
export { InsiderSummary, insiderSummary } from "./insiders/InsiderSummary.ts"
export { InsiderTransaction } from "./insiders/InsiderTransaction.ts"
export { InsiderRow, insiderRow } from "./insiders/InsiderRow.ts"

// Sectors
export { compareToSector, MetricComparison } from "./sectors/Comparison.ts"
export { MarketOverview } from "./sectors/MarketOverview.ts"
export { SectorOverview } from "./sectors/Overview.ts"
export { comparedMetrics } from "./sectors/Peer.ts"
export { SectorAnalysis } from "./sectors/SectorAnalysis.ts"
export { CompanySearch } from "./sectors/CompanySearch.ts"
export { Sectors } from "./sectors/Sectors.ts"

// A company at a glance
export { CompanyDetail, companyDetail } from "./views/CompanyDetail.ts"
export { CompanyDetails } from "./views/CompanyDetails.ts"
export { FiftyTwoWeekRange, fiftyTwoWeekRange } from "./prices/FiftyTwoWeekRange.ts"
export { LatestPrice, latestPrice } from "./prices/LatestPrice.ts"
export { PriceSnapshot, priceSnapshot } from "./prices/PriceSnapshot.ts"
export { Snapshot, Snapshots } from "./views/Snapshots.ts"
export { TechnicalPage, technicalPage } from "./views/TechnicalPage.ts"
export { Technicals } from "./views/Technicals.ts"

// Imports
export { FileRefused } from "./imports/FileRefused.ts"
export { ImportKind } from "./sources/ImportKind.ts"
export { importKinds } from "./imports/ImportKinds.ts"
export { Counts, type FileCounts, FileSummary, ImportRun } from "./imports/ImportRun.ts"
export {
  RunBuiltUpon,
  RunNotFound,
  type RunPage,
  RunPruned,
  RunUndone,
  Undone
} from "./imports/ImportRuns.ts"
export {
  type EntriesProgress,
  type EntriesSummary,
  type EntryCounts,
  type KindSummary
} from "./imports/EntriesSummary.ts"
export type { ImportFile } from "./imports/FileImport.ts"
export { Imports } from "./imports/Imports.ts"
export type { ImportEntries } from "./imports/SourceImport.ts"
export { type Basis, importDefaults, type ImportOptions } from "./imports/ImportOptions.ts"
export { Problem } from "./imports/Problem.ts"
export {
  columnsBatch,
  type Entry,
  type EntryBatch,
  rowsBatch,
  type SourceColumns,
  type SourceRow
} from "./sources/Entry.ts"
export {
  type Choice,
  type Fetching,
  type Need,
  type Pace,
  type Source,
  type SourceSubject
} from "./sources/Source.ts"
export { type Visibilities, Visibility } from "./sources/Visibility.ts"
export { type SourceFile, UnreadableFile } from "./sources/SourceFile.ts"
export { type Answer, answerBatches, FetchFailed, type Web } from "./sources/Web.ts"
export { Syncs } from "./syncs/Syncs.ts"
export { KnownTerms, Sources, type SourceTerms } from "./syncs/Sources.ts"
export { SourceStatus } from "./syncs/SourceStatus.ts"

// Doubtful data
export { DoubtfulSpike } from "./doubts/Spike.ts"
export { Doubt, DoubtReason } from "./doubts/Doubt.ts"
export { Doubts } from "./doubts/Doubts.ts"
export { NamedDoubt, namedDoubts } from "./doubts/NamedDoubt.ts"
export { DoubtfulStep } from "./doubts/Step.ts"

// What stores have in common
export { StoreUnavailable } from "./store/StoreUnavailable.ts"

// Dates and times
export { addDays, addMonths, daysBetween, isCalendarDate } from "./time/CalendarDate.ts"
export { CalendarDate } from "./time/Fields.ts"
export { type DateRange } from "./time/DateRange.ts"
export { instantOf } from "./time/Instant.ts"
export { dayIn, todayIn } from "./time/Zone.ts"

// Paging
export { paginate, Pagination, type Window } from "./paging/Paging.ts"

// Languages
export { Locale } from "./locale/Locale.ts"

// The services, wired
export { type DataStores } from "./wiring/stores.ts"
export { type DataServices, dataServices, type ImportPorts } from "./wiring/services.ts"

// Screens over figures
export { CompanyDirectory } from "./screens/CompanyDirectory.ts"
export { Explanations } from "./screens/Explanations.ts"
export { FigureHistory, type FigureHistoryPage, type FigureHistoryQuery } from "./screens/FigureHistory.ts"
export { Frequency } from "./screens/periods.ts"
export { type Universe, universes } from "./screens/ScreenColumns.ts"
export {
  type PanelPeriod,
  type Screen,
  screenOf,
  type ScreenPage,
  type ScreenQuery,
  Screens,
  WrongScreen
} from "./screens/Screens.ts"
