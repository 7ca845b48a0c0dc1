/**
 * Discrete quarters out of what is filed: three months where they are filed, else a cumulative figure less what came
 * before it in the year: Q2 = 6M - Q1, Q3 = 9M - 6M, Q4 = FY - 9M. Of an issuer that reports by halves, H2 = FY - 6M.
 */
import { addDays } from "../time/CalendarDate.ts"
import type { FlowLine } from "./Line.ts"
import type { Provenance, Span } from "./Statement.ts"
import { type Figure, figuresOf, latestOf, type PeriodEnd } from "./Version.ts"

/** The months of a part of the year: of a quarter, or of a half where an issuer reports by halves. */
export type PartMonths = 3 | 6

/** The period ends of one fiscal year by quarter, 1 to 4; halves end with the second and the fourth. */
export type YearEnds = ReadonlyMap<number, PeriodEnd>

/** The figures of a stretch from the year's beginning, oldest filing first, and how they are called. */
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

/** What was filed on a day; null when not dated, which is before all days. */
export interface Dated {
  readonly filed_at: string | null
}

const filedAt = ({ filed_at }: Dated): string => filed_at ?? ""

/** Of the figures that another follows from, the one that was filed last. */
export const later = (a: Provenance, b: Provenance): Provenance =>
  (b.filed_at ?? "") > (a.filed_at ?? "") ? b : a

/** A quarter's end; undefined where it is told in another currency. */
export const endIn = (currency: string, year: YearEnds, quarter: number): PeriodEnd | undefined => {
  const end = year.get(quarter)
  return end?.currency === currency ? end : undefined
}

/** Months that were filed as one figure from the year's beginning to a quarter's end. */
const filedTo = (currency: string, year: YearEnds, quarter: number, line: FlowLine): Cumulative => {
  const [span, name] = cumulatives[quarter - 1] ?? [12, ""]
  return { name, figures: figuresOf(endIn(currency, year, quarter), [span], line) }
}

/** All of them; nothing where one isn't known. */
const allOf = <A>(parts: ReadonlyArray<A | undefined>): ReadonlyArray<ReadonlyArray<A>> =>
  parts.every((part) => part !== undefined) ? [parts as ReadonlyArray<A>] : []

/**
 * What is filed of consecutive parts, taken together each time that the last of them is filed, with the others as they were
 * then; else the latest of each. Nothing where one of them isn't known.
 */
export const together = <A extends Dated>(
  parts: ReadonlyArray<ReadonlyArray<A>>
): ReadonlyArray<ReadonlyArray<A>> => {
  const then = (parts.at(-1) ?? []).flatMap((last) =>
    allOf(parts.map((filed) => filed.findLast((each) => filedAt(each) <= filedAt(last))))
  )
  return then.length > 0 ? then : allOf(parts.map((filed) => filed.at(-1)))
}

/** The day on which the last of them was filed; null when none is dated. */
export const lastFiled = (of: ReadonlyArray<Dated>): string | null =>
  of.reduce<string | null>((day, { filed_at }) => ((filed_at ?? "") > (day ?? "") ? filed_at : day), null)

const sum = (quarters: ReadonlyArray<Figure>): Figure => ({
  value: quarters.reduce((total, figure) => total + figure.value, 0),
  filed_at: lastFiled(quarters),
  provenance: quarters.map((_) => _.provenance).reduce(later)
})

/** The first quarters of the year added up, where three months of each were filed. */
const sumTo = (currency: string, year: YearEnds, last: number, line: FlowLine): Cumulative => {
  const quarters = Array.from({ length: last }, (_, i) => figuresOf(endIn(currency, year, i + 1), [3], line))
  const name = `(${quarters.map((_, i) => `Q${i + 1}`).join(" + ")})`
  return { name, figures: together(quarters).map(sum) }
}

/** What a later year's filing recasts is of another vintage than the figures that were filed a year before. */
const vintage = 365

/**
 * The figures to take from each other. Of the part the latest; of the whole the latest that was filed within a year after
 * it: next year's filings recast both in turn, and a recast year less months that were not recast would be neither.
 * Where the whole was only filed before, its latest and the part as it was then.
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
 * A quarter, or a half of a year that is reported by halves, as what flowed up to its end less what had flowed before it;
 * undefined where either isn't known, as is what was filed in another currency.
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
  const filed = filedTo(currency, year, previous, line)
  const before = filed.figures.length > 0 ? filed : sumTo(currency, year, previous, line)
  const pair = ofOneVintage(to.figures, before.figures)
  if (pair === undefined) return undefined
  return {
    value: pair.whole.value - pair.part.value,
    filed_at: lastFiled([pair.whole, pair.part]),
    provenance: {
      ...later(pair.whole.provenance, pair.part.provenance),
      tag: null,
      derivation: `${to.name} - ${before.name}`
    }
  }
}

/** What flowed in a quarter or half: as filed, else derived; undefined when neither is known. */
export const quarterFigure = (
  year: YearEnds,
  quarter: number,
  line: FlowLine,
  months: PartMonths = 3
): Figure | undefined =>
  latestOf(year.get(quarter), [months], line) ?? derivedQuarter(year, quarter, line, months)
