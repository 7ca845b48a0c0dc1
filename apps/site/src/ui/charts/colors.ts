/** The colours of what a chart draws beside each other. */

/** As many series as there are colours. */
const maxSeries = 10

/** Of a series by its place, from 0. */
export const seriesColor = (at: number): string => `var(--series-${(at % maxSeries) + 1})`
