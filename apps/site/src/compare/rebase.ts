/** Prices of several companies from one start. */
import { isGapBetween, type PriceGap } from "../../../../core/prices/mod.ts"

export interface Bar {
  /** `2021-03-29T00:00:00` */
  readonly datetime: string
  readonly close: number
}

/** A company's weekly bars, oldest first, and their gaps in that order. */
export interface Series {
  readonly bars: ReadonlyArray<Bar>
  readonly gaps: ReadonlyArray<PriceGap>
}

export interface Rebased {
  /** The first day on which all have a price, and after which none has a gap; null where there is none. */
  readonly start: string | null
  /** For each company its closes from that day on, as a percentage of the first. */
  readonly lines: ReadonlyArray<ReadonlyArray<{ readonly date: string; readonly value: number }>>
  /** For each company whether it has bars that are left out because a gap follows them. */
  readonly haveGaps: ReadonlyArray<boolean>
}

/** The bars after the last gap of a company's own: no return leads across one. */
const afterLastGap = ({ bars, gaps }: Series): ReadonlyArray<Bar> =>
  bars.filter(({ datetime }) => datetime >= (gaps.at(-1)?.until ?? ""))

/** The latest first bar, or that after the last gap in which it lies: none is compared from another, much later day. */
const commonStart = (companies: ReadonlyArray<ReadonlyArray<Bar>>): string | null => {
  const firstFrom = (day: string) =>
    companies
      .flatMap((bars) => bars.find(({ datetime }) => datetime >= day)?.datetime ?? [])
      .toSorted()
      .at(-1) ?? null
  let start = firstFrom("")
  for (let next = start; next !== null; ) {
    start = next
    const later = firstFrom(start)
    next = later !== null && isGapBetween(start.slice(0, 10), later.slice(0, 10), "1week") ? later : null
  }
  return start
}

/** A company without bars has no line and doesn't move the start. */
export const rebase = (companies: ReadonlyArray<Series>): Rebased => {
  const whole = companies.map(afterLastGap)
  const haveGaps = companies.map(({ bars }, i) => bars.length > (whole[i]?.length ?? 0))
  const start = commonStart(whole)
  if (start === null) return { start: null, lines: companies.map(() => []), haveGaps }
  const lines = whole.map((bars) => {
    const shown = bars.filter(({ datetime }) => datetime >= start)
    const base = shown[0]?.close
    return base === undefined
      ? []
      : shown.map(({ close, datetime }) => ({ date: datetime.slice(0, 10), value: (close / base) * 100 }))
  })
  return { start: start.slice(0, 10), lines, haveGaps }
}
