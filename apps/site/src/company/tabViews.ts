/** What each tab of a company's page shows, loaded when it is opened. */
import type { FunctionComponent } from "preact"
import { lazy } from "preact-iso"
import type { TabName } from "./tabs.ts"

export const tabViews: Readonly<Record<TabName, FunctionComponent>> = {
  overview: lazy(() => import("./overview/Overview.tsx").then(({ Overview }) => Overview)),
  financials: lazy(() => import("./financials/Financials.tsx").then(({ Financials }) => Financials)),
  chart: lazy(() => import("./chart/Chart.tsx").then(({ Chart }) => Chart)),
  disclosures: lazy(() => import("./disclosures/Disclosures.tsx").then(({ Disclosures }) => Disclosures)),
  insiders: lazy(() => import("./insiders/Insiders.tsx").then(({ Insiders }) => Insiders)),
  analysis: lazy(() => import("./analysis/Analysis.tsx").then(({ Analysis }) => Analysis)),
  consensus: lazy(() => import("./consensus/Consensus.tsx").then(({ Consensus }) => Consensus)),
  news: lazy(() => import("./news/News.tsx").then(({ News }) => News)),
  research: lazy(() => import("./research/Research.tsx").then(({ Research }) => Research)),
  sector: lazy(() => import("./sector/Sector.tsx").then(({ Sector }) => Sector))
}
