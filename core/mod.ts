/**
 * The domain of a financial data service: records, rules, ports and services. No HTTP, no SQL, no runtime's own API.
 *
 * @module
 */
export { median } from "./numbers/median.ts"
export { version } from "./version.ts"

// API keys, scopes, quotas, tokens
export { ApiKey, ApiKeyStatus, statusOf } from "./access/ApiKey.ts"
export { type Activity, makeActivity } from "./access/Activity.ts"
export { ApiKeys, type CreatedKey } from "./access/ApiKeys.ts"
export { type Admission } from "./access/KeyAdmission.ts"
export { ApiKeyStore } from "./access/ApiKeyStore.ts"
export { type Actor, AuditAction, AuditEntry, type AuditNote, deletedOwner } from "./access/Audit.ts"
export {
  adminScope,
  type Bearer,
  BearerTokens,
  isAdminClaim,
  scopesOfClaim,
  TokenInvalid
} from "./access/BearerTokens.ts"
export {
  type BrowserSession,
  BrowserSessions,
  IssuerUnavailable,
  type SignedIn,
  SignInRefused
} from "./access/BrowserSessions.ts"
export { expiryOf } from "./access/Expiry.ts"
export { type Access, type Family } from "./access/Family.ts"
export * as KeySecret from "./access/KeySecret.ts"
export { redacted } from "./access/redacted.ts"
export { KeyWithSecret, keyWithSecret, ListedKey, listedKey } from "./access/KeyView.ts"
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
} from "./access/NewKey.ts"
export { type KeptCounter, KeptQuotas } from "./access/KeptQuotas.ts"
export * as LeasedQuotas from "./access/LeasedQuotas.ts"
export {
  type Ask,
  type DatedCounts,
  type Lease,
  leaseOf,
  LeaseStore,
  maxReturn
} from "./access/LeaseStore.ts"
export { clientCounter, isOfClient, LocalQuotas, QuotaStore } from "./access/QuotaStore.ts"
export * as RateLimit from "./access/RateLimit.ts"
export { KeysPerOwner } from "./access/KeyRing.ts"
export { KeyInvalid, KeyNotFound, QuotaExceeded, ScopeMissing, TooManyKeys } from "./access/Refusal.ts"
export { type RequestMark, RequestRepeated } from "./access/RequestMark.ts"
export { firstBeyond, Scope } from "./access/Scope.ts"
export { Tier } from "./access/Tier.ts"
export { inOwnTurn, noteArrival, ownTurn } from "./access/EventLoop.ts"
export { type Congestion, makeCongestion } from "./access/Congestion.ts"
export { FairQueue, type Requester } from "./access/FairQueue.ts"
export { CurrentRequester, makeTurns, Overloaded } from "./access/Turns.ts"

// Companies, exchanges, symbols
export { chooseCompany, Companies, companiesSpelled } from "./companies/Companies.ts"
export {
  Company,
  CompanyNotFound,
  companyOf,
  CompanyRecord,
  CompanySummary,
  withListed
} from "./companies/Company.ts"
export { type CompanyFilter, type CompanyPage, CompanyStore } from "./companies/CompanyStore.ts"
export { countryCode, countryName } from "./codes/Country.ts"
export {
  currencyCode,
  currencyOf,
  hundredthOf,
  inUnit,
  isWholeUnit,
  quoteUnitsOf
} from "./codes/Currency.ts"
export { Exchange } from "./companies/Exchange.ts"
export { exchangeDirectory } from "./companies/ExchangeDirectory.ts"
export { Issuer } from "./companies/Issuer.ts"
export { holds, Listing } from "./companies/Listing.ts"
export { slugify } from "./companies/Slug.ts"
export { yahooSuffixes } from "./companies/SymbolSuffixes.ts"
export { normalizeSymbol, parseSymbol, type QualifiedSymbol, trimmed } from "./codes/Symbol.ts"
export { worldExchanges } from "./companies/WorldExchanges.ts"

// Prices and corporate actions
export * from "./prices/mod.ts"
export { Adjustment, Bar, barOf, DailyBar, Interval } from "./prices/Bar.ts"
export { ActionCoverage, ActionType, CompanyAction, CorporateAction } from "./prices/CorporateAction.ts"
export { PriceReturns } from "./prices/Fields.ts"
export {
  type History,
  type HistoryQuery,
  Prices,
  type RecentQuery,
  type SeriesQuery
} from "./prices/Prices.ts"
export { type BarQuery, PriceStore } from "./prices/PriceStore.ts"
export { longest } from "./prices/Resample.ts"

// Financial statements and ratios
export * from "./financials/mod.ts"
export {
  FinancialHealth,
  Growth,
  lineFields,
  Margins,
  Returns,
  ShareAdjustment,
  Valuation
} from "./financials/Fields.ts"
export { Financials } from "./financials/Financials.ts"
export { FiledStatement, Period, Provenance, StatementHead } from "./financials/Statement.ts"
export { StatementStore } from "./financials/StatementStore.ts"

// Share counts and market caps
export * from "./shares/mod.ts"
export { ShareCount } from "./shares/ShareCount.ts"
export { ShareStore } from "./shares/ShareStore.ts"

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
export {
  type Market,
  MarketSecurity,
  MarketStore,
  type MarketWindow,
  type SecurityAction,
  type SecurityClose,
  type SecurityVolume,
  type StatementSelection
} from "./markets/MarketStore.ts"
export { MonthlyMultiples, Multiples } from "./markets/Multiples.ts"
export { Pairing, pairingOf } from "./markets/Pairing.ts"

// Analysts' consensus
export * from "./consensus/mod.ts"
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
export { Highlight, highlights, setsTarget } from "./research/Highlights.ts"
export { contentOf, pdfKey } from "./research/PdfKey.ts"
export {
  Report,
  ReportDetail,
  ReportNotFound,
  ReportRating,
  ReportSummary,
  ReportType
} from "./research/Report.ts"
export { PdfRefused, ReportFiles, type ReportFilesService, type StoredPdf } from "./research/ReportFiles.ts"
export {
  type EarlierTarget,
  type ReportFilter,
  type ReportPage,
  ReportStore
} from "./research/ReportStore.ts"
export { Research } from "./research/Research.ts"

// News
export {
  Article,
  ArticleNotFound,
  ArticleTranslation,
  NewsCategory,
  NewsContent,
  NewsDetail,
  NewsItem,
  Trigger
} from "./news/Article.ts"
export { News } from "./news/News.ts"
export { type NewsFilter, type NewsPage, NewsStore, type Preference } from "./news/NewsStore.ts"
export { Sanitiser } from "./news/Sanitiser.ts"

// Filings
export { Disclosure } from "./disclosures/Disclosure.ts"
export { Disclosures } from "./disclosures/Disclosures.ts"
export { DisclosureStore } from "./disclosures/DisclosureStore.ts"

// Insiders' transactions
export { type InsiderActivity, Insiders } from "./insiders/Insiders.ts"
export { InsiderStore } from "./insiders/InsiderStore.ts"
export { InsiderSummary, insiderSummary } from "./insiders/InsiderSummary.ts"
export { standing } from "./insiders/Amendments.ts"
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
export { FiftyTwoWeekRange, fiftyTwoWeekRange } from "./views/FiftyTwoWeekRange.ts"
export { LatestPrice, latestPrice } from "./views/LatestPrice.ts"
export { PriceSnapshot, priceSnapshot } from "./views/PriceSnapshot.ts"
export { Snapshot, Snapshots } from "./views/Snapshots.ts"
export { yearOfBars } from "./views/YearOfBars.ts"
export { maxTechnicalPoints } from "./views/TechnicalHistory.ts"
export { TechnicalPage, technicalPage } from "./views/TechnicalPage.ts"
export { Technicals } from "./views/Technicals.ts"

// Imports
export { FileRefused } from "./imports/FileRefused.ts"
export { ImportKind } from "./sources/ImportKind.ts"
export { importKinds } from "./imports/ImportKinds.ts"
export { addCounts, Counts, FileSummary, ImportRun, noRows, unnamedSource } from "./imports/ImportRun.ts"
export {
  type Deleted,
  type DeletionTarget,
  type Pruned,
  type RowCounts,
  TargetNotFound
} from "./imports/Deletion.ts"
export {
  ImportRuns,
  RunBuiltUpon,
  RunNotFound,
  type RunPage,
  RunPruned,
  RunUndone,
  Undone
} from "./imports/ImportRuns.ts"
export {
  bases,
  decimalNames,
  encodingOfFormat,
  type GivenOptions,
  type OptionFault,
  optionsOf,
  thousandsNames
} from "./imports/GivenOptions.ts"
export { ImportSummary, importSummary, refusedSummary } from "./imports/ImportSummary.ts"
export {
  ImportBusy,
  Operators,
  type Upload,
  UploadBroken,
  UploadHasNoRoom,
  UploadTooLarge
} from "./operators/Operators.ts"
export type {
  EntriesProgress,
  EntriesSummary,
  EntryCounts,
  KindSummary
} from "./imports/EntriesSummary.ts"
export { type ImportEntries, type ImportFile, Imports } from "./imports/Imports.ts"
export { CompanyReference, referenceOf } from "./companies/CompanyReference.ts"
export {
  type ExDate,
  ImportSink,
  type KnownActions,
  type Merged,
  type Sequence,
  type Known,
  type StagedBars
} from "./imports/ImportSink.ts"
export { type Basis, importDefaults, type ImportOptions } from "./imports/ImportOptions.ts"
export { type KindDefinition } from "./imports/Intake.ts"
export { type CellBlock, rowsOfBlock } from "./cells/CellBlock.ts"
export { dateOrders, type Notation, unspecified } from "./cells/Notation.ts"
export { priceFormatNames, priceFormats } from "./imports/prices/PriceFormats.ts"
export { Problem, reportedAtMost } from "./imports/Problem.ts"
export { type ColumnMap } from "./imports/cells/Row.ts"
export { type RawBatch } from "./cells/RawBatch.ts"
export { type RawRow, type RawRows } from "./cells/RawRow.ts"
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
  type Settled,
  type Source,
  type SourceSubject
} from "./sources/Source.ts"

export { type SourceFile, UnreadableFile } from "./sources/SourceFile.ts"
export { type ImportedAnswer, type ImportedEntry, SourceLog } from "./sources/SourceLog.ts"
export { areNamed, type Chosen, chosenBy } from "./sources/Chosen.ts"
export { nextSync, type Schedule, schedulesOf } from "./syncs/Schedule.ts"
export { webAddress } from "./cells/WebAddress.ts"
export { latestHold, stateAt, type SyncState, SyncStore, withoutEnd } from "./syncs/SyncStore.ts"
export { type AnswerFile, AnswerFiles } from "./sources/AnswerFiles.ts"
export { decoded, maskedAddress } from "./errors/MaskedAddress.ts"
export { maskingValues } from "./errors/MaskedValues.ts"
export { messageOf } from "./errors/Thrown.ts"
export { RequestCounts } from "./sources/RequestCounts.ts"
export { Validations } from "./sources/Validations.ts"
export {
  type Answer,
  answerBatches,
  FetchFailed,
  ReceivedValidators,
  type Validators,
  type Web
} from "./sources/Web.ts"
export { type SyncMeans, Syncs } from "./syncs/Syncs.ts"
export { SourceLicences, Sources } from "./syncs/Sources.ts"
export { SourceStatus, sourcesOf, type StoredSource } from "./syncs/SourceStatus.ts"
export { SourceStore } from "./syncs/SourceStore.ts"

// Doubtful data
export { type ReplacedClose } from "./doubts/AdjustedFile.ts"
export { type CompanyBar, DoubtfulSpike, spikedColumn } from "./doubts/Spike.ts"
export { type AcceptedSpike, SpikeDecisions } from "./doubts/SpikeDecisions.ts"
export { placeActions, stepsOf } from "./doubts/PairedBars.ts"
export { Doubt, DoubtReason } from "./doubts/Doubt.ts"
export { Doubts } from "./doubts/Doubts.ts"
export { NamedDoubt, namedDoubts } from "./doubts/NamedDoubt.ts"
export { DoubtStore } from "./doubts/DoubtStore.ts"
export { type CompanyDays, type Evidence } from "./doubts/Evidence.ts"
export { type PlacedAction } from "./doubts/PlacedAction.ts"
export { type Rewrite } from "./doubts/Rewrite.ts"
export { DoubtfulStep, minStep, type Step } from "./doubts/Step.ts"

// Records as they are stored
export { hasAtMost, isMaxCharacters } from "./records/Characters.ts"
export { tally } from "./records/Figure.ts"
export { membersOf, pick } from "./records/Members.ts"
export {
  columnIsNullable,
  columnType,
  field,
  type FieldOptions,
  nullable,
  record,
  type RecordOf,
  type RecordOptions,
  type ValueOf
} from "./records/Record.ts"
export {
  allRecords,
  idColumnOf,
  namesReferring,
  type NumberedRecord,
  partsOf,
  type RecordName,
  recordOf,
  records,
  type Records,
  type Staged,
  type StagedName,
  type StoredTable
} from "./tables/Records.ts"
export { type ColumnType } from "./records/Scalar.ts"
export { wordInAnyCase } from "./cells/Word.ts"

// What stores have in common
export { cached } from "./store/Cached.ts"
export { type ChangeLog, type Read } from "./store/ChangeLog.ts"
export {
  type Area,
  type ChangeLogs,
  changeLogs,
  Changes,
  changesIn,
  KeyWrites,
  localChanges,
  type ReadSet,
  type WriteCount
} from "./store/Changes.ts"
export { type Made, withReadSet } from "./store/ReadSet.ts"
export {
  isEmpty,
  type KeyValue,
  type Rows,
  type RowSet,
  type RowSetBuilder,
  rowSetBuilder,
  rowSetOf,
  textOf
} from "./store/RowSet.ts"

export { Deadline, deadlineFromNow, stepping } from "./store/Deadline.ts"
export { Readiness, StoreTooNew } from "./store/Readiness.ts"
export { makeOutage, type Outage } from "./store/Outage.ts"
export { StoreUnavailable } from "./store/StoreUnavailable.ts"
export { ValueRefused } from "./store/ValueRefused.ts"

// Dates and times
export {
  addDays,
  addMonths,
  dateOfDay,
  dayOf,
  daysBetween,
  daysInMonth,
  isCalendarDate
} from "./time/CalendarDate.ts"
export { CalendarDate } from "./time/Fields.ts"
export { type DateRange } from "./time/DateRange.ts"
export { instantOf } from "./time/Instant.ts"
export { monotonicMillis } from "./time/Monotonic.ts"
export { dayIn, todayIn } from "./time/Zone.ts"

// Paging
export { type PageRequest, paginate, Pagination, type Window, windowOf } from "./paging/Paging.ts"

// Languages
export { Locale } from "./locale/Locale.ts"

// The services, wired
export { type DataStores } from "./wiring/DataStores.ts"
export { type DataServices, dataServices, type ImportPorts } from "./wiring/services.ts"
