/** Checks a file's prices after the merge: whether the file is refused, and what is doubtful about it. */
import { Effect } from "effect"
import { adjustedPrices } from "./AdjustedPrices.ts"
import { FileRefused } from "../FileRefused.ts"
import type { Merged } from "../ImportSink.ts"
import type { ImportContext } from "../Intake.ts"
import type { BarOrder } from "./BarOrder.ts"
import type { Lines } from "./Lines.ts"
import { aroundBars, doubtBars, doubtOffSession, doubtSpikes, gapNotes } from "./PriceDoubts.ts"
import { type FileSplits, splitObjection } from "./SplitSteps.ts"
import type { TickerHolders } from "../subjects/TickerHolders.ts"

/** What is known of a file's bars. */
interface FileBars {
  readonly lines: Lines
  readonly order: BarOrder
  /** The companies that its tickers resolved to. */
  readonly holders: TickerHolders
}

/**
 * Fails with FileRefused where the file would overwrite the bars of another holder of its ticker, where it is adjusted
 * without stating so, or otherwise than stated; otherwise reports doubts, and returns notes about gaps.
 */
export const checkPrices = Effect.fnUntraced(function* (
  context: ImportContext,
  { holders, lines, order }: FileBars,
  merged: Merged,
  splits: FileSplits
) {
  const { layout, options, run_id, sink } = context
  const hasBasis = options.basis !== null || options.format !== null || layout.basis !== "raw"
  const rewrites = merged.changed === 0 ? [] : yield* sink.evidence.rewrites(run_id)
  const spans = lines.spans()
  if (spans.length === 0) return []
  const stored = yield* sink.evidence.bars(spans)
  const steps = yield* sink.evidence.steps(
    spans.flatMap((span) => order.around(span, stored.get(span.company_id) ?? 0))
  )
  const placed = yield* sink.evidence.actions(aroundBars(spans))
  const objection =
    holders.objection(rewrites, lines) ??
    (hasBasis ? null : yield* adjustedPrices(context, lines, steps, rewrites)) ??
    splitObjection(context, lines, { placed, steps, hasBasis }, splits)
  if (objection !== null) return yield* new FileRefused({ file: context.file, message: objection })
  const spiked = spans.flatMap(order.spiked)
  if (spiked.length > 0) doubtSpikes(context, lines, yield* sink.evidence.spikes(spiked))
  const offSession = spans.flatMap(order.offSession)
  if (offSession.length > 0) doubtOffSession(context, lines, yield* sink.evidence.offSession(offSession))
  doubtBars(context, lines, steps, placed, rewrites)
  return gapNotes(context, lines, steps)
})
