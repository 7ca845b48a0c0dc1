/** What an issuer was called before, as of a day. */
import { assert, it } from "@effect/vitest"
import { type FormerName, formerNamesBy } from "../../../core/ports.ts"

const named = (name: string, valid_from: string | null, valid_to: string): FormerName => ({
  issuer_id: 1,
  name,
  valid_from,
  valid_to
})

const names = [
  named("Second", "2001-01-01", "2009-12-31"),
  named("First", null, "2000-12-31"),
  named("Third", null, "2020-06-30")
]

it.each([
  ["2024-01-01", ["Third to 2020-06-30", "Second to 2009-12-31", "First to 2000-12-31"]],
  ["2020-06-30", ["Third to null", "Second to 2009-12-31", "First to 2000-12-31"]],
  ["2020-06-29", ["Second to 2009-12-31", "First to 2000-12-31"]],
  ["2009-12-31", ["Second to null", "First to 2000-12-31"]],
  ["2009-12-30", ["Second to null", "First to 2000-12-31"]],
  ["2000-12-31", ["First to null"]],
  ["2000-12-30", []]
] satisfies ReadonlyArray<readonly [string, Array<string>]>)("as of %s", (day, expected) => {
  assert.deepStrictEqual(
    formerNamesBy(names, day).map(({ name, to }) => `${name} to ${to}`),
    expected
  )
})

it("no name is shown before its first day", () => {
  assert.deepStrictEqual(formerNamesBy([named("Later", "2010-01-01", "2011-01-01")], "2009-12-31"), [])
  assert.deepStrictEqual(formerNamesBy([named("Later", "2010-01-01", "2011-01-01")], "2010-01-01"), [
    { name: "Later", from: "2010-01-01", to: null }
  ])
})

it("names of the same last day are in the same order, however they are stored", () => {
  const tied = ["Beta", "Alpha", "Gamma"].map((name) => named(name, null, "2010-12-31"))
  const later = named("Later", null, "2011-12-31")
  for (const stored of [
    [...tied, later],
    [later, ...tied.toReversed()]
  ])
    assert.deepStrictEqual(
      formerNamesBy(stored, "2020-01-01").map(({ name }) => name),
      ["Later", "Alpha", "Beta", "Gamma"]
    )
})
