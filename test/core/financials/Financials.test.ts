/** When a split takes effect in earnings per share. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Financials } from "../../../core/mod.ts"
import { companyWith } from "../companies/company.ts"
import { action } from "../prices/bars.ts"
import { pricesOf } from "../prices/service.ts"
import { rowsAre } from "../store/rows.ts"
import { filed } from "./filed.ts"

const apple = companyWith({})
const year = filed("2019-09-28", 12, "2019-10-31", { eps_diluted: 12 })
const prices = pricesOf({ bars: [], actions: [action("2020-08-31", "split", 4)] })
const statements = rowsAre(year)
const services = Financials.layer.pipe(Layer.provide(statements), Layer.provide(prices))

const earnedAt = (instant: string, as_of: string | null = null) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse(instant))
    const financials = yield* Financials
    const [latest] = yield* financials.statements(apple, "Annual", as_of)
    return latest?.eps_diluted
  })

it.effect("an announced split divides from midnight at the exchange, without a write to the store", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* earnedAt("2020-08-31T03:59:59Z"), 12)
    assert.strictEqual(yield* earnedAt("2020-08-31T04:00:00Z"), 3)
  }).pipe(Effect.provide(services))
)

it.effect("a split after the requested day doesn't divide", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* earnedAt("2021-01-04T12:00:00Z", "2020-08-30"), 12)
    assert.strictEqual(yield* earnedAt("2021-01-04T12:00:00Z", "2020-08-31"), 3)
  }).pipe(Effect.provide(services))
)
