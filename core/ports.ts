/**
 * The ports of the domain, and what adapters that implement or serve it need: stores, changes, the declarations of records,
 * imports by their parts, turns and quotas.
 *
 * @module
 */

// API keys, scopes, quotas, tokens
export { ApiKeyStore } from "./access/keys/ApiKeyStore.ts"
export {
  type Actor,
  AuditAction,
  AuditEntry,
  type AuditNote,
  deletedOwner,
  noteOf,
  operator
} from "./access/keys/Audit.ts"
export { adminScope, isAdminClaim, scopesOfClaim } from "./access/identity/BearerTokens.ts"
export {
  type BrowserSession,
  BrowserSessions,
  IssuerUnavailable,
  type SignedIn,
  SignInRefused
} from "./access/identity/BrowserSessions.ts"
export * as KeySecret from "./access/keys/KeySecret.ts"
export { redacted } from "./access/keys/redacted.ts"
export { KeyWithSecret, keyWithSecret, ListedKey, listedKey } from "./access/keys/KeyView.ts"
export { type KeptCounter, KeptQuotas } from "./access/quotas/KeptQuotas.ts"
export * as LeasedQuotas from "./access/quotas/LeasedQuotas.ts"
export {
  type DatedCounts,
  type Lease,
  leaseOf,
  type LeaseRequest,
  LeaseStore,
  maxReturn
} from "./access/quotas/LeaseStore.ts"
export { clientCounter, isOfClient, LocalQuotas, QuotaStore } from "./access/quotas/QuotaStore.ts"
export { type RequestMark, RequestRepeated } from "./access/keys/RequestMark.ts"
export type { AccessStores } from "./access/owned/AccessStores.ts"
export { Instant } from "./time/Instant.ts"
export { type Owned, OwnedNameTaken, OwnedNotFound, TooManyOwned } from "./access/owned/Owned.ts"
export {
  type OwnedKind,
  type OwnedObject,
  type OwnedObjects,
  ownedObjects
} from "./access/owned/OwnedKind.ts"
export { OwnedStore, type OwnedWrite } from "./access/owned/OwnedStore.ts"

// Turns of requests and of the event loop
export { type Activity, makeActivity } from "./scheduling/Activity.ts"
export { type Congestion, makeCongestion } from "./scheduling/Congestion.ts"
export { inOwnTurn, inTurns, noteArrival, ownTurn } from "./scheduling/EventLoop.ts"
export { FairQueue, type Requester } from "./scheduling/FairQueue.ts"
export { CurrentRequester, makeTurns } from "./scheduling/Turns.ts"

// Companies, exchanges, symbols
export { chooseCompany, companiesSpelled } from "./companies/Companies.ts"
export { companyNotFoundText, companyOf, CompanyRecord, withListed } from "./companies/Company.ts"
export { CompanyStore } from "./companies/CompanyStore.ts"
export { hundredthOf, inUnit, isWholeUnit, quoteUnitsOf } from "./codes/Currency.ts"
export { exchangeDirectory } from "./companies/ExchangeDirectory.ts"
export { Issuer } from "./companies/Issuer.ts"
export { MatchReason } from "./companies/MatchReason.ts"
export { OtherNames } from "./companies/OtherNames.ts"
export { isInRange, type WordRange } from "./companies/Typos.ts"
export { wordsInNames } from "./companies/Words.ts"
export { FormerName, formerNamesBy, FormerNameThen } from "./companies/FormerName.ts"
export { Listing } from "./companies/Listing.ts"
export { slugify } from "./companies/Slug.ts"
export { sectorNamed, sectorOfSic } from "./codes/SectorNames.ts"
export { trimmed } from "./codes/Symbol.ts"
export { exchangeAliases, worldExchanges } from "./companies/WorldExchanges.ts"

// Prices and corporate actions
export { barOf } from "./prices/Bar.ts"
export { CompanyAction } from "./prices/CorporateAction.ts"
export { type BarQuery, PriceStore } from "./prices/PriceStore.ts"
export { maxBarsOfInterval } from "./prices/Resample.ts"
export { ratioInWords } from "./prices/SplitRatio.ts"

// Financial statements and ratios
export { lineFields } from "./financials/Fields.ts"
export { Revision } from "./financials/Revision.ts"
export { FiledStatement, Missing, PeriodFiling } from "./financials/Statement.ts"
export { averageFigures, statementFigures } from "./financials/StatementFigures.ts"
export { giveAmounts } from "./financials/Version.ts"

// Share counts and market caps
export { isFund } from "./shares/StockType.ts"

// Figures of many companies
export {
  type BarReach,
  type CompanyRating,
  type EarningsDay,
  type FigureAction,
  FigureSecurity,
  FigureStore,
  type FilingDay,
  type IssuerRange,
  type IssuerWindow,
  type SecurityBars
} from "./figures/FigureStore.ts"

// Brokers' reports
export { setsTarget } from "./research/Highlights.ts"
export { contentOf, pdfKey } from "./research/PdfKey.ts"
export { PdfRefused, ReportFiles, type ReportFilesService, type StoredPdf } from "./research/ReportFiles.ts"
export { type EarlierTarget, ReportStore } from "./research/ReportStore.ts"

// Calendars
export {
  type ActionEvent,
  CalendarStore,
  type EarningsFound,
  type EventFilter,
  type FilingFound,
  type Holding,
  type KnownOn,
  type ListedSecurity,
  type SecuritySplit,
  type StatementSelection,
  type StoredEvent
} from "./calendars/CalendarStore.ts"
export { type EarningsDate, earningsDates } from "./calendars/EarningsDates.ts"
export {
  type EarningsFiling,
  earningsFilingOf,
  earningsNames,
  type FiledPeriods,
  filedPeriods,
  type ListedFiling,
  statedFilingOf
} from "./calendars/EarningsFiling.ts"
export { sessionMover } from "./calendars/SessionMover.ts"

// Figures of many companies
export { FigureUpkeep } from "./figures/FigureUpkeep.ts"
export {
  asOfNow,
  type DerivedRow,
  type DerivedRows,
  firstSecurity,
  type IssuerSecurity,
  type Split,
  splitsAmong,
  statementRowsOf
} from "./figures/StatementDays.ts"
export {
  FiguresNotReady,
  type KnownBasis,
  type NumbersByPlace,
  type StatementRow,
  StatementRows,
  type StatementRowsState,
  statementRowsVersion
} from "./figures/StatementRows.ts"

// News
export { Article, ArticleTranslation, Trigger } from "./news/Article.ts"
export { NewsStore, type Preference } from "./news/NewsStore.ts"

// Filings

// Insiders' transactions
export { InsiderStore } from "./insiders/InsiderStore.ts"
export { standing } from "./insiders/Amendments.ts"

// A company at a glance
export { yearOfBars } from "./prices/YearOfBars.ts"
export { parseIndicators } from "./indicators/expression/parse.ts"
export { maxIndicators, maxIndicatorsText } from "./indicators/expression/limits.ts"
export { servedIndicators } from "./indicators/expression/read.ts"
export { groups as indicatorGroups } from "./indicators/base/Indicator.ts"
export { defaultsOf, outputsOf } from "./indicators/base/outputs.ts"
export { averageNames } from "./indicators/overlap/Ma.ts"
export {
  type IndicatorAnswer,
  IndicatorSeries,
  WrongIndicators
} from "./views/IndicatorSeries.ts"
export { ListedIndicator, listedIndicators } from "./views/ListedIndicator.ts"
export { maxTechnicalPoints } from "./indicators/TechnicalHistory.ts"

// Imports
export { addCounts, addFileCounts, noFileRows, noRows, unnamedSource } from "./imports/ImportRun.ts"
export {
  type Deleted,
  type DeletionTarget,
  type Pruned,
  type RowCounts,
  TargetNotFound
} from "./imports/Deletion.ts"
export { ImportRuns } from "./imports/ImportRuns.ts"
export {
  bases,
  decimalNames,
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
export {
  CompanySyncs,
  SourceNotFound,
  SyncableSource,
  SyncRefused,
  SyncUnderWay,
  type SyncWish
} from "./operators/CompanySyncs.ts"
export {
  Operation,
  type OperationAction,
  stateOfOperation,
  type StoredOperation
} from "./operators/Operation.ts"
export {
  OperationLog,
  OperationNotFound,
  type OperationPage,
  type SyncBegun
} from "./operators/OperationLog.ts"
export { CompanyReference, referenceOf } from "./companies/CompanyReference.ts"
export {
  type ExDate,
  ImportSink,
  type KnownActions,
  type Merged,
  type Sequence,
  type StagedBars
} from "./imports/ImportSink.ts"
export { type CellBlock, rowsOfBlock } from "./cells/CellBlock.ts"
export { formulaStart } from "./cells/formulaStart.ts"
export { dateOrders, type GivenNotation, unspecified } from "./cells/Notation.ts"
export type { PriceFormat } from "./imports/prices/PriceFormat.ts"
export { type HeaderLines, stackedColumn } from "./imports/prices/StackedHeader.ts"
export { Vendors } from "./imports/Vendors.ts"
export { maxReported as reportedAtMost } from "./imports/Problem.ts"
export { type RawBatch } from "./cells/RawBatch.ts"
export { type RawRow, type RawRows } from "./cells/RawRow.ts"
export { type Settled } from "./sources/Source.ts"
export { SourceLog } from "./sources/SourceLog.ts"
export { areNamed, chosenBy } from "./sources/Chosen.ts"
export { nextSync, type Schedule, schedulesOf } from "./syncs/Schedule.ts"
export { webAddress } from "./cells/WebAddress.ts"
export {
  type Hold,
  isHeldAt,
  latestHold,
  stateAt,
  type SyncState,
  SyncStore,
  withoutEnd
} from "./syncs/SyncStore.ts"
export { type AnswerFile, AnswerFiles } from "./sources/AnswerFiles.ts"
export { decoded, maskedAddress } from "./errors/MaskedAddress.ts"
export { maskingValues } from "./errors/MaskedValues.ts"
export { messageOf } from "./errors/Thrown.ts"
export { RequestCounts } from "./sources/RequestCounts.ts"
export { Validations } from "./sources/Validations.ts"
export { ReceivedValidators, type Validators } from "./sources/Web.ts"
export { failureOfCause, heldFromNow, type SyncMeans, tookOver } from "./syncs/Syncs.ts"
export { instantNow } from "./time/Instant.ts"
export { sourcesOf, type StoredSource } from "./syncs/SourceStatus.ts"
export { SourceStore } from "./syncs/SourceStore.ts"

// Doubtful data
export { type ReplacedClose } from "./doubts/AdjustedFile.ts"
export { type CompanyBar, spikedColumn } from "./doubts/Spike.ts"
export { type NamedGap, namedFindings } from "./doubts/NamedDoubt.ts"
export type { OffSessionBars } from "./doubts/OffSession.ts"
export { type AcceptedBar, AcceptedBars, type BarRange } from "./doubts/AcceptedBars.ts"
export { Acceptances, DoubtNotFound } from "./doubts/Acceptances.ts"
export { barsOn, type Days, daysText, isOffSession, NoBars, spanOf } from "./doubts/BarsOfDays.ts"
export { placeActions, stepsOf } from "./doubts/PairedBars.ts"
export { DoubtStore } from "./doubts/DoubtStore.ts"
export { type CompanyDays, type Evidence } from "./doubts/Evidence.ts"
export { type PlacedAction } from "./doubts/PlacedAction.ts"
export { type Rewrite } from "./doubts/Rewrite.ts"
export { minStep, type Step } from "./doubts/Step.ts"

// Records as they are stored
export { hasAtMost, isMaxCharacters } from "./records/Characters.ts"
export { countField, figure } from "./records/Figure.ts"
export { membersOf, pick } from "./records/Members.ts"
export {
  columnIsNullable,
  columnType,
  field,
  nullable,
  type RecordOf,
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
export { type ChangeLog } from "./store/ChangeLog.ts"
export { type Area, Changes, type ReadSet } from "./store/Changes.ts"
export { changeLogs, changesIn, localChanges } from "./store/changesIn.ts"
export { KeyWrites, type WriteCount } from "./store/KeyWrites.ts"
export { withReadSet } from "./store/ReadSet.ts"
export {
  inDays,
  isEmpty,
  type KeyValue,
  type Rows,
  type RowSet,
  type RowSetBuilder,
  rowSetBuilder,
  rowSetOf,
  rowSetText
} from "./store/RowSet.ts"
export { listedUntil } from "./health/BarHealth.ts"
export { CompanyHealth } from "./health/CompanyHealth.ts"
export { companyTables } from "./health/companyTables.ts"
export { DataHealth, type OperatorsHealth } from "./health/DataHealth.ts"
export { HealthStore, type Ids, type NewestBar, type RowsFrom } from "./health/HealthStore.ts"
export { StaleCompany } from "./health/StaleCompany.ts"
export { afterLongRead, Deadline, deadlineFromNow, maxWait, sinceBegun, stepping } from "./store/Deadline.ts"
export { Readiness, StoreTooNew } from "./store/Readiness.ts"
export { makeOutage, type Outage } from "./store/Outage.ts"
export { ValueRefused } from "./store/ValueRefused.ts"

// Dates and times
export { earlierDay } from "./time/DateRange.ts"
export { dateOfDay, dayOf, daysInMonth } from "./time/CalendarDate.ts"
export { monotonicMillis } from "./time/Monotonic.ts"
export { endOfDay, isTimeZone } from "./time/Zone.ts"
export { type ClosedDays, closedDaysOf } from "./sessions/ClosedDays.ts"
export { calendarKnowing } from "./sessions/ExchangeDays.ts"

// Paging
export { type PageRequest, windowOf } from "./paging/Paging.ts"
export { type FoundBy, foundIn, RowStore } from "./store/RowStore.ts"
// Screens
export { vocabulary } from "./figures/Catalogue.ts"
export { DirectoryCompany, type DirectoryQuery } from "./screens/CompanyDirectory.ts"
export { directorySorts } from "./screens/directoryLists.ts"
export { facetNames } from "./screens/directoryRows.ts"
export { SectorDetail, SectorFigure, SectorListed, SectorNotFound } from "./sectors/SectorFigures.ts"
export { letters } from "./screens/letters.ts"
export { maxCharacters, maxFigures } from "./screens/Limits.ts"
export { presetScreenOf } from "./screens/presetScreen.ts"
export { presetNames } from "./screens/Presets.ts"
export { columnsOf, conditionOf, orderOf } from "./screens/parse.ts"
export { daysLookedAt } from "./screens/ago.ts"
export { commandFor } from "./figures/explained/commands.ts"
export { FigureExplanation, FigureWithValue, MissingOperand } from "./figures/explained/Explanation.ts"
export { DividendYear, dividendYears } from "./prices/Dividends.ts"
export {
  figureNamed,
  figuresNamed,
  type NamedValue,
  referencesOf,
  TooManyDays,
  valuesNamed
} from "./screens/FigureHistory.ts"
export { OwnFigure, OwnFigureUsed, WrongFormula } from "./own/OwnFigure.ts"
export { ownFigureKind, OwnFigures } from "./own/OwnFigures.ts"
export type { FigureReference, Vocabulary } from "./screens/Vocabulary.ts"
export { type WrongExpression, wrongReasons } from "./errors/WrongExpression.ts"

// Whole tables
export { BulkType, type BulkColumn, type BulkRows, type BulkValues } from "./bulk/BulkColumn.ts"
export { BulkFormat, bulkMediaTypes } from "./bulk/BulkFormat.ts"
export { type BulkAsked, BulkBusy, type BulkCounts, BulkReads } from "./bulk/BulkReads.ts"
export { storedValue, type StoredRows, type StoredValue, withColumns } from "./bulk/BulkRows.ts"
export { allRows, type BulkCompanies, type BulkSelection, BulkStore } from "./bulk/BulkStore.ts"
export { type BulkName, bulkTable, type BulkTable, bulkTables } from "./bulk/BulkTable.ts"
export { readBulk } from "./bulk/readBulk.ts"
export { statementsFrom } from "./bulk/statementLines.ts"
