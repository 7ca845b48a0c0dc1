/** Detects that the prices of a file without a stated basis are adjusted, by stored bars and known splits. */
import { Effect } from "effect"
import { adjustedOverlap, adjustedStep, type AdjustedBy } from "../../doubts/AdjustedFile.ts"
import type { Rewrite } from "../../doubts/Rewrite.ts"
import type { Step } from "../../doubts/Step.ts"
import type { ImportContext } from "../Intake.ts"
import { lineKey, type Lines } from "./Lines.ts"

const textOf = (symbol: string, { date, given, splits, traded }: AdjustedBy): string => {
  const by = splits.map(({ effective_date, value }) => `${value} on ${effective_date}`).join(" and ")
  return `${symbol} on ${date} is ${given} in the file and ${traded} in the stored bars, as after the split of ${by}: pass --basis splits if the file is adjusted for splits, or --basis raw if its prices are as traded`
}

/** Why the file can't be raw, null when nothing contradicts that; to be called after the merge. */
export const adjustedPrices = Effect.fnUntraced(function* (
  { directory, run_id, sink, today }: ImportContext,
  lines: Lines,
  steps: ReadonlyArray<Step>,
  rewrites: ReadonlyArray<Rewrite>
) {
  const concerned = new Set([...steps, ...rewrites].map(({ company_id }) => company_id))
  if (concerned.size === 0) return null
  const spans = lines.spans().filter(({ company_id }) => concerned.has(company_id))
  const actions = Map.groupBy(
    yield* sink.evidence.actions(spans.map((span) => ({ ...span, last_date: today }))),
    ({ company_id }) => company_id
  )
  const replaced = Map.groupBy(
    yield* sink.evidence.replaced(
      run_id,
      rewrites.map(({ company_id }) => company_id).filter((company_id) => actions.has(company_id))
    ),
    ({ company_id }) => company_id
  )
  const days = steps.flatMap(({ company_id, date, previous_date }) =>
    [date, previous_date].map((day) => lineKey(company_id, day))
  )
  const given = lines.find(new Set(days))
  for (const [company_id, known] of actions) {
    const isGiven = (date: string) => given.has(lineKey(company_id, date))
    const own = steps.filter((step) => step.company_id === company_id)
    const found =
      adjustedOverlap(replaced.get(company_id) ?? [], known) ??
      own.map((step) => adjustedStep(step, isGiven, known)).find((by) => by !== null)
    if (found != null) return textOf(directory.byId(company_id)?.symbol ?? String(company_id), found)
  }
  return null
})
