/** All laws of a store, on a database or in memory. */
import { apiKeyChangeLaws } from "./ApiKeyChanges.ts"
import { apiKeySecretLaws } from "./ApiKeySecrets.ts"
import { apiKeyStoreLaws } from "./ApiKeyStore.ts"
import { ownChangesLaws } from "./Changes.ts"
import { companyBySymbolLaws } from "./CompanyBySymbol.ts"
import { companySearchLaws } from "./CompanySearch.ts"
import { companySpellingLaws } from "./CompanySpellings.ts"
import { companyStoreLaws } from "./CompanyStore.ts"
import { disclosureStoreLaws } from "./DisclosureStore.ts"
import { importAdjustedLaws } from "./ImportAdjusted.ts"
import { importCompaniesLaws } from "./ImportCompanies.ts"
import { importCorrectionsLaws } from "./ImportCorrections.ts"
import { importDisclosuresLaws } from "./ImportDisclosures.ts"
import { importDoubtsLaws } from "./ImportDoubts.ts"
import { importEntriesLaws } from "./ImportEntries.ts"
import { importFormerHoldersLaws } from "./ImportFormerHolders.ts"
import { importInsiderAmendmentsLaws } from "./ImportInsiderAmendments.ts"
import { importInsiderIdsLaws } from "./ImportInsiderIds.ts"
import { importInsidersLaws } from "./ImportInsiders.ts"
import { importIssuersLaws } from "./ImportIssuers.ts"
import { importIssuersAtOddsLaws, importIssuersKeptLaws } from "./ImportIssuersAtOdds.ts"
import { importListingsLaws } from "./ImportListings.ts"
import { importMalformedLaws } from "./ImportMalformed.ts"
import { importNewsLaws } from "./ImportNews.ts"
import { importNewsRefusedLaws } from "./ImportNewsRefused.ts"
import { importNewsSymbolsLaws } from "./ImportNewsSymbols.ts"
import { importNewsTwiceLaws } from "./ImportNewsTwice.ts"
import { importPaymentsLaws } from "./ImportPayments.ts"
import { importOthersLaws } from "./ImportOthers.ts"
import { importPlainlyLaws } from "./ImportPlainly.ts"
import { importPricesLaws } from "./ImportPrices.ts"
import { importReportIdsLaws } from "./ImportReportIds.ts"
import { importReportKeyPointsLaws } from "./ImportReportKeyPoints.ts"
import { importReportPdfsLaws } from "./ImportReportPdfs.ts"
import { importReportTargetsLaws } from "./ImportReportTargets.ts"
import { importReportsLaws } from "./ImportReports.ts"
import { importSharesLaws } from "./ImportShares.ts"
import { importSinkLaws } from "./ImportSink.ts"
import { importStatementOutflowsLaws } from "./ImportStatementOutflows.ts"
import { importStatementPeriodsLaws } from "./ImportStatementPeriods.ts"
import { importStatementsLaws } from "./ImportStatements.ts"
import { importStatementsRefusedLaws } from "./ImportStatementsRefused.ts"
import { importTickerHoldersLaws } from "./ImportTickerHolders.ts"
import { importTransposedLaws } from "./ImportTransposed.ts"
import { importVendorsLaws } from "./ImportVendors.ts"
import { importWholeLaws } from "./ImportWhole.ts"
import { insiderStoreLaws } from "./InsiderStore.ts"
import { keptResultsLaws } from "./KeptResults.ts"
import { longListsLaws } from "./LongLists.ts"
import { newsStoreLaws } from "./NewsStore.ts"
import { priceStoreLaws } from "./PriceStore.ts"
import { reportListLaws } from "./ReportList.ts"
import { reportRatingLaws } from "./ReportRatings.ts"
import { reportStoreLaws } from "./ReportStore.ts"
import { shareStoreLaws } from "./ShareStore.ts"
import { sourceStoreLaws } from "./SourceStore.ts"
import { statementStoreLaws } from "./StatementStore.ts"
import { syncStoreLaws } from "./SyncStore.ts"
import type { StoreLayer } from "./stores.ts"

/** `stores` is empty and newly built each time. */
export const everyStoreLaws = (stores: StoreLayer): void => {
  companyStoreLaws(stores)
  companyBySymbolLaws(stores)
  companySpellingLaws(stores)
  companySearchLaws(stores)
  priceStoreLaws(stores)
  apiKeyStoreLaws(stores)
  apiKeySecretLaws(stores)
  apiKeyChangeLaws(stores)
  importCompaniesLaws(stores)
  importPlainlyLaws(stores)
  importPricesLaws(stores)
  importAdjustedLaws(stores)
  importVendorsLaws(stores)
  importPaymentsLaws(stores)
  importOthersLaws(stores)
  importListingsLaws(stores)
  importWholeLaws(stores)
  importMalformedLaws(stores)
  importStatementsLaws(stores)
  importStatementPeriodsLaws(stores)
  importStatementsRefusedLaws(stores)
  statementStoreLaws(stores)
  importIssuersLaws(stores)
  importIssuersAtOddsLaws(stores)
  importIssuersKeptLaws(stores)
  importSharesLaws(stores)
  shareStoreLaws(stores)
  sourceStoreLaws(stores)
  importReportsLaws(stores)
  importReportIdsLaws(stores)
  reportStoreLaws(stores)
  reportRatingLaws(stores)
  reportListLaws(stores)
  importReportTargetsLaws(stores)
  importReportKeyPointsLaws(stores)
  importReportPdfsLaws(stores)
  importInsidersLaws(stores)
  importInsiderIdsLaws(stores)
  importInsiderAmendmentsLaws(stores)
  insiderStoreLaws(stores)
  importDisclosuresLaws(stores)
  disclosureStoreLaws(stores)
  importNewsLaws(stores)
  importNewsTwiceLaws(stores)
  importNewsSymbolsLaws(stores)
  importNewsRefusedLaws(stores)
  newsStoreLaws(stores)
  importTickerHoldersLaws(stores)
  importTransposedLaws(stores)
  importStatementOutflowsLaws(stores)
  importDoubtsLaws(stores)
  importFormerHoldersLaws(stores)
  importCorrectionsLaws(stores)
  importSinkLaws(stores)
  importEntriesLaws(stores)
  syncStoreLaws(stores)
  longListsLaws(stores)
  ownChangesLaws(stores)
  keptResultsLaws(stores)
}
