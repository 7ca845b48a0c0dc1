/** Why a figure, or what it is computed from, is unknown. */
import { operandsOf } from "../../financials/Derived.ts"
import { type Line, lineMeanings } from "../../financials/Line.ts"
import { statementFigures } from "../../financials/StatementFigures.ts"
import { barsAfterGaps } from "../../prices/Gaps.ts"
import { isUpToDate } from "../../prices/UpToDate.ts"
import type { FigureMeaning } from "../../records/FigureMeaning.ts"
import type { Part } from "../Figure.ts"
import type { KnownBasis } from "../StatementRows.ts"
import type { Behind } from "./Behind.ts"
import type { MissingOperand, MissingReason } from "./Explanation.ts"
import { lineNamed, operandNamed } from "./named.ts"
import type { Read } from "./Traced.ts"
import { type LineRead, linesRead } from "./tracedStatements.ts"

/** Reason and message without a name. */
type Why = readonly [reason: MissingReason, message: string]

const noPrice = ({ known: { company, day } }: Behind): Why =>
  company.first_bar === null
    ? ["no_price", "No prices are stored"]
    : ["no_price_by_then", `The first price is of ${company.first_bar}, after ${day}`]

const noStatement = ({ known: { day, price_date }, versions }: Behind, basis: KnownBasis = "filed"): Why => {
  const by = basis === "filed" ? day : (price_date ?? day)
  const filed = versions.flatMap(({ filed_at }) => filed_at ?? []).toSorted()
  if (versions.length === 0) return ["no_statement", "No statements are stored"]
  return [
    "no_statement_by_then",
    filed[0] === undefined || filed[0] <= by
      ? `No statement was known by ${by}`
      : `The first statement was filed on ${filed[0]}, after ${by}`
  ]
}

const noCount = ({ counts, known: { day, price_date } }: Behind): Why => {
  if (counts.length === 0) return ["no_share_count", "No counts of shares are stored"]
  const by = price_date ?? day
  const first = counts.reduce((date, count) => (count.date < date ? count.date : date), "9999-12-31")
  if (first > by) return ["no_share_count_by_then", `The first count of shares is of ${first}, after ${by}`]
  return [
    "class_not_priced",
    "A class of shares has no price in the currency of this one, or no count while it is traded"
  ]
}

const tooFewBars = ({ known }: Behind): Why => {
  if (known.price_date === null) return ["no_price", "No prices are stored"]
  return barsAfterGaps(known.technical, "1day", known.trading_days).length > 0
    ? ["gap_in_bars", `The daily bars up to ${known.price_date} have a gap of seven or more trading days`]
    : ["too_few_bars", `There are too few daily bars up to ${known.price_date}`]
}

const noBeta = (behind: Behind): Why => {
  const { index, known } = behind
  if (index === null) return ["no_index", "No market index is set, which betas are against"]
  if (!index.isStored)
    return ["index_not_stored", `The market index ${index.symbol} isn't among the companies`]
  if (known.price_date === null) return noPrice(behind)
  return [
    "too_few_bars",
    `The company and the index ${index.symbol} have returns in common of fewer than 24 months up to ${known.price_date}`
  ]
}

const unknownPayments = ({ known: { company } }: Behind): Why => [
  "payments_unknown",
  company.actions_known_to === null
    ? "No splits and payments are stored, so that it isn't known whether there were any"
    : `Splits and payments are known to ${company.actions_known_to} alone, and prices later`
]

const noPayment = (behind: Behind): Why => {
  const { actions_known_to, last_bar } = behind.known.company
  return actions_known_to === null || actions_known_to < (last_bar ?? "")
    ? unknownPayments(behind)
    : [
        "no_payment",
        `None is known by ${behind.known.day}; splits and payments are known to ${actions_known_to}`
      ]
}

/** What a line could have been derived from, and lacks. */
const lackedBy = ({ line, statement }: LineRead): ReadonlyArray<Line> => [
  ...new Set(operandsOf(line).flatMap((operands) => operands.filter((one) => statement[one] === null)))
]

const notFiled = (behind: Behind, basis: KnownBasis, read: LineRead): MissingOperand => {
  const { line, statement } = read
  const { fiscal_date } = statement
  const form =
    behind.versionsBy(basis).findLast((one) => one.fiscal_date === fiscal_date && one.form !== null)?.form ??
    null
  const lacks = lackedBy(read)
  const nor = lacks.length === 0 ? "" : `, nor ${lacks.join(" and ")} to derive it from`
  return {
    name: line,
    title: lineNamed(line).title,
    reason: "not_in_filing",
    message: `The ${form ?? "filing"} of the period to ${fiscal_date} has no ${line}${nor}`,
    filing: { form, fiscal_date, lacks }
  }
}

const named = (name: string, [reason, message]: Why): MissingOperand => ({
  name,
  title: operandNamed(name).title,
  reason,
  message,
  filing: null
})

/** A figure of statements that is null. */
const ofStatements = (
  behind: Behind,
  name: string,
  basis: KnownBasis,
  place: number
): ReadonlyArray<MissingOperand> => {
  const figure = statementFigures[place]
  if (basis === "priced" && behind.known.price_date === null) return [named(name, noPrice(behind))]
  const statements = behind.statementsBy(basis)
  if (figure === undefined || statements.length === 0) return [named(name, noStatement(behind, basis))]
  const reads = linesRead(figure, statements)
  const unknown = reads.filter(({ value }) => value === null)
  // The newest of each line: quarters are read before the year.
  const newest = new Map<Line, LineRead>()
  for (const read of unknown) if (!newest.has(read.line)) newest.set(read.line, read)
  if (newest.size > 0) return [...newest.values()].map((read) => notFiled(behind, basis, read))
  const below = reads.filter(({ value }) => value !== null && value <= 0)
  if (below.length > 0)
    return below.map(({ line, statement, value }) => ({
      name: line,
      title: lineMeanings[line].title,
      reason: "not_above_zero",
      message: `${line} of the period to ${statement.fiscal_date} isn't above 0, but ${value}`,
      filing: null
    }))
  if (reads.length > 0)
    return [
      named(name, [
        "not_comparable",
        "The statements are in different currencies, or their years end otherwise"
      ])
    ]
  const last = statements.reduce((date, { fiscal_date }) => (fiscal_date > date ? fiscal_date : date), "")
  return [
    named(name, [
      "too_few_statements",
      `The statements known to ${last} don't have all the periods that it is computed from`
    ])
  ]
}

/** Why something that was asked for is null. */
export const whyNull = (behind: Behind, { name, source }: Read): ReadonlyArray<MissingOperand> => {
  const { known } = behind
  const because = (why: Why): ReadonlyArray<MissingOperand> => [named(name, why)]
  switch (source.from) {
    case "statement":
      return ofStatements(behind, name, source.basis, source.place)
    case "head":
      return because(noStatement(behind))
    case "bars":
      return because(known.price_date === null ? noPrice(behind) : tooFewBars(behind))
    case "cap":
      return because(name === "market_cap" && known.price_date === null ? noPrice(behind) : noCount(behind))
    case "index":
      return because(noBeta(behind))
    case "reports":
      return because(["no_report", `No report of the twelve months to ${known.day} has one`])
    case "insiders":
      return because(["no_transaction", `No transaction of the twelve months to ${known.day} has a price`])
    case "filings":
      return because(["no_filing", `None is known by ${known.day}`])
    case "company":
      return because(["not_recorded", "The company's record doesn't have it"])
    case "action":
    case "payments":
      return []
  }
}

/** Why a figure is null though nothing that it asked for is. */
export const whyUndefined = (
  behind: Behind,
  figure: Pick<FigureMeaning, "name" | "null_when">,
  needs: ReadonlyArray<Part>,
  reads: ReadonlyArray<Read>
): MissingOperand => {
  const because = (why: Why): MissingOperand => named(figure.name, why)
  const { known } = behind
  const foreign = reads.find(
    ({ key, source, value }) => source.from === "action" && key.startsWith("currency") && value !== null
  )
  if (foreign !== undefined)
    return because([
      "other_currency",
      `The dividend of ${foreign.date} is in ${foreign.value}, prices in ${known.company.currency ?? "no known currency"}`
    ])
  if (reads.some(({ source }) => source.from === "payments")) return because(unknownPayments(behind))
  if (reads.some(({ source }) => source.from === "head")) return because(noStatement(behind))
  if (reads.some(({ name }) => name === "bars")) return because(tooFewBars(behind))
  if (reads.every(({ isAside }) => isAside) && (needs.includes("payments") || needs.includes("splits")))
    return because(noPayment(behind))
  if (reads.some(({ source }) => source.from === "reports") && known.price_date !== null)
    if (!isUpToDate(known.price_date, known.day))
      return because([
        "price_too_old",
        `The latest price is of ${known.price_date}, too old for ${known.day}`
      ])
  const message = `It is null where ${figure.null_when === "" ? "it can't be computed" : figure.null_when}`
  return because([figure.null_when.includes("isn't above 0") ? "not_above_zero" : "undefined", message])
}

/** Statements in one currency, the price in another, or flows and balances in different ones. */
export const inOtherCurrency = ({ known }: Behind, { name, source }: Read): MissingOperand => {
  const basis = source.from === "statement" ? source.basis : "filed"
  const row = basis === "priced" ? known.priced : known.statements
  const flows = row?.trailing_currency ?? "no known currency"
  const message =
    basis === "priced"
      ? `Statements are in ${row?.currency ?? flows}, prices in ${known.cap.market_cap_currency ?? known.company.currency}, and figures of both aren't converted`
      : `Flows of twelve months are in ${flows}, the latest balances in ${row?.currency ?? "none"}`
  return named(name, ["other_currency", message])
}
