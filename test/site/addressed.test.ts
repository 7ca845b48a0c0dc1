/** Companies that an address names more than once. */
import { assert, it } from "@effect/vitest"
import { distinctOf } from "../../apps/site/src/subject/addressed.ts"

const company = (company_id: number) => ({ data: { company_id } })
const unanswered = {}

it("a company is named by the first of its names", () => {
  const answers = [company(1), company(2), company(1), company(1)]
  const found = distinctOf(["1", "ibm", "aapl", "CIK0000320193"], answers)
  assert.deepStrictEqual(found, [
    { slug: "1", asked: company(1) },
    { slug: "ibm", asked: company(2) }
  ])
})

it("names without an answer stay", () => {
  const found = distinctOf(["a", "b", "c"], [unanswered, company(1), unanswered])
  assert.deepStrictEqual(
    found.map(({ slug }) => slug),
    ["a", "b", "c"]
  )
  assert.lengthOf(distinctOf(["a", "b"], []), 2)
})
