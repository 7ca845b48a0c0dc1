/** The service over Apple's part of the sample data set: 5,849 bars and 39 actions, 1998 to 2021. */
import { readFile } from "node:fs/promises"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { readRows } from "../../adapters/sources/mod.ts"
import { type ImportKind, Imports } from "../../core/mod.ts"
import { asItIs, sha256 } from "../contract/stores.ts"
import { openService } from "./service.ts"

const takeSample = Effect.fnUntraced(function* (kind: ImportKind, path: string, symbol: string | null) {
  const imports = yield* Imports
  const bytes = Stream.fromEffect(Effect.promise(() => readFile(`sample/${path}`)))
  const file = { name: path, batches: readRows(bytes, path), sha256: Effect.succeed(sha256) }
  yield* imports.run(kind, file, { ...asItIs, strict: true, symbol })
})

const apple = Effect.gen(function* () {
  yield* takeSample("companies", "companies.csv", null)
  yield* takeSample("actions", "actions/AAPL.csv", "AAPL")
  yield* takeSample("prices", "prices/AAPL.csv.gz", "AAPL")
})

export const openApple = () =>
  openService(
    Layer.suspend(() => storesLayer()),
    apple
  )
