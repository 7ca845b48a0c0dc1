/** Checks payments against the close before their ex-date: together they can't take all of it. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import { changesShares } from "../../prices/ShareRatio.ts"
import { exDateFactors } from "../../prices/ExDate.ts"
import { inQuoteUnit } from "../../prices/QuoteUnit.ts"
import { tradedSince } from "../../prices/TradedSince.ts"
import type { ImportSink } from "../ImportSink.ts"

/** An action of a file, with its company. */
export interface FoundAction {
  readonly line: number
  readonly company: CompanyReference
  readonly action: CorporateAction
}

/** The known state of an ex-date, from the store and the file so far. */
interface Day {
  /** The stored close before it; null where there is none, or where bars ended long before it. */
  readonly close: number | null
  readonly actions: ReadonlyArray<CorporateAction>
}

const keyOf = ({ action, company }: FoundAction): string => `${company.company_id} ${action.effective_date}`

const takesAll = (ofDay: ReadonlyArray<CorporateAction>, unit: string | null): boolean =>
  exDateFactors(inQuoteUnit(ofDay, unit)).left <= 0

const breachOf = (action: CorporateAction, unit: string | null): string => {
  const { currency, effective_date, reference_close, type, value } = action
  const amount = currency === null ? `${value}` : `${value} ${currency}`
  return takesAll([action], unit)
    ? `A ${type} of ${amount} is not below the close before it, ${reference_close}`
    : `A ${type} of ${amount} and the other actions of ${effective_date} take the whole close before it, ${reference_close}`
}

/**
 * Returns the invalid payments of a file, by line, for one batch of its actions after another. A payment is invalid
 * when it takes all of the previous close, alone or with actions of its day that are stored or came earlier in the
 * file; within a batch splits count first. Where that close is unknown, or the payment is in a foreign currency, it is
 * accepted.
 */
export const paymentLaw = ({ exDates }: Pick<ImportSink["Service"], "exDates">) => {
  const days = new Map<string, Day>()

  const look = Effect.fnUntraced(function* (found: ReadonlyArray<FoundAction>) {
    const unknown = new Map(found.map((one) => [keyOf(one), one] as const).filter(([key]) => !days.has(key)))
    if (unknown.size === 0) return
    const requested = [...unknown.values()].map(({ action, company }) => ({
      company_id: company.company_id,
      effective_date: action.effective_date
    }))
    const stored = yield* exDates(requested)
    for (const [i, key] of [...unknown.keys()].entries()) {
      const { actions = [], previous = null } = stored[i] ?? {}
      const since = tradedSince(requested[i]?.effective_date ?? "")
      const close = previous !== null && previous.date >= since ? previous.close : null
      days.set(key, {
        close,
        actions: actions.map((action) => ({ ...action, reference_close: action.reference_close ?? close }))
      })
    }
  })

  return Effect.fnUntraced(function* (found: ReadonlyArray<FoundAction>) {
    yield* look(found)
    const breaches = new Map<number, string>()
    const splitsFirst = found.toSorted(
      (a, b) => Number(changesShares(b.action.type)) - Number(changesShares(a.action.type))
    )
    for (const one of splitsFirst) {
      const { close = null, actions = [] } = days.get(keyOf(one)) ?? {}
      const action = { ...one.action, reference_close: one.action.reference_close ?? close }
      const { type, value } = action
      const ofDay = [...actions.filter((other) => other.type !== type || other.value !== value), action]
      if (!changesShares(type) && takesAll(ofDay, one.company.currency)) {
        breaches.set(one.line, breachOf(action, one.company.currency))
      } else days.set(keyOf(one), { close, actions: ofDay })
    }
    return breaches
  })
}
