/** The tabs of a company's page, in order. */

interface Tab {
  /** Whether its figures depend on the latest price. */
  readonly isPriced: boolean
}

export const tabs = {
  overview: { isPriced: true },
  financials: { isPriced: false },
  chart: { isPriced: true },
  disclosures: { isPriced: false },
  insiders: { isPriced: false },
  analysis: { isPriced: true },
  consensus: { isPriced: true },
  news: { isPriced: false },
  research: { isPriced: false },
  sector: { isPriced: true },
  health: { isPriced: false }
} as const satisfies Readonly<Record<string, Tab>>

export type TabName = keyof typeof tabs

export const isTab = (name: string): name is TabName => Object.hasOwn(tabs, name)

export const tabNames: ReadonlyArray<TabName> = Object.keys(tabs).filter(isTab)

/** The overview is the company's page itself. */
export const tabPath = (slug: string, tab: TabName): string =>
  tab === "overview" ? `/companies/${slug}` : `/companies/${slug}/${tab}`
