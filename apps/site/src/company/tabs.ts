/** The tabs of a company's page, in order, each loaded when it is opened. */
import { lazy } from "preact-iso"

export const tabs = {
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
} as const

export type TabName = keyof typeof tabs

export const isTab = (name: string): name is TabName => Object.hasOwn(tabs, name)
