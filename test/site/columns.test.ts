/** Columns of tables that stand below others on a phone. */
import { assert, describe, it } from "@effect/vitest"
import { stacksOf } from "../../apps/site/src/ui/columns.ts"

const namesOf = (columns: Parameters<typeof stacksOf>[0]) =>
  stacksOf(columns).map((stack) => stack.map(({ name }) => name))

describe("Columns", () => {
  it("stand below the one that they name, in their order", () => {
    assert.deepStrictEqual(
      namesOf([
        { name: "day" },
        { name: "price" },
        { name: "number", under: "day" },
        { name: "change", under: "price" },
        { name: "remarks", under: "day" }
      ]),
      [
        ["day", "number", "remarks"],
        ["price", "change"]
      ]
    )
  })

  it("can't stand below one that isn't there, or that is below another itself", () => {
    assert.throws(() => stacksOf([{ name: "day" }, { name: "change", under: "prise" }]), '"change"')
    assert.throws(
      () => stacksOf([{ name: "day" }, { name: "price", under: "day" }, { name: "change", under: "price" }]),
      '"change"'
    )
  })
})
