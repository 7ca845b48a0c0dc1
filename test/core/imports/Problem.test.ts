/** Problems of a file are counted by row and listed up to a limit. */
import { assert, it } from "@effect/vitest"
import { problemsOf, maxReported } from "../../../core/imports/Problem.ts"

it("a row with two problems is refused once", () => {
  const problems = problemsOf("some.csv")
  problems.refuse(2, "open", "wrong")
  problems.refuse(2, "close", "wrong")
  assert.strictEqual(problems.refused(), 1)
})

it("problems are listed with file, line and column", () => {
  const problems = problemsOf("some.csv")
  problems.refuse(2, null, "wrong")
  assert.deepStrictEqual(problems.reported, [{ file: "some.csv", line: 2, column: null, message: "wrong" }])
})

it("problems are listed in the order of their lines", () => {
  const problems = problemsOf("some.csv")
  for (const line of [5, 2, 9]) problems.refuse(line, null, "wrong")
  assert.deepStrictEqual(
    problems.reported.map(({ line }) => line),
    [2, 5, 9]
  )
})

it("problems beyond the limit are counted only", () => {
  const problems = problemsOf("some.csv")
  for (let line = 1; line <= maxReported + 5; line++) problems.refuse(line, null, "wrong")
  assert.deepStrictEqual([problems.reported.length, problems.refused()], [maxReported, maxReported + 5])
})

it("more rows are counted than a Set holds", () => {
  const problems = problemsOf("some.csv")
  const max = 2 ** 24 + 2
  for (let line = max; line > 0; line--) problems.refuse(line, null, "wrong")
  problems.refuse(max, "open", "wrong")
  assert.strictEqual(problems.refused(), max)
})
