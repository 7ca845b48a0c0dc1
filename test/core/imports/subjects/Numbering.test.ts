/** The ids of records, assigned by the numbers of their source. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { storesLayer } from "../../../../adapters/memory/mod.ts"
import { idCounter } from "../../../../core/imports/subjects/IdCounter.ts"
import { numbering } from "../../../../core/imports/subjects/Numbering.ts"
import { type Imports } from "../../../../core/mod.ts"
import { ImportSink } from "../../../../core/ports.ts"
import { take, withImports } from "../../../contract/stores.ts"
import { contextOf } from "./context.ts"

/** Registers a fact about an empty store, on a day after the reports'. */
const fact = (what: string, proof: Effect.Effect<void, unknown, ImportSink | Imports>): void =>
  it.live(what, () => Effect.provide(proof, withImports(storesLayer())))

const reports = (source: string | null, ...external_ids: ReadonlyArray<string>) =>
  take(
    "reports",
    [
      "external_id,title,report_date,securities_firm",
      ...external_ids.map((id) => `${id},반도체,2024-10-08,하나증권`)
    ],
    { source }
  )

const idsOf = Effect.fnUntraced(function* (source: string | null, ...external_ids: ReadonlyArray<string>) {
  const numbers = numbering(yield* contextOf({ source }), "report")
  return yield* numbers.ids(external_ids)
})

describe("numbering", () => {
  fact(
    "assigns new ids in the order of the source's numbers",
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* idsOf(null, "z", "a", "m"), [1, 2, 3])
    })
  )

  fact(
    "assigns a repeated number the same id, even batches later",
    Effect.gen(function* () {
      const numbers = numbering(yield* contextOf(), "report")
      assert.deepStrictEqual(yield* numbers.ids(["a", "b", "a"]), [1, 2, 1])
      assert.deepStrictEqual(yield* numbers.ids(["c", "b"]), [3, 2])
    })
  )

  fact(
    "assigns a stored record its existing id",
    Effect.gen(function* () {
      yield* reports(null, "a", "b", "c")
      assert.deepStrictEqual(yield* idsOf(null, "c", "d", "a"), [3, 4, 1])
    })
  )

  fact(
    "assigns another source's number an id of its own",
    Effect.gen(function* () {
      yield* reports("hankyung", "a")
      assert.deepStrictEqual(yield* idsOf("naver", "a"), [2])
    })
  )

  fact(
    "treats a file without a source as of the source import",
    Effect.gen(function* () {
      yield* reports(null, "a", "b")
      assert.deepStrictEqual(yield* idsOf("import", "b"), [2])
    })
  )

  fact(
    "counts reports and insider transactions separately",
    Effect.gen(function* () {
      yield* reports(null, "a")
      const numbers = numbering(yield* contextOf(), "insider_transaction")
      assert.deepStrictEqual(yield* numbers.ids(["a"]), [1])
    })
  )
})

describe("a counter of ids", () => {
  const counter = Effect.map(ImportSink, (sink) => idCounter(sink, "report"))
  const taken = (count: number) =>
    Effect.flatMap(counter, ({ giveBack, take }) =>
      Effect.tap(Effect.replicateEffect(take, count), () => giveBack)
    )

  fact(
    "continues across blocks",
    Effect.gen(function* () {
      const ids = yield* taken(1001)
      assert.deepStrictEqual(
        ids,
        Array.from({ length: 1001 }, (_, i) => i + 1)
      )
    })
  )

  for (const count of [0, 1, 499, 500, 501]) {
    fact(
      `returns the unused ids after ${count}`,
      Effect.gen(function* () {
        yield* taken(count)
        assert.deepStrictEqual(yield* taken(1), [count + 1])
      })
    )
  }
})
