/** The lines in a row of statements' figures, as formulas read them. */
import {
  type FlowLine,
  flowLines,
  isBalance,
  isFlow,
  type Line,
  type Lines,
  noLines,
  readLines
} from "../financials/Line.ts"
import { statementFigures, summedFlows } from "../financials/StatementFigures.ts"
import type { StatementRow } from "./StatementRows.ts"

/** The place of each figure of statements in the values of a row. */
export const statementPlaces: ReadonlyMap<string, number> = new Map(
  statementFigures.map(({ name }, place) => [name, place])
)

/** A value of a row by its place; null where it is unknown, or there is no row. */
export const valueAt = (row: StatementRow | null, place: number | undefined): number | null => {
  const value = place === undefined ? undefined : row?.values.at(place)
  return value === undefined || Number.isNaN(value) ? null : value
}

const trailingPlaces: ReadonlyMap<Line, number | undefined> = new Map(
  (Object.keys(noLines) as ReadonlyArray<Line>).map((line) => [
    line,
    statementPlaces.get(isFlow(line) ? `${line}_ttm` : `${line}_mrq`)
  ])
)

/** The lines of the latest year; averages are null, because they are as filed. */
export const yearLines = (row: StatementRow | null): Lines =>
  readLines((line) => (isFlow(line) || isBalance(line) ? valueAt(row, statementPlaces.get(line)) : null))

const summedPlace = statementPlaces.get(summedFlows.name)

/** Whether of some flows one is summed over quarters, and another known of the latest year alone. */
const areMixed = (row: StatementRow, flows: ReadonlyArray<FlowLine>): boolean => {
  if (flows.length < 2) return false
  const bits = valueAt(row, summedPlace) ?? 0
  if (bits === 0) return false
  const isSummed = (flow: FlowLine): boolean => Math.floor(bits / 2 ** flowLines.indexOf(flow)) % 2 === 1
  return (
    flows.some(isSummed) &&
    flows.some((flow) => !isSummed(flow) && valueAt(row, trailingPlaces.get(flow)) !== null)
  )
}

/**
 * Flows of twelve months and balances of the latest statement, where both are in one currency; averages are null. Of those flows
 * all are the latest year's where one of them is.
 */
export const trailingLines = (row: StatementRow | null, flows: ReadonlyArray<FlowLine>): Lines => {
  const lines = pricedLines(row, row?.currency ?? null)
  if (row === null || !areMixed(row, flows)) return lines
  return readLines((line) => (isFlow(line) ? valueAt(row, statementPlaces.get(line)) : lines[line]))
}

/** The same in a currency: null where a flow or a balance is in another. */
export const pricedLines = (row: StatementRow | null, currency: string | null): Lines =>
  readLines((line) => {
    const own = isFlow(line) ? row?.trailing_currency : row?.currency
    return currency !== null && own === currency ? valueAt(row, trailingPlaces.get(line)) : null
  })
