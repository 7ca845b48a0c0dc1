/** The newest date of the staged records, by the date column of each. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { allRecords, ImportSink, type RecordName, type StagedBars } from "../../../core/ports.ts"
import { barCollector } from "../../../core/imports/prices/BarCollector.ts"
import { datingSink } from "../../../core/imports/NewestDate.ts"

/** Bars of one company. */
const barsOn = (days: ReadonlyArray<{ readonly date: string }>): StagedBars => {
  const bars = barCollector(days.length)
  const prices = { open: 1, high: 1, low: 1, close: 1, volume: 1 }
  for (const [line, { date }] of days.entries()) bars.add(1, { date, ...prices }, line)
  return bars.all()
}

const newestOf = (stages: ReadonlyArray<readonly [RecordName, ReadonlyArray<object>]>) =>
  Effect.gen(function* () {
    const { newest, sink } = datingSink(yield* ImportSink)
    for (const [name, records] of stages) {
      yield* name === "price_daily"
        ? sink.stageBars(barsOn(records as ReadonlyArray<{ readonly date: string }>), null)
        : sink.stage(name, records as never)
    }
    return newest()
  }).pipe(Effect.provide(Layer.suspend(() => storesLayer())), Effect.runPromise)

describe("the newest date", () => {
  it("is null when nothing was staged", async () => {
    assert.strictEqual(await newestOf([]), null)
  })

  it("is null for records without a date", async () => {
    assert.strictEqual(await newestOf([["company", [{ name: "9999-01-01" }]]]), null)
  })

  it("is the newest of all batches, in any order", async () => {
    const stages = [["2024-01-02", "2024-03-01"], [], ["2023-12-31"]].map(
      (dates) => ["price_daily", dates.map((date) => ({ date }))] as const
    )
    assert.strictEqual(await newestOf(stages), "2024-03-01")
  })

  const columns = allRecords.flatMap(({ dated, name }) =>
    dated === undefined ? [] : [[name, dated] as const]
  )
  it.for(columns)("of %s is taken from %s", async ([name, column]) => {
    assert.strictEqual(await newestOf([[name, [{ [column]: "2024-01-02" }]]]), "2024-01-02")
  })

  it("of an article is the day of publication", async () => {
    const published_at = "2024-01-02T23:00:00Z"
    assert.strictEqual(await newestOf([["article", [{ published_at }]]]), "2024-01-02")
  })
})
