/** What each tab of a company's page shows: the overview, which most visits begin with, at once, the others loaded when they are opened. */
import type { FunctionComponent } from "preact"
import { lazy } from "preact-iso"
import { Overview } from "./overview/Overview.tsx"
import type { TabName } from "../subject/tabs.ts"

export const tabViews: Readonly<Record<TabName, FunctionComponent>> = {
  overview: Overview,
  financials: lazy(() => import("./financials/Financials.tsx").then(({ Financials }) => Financials)),
  chart: lazy(() => import("./chart/Chart.tsx").then(({ Chart }) => Chart)),
  disclosures: lazy(() => import("./disclosures/Disclosures.tsx").then(({ Disclosures }) => Disclosures)),
  insiders: lazy(() => import("./insiders/Insiders.tsx").then(({ Insiders }) => Insiders)),
  analysis: lazy(() => import("./analysis/Analysis.tsx").then(({ Analysis }) => Analysis)),
  consensus: lazy(() => import("./consensus/Consensus.tsx").then(({ Consensus }) => Consensus)),
  news: lazy(() => import("./news/News.tsx").then(({ News }) => News)),
  research: lazy(() => import("./research/Research.tsx").then(({ Research }) => Research)),
  sector: lazy(() => import("./sector/Sector.tsx").then(({ Sector }) => Sector)),
  health: lazy(() => import("./health/Health.tsx").then(({ Health }) => Health))
}
