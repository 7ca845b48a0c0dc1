/** The tabs of a company's page, in order, each loaded when it is opened. */
import { lazy } from "preact-iso"

export const tabs = {
  overview: lazy(() => import("./overview/Overview.tsx").then(({ Overview }) => Overview))
} as const

export type TabName = keyof typeof tabs

export const isTab = (name: string): name is TabName => Object.hasOwn(tabs, name)
