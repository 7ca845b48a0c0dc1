/** Reports, by the lines of a file, the doubts that it raised about prices and actions. */
import { Effect } from "effect"
import type { Doubt, DoubtReason } from "../../doubts/Doubt.ts"
import { actionDoubtsIn, placedDoubts } from "../../doubts/Doubts.ts"
import type { CompanyDays } from "../../doubts/Evidence.ts"
import { maxOffSession, type OffSessionBars, offSessionDoubt } from "../../doubts/OffSession.ts"
import type { PlacedAction } from "../../doubts/PlacedAction.ts"
import { remedyFor } from "../../doubts/Remedy.ts"
import { type Rewrite, rewriteDoubt } from "../../doubts/Rewrite.ts"
import { type CompanyBar, spikeDoubt, spikedColumn } from "../../doubts/Spike.ts"
import { type Step, stepDoubt, steppedGap } from "../../doubts/Step.ts"
import { addDays } from "../../time/CalendarDate.ts"
import type { ImportContext } from "../Intake.ts"
import { lineKey, type Lines } from "./Lines.ts"

/** An action this many days after a file's last bar may concern that bar. */
const daysAfter = 31

/** The column of a bar that is doubtful; for a step, or the lack of one, of the bar after it. */
const barColumns: Readonly<Record<DoubtReason, string | null>> = {
  step: "open",
  dividend: "close",
  reference_close: "close",
  untraded_action: "date",
  no_step: "open",
  spike: null,
  off_session: null,
  rewrite: null
}

const actionColumns: Readonly<Record<DoubtReason, string | null>> = {
  step: null,
  dividend: "value",
  reference_close: "reference_close",
  untraded_action: "effective_date",
  no_step: "value",
  spike: null,
  off_session: null,
  rewrite: null
}

const textOf = (doubt: Doubt, { directory }: ImportContext): string =>
  `${doubt.message}: ${remedyFor(doubt, directory.byId(doubt.company_id))}`

/** The spans of a file, extended by the days on which an action may concern its bars. */
export const aroundBars = (spans: ReadonlyArray<CompanyDays>): ReadonlyArray<CompanyDays> =>
  spans.map((span) => ({ ...span, last_date: addDays(span.last_date, daysAfter) }))

/** Reports the spikes among the bars of a file. */
export const doubtSpikes = (
  context: ImportContext,
  lines: Lines,
  spikes: ReadonlyArray<CompanyBar>
): void => {
  const found = lines.find(new Set(spikes.map(({ company_id, date }) => lineKey(company_id, date))))
  for (const bar of spikes) {
    const doubt = spikeDoubt(bar)
    const line = found.get(lineKey(bar.company_id, bar.date))
    if (doubt !== null && line !== undefined)
      context.problems.doubt(line, spikedColumn(bar), textOf(doubt, context))
  }
}

/** Reports the bars of a file on days without a session: at each, or where a company has too many at its first. */
export const doubtOffSession = (
  context: ImportContext,
  lines: Lines,
  found: ReadonlyArray<OffSessionBars>
): void => {
  const shown = found.map((bars) => ({
    bars,
    dates: bars.dates.slice(0, bars.dates.length > maxOffSession ? 1 : maxOffSession)
  }))
  const keys = shown.flatMap(({ bars, dates }) => dates.map((date) => lineKey(bars.company_id, date)))
  const lineOf = lines.find(new Set(keys))
  for (const { bars, dates } of shown) {
    const text = textOf(offSessionDoubt(bars), context)
    for (const date of dates) {
      const line = lineOf.get(lineKey(bars.company_id, date))
      if (line !== undefined) context.problems.doubt(line, "date", text)
    }
  }
}

/** More gaps than this are counted. */
const gapsNamed = 10

/** Names the gaps beside a file's bars over which prices step. */
export const gapNotes = (
  { directory }: ImportContext,
  lines: Lines,
  steps: ReadonlyArray<Step>
): ReadonlyArray<string> => {
  const gaps = steps.flatMap((step) => steppedGap(step) ?? [])
  const sidesOf = ({ after, company_id, until }: (typeof gaps)[number]) =>
    [after, until].map((date) => lineKey(company_id, date))
  const found = lines.find(new Set(gaps.flatMap(sidesOf)))
  const own = gaps.filter((gap) => sidesOf(gap).some((key) => found.has(key)))
  const notes = own.slice(0, gapsNamed).map(({ company_id, message }) => {
    const company = directory.byId(company_id)
    return `${company === null ? `Company ${company_id}` : `${company.symbol}:${company.exchange}`}: ${message}: import the bars of the days between, after their actions`
  })
  const more = own.length - notes.length
  return more <= 0
    ? notes
    : [
        ...notes,
        `${more} more ${more === 1 ? "gap" : "gaps"} over which prices step: doctor --data lists all`
      ]
}

/** Reports doubts about merged bars: steps around them, and the known actions in `aroundBars`. */
export const doubtBars = (
  context: ImportContext,
  lines: Lines,
  allSteps: ReadonlyArray<Step>,
  placed: ReadonlyArray<PlacedAction>,
  rewrites: ReadonlyArray<Rewrite>
): void => {
  const doubts = [...allSteps.flatMap((step) => stepDoubt(step) ?? []), ...placedDoubts(placed)]
  const keys = doubts.flatMap(({ bars, company_id }) => bars.map((date) => lineKey(company_id, date)))
  const found = lines.find(new Set(keys))
  for (const doubt of doubts) {
    const date = doubt.bars.find((date) => found.has(lineKey(doubt.company_id, date)))
    if (date === undefined) continue
    const line = found.get(lineKey(doubt.company_id, date)) as number
    const before = barColumns[doubt.reason] === "open" && date !== doubt.bars[0]
    context.problems.doubt(line, before ? "close" : barColumns[doubt.reason], textOf(doubt, context))
  }
  for (const rewrite of rewrites) {
    const doubt = rewriteDoubt(rewrite)
    const line = lines.of(rewrite.company_id)?.line
    if (doubt !== null && line !== undefined) context.problems.doubt(line, null, textOf(doubt, context))
  }
}

/** The key of an action's line. */
export const actionKey = (company_id: number, date: string, type: string): string =>
  `${company_id} ${date} ${type}`

/** Reports doubts about merged actions; `lines` by `actionKey`. */
export const doubtActions = Effect.fnUntraced(function* (
  context: ImportContext,
  lines: Lines,
  lineOf: ReadonlyMap<string, number>
) {
  const { problems, sink } = context
  const spans = lines.spans()
  if (spans.length === 0) return
  for (const doubt of yield* actionDoubtsIn(sink.evidence, spans)) {
    const line = lineOf.get(actionKey(doubt.company_id, doubt.date ?? "", doubt.type ?? ""))
    if (line !== undefined) problems.doubt(line, actionColumns[doubt.reason], textOf(doubt, context))
  }
})
