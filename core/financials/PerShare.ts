/**
 * Earnings and dividends per share and weighted shares of a period, on a given share basis. Averages can't be added: the
 * last part of a year is derived from the year's average and those of its other parts, all on one basis.
 */
import type { AverageLine } from "./Line.ts"
import { missingOperands, notReported, type Operand } from "./Missing.ts"
import {
  type Dated,
  endIn,
  lastFiled,
  later,
  ofOneVintage,
  type PartMonths,
  together,
  type YearEnds
} from "./Quarter.ts"
import { betweenShareBases, isCount, onShareBasis, type ShareBasis, type SharesLine } from "./ShareBasis.ts"
import type { Span } from "./Span.ts"
import type { Missing } from "./Statement.ts"
import { computedFigure, type Figure, figuresOf, latestOf, type PeriodEnd } from "./Version.ts"

type EarningsLine = "eps_basic" | "eps_diluted"

const sharesOf: { readonly [K in EarningsLine]: SharesLine } = {
  eps_basic: "shares_basic",
  eps_diluted: "shares_diluted"
}

/** The day whose shares a figure is based on: that of the filing that reported it first. */
const basisOf = ({ first_filed_at }: Figure): string | null => first_filed_at

/** The figure filed last for a span, on the requested basis; undefined when none was filed. */
export const filedAverage = (
  end: PeriodEnd | undefined,
  span: Span,
  line: AverageLine,
  basis: ShareBasis
): Figure | undefined => {
  const figure = latestOf(end, [span], line)
  return (
    figure &&
    computedFigure(onShareBasis(line, figure.value, basisOf(figure), basis), figure.filed_at, figure, null)
  )
}

/** Earnings per share of a period with the number of shares they are based on, as known on a day. */
interface Average extends Dated {
  readonly earnings: Figure
  readonly shares: Figure
}

/** The averages on each day that either was filed, oldest first; none before both are known. */
const averagesOf = (end: PeriodEnd | undefined, span: Span, line: EarningsLine): ReadonlyArray<Average> => {
  const earnings = figuresOf(end, [span], line)
  const shares = figuresOf(end, [span], sharesOf[line])
  const days = [...new Set([...earnings, ...shares].map(({ filed_at }) => filed_at ?? ""))].toSorted()
  return days.flatMap((day) => {
    const onDay = ({ filed_at }: Figure) => (filed_at ?? "") <= day
    const [eps, count] = [earnings.findLast(onDay), shares.findLast(onDay)]
    if (eps === undefined || count === undefined) return []
    return [{ filed_at: lastFiled([eps, count]), earnings: eps, shares: count }]
  })
}

/** Terms in derivations: the parts of a year before the last, their earnings, and the last. */
const names: { readonly [K in PartMonths]: { readonly [K in "others" | "earned" | "last"]: string } } = {
  3: { others: "(Q1 + Q2 + Q3)", earned: "sum of Qi EPS x Qi shares", last: "Q4" },
  6: { others: "6M", earned: "6M EPS x 6M shares", last: "H2" }
}

/** How the last part of a year is derived, as it is written in provenance. */
const derivationOf = (line: AverageLine, months: PartMonths): string => {
  const { earned, last, others } = names[months]
  if (line === "dividends_per_share") return `FY - ${others}`
  return isCount(line)
    ? `${12 / months} x FY - ${others}`
    : `(FY EPS x FY shares - ${earned}) / ${last} shares`
}

/** The quarters that the parts of a year before the last end with. */
const othersOf = (months: PartMonths): ReadonlyArray<number> => (months === 3 ? [1, 2, 3] : [2])

/** The averages of the year and of its parts before the last, of one vintage; undefined when one is unknown. */
const operandsOf = <A extends Dated>(
  year: YearEnds,
  months: PartMonths,
  filedOf: (end: PeriodEnd | undefined, span: Span) => ReadonlyArray<A>
) => {
  const end = year.get(4)
  if (end === undefined) return undefined
  const parts = together(
    othersOf(months).map((quarter) => filedOf(endIn(end.currency, year, quarter), months))
  )
  const pair = ofOneVintage(
    filedOf(end, 12),
    parts.map((parts) => ({ filed_at: lastFiled(parts), parts }))
  )
  return pair && { whole: pair.whole, parts: pair.part.parts }
}

/** The average shares of the year's last part, given parts of equal length. */
const remaining = (year: number, others: ReadonlyArray<number>): number =>
  others.reduce((left, shares) => left - shares, year * (others.length + 1))

const derived = (value: number, operands: ReadonlyArray<Figure>, derivation: string): Figure =>
  computedFigure(value + 0, lastFiled(operands), operands.reduce(later), derivation)

const derivedShares = (
  year: YearEnds,
  months: PartMonths,
  line: SharesLine,
  basis: ShareBasis
): Figure | undefined => {
  const operands = operandsOf(year, months, (end, span) => figuresOf(end, [span], line))
  if (operands === undefined) return undefined
  const { parts, whole } = operands
  const day = basisOf(whole)
  const onBasis = (figure: Figure) =>
    betweenShareBases(line, figure.value, basis.actions, basisOf(figure), day)
  const shares = remaining(whole.value, parts.map(onBasis))
  if (shares <= 0) return undefined
  return derived(onShareBasis(line, shares, day, basis), [whole, ...parts], derivationOf(line, months))
}

const derivedEarnings = (
  year: YearEnds,
  months: PartMonths,
  line: EarningsLine,
  basis: ShareBasis
): Figure | undefined => {
  const operands = operandsOf(year, months, (end, span) => averagesOf(end, span, line))
  if (operands === undefined) return undefined
  const { parts, whole } = operands
  const day = basisOf(whole.earnings)
  const onBasis = (of: AverageLine, figure: Figure) =>
    betweenShareBases(of, figure.value, basis.actions, basisOf(figure), day)
  const sharesIn = ({ shares }: Average) => onBasis(sharesOf[line], shares)
  const earnedIn = (average: Average) => onBasis(line, average.earnings) * sharesIn(average)
  const filed = latestOf(year.get(4), [months], sharesOf[line])
  const shares = filed ? onBasis(sharesOf[line], filed) : remaining(sharesIn(whole), parts.map(sharesIn))
  if (shares <= 0) return undefined
  const earned = parts.reduce((left, part) => left - earnedIn(part), earnedIn(whole))
  const figures = [whole, ...parts].flatMap((average) => [average.earnings, average.shares])
  return derived(
    onShareBasis(line, earned / shares, day, basis),
    filed ? [...figures, filed] : figures,
    derivationOf(line, months)
  )
}

/** More decimals than any filing has: removes what binary fractions leave of a difference. */
const decimals = 9

const derivedDividends = (year: YearEnds, months: PartMonths, basis: ShareBasis): Figure | undefined => {
  const line = "dividends_per_share"
  const operands = operandsOf(year, months, (end, span) => figuresOf(end, [span], line))
  if (operands === undefined) return undefined
  const { parts, whole } = operands
  const day = basisOf(whole)
  const others = parts.map((part) => betweenShareBases(line, part.value, basis.actions, basisOf(part), day))
  const left = Number(others.reduce((rest, value) => rest - value, whole.value).toFixed(decimals))
  if (left < 0) return undefined
  return derived(onShareBasis(line, left, day, basis), [whole, ...parts], derivationOf(line, months))
}

/**
 * An average of a quarter or half: as filed, else for the year's last part derived from the year's: Q4 shares = 4 x FY
 * - (Q1 + Q2 + Q3) and Q4 EPS = (FY EPS x FY shares - sum of Qi EPS x Qi shares) / Q4 shares, for halves likewise with
 * one other part. Dividends per share are the year's less those of the others. Operands are on the basis of the year's
 * filing, the result on the requested one. Undefined when an operand is unknown, the shares aren't above 0, or the
 * dividends are below 0.
 */
export const partAverage = (
  year: YearEnds,
  quarter: number,
  months: PartMonths,
  line: AverageLine,
  basis: ShareBasis
): Figure | undefined => {
  const filed = filedAverage(year.get(quarter), months, line, basis)
  if (filed !== undefined || quarter !== 4) return filed
  if (line === "dividends_per_share") return derivedDividends(year, months, basis)
  return isCount(line) ? derivedShares(year, months, line, basis) : derivedEarnings(year, months, line, basis)
}

const isEarnings = (line: AverageLine): line is EarningsLine => Object.hasOwn(sharesOf, line)

/** Why an average of a quarter or half is unknown, where `partAverage` is undefined. */
export const missingAverage = (
  year: YearEnds,
  quarter: number,
  months: PartMonths,
  line: AverageLine
): Missing => {
  const end = year.get(quarter)
  if (quarter !== 4 || end === undefined) return notReported
  const parts: ReadonlyArray<readonly [string, PeriodEnd | undefined, Span]> = [
    ["FY", end, 12],
    ...othersOf(months).map(
      (other) => [months === 3 ? `Q${other}` : "6M", endIn(end.currency, year, other), months] as const
    )
  ]
  const known = (of: AverageLine, unit = ""): ReadonlyArray<Operand> =>
    parts.map(([name, at, span]) => [`${name}${unit}`, figuresOf(at, [span], of).length > 0])
  const operands = known(line, isEarnings(line) ? " EPS" : "")
  if (operands.every(([, isKnown]) => !isKnown)) return notReported
  const shares = isEarnings(line) ? known(sharesOf[line], " shares") : []
  return missingOperands(derivationOf(line, months), [...operands, ...shares])
}
