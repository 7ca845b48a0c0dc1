/** Random expressions: valid ones are what a second implementation makes of them, wrong ones a WrongExpression, soon. */
import { assert, it } from "@effect/vitest"
import { Result } from "effect"
import { evaluating } from "../../../core/screens/evaluate.ts"
import { columnsOf, conditionOf, orderOf } from "../../../core/screens/parse.ts"
import { WrongExpression } from "../../../core/screens/WrongExpression.ts"
import { seed } from "../../fuzz/seed.ts"
import { vocabulary } from "./figures.ts"
import { generating } from "./generated.ts"
import { companies, randomNumbers, tableOf } from "./rows.ts"

const rows = companies(40, 3)
const table = tableOf(rows)

const truthOf = (value: unknown): number => (value === null ? 2 : value === true ? 1 : 0)

it(`300 random conditions are true for the same companies as row by row (FUZZ_SEED=${seed})`, () => {
  const { condition } = generating(randomNumbers(1 + Math.abs(seed)))
  let evaluated = 0
  for (let i = 0; i < 300; i++) {
    const { naive, text } = condition(3)
    const parsed = conditionOf(text, vocabulary)
    if (Result.isFailure(parsed)) {
      assert.match(parsed.failure.message, /at most/, text)
      continue
    }
    evaluated++
    assert.deepStrictEqual(
      [...evaluating(table).condition(parsed.success)],
      rows.map((row) => truthOf(naive(row, rows))),
      text
    )
  }
  assert.isAbove(evaluated, 200)
})

/** How long one may take, of processor time, on a busy machine: the slowest takes a few milliseconds. */
const longest = 100

/** How many of the texts are expressions, and how long the slowest takes in milliseconds. */
const surveyed = (count: number, from: number): { readonly valid: number; readonly slowest: number } => {
  const { condition, mangled, number, one } = generating(randomNumbers(from))
  let [valid, slowest] = [0, 0]
  for (let i = 0; i < count; i++) {
    const whole = one([condition, number])(one([1, 3, 4])).text
    const text = one([0, 1, 2]) === 0 ? whole : mangled(whole)
    const before = performance.now()
    const parsed: Result.Result<unknown, WrongExpression> = one([conditionOf, columnsOf, orderOf])(
      text,
      vocabulary
    )
    slowest = Math.max(slowest, performance.now() - before)
    if (Result.isSuccess(parsed)) valid++
    else {
      assert.instanceOf(parsed.failure, WrongExpression)
      const { position, problem, remedy, suggestions } = parsed.failure
      assert.isTrue(position >= 0 && position <= text.length, `${position} of ${text}`)
      assert.isAtMost(suggestions.length, 3)
      assert.isAbove(problem.length, 0)
      assert.isAbove(remedy.length, 0)
      assert.isBelow(parsed.failure.message.length, 500)
    }
  }
  return { valid, slowest }
}

const count = 5000

it(`${count} random texts are expressions or wrong ones, a tenth of them at least each (FUZZ_SEED=${seed})`, () => {
  const { slowest, valid } = surveyed(count, 2 + Math.abs(seed))
  assert.isAbove(valid, count / 10)
  assert.isBelow(valid, (count * 9) / 10)
  assert.isBelow(slowest, longest)
})
