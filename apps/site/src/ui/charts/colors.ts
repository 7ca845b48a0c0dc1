/** The colours of what a chart draws beside each other. */

/** As many series as there are colours. */
export const maxSeries = 5

/** Of a series by its place, from 0. */
export const seriesColor = (at: number): string => `var(--series-${(at % maxSeries) + 1})`
