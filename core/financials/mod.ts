/**
 * Financial statements as they were known on a day, from filings: years, quarters and halves, margins, returns, growth,
 * multiples. Plain functions without a store, an effect or a dependency.
 *
 * @module
 */
export { operandsOf } from "./Derived.ts"
export type { FinancialHealth, Growth, Margins, Returns, ShareAdjustment, Valuation } from "./Fields.ts"
export { growth, growthRates } from "./Growth.ts"
export {
  type AverageLine,
  averageLines,
  type BalanceLine,
  balanceLines,
  type FlowLine,
  flowLines,
  type Line,
  lines,
  linesBeside,
  type Lines,
  noLines,
  type PageLine,
  pageLines,
  type PublicLine,
  publicLines
} from "./Line.ts"
export { financialHealth, margins, returns } from "./Ratios.ts"
export { noSplits, type ShareBasis } from "./ShareBasis.ts"
export { type Span, spans } from "./Span.ts"
export type { FiledStatement, Period, Provenance, Statement } from "./Statement.ts"
export { type ExplainedStatement, statementsOf } from "./Statements.ts"
export { statementsThen } from "./StatementsThen.ts"
export { type Trailing, trailing, trailingFlow } from "./Trailing.ts"
export { valuation } from "./Valuation.ts"
export { newestYears } from "./Years.ts"
