/** The stores in memory keep the laws of stores. */
import { Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { apiKeyStoreLaws } from "../contract/ApiKeyStore.ts"
import { ownChangesLaws } from "../contract/Changes.ts"
import { companyBySymbolLaws } from "../contract/CompanyBySymbol.ts"
import { companyStoreLaws } from "../contract/CompanyStore.ts"
import { importAdjustedLaws } from "../contract/ImportAdjusted.ts"
import { importCompaniesLaws } from "../contract/ImportCompanies.ts"
import { importListingsLaws } from "../contract/ImportListings.ts"
import { importOthersLaws } from "../contract/ImportOthers.ts"
import { importPricesLaws } from "../contract/ImportPrices.ts"
import { importWholeLaws } from "../contract/ImportWhole.ts"
import { priceStoreLaws } from "../contract/PriceStore.ts"

const stores = Layer.suspend(() => storesLayer())

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
ownChangesLaws(stores)
