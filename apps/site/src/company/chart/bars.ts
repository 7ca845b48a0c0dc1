/** A company's bars, put together of the answers that a chart asks for: the newest years first, then those before. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { type BarColumns, columnsOf } from "../../../../../core/prices/mod.ts"

type PricesPage = Answer<"listCompanyPrices">

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

/** Bars, oldest first, and the indexes of those that follow a gap. */
export interface JoinedBars {
  readonly bars: BarColumns
  readonly gaps: ReadonlyArray<number>
}

/** The bars of the pages; pages and their bars are newest first. Pages of other series are left out. */
export const joined = (pages: ReadonlyArray<PricesPage | undefined>): JoinedBars => {
  const [newest] = pages
  const points: Array<PricesPage["data"][number]> = []
  const afterGaps = new Set<string>()
  for (const page of pages) {
    if (newest === undefined || page === undefined || !isOfSame(newest, page)) continue
    const oldest = points.at(-1)?.datetime
    for (const { until } of page.gaps) afterGaps.add(until)
    for (const point of page.data) if (oldest === undefined || point.datetime < oldest) points.push(point)
  }
  const bars = columnsOf(
    points.toReversed().map(({ datetime, ...prices }) => ({ date: datetime.slice(0, 10), ...prices }))
  )
  return { bars, gaps: bars.date.flatMap((date, i) => (i > 0 && afterGaps.has(date) ? [i] : [])) }
}
