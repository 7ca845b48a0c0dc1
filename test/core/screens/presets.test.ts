/** The preset screens are screens over the figures of the catalogue. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { vocabulary } from "../../../core/figures/Catalogue.ts"
import { figuresOf } from "../../../core/screens/Expression.ts"
import { columnsOf, conditionOf, orderOf } from "../../../core/screens/parse.ts"
import { type PresetScreen, presetScreens } from "../../../core/screens/Presets.ts"

const parsed = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(Effect.result(effect))

const cases: ReadonlyArray<readonly [string, PresetScreen]> = Object.entries(presetScreens)

describe("The preset", () => {
  it.for(cases)("%s is understood, and says what it means", async ([, { columns, meaning, sort, where }]) => {
    const condition = await parsed(conditionOf(where, vocabulary))
    if (Result.isFailure(condition)) return assert.fail(condition.failure.message)
    const found = await parsed(columnsOf(columns.join(","), vocabulary))
    if (Result.isFailure(found)) return assert.fail(found.failure.message)
    const order = await parsed(orderOf(sort, vocabulary))
    if (Result.isFailure(order)) return assert.fail(order.failure.message)
    // What it is sorted by is shown: in its columns, or in its condition.
    const shown = [...columns, ...figuresOf(condition.success).map(({ key }) => key)]
    assert.include(shown, sort.replace(/^-/, ""))
    assert.strictEqual(new Set(shown).size, shown.length)
    assert.match(meaning, /\.$/)
  })
})
