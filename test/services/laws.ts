/** The services over imported data, on any database. */
import { appleMarket } from "../fixtures/appleMarket.ts"
import { appleFiguresLaws } from "./AppleFigures.ts"
import { appleTechnicalsLaws } from "./AppleTechnicals.ts"
import { appleViewsLaws } from "./AppleViews.ts"
import { filingsLaws } from "./Filings.ts"
import { issuerListingsLaws } from "./IssuerListings.ts"
import { laterImportsLaws } from "./LaterImports.ts"
import { marketOverviewsLaws } from "./MarketOverviews.ts"
import { generatedMarketLaws } from "./GeneratedMarkets.ts"
import { multiplesByMonthLaws } from "./MultiplesByMonth.ts"
import { priceHistoryLaws } from "./PriceHistory.ts"
import { quotedAbroadLaws } from "./QuotedAbroad.ts"
import { type EmptyStores, lawsOver } from "./scene.ts"
import { sectorComparisonLaws } from "./SectorComparison.ts"
import { sectorMembersLaws } from "./SectorMembers.ts"
import { sectorWeightsLaws } from "./SectorWeights.ts"

/** Of each company. */
export const servicesLaws = (stores: EmptyStores): void => {
  lawsOver("the services", stores, appleMarket, (law) => {
    appleFiguresLaws(law)
    appleTechnicalsLaws(law)
    appleViewsLaws(law)
  })
  laterImportsLaws(stores)
  filingsLaws(stores)
  priceHistoryLaws(stores)
  multiplesByMonthLaws(stores)
}

/** Of all companies of a market or sector at once; the reference are the stores in memory. */
export const marketsLaws = (stores: EmptyStores, isReference = false): void => {
  generatedMarketLaws(stores, isReference)
  issuerListingsLaws(stores)
  quotedAbroadLaws(stores)
  marketOverviewsLaws(stores)
  sectorMembersLaws(stores)
  sectorWeightsLaws(stores)
  sectorComparisonLaws(stores)
}
