/** The figures of a screen as columns of its universe, money in one currency. */
import { currencyOf } from "../codes/Currency.ts"
import { companyColumns } from "../figures/CompanyColumns.ts"
import type { Figure, FigureFunction } from "../figures/Figure.ts"
import { type FigureColumn, rowsOf } from "../figures/FigureColumn.ts"
import {
  askedFigure,
  askedFunction,
  columnIn,
  type FigureAsked,
  type Matrix,
  numbersOf,
  textsOf
} from "../figures/Matrices.ts"
import { vocabulary } from "../figures/Catalogue.ts"
import { tradedSince } from "../prices/TradedSince.ts"
import { dateOfDay, dayOf } from "../time/CalendarDate.ts"
import type { FigureReference } from "./Vocabulary.ts"

/** Which companies a screen is of. */
export const universes = ["listed", "all", "issuers"] as const

/**
 * `listed`: those traded in the 31 days to the newest bar of their currency, and those without any bar that are marked as listed;
 * `all`: those with a bar or a statement by then; `issuers`: of the listed ones each issuer's most traded.
 */
export type Universe = (typeof universes)[number]

/** What the universe and conversions are found by, beside the figures asked for. */
const base = {
  ...companyColumns,
  mean_volume: {
    key: "~mean_volume",
    type: "number",
    needs: ["volumes"],
    of: ({ mean_volume }) => mean_volume
  },
  statement_date: {
    key: "~statement_date",
    type: "date",
    needs: ["statements"],
    of: ({ statements }) => statements?.statement_date ?? null
  },
  fiscal_date: {
    key: "~fiscal_date",
    type: "date",
    needs: ["statements"],
    of: ({ statements }) => statements?.fiscal_date ?? null
  },
  annual_currency: {
    key: "~annual_currency",
    type: "text",
    needs: ["statements"],
    of: ({ statements }) => statements?.annual_currency ?? null
  },
  trailing_currency: {
    key: "~trailing_currency",
    type: "text",
    needs: ["statements"],
    of: ({ statements }) => statements?.trailing_currency ?? null
  },
  latest_currency: {
    key: "~latest_currency",
    type: "text",
    needs: ["statements"],
    of: ({ statements }) => statements?.currency ?? null
  }
} satisfies Readonly<Record<string, FigureAsked>>

/** What the universe is found by. */
export const universeAsked = (universe: Universe): ReadonlyArray<FigureAsked> => [
  base.price_date,
  base.first_bar,
  base.last_bar,
  base.listed,
  base.unit,
  base.mic_code,
  ...(universe === "all" ? [base.statement_date] : []),
  ...(universe === "issuers" ? [base.issuer_id, base.mean_volume] : [])
]

/** What the figure or the function of a reference says of itself. */
export const declaredFigure = ({ args, figure }: FigureReference): Figure | FigureFunction => {
  const found =
    args.length > 0 ? vocabulary.function(figure) : (vocabulary.figure(figure) ?? vocabulary.function(figure))
  if (found === undefined) throw new TypeError(`No figure ${figure}`)
  return found
}

/** By what the amounts of statements are converted. */
const statementMoney = {
  annual: { currency: base.annual_currency, day: base.fiscal_date },
  ttm: { currency: base.trailing_currency, day: base.statement_date },
  mrq: { currency: base.latest_currency, day: base.statement_date }
} as const

/** Whether a figure is money: at the day of a price, or of which statement; null where it isn't. */
const moneyOf = (reference: FigureReference): "price" | keyof typeof statementMoney | null => {
  const { name, needs, unit } = declaredFigure(reference)
  if (unit !== "currency" && unit !== "price") return null
  if (!needs.includes("statements") || needs.includes("bars")) return "price"
  return name.endsWith("_ttm") ? "ttm" : name.endsWith("_mrq") ? "mrq" : "annual"
}

/** The figure of a reference by itself. */
export const figureAsked = (reference: FigureReference): FigureAsked => {
  const found = declaredFigure(reference)
  return "parameters" in found ? askedFunction(found, reference.args) : askedFigure(found)
}

/** The figure of a reference, with what its conversion is found by. */
export const askedOf = (reference: FigureReference): ReadonlyArray<FigureAsked> => {
  const asked = figureAsked(reference)
  const money = moneyOf(reference)
  if (money === null) return [asked]
  if (money === "price") return [asked, base.unit, base.price_date]
  const { currency, day } = statementMoney[money]
  return [asked, currency, day]
}

/** The companies of a universe, by company_id, and how many of `all` aren't among them. */
export interface UniverseRows {
  /** Places in the matrix, ascending. */
  readonly rows: Int32Array
  readonly company_ids: Int32Array
  readonly left_out: number
  /** The currency of the most companies, the first of as many by name; null without a currency. */
  readonly currency: string | null
  /** The day of the newest bar; null without one. */
  readonly newest: string | null
  /** The exchange of the most companies, by its MIC; null without companies. */
  readonly mic_code: string | null
}

const most = (counts: ReadonlyMap<string, number>): string | null => {
  let [best, count] = [null as string | null, 0]
  for (const [name, of] of counts)
    if (of > count || (of === count && best !== null && name < best)) [best, count] = [name, of]
  return best
}

/** The security of each issuer with the highest mean volume, of as many the first by company_id. */
const mostTraded = (matrix: Matrix, rows: ReadonlyArray<number>): ReadonlyArray<number> => {
  const issuers = numbersOf(matrix, base.issuer_id)
  const volumes = numbersOf(matrix, base.mean_volume)
  const best = new Map<number, number>()
  for (const row of rows) {
    const issuer = issuers[row] as number
    const other = best.get(issuer)
    const isMore = other !== undefined && (volumes[row] || 0) > (volumes[other] || 0)
    if (other === undefined || isMore) best.set(issuer, row)
  }
  return [...best.values()].toSorted((a, b) => a - b)
}

/** Finds the companies of a universe. */
export const universeRows = (matrix: Matrix, universe: Universe): UniverseRows => {
  const dates = numbersOf(matrix, base.price_date)
  const firstBars = numbersOf(matrix, base.first_bar)
  const listed = numbersOf(matrix, base.listed)
  const units = textsOf(matrix, base.unit)
  const statements = universe === "all" ? numbersOf(matrix, base.statement_date) : null
  const { length } = matrix.company_ids
  const newest = new Map<string, number>()
  const currencies = units.map((unit) => (unit === null ? null : currencyOf(unit)))
  for (let row = 0; row < length; row++) {
    const currency = currencies[row] ?? ""
    const date = dates[row] as number
    if (date > (newest.get(currency) ?? Number.NEGATIVE_INFINITY)) newest.set(currency, date)
  }
  const since = new Map(
    [...newest].map(([currency, day]) => [currency, dayOf(tradedSince(dateOfDay(day)))] as const)
  )
  const some: Array<number> = []
  let all = 0
  for (let row = 0; row < length; row++) {
    const date = dates[row] as number
    const hasBar = !Number.isNaN(date)
    // Without any bar, on any day.
    const isUntraded = Number.isNaN(firstBars[row] as number)
    const isListed = hasBar
      ? date >= (since.get(currencies[row] ?? "") as number)
      : isUntraded && listed[row] === 1
    const isKnown = hasBar || isListed || (statements !== null && !Number.isNaN(statements[row] as number))
    if (isKnown) all++
    if (universe === "all" ? isKnown : isListed) some.push(row)
  }
  const rows = universe === "issuers" ? mostTraded(matrix, some) : some
  const [ofCurrency, ofExchange] = [new Map<string, number>(), new Map<string, number>()]
  const mics = textsOf(matrix, base.mic_code)
  for (const row of rows) {
    const currency = currencies[row]
    if (currency != null) ofCurrency.set(currency, (ofCurrency.get(currency) ?? 0) + 1)
    const mic = mics[row]
    if (mic != null) ofExchange.set(mic, (ofExchange.get(mic) ?? 0) + 1)
  }
  return {
    rows: Int32Array.from(rows),
    company_ids: Int32Array.from(rows, (row) => matrix.company_ids[row] as number),
    left_out: all - rows.length,
    currency: most(ofCurrency),
    newest: newest.size === 0 ? null : dateOfDay(Math.max(...newest.values())),
    mic_code: most(ofExchange)
  }
}

/** The rate from a currency, or its hundredth, to another on a day; null without one. */
export type RateOf = (from: string, to: string, day: string) => number | null

/** The currencies and days of a figure of money: of each row, null where it isn't known. */
const moneyRows = (matrix: Matrix, reference: FigureReference) => {
  const money = moneyOf(reference)
  if (money === null) return null
  if (money === "price") {
    const { unit } = declaredFigure(reference)
    // Amounts of companies quoted in pence are in pounds; their prices are in pence.
    const units = textsOf(matrix, base.unit)
    const currencies =
      unit === "price" ? units : units.map((unit) => (unit === null ? null : currencyOf(unit)))
    return { currencies, days: numbersOf(matrix, base.price_date) }
  }
  const { currency, day } = statementMoney[money]
  return { currencies: textsOf(matrix, currency), days: numbersOf(matrix, day) }
}

/** The currencies other than one of a figure's rows, and the first and the last of their days; null where it needs no rate. */
export const conversionOf = (matrix: Matrix, reference: FigureReference, rows: Int32Array, to: string) => {
  const money = moneyRows(matrix, reference)
  if (money === null) return null
  const currencies = new Set<string>()
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of rows) {
    const currency = money.currencies[row]
    const day = money.days[row] as number
    if (currency == null || currencyOf(currency) === to || Number.isNaN(day)) continue
    currencies.add(currencyOf(currency))
    if (day < first) first = day
    if (day > last) last = day
  }
  return currencies.size === 0
    ? null
    : { currencies: [...currencies], first: dateOfDay(first), last: dateOfDay(last) }
}

/** A figure's column of some rows of a matrix; money in a currency, unknown without a rate. */
export const screenColumn = (
  matrix: Matrix,
  reference: FigureReference,
  rows: Int32Array,
  to: string | null,
  rateOf: RateOf
): FigureColumn => {
  const column = columnIn(matrix, figureAsked(reference))
  const found = rowsOf(column, rows)
  const money = moneyRows(matrix, reference)
  if (money === null || to === null || found.type === "text") return found
  const rates = new Map<string, number | null>()
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number
    const currency = money.currencies[row]
    if (currency === to) continue
    const day = money.days[row] as number
    if (currency == null || Number.isNaN(day)) {
      found.values[i] = Number.NaN
      continue
    }
    const key = `${currency}${day}`
    let rate = rates.get(key)
    if (rate === undefined) {
      rate = rateOf(currency, to, dateOfDay(day))
      rates.set(key, rate)
    }
    found.values[i] = rate === null ? Number.NaN : (found.values[i] as number) * rate
  }
  return found
}
