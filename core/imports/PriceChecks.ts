/** Checks a file's prices after the merge: whether the file is refused, and what is doubtful about it. */
import { Effect } from "effect"
import { adjustedPrices } from "./AdjustedPrices.ts"
import { FileRefused } from "./FileRefused.ts"
import type { Merged } from "./ImportSink.ts"
import type { ImportContext } from "./Intake.ts"
import type { Lines } from "./Lines.ts"
import { doubtBars } from "./PriceDoubts.ts"
import type { TickerHolders } from "./TickerHolders.ts"

/**
 * Fails with FileRefused where the file would overwrite the bars of another holder of its ticker, or where it is
 * adjusted without stating so; otherwise reports doubts.
 */
export const checkPrices = Effect.fnUntraced(function* (
  context: ImportContext,
  lines: Lines,
  holders: TickerHolders,
  merged: Merged
) {
  const { layout, options, run_id, sink } = context
  const hasBasis = options.basis !== null || options.format !== null || layout.basis !== "raw"
  const rewrites = merged.changed === 0 ? [] : yield* sink.evidence.rewrites(run_id)
  const steps = yield* sink.evidence.steps(lines.spans())
  const objection =
    holders.objection(rewrites, lines) ??
    (hasBasis ? null : yield* adjustedPrices(context, lines, steps, rewrites))
  if (objection !== null) return yield* new FileRefused({ file: context.file, message: objection })
  yield* doubtBars(context, lines, steps, rewrites)
})
