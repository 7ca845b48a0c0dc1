/** Looks at a file's prices once they are merged: what refuses the file, and what is doubtful about it. */
import { Effect } from "effect"
import { adjustedPrices } from "./AdjustedPrices.ts"
import { FileRefused } from "./FileRefused.ts"
import type { Merged } from "./ImportSink.ts"
import type { Desk } from "./Intake.ts"
import type { Lines } from "./Lines.ts"
import { doubtBars } from "./PriceDoubts.ts"
import type { TickerHolders } from "./TickerHolders.ts"

/**
 * Fails with FileRefused where the file would write over the bars of another holder of its ticker, or shows that it is
 * adjusted though nobody said so; names what is doubtful else.
 */
export const checkPrices = Effect.fnUntraced(function* (
  desk: Desk,
  lines: Lines,
  holders: TickerHolders,
  merged: Merged
) {
  const { layout, options, run_id, sink } = desk
  const isSaid = options.basis !== null || options.format !== null || layout.basis !== "raw"
  const rewrites = merged.changed === 0 ? [] : yield* sink.evidence.rewrites(run_id)
  const steps = yield* sink.evidence.steps(lines.spans())
  const objection =
    holders.objection(rewrites, lines) ??
    (isSaid ? null : yield* adjustedPrices(desk, lines, steps, rewrites))
  if (objection !== null) return yield* new FileRefused({ file: desk.file, message: objection })
  yield* doubtBars(desk, lines, steps, rewrites)
})
