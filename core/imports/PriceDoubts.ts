/** Reports, by the lines of a file, the doubts that it raised about prices and actions. */
import { Effect } from "effect"
import type { Doubt, DoubtReason } from "../doubts/Doubt.ts"
import { actionDoubtsIn } from "../doubts/Doubts.ts"
import { type Rewrite, rewriteDoubt } from "../doubts/Rewrite.ts"
import { type Step, stepDoubt } from "../doubts/Step.ts"
import { addDays } from "../time/CalendarDate.ts"
import type { ImportContext } from "./Intake.ts"
import { lineKey, type Lines } from "./Lines.ts"

/** An action this many days after a file's last bar may concern that bar. */
const daysAfter = 31

/** The column of a bar that is doubtful; for a step, of the bar after it. */
const barColumns: Readonly<Record<DoubtReason, string | null>> = {
  step: "open",
  dividend: "close",
  reference_close: "close",
  untraded_action: "date",
  rewrite: null
}

const actionColumns: Readonly<Record<DoubtReason, string | null>> = {
  step: null,
  dividend: "value",
  reference_close: "reference_close",
  untraded_action: "effective_date",
  rewrite: null
}

const textOf = ({ message, remedy }: Doubt): string => `${message}: ${remedy}`

/** Reports doubts about merged bars: steps around them, and known actions of their days. */
export const doubtBars = Effect.fnUntraced(function* (
  { problems, sink }: ImportContext,
  lines: Lines,
  allSteps: ReadonlyArray<Step>,
  rewrites: ReadonlyArray<Rewrite>
) {
  const spans = lines.spans()
  if (spans.length === 0) return
  const around = spans.map((span) => ({ ...span, last_date: addDays(span.last_date, daysAfter) }))
  const steps = allSteps.flatMap((step) => stepDoubt(step) ?? [])
  const actions = yield* actionDoubtsIn(sink.evidence, around)
  const doubts = [...steps, ...actions]
  const keys = doubts.flatMap(({ bars, company_id }) => bars.map((date) => lineKey(company_id, date)))
  const found = lines.find(new Set(keys))
  for (const doubt of doubts) {
    const date = doubt.bars.find((date) => found.has(lineKey(doubt.company_id, date)))
    if (date === undefined) continue
    const line = found.get(lineKey(doubt.company_id, date)) as number
    const before = doubt.reason === "step" && date !== doubt.date
    problems.doubt(line, before ? "close" : barColumns[doubt.reason], textOf(doubt))
  }
  for (const rewrite of rewrites) {
    const doubt = rewriteDoubt(rewrite)
    const line = lines.of(rewrite.company_id)?.line
    if (doubt !== null && line !== undefined) problems.doubt(line, null, textOf(doubt))
  }
})

/** The key of an action's line. */
export const actionKey = (company_id: number, date: string, type: string): string =>
  `${company_id} ${date} ${type}`

/** Reports doubts about merged actions; `lines` by `actionKey`. */
export const doubtActions = Effect.fnUntraced(function* (
  { problems, sink }: ImportContext,
  lines: Lines,
  lineOf: ReadonlyMap<string, number>
) {
  const spans = lines.spans()
  if (spans.length === 0) return
  for (const doubt of yield* actionDoubtsIn(sink.evidence, spans)) {
    const line = lineOf.get(actionKey(doubt.company_id, doubt.date ?? "", doubt.type ?? ""))
    if (line !== undefined) problems.doubt(line, actionColumns[doubt.reason], textOf(doubt))
  }
})
