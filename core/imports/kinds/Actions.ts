/** Imports corporate actions. A file without refused rows contains all actions of its companies up to today. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import { CompanyAction } from "../../prices/CorporateAction.ts"
import { changesShares, isShareRatio } from "../../prices/ShareRatio.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"

import { type Breach, type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import type { Staged } from "../../tables/Records.ts"
import { linesOf } from "../prices/Lines.ts"
import { paymentLaw } from "../prices/PaymentLaw.ts"
import { roughDay, tradingDay } from "../prices/TradingDay.ts"
import { actionKey, doubtActions } from "../prices/PriceDoubts.ts"
import { unlikelyRatio } from "../prices/OwnActions.ts"
import type { Row } from "../cells/Row.ts"
import { subjectFields, subjects } from "../subjects/Subject.ts"

const fields = {
  symbol: subjectFields.symbol,
  exchange: subjectFields.exchange,
  ...cellsOf(CompanyAction, ["company_id"]),
  effective_date: Field.moment
}

const breach = ({ reference_close, type, value }: Row<typeof fields>): Breach | null => {
  if (value <= 0) {
    return ["value", `A ${type} has ${changesShares(type) ? "a ratio" : "an amount"} above 0, not ${value}`]
  }
  if (changesShares(type) && !isShareRatio(value)) return ["value", unlikelyRatio(type, value)]
  return reference_close !== null && reference_close <= 0
    ? ["reference_close", `A close must be above 0, not ${reference_close}`]
    : null
}

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { directory, options, problems, sink } = context
  const subject = yield* subjects(context)
  const breachesOf = paymentLaw(sink)
  const covered = new Map<number, number>()
  const lines = linesOf()
  const lineOf = new Map<string, number>()

  const found = Effect.fnUntraced(function* (row: Row<typeof fields>) {
    const { currency, line, payment_date, reference_close, type, value } = row
    const company = yield* subject.find(
      { ...row, name: null, alias_name: null },
      roughDay(row.effective_date)
    )
    const unit = changesShares(type) ? null : currency
    if (company === null) return []
    const effective_date = tradingDay(row.effective_date, company, directory)
    const action = { effective_date, type, value, reference_close, currency: unit, payment_date }
    return [{ line, company, action }]
  })

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<Row<typeof fields>>) {
    const candidates = (yield* Effect.forEach(rows, found)).flat()
    const breaches = yield* breachesOf(candidates)
    const records: Array<Staged<"corporate_action">> = []
    for (const { action, company, line } of candidates) {
      const breach = breaches.get(line)
      if (breach !== undefined) {
        problems.refuse(line, "value", breach)
        continue
      }
      const { company_id } = company
      if (!covered.has(company_id)) covered.set(company_id, line)
      lines.add(company_id, action.effective_date, line)
      const key = actionKey(company_id, action.effective_date, action.type)
      if (!lineOf.has(key)) lineOf.set(key, line)
      records.push({ ...action, company_id, line })
    }
    yield* sink.stage("corporate_action", records)
  })

  /** A file without rows states that the company it was imported for had no actions. */
  const onlySymbol = (): CompanyReference | null => {
    if (covered.size > 0) return null
    if (context.company !== null) return context.company
    if (options.symbol === null) return null
    const exchange = options.exchange === null ? null : directory.exchanges.find(options.exchange)
    return directory.holder(options.symbol, exchange)
  }

  /** Records that all actions of the companies are known up to a day, where they aren't up to a later one. */
  const cover = Effect.fnUntraced(function* (known_to: string | null) {
    if (known_to === null || covered.size === 0) return
    const before = yield* sink.actions([...covered.keys()])
    yield* sink.stage(
      "action_coverage",
      [...covered]
        .filter(([company_id]) => (before.get(company_id)?.known_to ?? "") < known_to)
        .map(([company_id, line]) => ({ company_id, known_to, line }))
    )
    yield* sink.merge("action_coverage", context.run_id)
  })

  const close = Effect.gen(function* () {
    yield* subject.merge
    const lone = onlySymbol()
    if (lone !== null) covered.set(lone.company_id, 1)
    // When a row was refused, it is unknown which companies are complete.
    if (problems.refused() > 0) covered.clear()
    const merged = yield* sink.merge("corporate_action", context.run_id)
    yield* doubtActions(context, lines, lineOf)
    yield* cover(context.actionsKnownTo())
    return merged
  })
  return { accept, close }
})

/** The kind `actions`. Ratios are new shares for each old one, amounts per share as traded on the ex-date. */
export const actions: KindDefinition = defineKind(CompanyAction, {
  fields,
  takesCompany: true,
  meansNone: true,
  breach,
  open
})
