/**
 * The HTTP interface as definitions: paths, parameters, bodies, errors. A client needs nothing else.
 *
 * @module
 */
export * from "./Api.ts"
export * from "./base/Bodies.ts"
export { SymbolError } from "./base/BySymbol.ts"
export * from "./base/Errors.ts"
export { DataFormat } from "./base/Formats.ts"
export * from "./base/JsonBody.ts"
export { KeyAccess, RequiredAccess } from "./base/RequiredAccess.ts"
export { errorType } from "./base/Parameters.ts"
export * from "./base/TokenAccess.ts"
export * from "./base/Validation.ts"
export * from "./basic/Basic.ts"
export * from "./basic/BasicBodies.ts"
export { CalendarsApi } from "./calendars/Calendars.ts"
export * from "./companies/Companies.ts"
export { SearchResult, SlugResult } from "./companies/CompanySearch.ts"
export { CompanyMatch } from "./base/CompanyMatch.ts"
export { DetailPage } from "./companies/Detail.ts"
export { SnapshotPage } from "./companies/Snapshot.ts"
export { ConsensusPage } from "./consensus/Consensus.ts"
export { disclosuresPage, PageDisclosure } from "./disclosures/Disclosures.ts"
export * from "./files/Files.ts"
export * from "./financials/Financials.ts"
export { FinancialsPage, pageNames, PageStatement } from "./financials/FinancialsPage.ts"
export { HealthPage } from "./health/CompanyHealth.ts"
export * from "./health/Health.ts"
export {
  IndicatorCatalogue,
  Indicators,
  IndicatorsApi,
  IndicatorsBySymbol,
  IndicatorsPage
} from "./indicators/Indicators.ts"
export { InsidersPage } from "./insiders/Insiders.ts"
export * from "./keys/KeyBodies.ts"
export * from "./keys/Keys.ts"
export * from "./own/OwnFigures.ts"
export * from "./news/News.ts"
export { ArticleContent, ArticlePage, NewsPage } from "./news/NewsPages.ts"
export * from "./pages/Pages.ts"
export * from "./prices/Prices.ts"
export { ActionsPage, PricesPage } from "./prices/PricePages.ts"
export { HighlightsPage, ResearchHighlight } from "./research/Highlights.ts"
export * from "./research/Research.ts"
export {
  FigureHistoryBody,
  FigureHistoryPage,
  Screened,
  ScreenerPage,
  ScreenPanel,
  ScreenRequest,
  ScreensApi
} from "./screens/Screens.ts"
export { SectorOnDay, SectorPage, SectorsPage } from "./sectors/Sectors.ts"
export { SourcesPage } from "./sources/Sources.ts"
export { FigureCatalogue, FiguresApi } from "./figures/Figures.ts"
export { Identifications, SymbologyApi } from "./symbology/Symbology.ts"
export { TechnicalPage } from "./technical/Technical.ts"
