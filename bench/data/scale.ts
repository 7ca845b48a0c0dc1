/** The sizes of a data set. What only some companies have, the first ones have. */

export interface Scale {
  readonly companies: number
  /** Companies with bars, a split and dividends. */
  readonly priced: number
  /** The days of a priced company's bars, by its number. */
  readonly barsOf: (company: number) => number
  /** Companies with statements and counts of shares. */
  readonly filing: number
  readonly articles: number
  readonly reports: number
  /** Companies that the articles and reports are about. */
  readonly covered: number
}
