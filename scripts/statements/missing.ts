/** Which lines a statement lacks, and which concepts of filings they would be made of. */
import type { CompanyFacts } from "../../adapters/sources/edgar/companyfacts/CompanyFacts.ts"
import { chains } from "../../adapters/sources/edgar/companyfacts/TagChains.ts"
import {
  type Line,
  operandsOf,
  type PublicLine,
  publicLines,
  type Statement
} from "../../core/financials/mod.ts"

/** A line without a figure. */
export interface Missing {
  readonly line: PublicLine
  /** The formulas that were tried, of the taxonomies that the issuer files; then what the service would derive it of. */
  readonly sought: ReadonlyArray<string>
}

/** The formulas of a line in the issuer's taxonomies. */
const formulasOf = (line: Line, { facts }: CompanyFacts): ReadonlyArray<string> => {
  const taxonomies = new Set([...facts.keys()].map((concept) => concept.split(":")[0]))
  const formulas = chains.find((chain) => chain.line === line)?.formulas ?? []
  return formulas.filter(({ text }) => taxonomies.has(text.split(":")[0])).map(({ text }) => text)
}

const soughtFor = (line: Line, statement: Statement, facts: CompanyFacts): ReadonlyArray<string> => [
  ...formulasOf(line, facts),
  ...operandsOf(line).map((operands) => {
    const lacking = operands.filter((operand) => statement[operand] === null)
    return `${operands.join(" and ")}, without ${lacking.join(" and ")}`
  })
]

/** The public lines that a statement lacks. */
export const missingIn = (statement: Statement, facts: CompanyFacts): ReadonlyArray<Missing> =>
  publicLines
    .filter((line) => statement[line] === null)
    .map((line) => ({ line, sought: soughtFor(line, statement, facts) }))

/** The percentage of public lines with a figure. */
export const coverage = (statement: Statement): number =>
  (publicLines.filter((line) => statement[line] !== null).length / publicLines.length) * 100
