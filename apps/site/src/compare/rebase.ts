/** Prices of several companies from one start. */

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

/** Bars oldest first, of one interval. A company without bars has no line and doesn't move the start. */
export const rebase = (companies: ReadonlyArray<ReadonlyArray<Bar>>): Rebased => {
  const firsts = companies.flatMap(([first]) => (first === undefined ? [] : [first.datetime]))
  const start = firsts.toSorted().at(-1)
  if (start === undefined) return { start: null, lines: companies.map(() => []) }
  const lines = companies.map((bars) => {
    const shown = bars.filter(({ datetime }) => datetime >= start)
    const base = shown[0]?.close
    return base === undefined
      ? []
      : shown.map(({ close, datetime }) => ({ date: datetime.slice(0, 10), value: (close / base) * 100 }))
  })
  return { start: start.slice(0, 10), lines }
}
