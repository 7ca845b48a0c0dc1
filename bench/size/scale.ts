/** The sizes of the two data sets: what a service may grow to, and a hundredth of it. */

export interface Scale {
  readonly name: string
  readonly companies: number
  /** The first companies, which have bars. */
  readonly priced: number
  readonly barsEach: number
  /** The first companies, which have statements and counts of shares. */
  readonly filing: number
  readonly articles: number
  readonly reports: number
}

export const large: Scale = {
  name: "large",
  companies: 100_000,
  priced: 1_000,
  barsEach: 2_500,
  filing: 5_000,
  articles: 20_000,
  reports: 20_000
}

export const small: Scale = {
  name: "small",
  companies: 1_000,
  priced: 10,
  barsEach: 2_500,
  filing: 50,
  articles: 200,
  reports: 200
}
