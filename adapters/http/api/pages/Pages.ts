/** The groups of company pages: which endpoints each has, in the order of the OpenAPI document. */
import { HttpApiGroup, OpenApi } from "effect/http-api"
import { KeyAccess, RequiredAccess } from "../base/RequiredAccess.ts"
import { pageAccess } from "../base/Pages.ts"
import type { RecordPage } from "../base/RecordPage.ts"
import { Validation } from "../base/Validation.ts"
import { getCalendar } from "../calendars/Calendars.ts"
import { getCompanyBySlug, searchCompanies } from "../companies/CompanySearch.ts"
import { getCompanyDetail } from "../companies/Detail.ts"
import { getCompanySnapshot } from "../companies/Snapshot.ts"
import { getCompanyConsensus } from "../consensus/Consensus.ts"
import { listDirectory } from "../directory/Directory.ts"
import { disclosuresPage } from "../disclosures/Disclosures.ts"
import { getExchangeState, listExchanges, listSessions } from "../exchanges/Exchanges.ts"
import { getCompanyFigure, getFigureCatalogue, listCompanyValues, listValues } from "../figures/Figures.ts"
import { getCompanyFinancials } from "../financials/FinancialsPage.ts"
import { getCompanyHealth } from "../health/CompanyHealth.ts"
import { listCompanyIndicators } from "../indicators/Indicators.ts"
import { listInsiderTransactions } from "../insiders/Insiders.ts"
import { listMarkets } from "../markets/Markets.ts"
import { listCompanyMultiples } from "../multiples/Multiples.ts"
import { getCompanyNewsArticle, listCompanyNews } from "../news/NewsPages.ts"
import {
  listCloses,
  listCompanyActions,
  listCompanyDividends,
  listCompanyPrices
} from "../prices/PricePages.ts"
import { listRates } from "../rates/Rates.ts"
import { listResearchHighlights } from "../research/Highlights.ts"
import { getScreener, listCompanyFigures } from "../screens/Screens.ts"
import { getSector, getSectorAnalysis, listSectors } from "../sectors/Sectors.ts"
import { listSources } from "../sources/Sources.ts"
import { getCompanyTechnical } from "../technical/Technical.ts"

/** The pages that list the rows of a record, which one handler answers. */
export const recordPages = [disclosuresPage] as const

type Endpoints<Pages extends ReadonlyArray<RecordPage<unknown, unknown>>> = {
  readonly [I in keyof Pages]: Pages[I]["endpoint"]
}

// `map` makes a list of what is a tuple.
const recordEndpoints = recordPages.map(({ endpoint }) => endpoint) as unknown as Endpoints<
  typeof recordPages
>

export class PagesApi extends HttpApiGroup.make("pages")
  .add(
    searchCompanies,
    getCompanyBySlug,
    getCompanyDetail,
    getCompanyFinancials,
    getCompanyHealth,
    getFigureCatalogue,
    listMarkets,
    listRates,
    listSources
  )
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({
      title: "Company pages",
      description: "What a page about a company shows first, and how the company is found."
    })
  ) {}

export class PricePagesApi extends HttpApiGroup.make("pricePages")
  .add(listCompanyPrices, listCompanyActions, listCompanyDividends, listCloses)
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({
      title: "Price pages",
      description: "A company's bars, and the splits and payments that they are adjusted by."
    })
  ) {}

export class MarketPagesApi extends HttpApiGroup.make("marketPages")
  .add(
    getCompanySnapshot,
    listCompanyMultiples,
    getCompanyTechnical,
    listCompanyIndicators,
    getCompanyConsensus,
    getSectorAnalysis
  )
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({
      title: "Market pages",
      description: "What the market and its analysts say of a company."
    })
  ) {}

export class FilingPagesApi extends HttpApiGroup.make("filingPages")
  .add(
    ...recordEndpoints,
    listInsiderTransactions,
    listCompanyNews,
    getCompanyNewsArticle,
    listResearchHighlights
  )
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({ title: "Filing pages", description: "What was filed and written about a company." })
  ) {}

export class CalendarPagesApi extends HttpApiGroup.make("calendarPages")
  .add(getCalendar)
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({
      title: "Calendar pages",
      description: "The calendars by ids of companies."
    })
  ) {}

export class ExchangePagesApi extends HttpApiGroup.make("exchangePages")
  .add(listExchanges, listSessions, getExchangeState)
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({ title: "Exchanges", description: "When the world's exchanges trade." })
  ) {}

export class ScreenPagesApi extends HttpApiGroup.make("screenPages")
  .add(
    getScreener,
    listDirectory,
    listSectors,
    getSector,
    listCompanyFigures,
    getCompanyFigure,
    listCompanyValues,
    listValues
  )
  .annotateEndpoints(RequiredAccess, pageAccess)
  .middleware(Validation)
  .middleware(KeyAccess)
  .annotateMerge(
    OpenApi.annotations({
      title: "Screen pages",
      description:
        "Which companies meet a condition, the figures of their sectors, and a company's figures over time."
    })
  ) {}
