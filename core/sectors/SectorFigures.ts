/**
 * The sectors of a currency: how the figures of their companies are distributed, by quantiles, which no single company moves as
 * it moves a mean.
 */
import { Schema } from "effect"
import { sectorSlug } from "../codes/Sector.ts"
import { figureNamed } from "../figures/Catalogue.ts"
import { companyColumns } from "../figures/CompanyColumns.ts"
import { askedFigure, type FigureAsked, type Matrix, numbersOf, textsOf } from "../figures/Matrices.ts"
import { MarketData } from "../markets/MarketData.ts"
import { quantile } from "../numbers/quantile.ts"
import { countField, figure } from "../records/Figure.ts"
import { membersOf, pick } from "../records/Members.ts"
import { field, nullable } from "../records/Record.ts"
import { currency, day } from "../records/Scalar.ts"
import { weightIn } from "./MarketCap.ts"
import type { MarketDay } from "./MarketDay.ts"
import { MarketSector } from "./MarketOverview.ts"
import { marketAsked, type SectorRows, sectorRows } from "./Markets.ts"
import { comparedMetrics } from "./Peer.ts"

/** The figures of a sector, by their names in the catalogue: those by which companies are compared, their size and their returns. */
export const sectorFigures = [
  "market_cap",
  ...comparedMetrics.map(({ metric }) => metric),
  "return_1m",
  "return_ytd",
  "return_1y"
] as const

/** One of `sectorFigures`. */
export type SectorFigureName = (typeof sectorFigures)[number]

/** How a figure is distributed among the companies of a sector, in the figure's unit; quantiles are null where it is known of none. */
export const SectorFigure = Schema.Struct({
  figure: field(Schema.Literals(sectorFigures), "The figure, by its name in the catalogue"),
  known: countField(
    "Companies of which it is known, an issuer's securities counted once; of multiples those above 0"
  ),
  not_positive: nullable(
    Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
    "Of multiples, companies whose divisor isn't above 0, such as those with a loss, or whose enterprise value isn't: they are in no quantile; null of other figures"
  ),
  percentile_10: figure("The value below which a tenth of the known ones are"),
  quartile_1: figure("The value below which a quarter of the known ones are"),
  median: figure("The value below which half of the known ones are"),
  quartile_3: figure("The value below which three quarters of the known ones are"),
  percentile_90: figure("The value below which nine tenths of the known ones are")
}).annotate({ identifier: "SectorFigure" })
export interface SectorFigure extends Schema.Schema.Type<typeof SectorFigure> {}

const sectorFields = {
  currency: field(currency, "The currency of the market: GBP also for prices in GBX", { example: "USD" }),
  sector: field(Schema.String, "The sector's name, as the first of its companies has it", {
    example: "Technology"
  }),
  slug: field(Schema.String, "The sector's name in addresses, in lower case with hyphens", {
    example: "technology"
  }),
  price_date: nullable(
    day,
    "The latest day on which a security of the currency was traded; null without prices"
  ),
  ...pick(MarketSector.fields, ["companies_count", "market_cap_total", "weight_percent"]),
  market_cap_currency: MarketData.fields.market_cap_currency
}

const own = membersOf(Schema.Struct(sectorFields))

const median = figure("The median of the sector's companies, as the sector's own answer has it")

/** A sector among others: its size, and the median of each figure. */
export const SectorListed = Schema.Struct({
  ...sectorFields,
  medians: Schema.Struct(
    Object.fromEntries(sectorFigures.map((name) => [name, median])) as Record<SectorFigureName, typeof median>
  )
}).annotate({ identifier: "SectorListed" })
export interface SectorListed extends Schema.Schema.Type<typeof SectorListed> {}

/** A sector on a day. */
export const SectorDetail = Schema.Struct({
  ...sectorFields,
  where: field(
    Schema.String,
    "The condition by which `/screener` lists the sector's companies, in its universe `listed`",
    { example: 'sector in ["Technology"] && currency in ["USD"]' }
  ),
  figures: Schema.Array(SectorFigure)
}).annotate({ identifier: "SectorDetail" })
export interface SectorDetail extends Schema.Schema.Type<typeof SectorDetail> {}

/** No stored company is in the sector and the currency on the day. */
export class SectorNotFound extends Schema.TaggedError<SectorNotFound>()("SectorNotFound", {
  /** As requested. */
  currency: Schema.String,
  sector: Schema.String
}) {}

const asked = sectorFigures.map((name) => {
  const declared = figureNamed(name)
  const { divisor, needs } = declared
  const divided: FigureAsked | null =
    divisor === undefined ? null : { key: `~${name}_divisor`, type: "number", needs, of: divisor }
  return { name, value: askedFigure(declared), divided }
})

/** What sectors are summed up from. */
export const sectorsAsked: ReadonlyArray<FigureAsked> = [
  ...new Map(
    [
      ...marketAsked,
      companyColumns.first_bar,
      ...asked.flatMap(({ divided, value }) => (divided === null ? [value] : [value, divided]))
    ].map((one) => [one.key, one])
  ).values()
]

/** A value for each issuer that has one, ascending; and how many issuers have a multiple or a divisor that isn't above 0. */
interface OfIssuers {
  readonly ascending: Float64Array
  readonly not_positive: number
}

/**
 * Of each issuer the value of its first security that has one; above 0 where `divisors` isn't null or `isAmount`.
 * `divisors` are of multiples.
 */
const ofIssuers = (
  rows: ReadonlyArray<number>,
  issuers: Float64Array,
  values: Float64Array,
  divisors: Float64Array | null,
  isAmount: boolean
): OfIssuers => {
  const known = new Float64Array(rows.length)
  const isPositive = isAmount || divisors !== null
  let [count, not_positive] = [0, 0]
  for (let i = 0; i < rows.length; ) {
    const issuer = issuers[rows[i] as number]
    let found = Number.NaN
    let isNegative = false
    for (; i < rows.length && issuers[rows[i] as number] === issuer; i++) {
      const row = rows[i] as number
      const value = values[row] as number
      if (divisors !== null && (value <= 0 || (divisors[row] as number) <= 0)) isNegative = true
      else if (Number.isNaN(found) && (!isPositive || value > 0)) found = value
    }
    if (!Number.isNaN(found)) known[count++] = found
    else if (isNegative) not_positive++
  }
  return { ascending: known.subarray(0, count).toSorted(), not_positive }
}

const distributed = (
  { divided, name, value }: (typeof asked)[number],
  matrix: Matrix,
  rows: ReadonlyArray<number>
): { readonly figure: SectorFigure; readonly ascending: Float64Array } => {
  const { ascending, not_positive } = ofIssuers(
    rows,
    numbersOf(matrix, companyColumns.issuer_id),
    numbersOf(matrix, value),
    divided === null ? null : numbersOf(matrix, divided),
    name === "market_cap"
  )
  const at = (part: number): number | null =>
    ascending.length === 0
      ? null
      : quantile(ascending.length, (place) => ascending[place] as number, part) + 0
  return {
    ascending,
    figure: {
      figure: name,
      known: ascending.length,
      not_positive: divided === null ? null : not_positive,
      percentile_10: at(0.1),
      quartile_1: at(0.25),
      median: at(0.5),
      quartile_3: at(0.75),
      percentile_90: at(0.9)
    }
  }
}

/** Each text once, in order. */
const eachOf = (rows: ReadonlyArray<number>, texts: ReadonlyArray<string | null>): string =>
  JSON.stringify([...new Set(rows.flatMap((row) => texts[row] ?? []))])

const issuersOf = (rows: ReadonlyArray<number>, issuers: Float64Array): number =>
  new Set(rows.map((row) => issuers[row])).size

const nameColumn = askedFigure(figureNamed("sector"))

function* sectorOf(
  matrix: Matrix,
  currency: string,
  { day, market_cap_total }: MarketDay,
  { rows, sector }: SectorRows
): Generator<void, SectorDetail> {
  const figures: Array<SectorFigure> = []
  let total: number | null = null
  for (const one of asked) {
    const { ascending, figure } = distributed(one, matrix, rows)
    figures.push(figure)
    if (one.name === "market_cap" && ascending.length > 0)
      total = ascending.reduce((sum, cap) => sum + cap, 0)
    yield
  }
  const units = textsOf(matrix, companyColumns.unit)
  return {
    currency,
    sector,
    slug: sectorSlug(sector),
    price_date: day,
    companies_count: issuersOf(rows, numbersOf(matrix, companyColumns.issuer_id)),
    market_cap_total: total,
    weight_percent: weightIn(total, market_cap_total),
    market_cap_currency: total === null ? null : currency,
    where: `sector in ${eachOf(rows, textsOf(matrix, nameColumn))} && currency in ${eachOf(rows, units)}`,
    figures
  }
}

/** By market cap, then by number of companies, then by name, as `marketDay` has them. */
const bySize = (a: SectorDetail, b: SectorDetail): number =>
  (b.market_cap_total ?? 0) - (a.market_cap_total ?? 0) ||
  b.companies_count - a.companies_count ||
  (a.sector < b.sector ? -1 : 1)

/** The sectors of a currency's market, the largest first by market cap; companies without a sector are in none. */
export function* sectorsOf(
  matrix: Matrix,
  currency: string,
  market: MarketDay
): Generator<void, ReadonlyArray<SectorDetail>> {
  const found: Array<SectorDetail> = []
  const [dates, firstBars] = [companyColumns.price_date, companyColumns.first_bar].map((column) =>
    numbersOf(matrix, column)
  ) as [Float64Array, Float64Array]
  // As in screens, one whose first bar is after the day isn't listed yet.
  const isYetToTrade = (row: number): boolean =>
    Number.isNaN(dates[row] as number) && !Number.isNaN(firstBars[row] as number)
  for (const { rows, sector } of sectorRows(matrix, currency, market.day).values()) {
    const known = rows.filter((row) => !isYetToTrade(row))
    if (known.length > 0) found.push(yield* sectorOf(matrix, currency, market, { sector, rows: known }))
  }
  return found.toSorted(bySize)
}

/** A sector as a list has it. */
export const listedSector = (sector: SectorDetail): SectorListed => ({
  ...own(sector),
  medians: Object.fromEntries(
    sector.figures.map(({ figure, median }) => [figure, median])
  ) as SectorListed["medians"]
})

/** The sector of a name or its slug, in any case; undefined where there is none. The name counts first. */
export const sectorNamed = (sectors: ReadonlyArray<SectorDetail>, name: string): SectorDetail | undefined => {
  const wanted = name.trim().toLowerCase()
  return (
    sectors.find(({ sector }) => sector.toLowerCase() === wanted) ??
    sectors.find(({ slug }) => slug === wanted)
  )
}
