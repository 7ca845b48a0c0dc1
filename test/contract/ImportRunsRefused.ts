/** Runs that can't be undone, on every store with runs. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { operator } from "../../core/ports.ts"
import { closesOf, companyOf } from "./look.ts"
import { company, companyHeader, prices, lawsOfRuns, runOf } from "./runs.ts"
import { actionHeader, type DurableLayer, take } from "./stores.ts"

export const importRunsRefusedDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("ImportRuns refuses to undo", stores, (law) => {
    law("an unknown run", (runs) =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(runs.undo(1_000_000, operator))
        assert.deepInclude(refused, { _tag: "RunNotFound", run_id: 1_000_000 })
      })
    )

    law("a run that was already undone", (runs, symbol) =>
      Effect.gen(function* () {
        const run = runOf(yield* company(symbol))
        yield* runs.undo(run, operator)
        const refused = yield* Effect.flip(runs.undo(run, operator))
        const [undone] = yield* runs.all
        assert.deepInclude(refused, { _tag: "RunUndone", run_id: run, undone_at: undone?.undone_at ?? "" })
      })
    )

    law("a run with a row that a later one replaced", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        const first = runOf(yield* prices(`${symbol},2024-01-02,1,1,1,1,1`))
        const second = runOf(yield* prices(`${symbol},2024-01-02,2,2,2,2,2`))
        const refused = yield* Effect.flip(runs.undo(first, operator))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: first, by: second })
        assert.deepStrictEqual(yield* closesOf(symbol), ["2024-01-02 2"])
      })
    )

    law("a run that created a company for which a later one has bars", (runs, symbol) =>
      Effect.gen(function* () {
        const first = runOf(yield* company(symbol))
        const second = runOf(yield* prices(`${symbol},2024-01-02,1,1,1,1,1`))
        const refused = yield* Effect.flip(runs.undo(first, operator))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: first, by: second })
        assert.deepStrictEqual(yield* closesOf(symbol), ["2024-01-02 1"])
      })
    )

    law("a run that created a company for which a later one records that it had no actions", (runs, symbol) =>
      Effect.gen(function* () {
        const first = runOf(yield* company(symbol))
        const second = runOf(yield* take("actions", [actionHeader], { symbol }))
        const refused = yield* Effect.flip(runs.undo(first, operator))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: first, by: second })
      })
    )

    law("a run that created an exchange on which a later one's company is listed", (runs, symbol) =>
      Effect.gen(function* () {
        const exchange = [
          "code,mic_code,name,country,time_zone,currency",
          "MOON,XMOO,Moon Exchange,Iceland,Atlantic/Reykjavik,ISK"
        ]
        const first = runOf(yield* take("exchanges", exchange))
        const second = runOf(yield* take("companies", [companyHeader, `${symbol},MOON,Luna`]))
        const refused = yield* Effect.flip(runs.undo(first, operator))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: first, by: second })
        assert.strictEqual((yield* companyOf(symbol)).mic_code, "XMOO")
      })
    )

    law("a run that created an issuer that a later one's company shares", (runs, symbol) =>
      Effect.gen(function* () {
        const header = `${companyHeader},cik`
        const first = runOf(yield* take("companies", [header, `${symbol}A,NASDAQ,Alphabet,1652044`]))
        const second = runOf(yield* take("companies", [header, `${symbol}C,NASDAQ,Alphabet,1652044`]))
        const refused = yield* Effect.flip(runs.undo(first, operator))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: first, by: second })
      })
    )
  })
