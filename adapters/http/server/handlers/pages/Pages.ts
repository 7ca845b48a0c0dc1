/** Handles the groups of company pages, each endpoint by its resource. */
import { Effect, Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../../../api/Api.ts"
import { calendarPage } from "../calendars/Calendars.ts"
import { companySearch } from "../companies/CompanySearch.ts"
import { detail } from "../companies/Detail.ts"
import { snapshot } from "../companies/Snapshot.ts"
import { consensus } from "../consensus/Consensus.ts"
import { directory } from "../directory/Directory.ts"
import { exchanges } from "../exchanges/Exchanges.ts"
import { figures, figuresOfCompany } from "../figures/Figures.ts"
import { financialsPage } from "../financials/FinancialsPage.ts"
import { companyHealth } from "../health/CompanyHealth.ts"
import { insiders } from "../insiders/Insiders.ts"
import { markets } from "../markets/Markets.ts"
import { multiples } from "../multiples/Multiples.ts"
import { newsPages } from "../news/NewsPages.ts"
import { pricePages } from "../prices/PricePages.ts"
import { rates } from "../rates/Rates.ts"
import { highlights } from "../research/Highlights.ts"
import { screenPages } from "../screens/Screens.ts"
import { sector, sectorPages } from "../sectors/Sectors.ts"
import { sources } from "../sources/Sources.ts"
import { indicatorPage } from "../indicators/Indicators.ts"
import { technical } from "../technical/Technical.ts"
import { recordHandlers } from "./recordHandlers.ts"

const pages = HttpApiBuilder.group(
  Api,
  "pages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll({
      ...(yield* companySearch),
      detail: yield* detail,
      financials: yield* financialsPage,
      companyHealth: yield* companyHealth,
      figures: yield* figures,
      markets: yield* markets,
      rates: yield* rates,
      sources: yield* sources
    })
  })
)

const prices = HttpApiBuilder.group(
  Api,
  "pricePages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll(yield* pricePages)
  })
)

const market = HttpApiBuilder.group(
  Api,
  "marketPages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll({
      snapshot: yield* snapshot,
      multiples: yield* multiples,
      technical: yield* technical,
      indicators: yield* indicatorPage,
      consensus: yield* consensus,
      sector: yield* sector
    })
  })
)

const filings = HttpApiBuilder.group(
  Api,
  "filingPages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll({
      ...(yield* recordHandlers),
      insider: yield* insiders,
      ...(yield* newsPages),
      research: yield* highlights
    })
  })
)

const screens = HttpApiBuilder.group(
  Api,
  "screenPages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll({
      ...(yield* screenPages),
      ...(yield* figuresOfCompany),
      ...(yield* sectorPages),
      directory: yield* directory
    })
  })
)

const exchangePages = HttpApiBuilder.group(
  Api,
  "exchangePages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll(yield* exchanges)
  })
)

const calendars = HttpApiBuilder.group(
  Api,
  "calendarPages",
  Effect.fnUntraced(function* (handlers) {
    return handlers.handleAll({ calendar: yield* calendarPage })
  })
)

export const layer = Layer.mergeAll(pages, prices, market, filings, calendars, exchangePages, screens)
