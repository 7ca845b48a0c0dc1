/** Prices of several companies from one start. */
import { isGapBetween } from "../../../../core/prices/mod.ts"

export interface Bar {
  /** `2021-03-29T00:00:00` */
  readonly datetime: string
  readonly close: number
}

export interface Rebased {
  /** The first day on which all have a price; null where there is none. */
  readonly start: string | null
  /** For each company its closes from that day on, as a percentage of the first. */
  readonly lines: ReadonlyArray<ReadonlyArray<{ readonly date: string; readonly value: number }>>
}

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

/** Weekly bars, oldest first. A company without bars has no line and doesn't move the start. */
export const rebase = (companies: ReadonlyArray<ReadonlyArray<Bar>>): Rebased => {
  const start = commonStart(companies)
  if (start === null) return { start: null, lines: companies.map(() => []) }
  const lines = companies.map((bars) => {
    const shown = bars.filter(({ datetime }) => datetime >= start)
    const base = shown[0]?.close
    return base === undefined
      ? []
      : shown.map(({ close, datetime }) => ({ date: datetime.slice(0, 10), value: (close / base) * 100 }))
  })
  return { start: start.slice(0, 10), lines }
}
