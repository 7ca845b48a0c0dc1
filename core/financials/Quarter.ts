/**
 * Discrete quarters out of what is filed: three months where they are filed, else a cumulative figure less what came
 * before it in the year: Q2 = 6M - Q1, Q3 = 9M - 6M, Q4 = FY - 9M.
 */
import { addDays } from "../time/CalendarDate.ts"
import type { FlowLine } from "./Line.ts"
import type { Provenance, Span } from "./Statement.ts"
import { type Figure, figuresOf, latestOf, type PeriodEnd } from "./Version.ts"

/** The period ends of one fiscal year by quarter, 1 to 4. */
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

const filedAt = (figure: Figure): string => figure.filed_at ?? ""

const later = (a: Provenance, b: Provenance): Provenance => ((b.filed_at ?? "") > (a.filed_at ?? "") ? b : a)

/** A quarter's end; undefined where it is told in another currency. */
const endIn = (currency: string, year: YearEnds, quarter: number): PeriodEnd | undefined => {
  const end = year.get(quarter)
  return end?.currency === currency ? end : undefined
}

/** Months that were filed as one figure from the year's beginning to a quarter's end. */
const filedTo = (currency: string, year: YearEnds, quarter: number, line: FlowLine): Cumulative => {
  const [span, name] = cumulatives[quarter - 1] ?? [12, ""]
  return { name, figures: figuresOf(endIn(currency, year, quarter), [span], line) }
}

/** Consecutive quarters as one figure; none where one of them isn't known. */
const added = (quarters: ReadonlyArray<Figure | undefined>): ReadonlyArray<Figure> => {
  if (!quarters.every((figure) => figure !== undefined)) return []
  const value = quarters.reduce((total, figure) => total + figure.value, 0)
  const { filed_at } = quarters.reduce((a, b) => (filedAt(b) > filedAt(a) ? b : a))
  return [{ value, filed_at, provenance: quarters.map((_) => _.provenance).reduce(later) }]
}

/**
 * The first quarters of the year added up, where three months of each were filed: each time that the last of them is told,
 * with the others as they were then.
 */
const sumTo = (currency: string, year: YearEnds, last: number, line: FlowLine): Cumulative => {
  const quarters = Array.from({ length: last }, (_, i) => figuresOf(endIn(currency, year, i + 1), [3], line))
  const name = `(${quarters.map((_, i) => `Q${i + 1}`).join(" + ")})`
  const figures = (quarters.at(-1) ?? []).flatMap((told) =>
    added(quarters.map((figures) => figures.findLast((figure) => filedAt(figure) <= filedAt(told))))
  )
  return { name, figures: figures.length > 0 ? figures : added(quarters.map((figures) => figures.at(-1))) }
}

/** What a later year's filing recasts is of another vintage than the figures that were filed a year before. */
const vintage = 365

/**
 * The figures to take from each other. Of the part the latest; of the whole the latest that was filed within a year after
 * it: next year's filings recast both in turn, and a recast year less months that were not recast would be neither.
 * Where the whole was only filed before, its latest and the part as it was then.
 */
const ofOneVintage = (wholes: ReadonlyArray<Figure>, parts: ReadonlyArray<Figure>) => {
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
 * A quarter as what flowed up to its end less what had flowed before it; undefined where either isn't known, as is what was
 * filed in another currency.
 */
export const derivedQuarter = (year: YearEnds, quarter: number, line: FlowLine): Figure | undefined => {
  const currency = year.get(quarter)?.currency
  if (currency === undefined || quarter < 2) return undefined
  const to = filedTo(currency, year, quarter, line)
  const filed = filedTo(currency, year, quarter - 1, line)
  const before = filed.figures.length > 0 ? filed : sumTo(currency, year, quarter - 1, line)
  const pair = ofOneVintage(to.figures, before.figures)
  if (pair === undefined) return undefined
  return {
    value: pair.whole.value - pair.part.value,
    filed_at: filedAt(pair.part) > filedAt(pair.whole) ? pair.part.filed_at : pair.whole.filed_at,
    provenance: {
      ...later(pair.whole.provenance, pair.part.provenance),
      tag: null,
      derivation: `${to.name} - ${before.name}`
    }
  }
}

/** What flowed in a quarter: as filed, else derived; undefined when neither is known. */
export const quarterFigure = (year: YearEnds, quarter: number, line: FlowLine): Figure | undefined =>
  latestOf(year.get(quarter), [3], line) ?? derivedQuarter(year, quarter, line)
