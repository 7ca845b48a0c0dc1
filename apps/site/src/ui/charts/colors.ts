/** The colours of what a chart draws beside each other, and what else distinguishes them. */

/** As many series as there are colours. */
export const maxSeries = 10

/** Of a series by its place, from 0. */
export const seriesColor = (at: number): string => `var(--series-${(at % maxSeries) + 1})`

const dashes = ["8 3", "2 3", "12 3 2 3", "5 5", "8 3 2 3 2 3"] as const

/** The dashes of a line by its place; the first five aren't dashed, as they differ in lightness too. */
export const seriesDash = (at: number): string | undefined => dashes[(at % maxSeries) - dashes.length]
