/** Random expressions: valid ones are what a second implementation makes of them, wrong ones a WrongExpression, soon. */
import { assert, it } from "@effect/vitest"
import { Result } from "effect"
import { evaluating } from "../../../core/screens/evaluate.ts"
import { WrongExpression } from "../../../core/errors/WrongExpression.ts"
import { seed } from "../../fuzz/seed.ts"
import { generating } from "./generated.ts"
import { companies, finished, randomNumbers, tableOf } from "./rows.ts"
import { columnsIn, conditionIn, orderIn } from "./parsed.ts"

const rows = companies(40, 3)
const table = tableOf(rows)

const truthOf = (value: unknown): number => (value === null ? 2 : value === true ? 1 : 0)

it(`300 random conditions are true for the same companies as row by row (FUZZ_SEED=${seed})`, () => {
  const { condition } = generating(randomNumbers(1 + Math.abs(seed)))
  let evaluated = 0
  for (let i = 0; i < 300; i++) {
    const { naive, text } = condition(3)
    const parsed = conditionIn(text)
    if (Result.isFailure(parsed)) {
      assert.match(parsed.failure.message, /at most/, text)
      continue
    }
    evaluated++
    assert.deepStrictEqual(
      [...finished(evaluating(table).condition(parsed.success))],
      rows.map((row) => truthOf(naive(row, rows))),
      text
    )
  }
  assert.isAbove(evaluated, 200)
})

const count = 5000

/** How many milliseconds one may take at most, of the least of a few times: other programs run beside it. */
const longest = 20

type Parse = (text: string) => Result.Result<unknown, WrongExpression>

const parsers: ReadonlyArray<Parse> = [conditionIn, columnsIn, orderIn].map(
  (parse): Parse =>
    (text) =>
      parse(text)
)

const timeOf = (parse: Parse, text: string): number => {
  const before = performance.now()
  parse(text)
  return performance.now() - before
}

/** The least of a few times, where the first is long. */
const leastOf = (parse: Parse, text: string): number => {
  const first = timeOf(parse, text)
  return first < longest ? first : Math.min(...Array.from({ length: 5 }, () => timeOf(parse, text)))
}

it(`${count} random texts are expressions or wrong ones, a tenth of them at least each (FUZZ_SEED=${seed})`, () => {
  const { condition, mangled, number, one } = generating(randomNumbers(2 + Math.abs(seed)))
  let valid = 0
  for (let i = 0; i < count; i++) {
    const whole = one([condition, number])(one([1, 3, 4])).text
    const text = one([0, 1, 2]) === 0 ? whole : mangled(whole)
    const parse = one(parsers)
    const parsed = parse(text)
    assert.isBelow(leastOf(parse, text), longest, text)
    if (Result.isSuccess(parsed)) valid++
    else {
      const { message, position, problem, remedy, suggestions } = parsed.failure
      assert.instanceOf(parsed.failure, WrongExpression)
      assert.isTrue(position >= 0 && position <= text.length, `${position} of ${text}`)
      assert.isAtMost(suggestions.length, 3)
      assert.isTrue(problem !== "" && remedy !== "", text)
      assert.isBelow(message.length, 500, text)
    }
  }
  assert.isAbove(valid, count / 10)
  assert.isBelow(valid, (count * 9) / 10)
})
