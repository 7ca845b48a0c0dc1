/** Which tests `npm run test:changed` runs for a change. */
import { assert, describe, it } from "@effect/vitest"
import { dependents, importersOf, within } from "../../scripts/testChanged.ts"

const texts = new Map([
  ["core/a.ts", "export const a = 1"],
  ["core/b.ts", 'import type { A } from "./a.ts"'],
  ["core/mod.ts", 'export * from "./b.ts"'],
  ["apps/cli/main.ts", 'await import("../../core/mod.ts")'],
  ["test/a.test.ts", 'import { a } from "../core/a.ts"'],
  ["test/all.test.ts", 'import { a } from "../core/mod.ts"'],
  ["test/other.test.ts", 'import { assert } from "vitest"'],
  ["test/cli/command.ts", ""],
  ["test/cli/run.test.ts", 'import { findata } from "./command.ts"']
])

describe("the tests of a change", () => {
  const importers = importersOf(texts)

  it("are those that import what changed, the nearest first, also by the command that they start", () => {
    assert.deepStrictEqual(
      [...dependents(importers, ["core/a.ts"])],
      [
        ["test/a.test.ts", 1],
        ["test/all.test.ts", 3],
        ["test/cli/run.test.ts", 5]
      ]
    )
    assert.deepStrictEqual([...dependents(importers, ["test/other.test.ts"])], [["test/other.test.ts", 0]])
  })

  it("fit into their time, but for those that changed", () => {
    const tests = new Map([
      ["changed", 0],
      ["long", 1],
      ["short", 2]
    ])
    const millis: Readonly<Record<string, number>> = { changed: 50, long: 60, short: 40 }
    assert.deepStrictEqual(
      within(tests, 100, (test) => millis[test] ?? 0),
      ["changed", "short"]
    )
    assert.deepStrictEqual(
      within(tests, 10, (test) => millis[test] ?? 0),
      ["changed"]
    )
  })
})
