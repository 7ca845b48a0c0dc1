/** The effect of an import that is killed while it holds the store; kills around commits are in `test/faults/kills.test.ts`. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { addDays } from "../../core/mod.ts"
import { CompanyStore, ImportRuns, PriceStore } from "../../core/ports.ts"
import { type Environment, start, until } from "./command.ts"

const symbols = Array.from({ length: 100 }, (_, i) => `S${i}`)
const days = Array.from({ length: 400 }, (_, i) => addDays("2015-01-01", i))

/** Columns that no bar has, which an import reads and leaves out. */
const others = Array.from({ length: 22 }, (_, i) => `,other${i}`)
const header = `symbol,exchange,date,open,high,low,close,volume${others.join("")}\n`

/** 40,000 bars of 100 companies, in 1.2 million cells: more than an import reads ahead before it locks the store. */
const body = symbols
  .flatMap((symbol) =>
    days.map((day) => `${symbol},NYSE,${day},10.25,11.5,9.75,10.5,123456${",".repeat(others.length)}\n`)
  )
  .join("")

export interface Killed {
  readonly env: Environment
  /** Opens the store as another process does, already migrated. */
  readonly stores: Layer.Layer<CompanyStore | PriceStore | ImportRuns, unknown>
  /** Whether an import holds the store at the moment. */
  readonly isImporting: () => boolean | Promise<boolean>
}

const everything = Effect.gen(function* () {
  const filter = { search: null, sector: null, country_code: null }
  const companies = yield* Effect.flatMap(CompanyStore, (_) => _.list(filter, { offset: 0, limit: 100 }))
  const prices = yield* PriceStore
  const counts = yield* Effect.forEach(companies.companies, ({ company_id }) =>
    prices.count(company_id, { from: null, to: null }, "1day")
  )
  const runs = yield* Effect.flatMap(ImportRuns, (_) => _.all)
  return {
    companies: companies.total,
    bars: counts.reduce((sum, count) => sum + count, 0),
    runs: runs.length
  }
})

const nothing = { companies: 0, bars: 0, runs: 0 }

export const killedLaws = (open: () => Promise<Killed>): void => {
  describe("an import that is killed", { timeout: 60_000 }, () => {
    let store: Killed

    const startImport = async (...parts: ReadonlyArray<string>) => {
      const running = start(store.env, "import", "prices", "-", "--create-companies", "--json")
      for (const part of parts) await new Promise((resolve) => running.process.stdin.write(part, resolve))
      return running
    }
    const seen = () => Effect.runPromise(Effect.provide(everything, store.stores))

    it("in the middle of its rows leaves nothing", async () => {
      store = await open()
      const { ended, process } = await startImport(header, body)
      await until(store.isImporting, (held) => held, 20_000)
      process.kill("SIGKILL")
      await ended
      assert.deepStrictEqual(await seen(), nothing)
    })
  })
}
