/** Every law that a store on a database keeps. */
import { apiKeyStoreLaws } from "./ApiKeyStore.ts"
import { ownChangesLaws, type Place, sharedChangesLaws } from "./Changes.ts"
import { companyBySymbolLaws } from "./CompanyBySymbol.ts"
import { companyStoreLaws } from "./CompanyStore.ts"
import { disclosureStoreLaws } from "./DisclosureStore.ts"
import { importAdjustedLaws } from "./ImportAdjusted.ts"
import { importCompaniesLaws } from "./ImportCompanies.ts"
import { importCorrectionsLaws } from "./ImportCorrections.ts"
import { importDisclosuresLaws } from "./ImportDisclosures.ts"
import { importFormerHoldersLaws } from "./ImportFormerHolders.ts"
import { importInsiderIdsLaws } from "./ImportInsiderIds.ts"
import { importInsidersLaws } from "./ImportInsiders.ts"
import { importIssuersLaws } from "./ImportIssuers.ts"
import { importIssuersAtOddsLaws, importIssuersKeptLaws } from "./ImportIssuersAtOdds.ts"
import { importListingsLaws } from "./ImportListings.ts"
import { importOthersLaws } from "./ImportOthers.ts"
import { importPricesLaws } from "./ImportPrices.ts"
import { importReportIdsLaws } from "./ImportReportIds.ts"
import { importReportKeyPointsLaws } from "./ImportReportKeyPoints.ts"
import { importReportTargetsLaws } from "./ImportReportTargets.ts"
import { importReportsLaws } from "./ImportReports.ts"
import { importRunsLaws } from "./ImportRuns.ts"
import { importRunsFiledLaws } from "./ImportRunsFiled.ts"
import { importRunsRefusedLaws } from "./ImportRunsRefused.ts"
import { importRunsRestedLaws } from "./ImportRunsRested.ts"
import { importSharesLaws } from "./ImportShares.ts"
import { importStatementOutflowsLaws } from "./ImportStatementOutflows.ts"
import { importStatementPeriodsLaws } from "./ImportStatementPeriods.ts"
import { importStatementsLaws } from "./ImportStatements.ts"
import { importStatementsRefusedLaws } from "./ImportStatementsRefused.ts"
import { importTurnedLaws } from "./ImportTurned.ts"
import { importWholeLaws } from "./ImportWhole.ts"
import { insiderStoreLaws } from "./InsiderStore.ts"
import { priceStoreLaws } from "./PriceStore.ts"
import { reportStoreLaws } from "./ReportStore.ts"
import { shareStoreLaws } from "./ShareStore.ts"
import { statementStoreLaws } from "./StatementStore.ts"
import type { DurableLayer } from "./stores.ts"

/** `stores` is empty and built anew each time; `place` opens one database twice. */
export const databaseLaws = (stores: DurableLayer, place: Place): void => {
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
  sharedChangesLaws(place)
}
