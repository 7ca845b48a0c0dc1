/**
 * Discrete quarters from filed figures: three months where filed, else a cumulative figure less the preceding one of
 * the year: Q2 = 6M - Q1, Q3 = 9M - 6M, Q4 = FY - 9M. For an issuer that reports by halves, H2 = FY - 6M.
 */
import { addDays } from "../time/CalendarDate.ts"
import type { FlowLine } from "./Line.ts"
import { missingOperands, notReported } from "./Missing.ts"
import type { Span } from "./Span.ts"
import type { Missing } from "./Statement.ts"
import { computedFigure, type Figure, figuresOf, latestOf, type PeriodEnd } from "./Version.ts"

/** The months of a quarter, or of a half where an issuer reports by halves. */
export type PartMonths = 3 | 6

/** The period ends of one fiscal year by quarter, 1 to 4; halves end with the second and the fourth. */
export type YearEnds = ReadonlyMap<number, PeriodEnd>

/** The figures from the year's beginning to an end, oldest filing first, and their name in derivations. */
interface Cumulative {
  readonly name: string
  readonly figures: ReadonlyArray<Figure>
}

const cumulatives: ReadonlyArray<readonly [span: Span, name: string]> = [
  [3, "Q1"],
  [6, "6M"],
  [9, "9M"],
  [12, "FY"]
]

/** Something filed on a day; null when undated, which sorts before all days. */
export interface Dated {
  readonly filed_at: string | null
}

const filedAt = ({ filed_at }: Dated): string => filed_at ?? ""

/** The operand that was filed last, each by the filing that reported it first. */
export const later = (a: Figure, b: Figure): Figure =>
  (b.first_filed_at ?? "") > (a.first_filed_at ?? "") ? b : a

/** A quarter's end; undefined when it is reported in another currency. */
export const endIn = (currency: string, year: YearEnds, quarter: number): PeriodEnd | undefined => {
  const end = year.get(quarter)
  return end?.currency === currency ? end : undefined
}

/** Figures filed for the months from the year's beginning to a quarter's end. */
const filedTo = (currency: string, year: YearEnds, quarter: number, line: FlowLine): Cumulative => {
  const [span, name] = cumulatives[quarter - 1] ?? [12, ""]
  return { name, figures: figuresOf(endIn(currency, year, quarter), [span], line) }
}

/** All of the parts; empty when one is unknown. */
const allOf = <A>(parts: ReadonlyArray<A | undefined>): ReadonlyArray<ReadonlyArray<A>> =>
  parts.every((part) => part !== undefined) ? [parts as ReadonlyArray<A>] : []

/**
 * Combines filed figures of consecutive parts: one combination for each filing of the last part, with the other parts
 * as known then; else the latest of each. Empty when one of them is unknown.
 */
export const together = <A extends Dated>(
  parts: ReadonlyArray<ReadonlyArray<A>>
): ReadonlyArray<ReadonlyArray<A>> => {
  const then = (parts.at(-1) ?? []).flatMap((last) =>
    allOf(parts.map((filed) => filed.findLast((each) => filedAt(each) <= filedAt(last))))
  )
  return then.length > 0 ? then : allOf(parts.map((filed) => filed.at(-1)))
}

/** The day on which the last of them was filed; null when all are undated. */
export const lastFiled = (of: ReadonlyArray<Dated>): string | null =>
  of.reduce<string | null>((day, { filed_at }) => ((filed_at ?? "") > (day ?? "") ? filed_at : day), null)

const sum = (quarters: ReadonlyArray<Figure>): Figure =>
  computedFigure(
    quarters.reduce((total, figure) => total + figure.value, 0),
    lastFiled(quarters),
    quarters.reduce(later),
    null
  )

/** The sum of the year's first quarters in derivations, by their number: `(Q1 + Q2)`. */
const sumNames = ["", "(Q1)", "(Q1 + Q2)", "(Q1 + Q2 + Q3)", "(Q1 + Q2 + Q3 + Q4)"]

/** The sum of the year's first quarters, where three months of each were filed. */
const sumTo = (currency: string, year: YearEnds, last: number, line: FlowLine): Cumulative => {
  const quarters = Array.from({ length: last }, (_, i) => figuresOf(endIn(currency, year, i + 1), [3], line))
  return { name: sumNames[last] ?? "", figures: together(quarters).map(sum) }
}

/** Figures recast by a later year's filing are of another vintage than those filed a year before. */
const vintage = 365

/**
 * The pair of figures to subtract. Of the part the latest; of the whole the latest filed within a year after it: next
 * year's filings recast both in turn, and a recast year must not be combined with months that weren't recast. Where the
 * whole was only filed before, its latest and the part as known then. Undefined when either is unknown.
 */
export const ofOneVintage = <Whole extends Dated, Part extends Dated>(
  wholes: ReadonlyArray<Whole>,
  parts: ReadonlyArray<Part>
): { readonly whole: Whole; readonly part: Part } | undefined => {
  const [whole, part] = [wholes.at(-1), parts.at(-1)]
  if (whole === undefined || part === undefined) return undefined
  const since = wholes.filter((figure) => filedAt(figure) >= filedAt(part))
  const [first] = since
  if (first === undefined) {
    return { whole, part: parts.findLast((figure) => filedAt(figure) <= filedAt(whole)) ?? part }
  }
  const until = part.filed_at === null ? "" : addDays(part.filed_at, vintage)
  return { whole: since.findLast((figure) => filedAt(figure) <= until) ?? first, part }
}

/**
 * The figure of a quarter, or of a half for an issuer that reports by halves, as the cumulative figure at its end less
 * the one before it; undefined when either is unknown or in another currency.
 */
export const derivedQuarter = (
  year: YearEnds,
  quarter: number,
  line: FlowLine,
  months: PartMonths = 3
): Figure | undefined => {
  const currency = year.get(quarter)?.currency
  const previous = quarter - months / 3
  if (currency === undefined || previous < 1) return undefined
  const to = filedTo(currency, year, quarter, line)
  if (to.figures.length === 0) return undefined
  const filed = filedTo(currency, year, previous, line)
  const before = filed.figures.length > 0 ? filed : sumTo(currency, year, previous, line)
  const pair = ofOneVintage(to.figures, before.figures)
  if (pair === undefined) return undefined
  return computedFigure(
    pair.whole.value - pair.part.value,
    lastFiled([pair.whole, pair.part]),
    later(pair.whole, pair.part),
    `${to.name} - ${before.name}`
  )
}

/** The figure of a quarter or half: as filed, else derived; undefined when neither is possible. */
export const quarterFigure = (
  year: YearEnds,
  quarter: number,
  line: FlowLine,
  months: PartMonths = 3
): Figure | undefined =>
  latestOf(year.get(quarter), [months], line) ?? derivedQuarter(year, quarter, line, months)

/** Why a quarter's figure is unknown, where `quarterFigure` is undefined. */
export const missingQuarter = (
  year: YearEnds,
  quarter: number,
  line: FlowLine,
  months: PartMonths
): Missing => {
  const currency = year.get(quarter)?.currency
  const previous = quarter - months / 3
  if (currency === undefined || previous < 1) return notReported
  const to = filedTo(currency, year, quarter, line)
  const before = filedTo(currency, year, previous, line)
  const isBeforeKnown = before.figures.length > 0 || sumTo(currency, year, previous, line).figures.length > 0
  return missingOperands(`${to.name} - ${before.name}`, [
    [to.name, to.figures.length > 0],
    [before.name, isBeforeKnown]
  ])
}
