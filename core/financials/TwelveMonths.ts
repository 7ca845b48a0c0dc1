/** A statement of the last twelve months: flows of four quarters or two halves, balances at their end. */
import { isBalance, type Line, lines } from "./Line.ts"
import { missingOperands, notReported } from "./Missing.ts"
import type { Missing, Provenance, Statement } from "./Statement.ts"
import type { ExplainedStatement } from "./Statements.ts"
import { quartersBefore, trailing } from "./Trailing.ts"

const nameOf = ({ months, quarter, year }: Statement): string =>
  months === 6 ? `H${(quarter ?? 0) / 2} ${year}` : `Q${quarter} ${year}`

/** Weighted shares of a year are the mean of those of its parts. */
const isMean = (line: Line): boolean => line === "shares_basic" || line === "shares_diluted"

interface Found {
  readonly value: number
  readonly provenance: Provenance
}

const foundIn = (line: Line, quarters: ReadonlyArray<Statement>, derivation: string): Found | Missing => {
  const known = quarters.flatMap(({ [line]: value, provenance: { [line]: origin } }) =>
    value === null || origin === undefined ? [] : [{ value, origin }]
  )
  const [first, ...others] = known
  if (first === undefined || known.length < quarters.length)
    return missingOperands(
      derivation,
      quarters.toReversed().map((quarter) => [nameOf(quarter), quarter[line] !== null])
    )
  const sum = others.reduce((total, { value }) => total + value, first.value)
  const { origin } = others.reduce(
    (latest, one) => ((one.origin.filed_at ?? "") > (latest.origin.filed_at ?? "") ? one : latest),
    first
  )
  return {
    value: isMean(line) ? sum / quarters.length : sum,
    provenance: { ...origin, tag: null, derivation }
  }
}

/** A flow, an amount per share or a mean of the quarters; a balance of the newest. */
const lineOf = (line: Line, parts: ReadonlyArray<ExplainedStatement>): Found | Missing => {
  const newest = parts[0]
  if (isBalance(line)) {
    const value = newest?.statement[line] ?? null
    const provenance = newest?.statement.provenance[line]
    return value === null || provenance === undefined
      ? (newest?.missing[line] ?? notReported)
      : { value, provenance }
  }
  const quarters = parts.map(({ statement }) => statement)
  const names = quarters.toReversed().map(nameOf).join(" + ")
  return foundIn(line, quarters, isMean(line) ? `(${names}) / ${quarters.length}` : names)
}

const isFound = (of: Found | Missing): of is Found => "value" in of

/** Quarters or halves as one statement, newest first; null without any. */
const added = (parts: ReadonlyArray<ExplainedStatement>): ExplainedStatement | null => {
  const [newest] = parts
  if (newest === undefined) return null
  const found = lines.map((line) => [line, lineOf(line, parts)] as const)
  const provenance = Object.fromEntries(
    found.flatMap(([line, of]) => (isFound(of) ? [[line, of.provenance]] : []))
  ) as Statement["provenance"]
  return {
    statement: {
      ...newest.statement,
      ...(Object.fromEntries(found.map(([line, of]) => [line, isFound(of) ? of.value : null])) as Record<
        Line,
        number | null
      >),
      months: 12,
      filed_at: Object.values(provenance).reduce<string | null>(
        (latest, { filed_at }) => ((filed_at ?? "") > (latest ?? "") ? filed_at : latest),
        null
      ),
      provenance
    },
    missing: Object.fromEntries(found.flatMap(([line, of]) => (isFound(of) ? [] : [[line, of]]))),
    filings: newest.filings
  }
}

/** Twelve months, and those before them. */
export interface TwelveMonths {
  readonly trailing: ExplainedStatement | null
  readonly before: ExplainedStatement | null
}

/**
 * The last twelve months of statements of both periods: of the latest year where nothing ends later, else of the four
 * quarters or two halves that do; null where there are none without a gap. Flows and amounts per share add up, weighted
 * shares are their mean, and one that a quarter lacks is unknown; balances are those at the end of the newest. `before` are
 * those a year earlier; null where these aren't known.
 */
export const twelveMonths = (all: ReadonlyArray<ExplainedStatement>): TwelveMonths => {
  const explained = new Map(all.map((one) => [one.statement, one]))
  const of = (some: ReadonlyArray<Statement>) => some.flatMap((one) => explained.get(one) ?? [])
  const statements = [...explained.keys()]
  const months = trailing(statements)
  const { annual, latest, quarters } = months
  if (quarters.length > 0)
    return { trailing: added(of(quarters)), before: added(of(quartersBefore(months, statements) ?? [])) }
  if (annual === null || latest !== annual) return { trailing: null, before: null }
  const before = statements.filter(({ period, year }) => period === "Annual" && year === annual.year - 1)
  return { trailing: of([annual])[0] ?? null, before: of(before)[0] ?? null }
}
