/** The stores on PostgreSQL keep the laws of stores. */
import { Layer } from "effect"
import { apiKeyStoreLaws } from "../contract/ApiKeyStore.ts"
import { ownChangesLaws, sharedChangesLaws } from "../contract/Changes.ts"
import { companyBySymbolLaws } from "../contract/CompanyBySymbol.ts"
import { companyStoreLaws } from "../contract/CompanyStore.ts"
import { disclosureStoreLaws } from "../contract/DisclosureStore.ts"
import { importAdjustedLaws } from "../contract/ImportAdjusted.ts"
import { importCompaniesLaws } from "../contract/ImportCompanies.ts"
import { importCorrectionsLaws } from "../contract/ImportCorrections.ts"
import { importDisclosuresLaws } from "../contract/ImportDisclosures.ts"
import { importFormerHoldersLaws } from "../contract/ImportFormerHolders.ts"
import { importInsiderIdsLaws } from "../contract/ImportInsiderIds.ts"
import { importInsidersLaws } from "../contract/ImportInsiders.ts"
import { importIssuersLaws } from "../contract/ImportIssuers.ts"
import { importIssuersAtOddsLaws, importIssuersKeptLaws } from "../contract/ImportIssuersAtOdds.ts"
import { importListingsLaws } from "../contract/ImportListings.ts"
import { importOthersLaws } from "../contract/ImportOthers.ts"
import { importPricesLaws } from "../contract/ImportPrices.ts"
import { importReportIdsLaws } from "../contract/ImportReportIds.ts"
import { importReportKeyPointsLaws } from "../contract/ImportReportKeyPoints.ts"
import { importReportTargetsLaws } from "../contract/ImportReportTargets.ts"
import { importReportsLaws } from "../contract/ImportReports.ts"
import { importRunsLaws } from "../contract/ImportRuns.ts"
import { importRunsFiledLaws } from "../contract/ImportRunsFiled.ts"
import { importRunsRefusedLaws } from "../contract/ImportRunsRefused.ts"
import { importRunsRestedLaws } from "../contract/ImportRunsRested.ts"
import { importSharesLaws } from "../contract/ImportShares.ts"
import { importStatementOutflowsLaws } from "../contract/ImportStatementOutflows.ts"
import { importStatementPeriodsLaws } from "../contract/ImportStatementPeriods.ts"
import { importStatementsLaws } from "../contract/ImportStatements.ts"
import { importStatementsRefusedLaws } from "../contract/ImportStatementsRefused.ts"
import { importTurnedLaws } from "../contract/ImportTurned.ts"
import { importWholeLaws } from "../contract/ImportWhole.ts"
import { insiderStoreLaws } from "../contract/InsiderStore.ts"
import { priceStoreLaws } from "../contract/PriceStore.ts"
import { reportStoreLaws } from "../contract/ReportStore.ts"
import { shareStoreLaws } from "../contract/ShareStore.ts"
import { statementStoreLaws } from "../contract/StatementStore.ts"
import { describePostgres } from "../postgres/database.ts"
import { postgresPlace } from "./places.ts"

const stores = Layer.unwrap(postgresPlace)

describePostgres("PostgreSQL", () => {
  companyStoreLaws(stores)
  companyBySymbolLaws(stores)
  priceStoreLaws(stores)
  apiKeyStoreLaws(stores)
  importCompaniesLaws(stores)
  importPricesLaws(stores)
  importAdjustedLaws(stores)
  importOthersLaws(stores)
  importListingsLaws(stores)
  importWholeLaws(stores)
  importRunsLaws(stores)
  importRunsRefusedLaws(stores)
  importStatementsLaws(stores)
  importStatementPeriodsLaws(stores)
  importStatementsRefusedLaws(stores)
  statementStoreLaws(stores)
  importIssuersLaws(stores)
  importIssuersAtOddsLaws(stores)
  importIssuersKeptLaws(stores)
  importSharesLaws(stores)
  shareStoreLaws(stores)
  importReportsLaws(stores)
  importReportIdsLaws(stores)
  reportStoreLaws(stores)
  importReportTargetsLaws(stores)
  importReportKeyPointsLaws(stores)
  importInsidersLaws(stores)
  importInsiderIdsLaws(stores)
  insiderStoreLaws(stores)
  importDisclosuresLaws(stores)
  disclosureStoreLaws(stores)
  importRunsFiledLaws(stores)
  importRunsRestedLaws(stores)
  importTurnedLaws(stores)
  importStatementOutflowsLaws(stores)
  importFormerHoldersLaws(stores)
  importCorrectionsLaws(stores)
  ownChangesLaws(stores)
  sharedChangesLaws(postgresPlace)
})
