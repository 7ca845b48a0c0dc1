/** Imports the splits and dividends in a file of prices, in columns beside the bars. */
import { Effect } from "effect"
import type { ActionType, CorporateAction } from "../../prices/CorporateAction.ts"
import { changesShares, isShareRatio, maxShares } from "../../prices/ShareRatio.ts"
import { simpleRatio, splitRatio } from "../../prices/SplitRatio.ts"
import { addDays } from "../../time/CalendarDate.ts"
import type { KnownActions } from "../ImportSink.ts"
import type { Breach, ImportContext } from "../Intake.ts"
import type { Staged } from "../../tables/Records.ts"

/** The cells of a row: new shares for each old one, 0 or 1 for no split, and an amount per share, 0 for none. */
interface ActionCells {
  readonly line: number
  readonly date: string
  readonly dividend: number | null
  readonly split: number | null
}

/** What a file contains for one company: its range of days, and its actions. */
interface Own {
  line: number
  first: string
  last: string
  /** By day and type. */
  readonly actions: Map<string, CorporateAction & { readonly line: number }>
}

/** The message for a positive ratio beyond those of any action of the type. */
export const unlikelyRatio = (type: ActionType, value: number): string =>
  `The ratio of a ${type} lies between 1/${maxShares} and ${maxShares}, not ${value}`

/** What is wrong with a row's actions; null when nothing is. */
export const actionBreach = ({ dividend, split }: ActionCells): Breach | null => {
  if (dividend !== null && dividend < 0) return ["dividend", `A dividend must be at least 0, not ${dividend}`]
  if (split === null || split === 0) return null
  if (split < 0) return ["split", `A split ratio must be at least 0, not ${split}`]
  return isShareRatio(split) ? null : ["split", unlikelyRatio("split", split)]
}

const action = (effective_date: string, type: "split" | "dividend", value: number, line: number) => ({
  effective_date,
  type,
  value,
  reference_close: null,
  currency: null,
  line
})

/** Whether of two actions on one day either both change the number of shares or neither does. */
const isSame = (a: CorporateAction, b: CorporateAction): boolean =>
  changesShares(a.type) === changesShares(b.type)

/** Whether two amounts differ by more than vendors' rounding. */
const differs = (a: number, b: number): boolean => Math.abs(a - b) > 0.01 * Math.max(a, b)

const noted = (counts: Readonly<Record<string, number>>): ReadonlyArray<string> => {
  const inFile = Object.entries(counts).filter(([, count]) => count > 0)
  return inFile.length === 0
    ? []
    : [`Corporate actions in the file: ${inFile.map(([what, count]) => `${count} ${what}`).join(", ")}`]
}

/** Collects the actions row by row, to be written with the bars. Files without the columns have none. */
export const ownActions = (context: ImportContext) => {
  const { fields, layout, problems, run_id, sink, today } = context
  const own = new Map<number, Own>()
  /** The lines whose actions aren't written: the amounts paid are unknown without the splits since. */
  const withheld = new Set<number>()
  const carried = fields.has("dividend") || fields.has("split")

  /** Collects a row's actions; returns the breach when another row of the day has different ones. */
  const note = (company_id: number, { date, dividend, line, split }: ActionCells): Breach | null => {
    // A future bar is refused, and says nothing of the days before it.
    if (!carried || date > addDays(today, 1)) return null
    const inFile = own.get(company_id) ?? { line, first: date, last: date, actions: new Map() }
    own.set(company_id, inFile)
    if (date < inFile.first) inFile.first = date
    if (date > inFile.last) inFile.last = date
    const ratio = split === null || split === 0 ? 1 : simpleRatio(split)
    const given = [
      ...(ratio === 1 ? [] : [action(date, "split", ratio, line)]),
      ...(dividend === null || dividend === 0 ? [] : [action(date, "dividend", dividend, line)])
    ]
    const others = given.map(({ type }) => inFile.actions.get(`${date} ${type}`))
    const at = others.findIndex((other, i) => other !== undefined && other.value !== given[i]?.value)
    const other = others[at]
    if (other !== undefined) {
      const { line, type, value } = other
      return [type, `Line ${line} gives another ${type} on the same day, ${value}`]
    }
    for (const each of given) {
      const key = `${date} ${each.type}`
      if (!inFile.actions.has(key)) inFile.actions.set(key, each)
    }
    return null
  }

  /**
   * The splits by which a vendor adjusted a company's prices: the file's own within its days, stored ones on others.
   */
  const adjustedBy = (company_id: number, known: KnownActions | null): ReadonlyArray<CorporateAction> => {
    const stored =
      known?.actions.filter(({ effective_date, type }) => changesShares(type) && effective_date <= today) ??
      []
    const inFile = own.get(company_id)
    if (inFile === undefined || !fields.has("split")) return stored
    const { actions, first, last } = inFile
    return [
      ...stored.filter(({ effective_date }) => effective_date < first || last < effective_date),
      ...[...actions.values()].filter(({ type }) => changesShares(type))
    ]
  }

  /** Converts a dividend beside split-adjusted prices, which is on today's shares too, to the amount paid. */
  const asPaid = <A extends CorporateAction>(paid: A, by: ReadonlyArray<CorporateAction>): A => {
    if (layout.basis !== "splits" || changesShares(paid.type)) return paid
    const value = Math.round(paid.value * splitRatio(by, paid.effective_date, today) * 1e6) / 1e6
    return { ...paid, value }
  }

  /** Whether the file contains all actions of its days. */
  const isWhole = (): boolean => problems.refused() === 0 && fields.has("dividend") && fields.has("split")

  /** Writes the new actions, and extends the day up to which all are known where the file continues from it. */
  const close = Effect.gen(function* () {
    if (!carried) return []
    const counts = { added: 0, "already known": 0, "known with another value, left as stored": 0 }
    const records: Array<Staged<"corporate_action">> = []
    const coverage: Array<Staged<"action_coverage">> = []
    const all = yield* sink.actions([...own.keys()])
    let alone = 0
    for (const [company_id, { actions, first, last, line }] of own) {
      const known = all.get(company_id) ?? null
      const by = adjustedBy(company_id, known)
      const knownOn = Map.groupBy(known?.actions ?? [], ({ effective_date }) => effective_date)
      for (const inFile of [...actions.values()]
        .filter(({ line }) => !withheld.has(line))
        .map((each) => asPaid(each, by))) {
        const same = knownOn.get(inFile.effective_date)?.filter((stored) => isSame(stored, inFile)) ?? []
        if (same.length === 0) {
          counts.added++
          records.push({ ...inFile, company_id, payment_date: null })
        } else if (same.every(({ value }) => differs(value, inFile.value))) {
          counts["known with another value, left as stored"]++
        } else counts["already known"]++
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
            `Companies whose actions are known on the days of the file only: ${alone} (import actions adds the others)`
          ])
    ]
  })

  return {
    note,
    adjustedBy,
    withhold: (line: number): void => {
      withheld.add(line)
    },
    /** The last day for which the file itself contains all splits; null without a column of splits. */
    lastDay: (company_id: number): string | null =>
      fields.has("split") ? (own.get(company_id)?.last ?? null) : null,
    /** Whether the file itself contains a split on the day. */
    carries: (company_id: number, date: string): boolean =>
      own.get(company_id)?.actions.has(`${date} split`) ?? false,
    close
  }
}
