/** A company's bars, put together of the answers that a chart asks for: the newest years first, then those before. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { type BarColumns, columnsOf } from "../../../../../core/prices/mod.ts"

type PricesPage = Answer<"listCompanyPrices">

/** Six years of days, and what indicators of the last five need before them. */
export const newestBars = 1500

/**
 * The last day of the older bars to ask for, null where there are none. It is the end of the year that the newest begin
 * in, so that the same older bars are asked for all year; those that both answers contain are taken once.
 */
export const endOfOlder = (page: PricesPage | undefined): string | null => {
  const oldest = page?.data.at(-1)
  return page === undefined || oldest === undefined || !page.has_more
    ? null
    : `${oldest.datetime.slice(0, 4)}-12-31`
}

const isOfSame = (a: PricesPage, b: PricesPage): boolean =>
  a.company_id === b.company_id && a.interval === b.interval && a.adjust === b.adjust && a.as_of === b.as_of

/** The bars of the pages, oldest first; pages and their bars are newest first. Pages of other series are left out. */
export const joined = (pages: ReadonlyArray<PricesPage | undefined>): BarColumns => {
  const [newest] = pages
  const points: Array<PricesPage["data"][number]> = []
  for (const page of pages) {
    if (newest === undefined || page === undefined || !isOfSame(newest, page)) continue
    const oldest = points.at(-1)?.datetime
    for (const point of page.data) if (oldest === undefined || point.datetime < oldest) points.push(point)
  }
  return columnsOf(
    points.toReversed().map(({ datetime, ...prices }) => ({ date: datetime.slice(0, 10), ...prices }))
  )
}
