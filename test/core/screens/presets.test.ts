/** The preset screens are screens over the figures of the catalogue. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { vocabulary } from "../../../core/figures/Catalogue.ts"
import { figuresOf } from "../../../core/screens/Expression.ts"
import { columnsOf, conditionOf, orderOf } from "../../../core/screens/parse.ts"
import { type PresetScreen, presetScreens } from "../../../core/screens/Presets.ts"
import { presetScreenOf } from "../../../core/screens/presetScreen.ts"

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

describe("A query that begins with a preset", () => {
  const query = { where: null, columns: null, sort: null, universe: "listed", currency: null } as const
  const begun = (given: object) => Effect.runPromise(presetScreenOf("growth", { ...query, ...given }))

  it("narrows its condition, and has its columns and order unless it has others", async () => {
    const { columns, figures, sort, where } = await begun({ where: "roe > 5 || pe_ratio < 9" })
    const { columns: shown, sort: order, where: condition } = presetScreens.growth
    assert.strictEqual(where?.text, `(${condition}) && (roe > 5 || pe_ratio < 9)`)
    assert.strictEqual(where?.key.split("&&").length, 4)
    const named = ["sales_growth_3y_cagr", "sales_ttm_growth_1y", "operating_income_ttm_growth_1y"]
    assert.deepStrictEqual(
      columns.map(({ name }) => name),
      [...named, ...shown]
    )
    assert.strictEqual(`-${sort.expression.text}`, order)
    assert.sameMembers(
      figures.map(({ key }) => key),
      [...named, ...shown, "roe", "pe_ratio"]
    )
    const others = await begun({ columns: "close", sort: "symbol" })
    assert.deepStrictEqual(
      [others.columns.map(({ name }) => name), others.sort.descending, others.sort.expression.text],
      [["close"], false, "symbol"]
    )
  })

  it("has its limits and the places of its faults in its own text", async () => {
    const where = "roe > 5".padEnd(2000)
    assert.isOk((await begun({ where })).where)
    const { wrong } = await Effect.runPromise(
      Effect.flip(presetScreenOf("growth", { ...query, where: "roe > 5 && pe_rato < 9", columns: "clos" }))
    )
    assert.deepStrictEqual(
      wrong.map(({ error, member }) => [member, error.position]),
      [
        ["where", 11],
        ["columns", 0]
      ]
    )
  })
})
