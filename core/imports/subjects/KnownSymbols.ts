/** Which of a vendor's symbols companies of the store have or had. */
import { Effect } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { ImportSink } from "../ImportSink.ts"
import { learningDirectory } from "./LearningDirectory.ts"

/**
 * The symbols that a company on one of the exchanges, by their codes, has or had in any spelling, each with the exchange by
 * which an import finds it.
 */
export const knownSymbols = Effect.fnUntraced(function* (
  sink: Pick<ImportSink["Service"], "exchanges" | "lookUp">,
  symbols: ReadonlyArray<string>,
  exchanges: ReadonlyArray<string>
): Effect.fn.Return<ReadonlyMap<string, string>, StoreUnavailable> {
  const directory = learningDirectory(yield* sink.exchanges, sink.lookUp)
  yield* directory.learn({ symbols })
  // Companies are found by the operator, of which an exchange is one of several.
  const operators = new Map(
    exchanges.flatMap((code) => {
      const exchange = directory.exchanges.find(code)
      return exchange === null ? [] : [[exchange.operating_mic, exchange] as const]
    })
  )
  const known = new Map<string, string>()
  for (const symbol of symbols) {
    for (const exchange of operators.values()) {
      const found =
        directory.holder(symbol, exchange)?.exchange ?? directory.listingsOf(symbol, exchange)[0]?.exchange
      if (found === undefined) continue
      known.set(symbol, found)
      break
    }
  }
  return known
})
