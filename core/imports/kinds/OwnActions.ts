/** The splits and dividends that a file of prices carries beside its bars, a day a row. */
import { Effect } from "effect"
import { type CorporateAction, changesShares } from "../../prices/CorporateAction.ts"
import { simpleRatio, splitRatio } from "../../prices/SplitRatio.ts"
import { addDays } from "../../time/CalendarDate.ts"
import type { KnownActions } from "../ImportSink.ts"
import type { Desk } from "../Intake.ts"
import type { Staged } from "../../records/Records.ts"

/** What a row says: new shares for each old one, 0 or 1 for no split, and an amount a share, 0 for none. */
interface ActionCells {
  readonly line: number
  readonly date: string
  readonly dividend: number | null
  readonly split: number | null
}

/** What a file says of one company: the days it is of, and its actions on them. */
interface Own {
  line: number
  first: string
  last: string
  readonly actions: Array<CorporateAction & { readonly line: number }>
}

/** What is wrong with a row's actions; null when nothing is. */
export const actionBreach = ({ dividend, split }: ActionCells): readonly [string, string] | null => {
  if (dividend !== null && dividend < 0)
    return ["dividend", `A dividend is an amount from 0, not ${dividend}`]
  return split !== null && split < 0 ? ["split", `A split is a ratio from 0, not ${split}`] : null
}

const action = (effective_date: string, type: "split" | "dividend", value: number, line: number) => ({
  effective_date,
  type,
  value,
  reference_close: null,
  currency: null,
  line
})

/** Whether both are of one day and either both change the number of shares or neither does. */
const isSame = (a: CorporateAction, b: CorporateAction): boolean =>
  a.effective_date === b.effective_date && changesShares(a.type) === changesShares(b.type)

/** More than vendors' rounding makes of one amount. */
const differs = (a: number, b: number): boolean => Math.abs(a - b) > 0.01 * Math.max(a, b)

const noted = (counts: Readonly<Record<string, number>>): ReadonlyArray<string> => {
  const said = Object.entries(counts).filter(([, count]) => count > 0)
  return said.length === 0
    ? []
    : [`Corporate actions in the file: ${said.map(([what, count]) => `${count} ${what}`).join(", ")}`]
}

export const ownActions = (desk: Desk) => {
  const { fields, layout, problems, run_id, sink, today } = desk
  const own = new Map<number, Own>()
  const carried = fields.has("dividend") || fields.has("split")

  const note = (company_id: number, { date, dividend, line, split }: ActionCells): void => {
    if (!carried) return
    const said = own.get(company_id) ?? { line, first: date, last: date, actions: [] }
    own.set(company_id, said)
    if (date < said.first) said.first = date
    if (date > said.last) said.last = date
    const ratio = split === null || split === 0 ? 1 : simpleRatio(split)
    if (ratio !== 1) said.actions.push(action(date, "split", ratio, line))
    if (dividend !== null && dividend > 0) said.actions.push(action(date, "dividend", dividend, line))
  }

  /** The actions by which a vendor adjusted a company's prices: its own on the days of the file, those stored on others. */
  const adjustedBy = (company_id: number, known: KnownActions | null): ReadonlyArray<CorporateAction> => {
    const stored = known?.actions.filter(({ effective_date }) => effective_date <= today) ?? []
    const said = own.get(company_id)
    if (said === undefined || !fields.has("split")) return stored
    const { actions, first, last } = said
    return [
      ...stored.filter(({ effective_date }) => effective_date < first || last < effective_date),
      ...actions
    ]
  }

  /** Dividends beside split-adjusted prices are on today's shares too. */
  const asPaid = <A extends CorporateAction>(paid: A, by: ReadonlyArray<CorporateAction>): A => {
    if (layout.basis !== "splits" || changesShares(paid.type)) return paid
    const value = Math.round(paid.value * splitRatio(by, paid.effective_date, today) * 1e6) / 1e6
    return { ...paid, value }
  }

  /** Whether the file says all actions of its days. */
  const isWhole = (): boolean => problems.refused() === 0 && fields.has("dividend") && fields.has("split")

  /** Writes the actions that aren't known yet, and up to when all are known where the file goes on from there. */
  const close = Effect.gen(function* () {
    if (!carried) return []
    const counts = { added: 0, "known before": 0, "known with another value, which was left": 0 }
    const records: Array<Staged<"corporate_action">> = []
    const coverage: Array<Staged<"action_coverage">> = []
    const all = yield* sink.actions([...own.keys()])
    let alone = 0
    for (const [company_id, { actions, first, last, line }] of own) {
      const known = all.get(company_id) ?? null
      const by = adjustedBy(company_id, known)
      for (const said of actions.map((each) => asPaid(each, by))) {
        const same = known?.actions.filter((stored) => isSame(stored, said)) ?? []
        if (same.length === 0) {
          counts.added++
          records.push({ ...said, company_id })
        } else if (same.every(({ value }) => differs(value, said.value))) {
          counts["known with another value, which was left"]++
        } else counts["known before"]++
      }
      const known_to = known?.known_to ?? null
      if (known_to === null || addDays(known_to, 1) < first) alone++
      else if (isWhole() && known_to < last && last <= today)
        coverage.push({ company_id, known_to: last, line })
    }
    yield* sink.stage("corporate_action", records)
    yield* sink.merge("corporate_action", run_id)
    yield* sink.stage("action_coverage", coverage)
    yield* sink.merge("action_coverage", run_id)
    return [
      ...noted(counts),
      ...(alone === 0
        ? []
        : [
            `Companies whose actions are known on the days of the file only: ${alone} (import actions brings the others)`
          ])
    ]
  })

  return {
    note,
    adjustedBy,
    covers: (company_id: number) => own.has(company_id) && fields.has("split"),
    close
  }
}
