/** What an expression is made of: its figures, the universe's functions and its conditions. */
import { assert, it } from "@effect/vitest"
import { Result } from "effect"
import { figuresOf, leavesOf } from "../../../core/screens/Expression.ts"
import { conditionIn } from "./parsed.ts"

const condition = Result.getOrThrow(
  conditionIn(
    'rank( percentile(roe, sector) ) < 5 && (rsi( ) > 70 || rsi(14)>70) && (roe > 1 ? ago(roe, "4q") : roe) > 0'
  )
)

it("its figures are those that it names, once each, with all arguments", () => {
  assert.deepStrictEqual(
    figuresOf(condition).map(({ reference, text }) => [text, reference]),
    [
      ["roe", { figure: "roe", args: [], ago: null, type: "number", key: "roe" }],
      ["sector", { figure: "sector", args: [], ago: null, type: "text", key: "sector" }],
      ["rsi( )", { figure: "rsi", args: [14], ago: null, type: "number", key: "rsi(14)" }],
      [
        'ago(roe, "4q")',
        { figure: "roe", args: [], ago: { count: 4, unit: "q" }, type: "number", key: 'ago(roe,"4q")' }
      ]
    ]
  )
})

it("its conditions are those that have no conditions joined in them", () => {
  assert.deepStrictEqual(
    leavesOf(condition).map(({ text }) => text),
    ["rank( percentile(roe, sector) ) < 5", "rsi( ) > 70", '(roe > 1 ? ago(roe, "4q") : roe) > 0']
  )
})
