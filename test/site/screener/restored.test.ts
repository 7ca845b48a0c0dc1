/** The answer to a screen whose own figures were written out, by the names that it was asked for with. */
import { assert, describe, it } from "@effect/vitest"
import { restored } from "../../../apps/site/src/screener/restored.ts"
import { isWrittenOut, writtenOut } from "../../../apps/site/src/own/writtenOut.ts"

const formulas = new Map([
  ["a", "roe + 1"],
  ["b", "roe + 1"]
])

const distribution = (column: string) => ({
  column,
  type: "number" as const,
  known: 1,
  percentiles: null,
  values: null
})

describe("An answer to what was written out", () => {
  it("has the columns and conditions by their names, also where two are the same figure", () => {
    const where = writtenOut("my.a > 1", formulas)
    assert.isTrue(isWrittenOut(where))
    if (!isWrittenOut(where)) return
    const columns = ["my.a", "close", "my.b"]
    const asked = ["(roe + 1)", "close", "(roe + 1)"]
    const answer = {
      columns: ["(roe + 1)", "close"],
      unknown: [{ condition: "(roe + 1) > 1", count: 2 }],
      data: [{ symbol: "X", "(roe + 1)": 3, close: null }],
      description: {
        matches: [{ condition: "(roe + 1) > 1", count: 1, together: 1 }],
        distributions: [distribution("(roe + 1)"), distribution("close")]
      }
    } as unknown as Parameters<typeof restored>[0]
    const named = restored(answer, columns, { asked, where })
    assert.deepStrictEqual(named.columns, columns)
    assert.deepStrictEqual(named.unknown, [{ condition: "my.a > 1", count: 2 }])
    assert.include(named.data[0], { symbol: "X", "my.a": 3, close: null, "my.b": 3 })
    assert.deepStrictEqual(
      named.description?.distributions.map(({ column }) => column),
      columns
    )
  })
})
