/** The commands by which operators bring what a figure lacks. */
import type { Company } from "../../companies/Company.ts"
import { commandArgument } from "../../doubts/Remedy.ts"
import type { MissingReason } from "./Explanation.ts"

/** Exchanges whose issuers file with DART. */
const korean: ReadonlyArray<string> = ["KRX", "KOSPI", "KOSDAQ", "KONEX"]

type Named = Pick<Company, "symbol" | "exchange" | "slug">

const filings = ({ exchange, symbol }: Named): string =>
  `findata sync ${korean.includes(exchange) ? "dart" : "edgar"} --symbols ${symbol}`

const file =
  (kind: "actions" | "prices" | "reports") =>
  (company: Named): string =>
    `findata import ${kind} ${kind}.csv --symbol ${commandArgument(company)}`

const none = (): null => null

/** By reason: those that nothing could be imported for have none. */
const commands: { readonly [R in MissingReason]: (company: Named) => string | null } = {
  no_price: file("prices"),
  no_price_by_then: file("prices"),
  price_too_old: file("prices"),
  too_few_bars: file("prices"),
  gap_in_bars: file("prices"),
  no_index: () => "INDEX_SYMBOL=SPY findata serve",
  index_not_stored: () => "findata import companies companies.csv",
  no_share_count: filings,
  no_share_count_by_then: filings,
  class_not_priced: filings,
  no_statement: filings,
  no_statement_by_then: filings,
  too_few_statements: filings,
  not_in_filing: filings,
  not_comparable: none,
  other_currency: none,
  not_above_zero: none,
  payments_unknown: file("actions"),
  no_payment: none,
  no_report: file("reports"),
  no_transaction: filings,
  no_filing: filings,
  not_recorded: () => "findata import companies companies.csv",
  undefined: none
}

/** A command line that brings it; null where none would. */
export const commandFor = (reason: MissingReason, company: Named): string | null => commands[reason](company)
