/** A refused file of the sample leaves the others to be imported, and is reported. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Logger, Stream } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { KnownVendors } from "../../adapters/sources/mod.ts"
import { importSample, type SampleFile } from "../../apps/Sample.ts"
import { Imports } from "../../core/mod.ts"

const companies = (name: string, ...rows: ReadonlyArray<string>): SampleFile<never> => ({
  kind: "companies",
  name,
  symbol: null,
  bytes: Stream.make(new TextEncoder().encode(["symbol,exchange,name", ...rows].join("\n"))),
  sha256: Effect.succeed("")
})

const imports = Layer.provide(
  Imports.layer,
  Layer.suspend(() => Layer.merge(storesLayer(), KnownVendors.layer))
)

it.effect("a refused file is left out, and its first fault reported", () =>
  Effect.gen(function* () {
    const logged: Array<string> = []
    const logger = Logger.make(({ message }) => logged.push(String(message)))
    const files = [
      companies("first.csv", "ONE,NYSE,One", "TWO,NOWHERE,Two"),
      companies("second.csv", "THREE,NYSE,Three")
    ]
    const counts = yield* importSample(files).pipe(
      Effect.provide(imports),
      Effect.provide(Logger.layer([logger]))
    )
    assert.deepInclude(counts, { read: 3, inserted: 1, refused: 2 })
    assert.deepStrictEqual(logged, [
      "first.csv was left out: line 3, exchange: Unknown exchange NOWHERE: import it first (import exchanges)"
    ])
  })
)
