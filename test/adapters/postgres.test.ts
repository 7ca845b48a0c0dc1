/** The stores on PostgreSQL keep the laws of stores. */
import { Layer } from "effect"
import { apiKeyStoreLaws } from "../contract/ApiKeyStore.ts"
import { ownChangesLaws, sharedChangesLaws } from "../contract/Changes.ts"
import { companyBySymbolLaws } from "../contract/CompanyBySymbol.ts"
import { companyStoreLaws } from "../contract/CompanyStore.ts"
import { importAdjustedLaws } from "../contract/ImportAdjusted.ts"
import { importCompaniesLaws } from "../contract/ImportCompanies.ts"
import { importListingsLaws } from "../contract/ImportListings.ts"
import { importOthersLaws } from "../contract/ImportOthers.ts"
import { importPricesLaws } from "../contract/ImportPrices.ts"
import { importRunsLaws } from "../contract/ImportRuns.ts"
import { importRunsRefusedLaws } from "../contract/ImportRunsRefused.ts"
import { importWholeLaws } from "../contract/ImportWhole.ts"
import { priceStoreLaws } from "../contract/PriceStore.ts"
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
  ownChangesLaws(stores)
  sharedChangesLaws(postgresPlace)
})
