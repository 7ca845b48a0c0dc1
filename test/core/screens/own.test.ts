/** Own figures stand for their formulas: an expression that names them is the one with the formulas written out. */
import { assert, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { type Expression, figuresOf } from "../../../core/screens/Expression.ts"
import { columnsOf } from "../../../core/screens/parse.ts"
import { seed } from "../../fuzz/seed.ts"
import { vocabulary } from "./figures.ts"
import { generating } from "./generated.ts"
import "./parsed.ts"
import { randomNumbers } from "./rows.ts"

const keyOf = (text: string, own: Readonly<Record<string, string>> = {}): string | null => {
  const names = { ...vocabulary, own: new Map(Object.entries(own)) }
  const found = Effect.runSync(Effect.result(columnsOf(text, names)))
  return Result.isFailure(found) ? null : (found.success[0]?.expression.key ?? null)
}

/** Random formulas that are right by themselves. */
const formulas = (count: number): ReadonlyArray<string> => {
  const { number } = generating(randomNumbers(1 + Math.abs(seed)))
  const all = Array.from({ length: 2 * count }, () => number(2).text)
  return all.filter((text) => text.length < 400 && keyOf(`(${text})`) !== null).slice(0, count)
}

it(`300 random formulas are the same by their names (FUZZ_SEED=${seed})`, () => {
  const all = formulas(300)
  assert.isAbove(all.length, 200)
  for (const [i, a] of all.entries()) {
    const b = all[(i + 7) % all.length] as string
    const own = { a, b: `2 * my.a - (${b})` }
    const written = keyOf(`((2 * (${a}) - (${b})) / (${a})) + close`)
    const named = keyOf("my.b / my . a + close", own)
    // Both together may have more conditions or ranks than a member has room for.
    if (written !== null) assert.strictEqual(named, written, JSON.stringify(own))
  }
})

it("ago of one is its formula with all figures as known then", () => {
  const own = { a: "my.b + rsi(14)", b: "close / sales" }
  assert.strictEqual(
    keyOf('ago(my.a, "1y") * roe', own),
    keyOf('(ago(close, "1y") / ago(sales, "1y") + ago(rsi(14), "1y")) * roe')
  )
})

it("keeps the text by which it was asked for", () => {
  const names = { ...vocabulary, own: new Map([["a", "close + sales"]]) }
  const [column] = Effect.runSync(columnsOf("my.a", names))
  const expression = column?.expression as Expression
  assert.strictEqual(expression.text, "my.a")
  assert.deepStrictEqual(
    figuresOf(expression).map(({ key }) => key),
    ["close", "sales"]
  )
})
