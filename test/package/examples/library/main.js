/** README's program: services over the stores of a server, by their store on SQLite. */
import assert from "node:assert/strict"
import { Effect, Layer } from "effect"
import { Companies, dataServices, Fundamentals, Technicals } from "findata"
import * as Sqlite from "findata/sqlite"

const options = { directory: process.env.FINDATA_DATA, busyTimeout: 5000 }
const services = dataServices.pipe(Layer.provide(Sqlite.storesLayer(options)))

const program = Effect.gen(function* () {
  const companies = yield* Companies
  const fundamentals = yield* Fundamentals
  const technicals = yield* Technicals
  const apple = yield* companies.bySymbol("AAPL")
  const { rsi, sma_200 } = yield* technicals.of(apple, null, "2021-03-31")
  const { market } = yield* fundamentals.of(apple, "2021-03-31")
  return [rsi, sma_200, market.dividend_yield].map((figure) => Number(figure.toFixed(2)))
})

await Effect.runPromise(Sqlite.migrate(options))
const figures = await Effect.runPromise(Effect.provide(program, services))
assert.deepEqual(
  figures.map((figure) => figure.toFixed(1)),
  ["47.7", "117.5", "0.7"]
)
console.log("rsi, sma_200, dividend_yield:", ...figures)
