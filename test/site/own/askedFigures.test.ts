/** Own figures as requests for companies name them. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { formulasOf, type KeptFigure } from "../../../apps/site/src/own/keptFigures.ts"
import { valuesNamed, vocabulary } from "../../../core/ports.ts"
import "../../core/screens/parsed.ts"
import { inRequests, ofCompanies } from "../../../apps/site/src/own/askedFigures.ts"

const figure = (name: string, formula: string): KeptFigure => ({
  name,
  title: name,
  unit: "ratio",
  formula,
  changed_at: "2026-01-02T03:04:05Z"
})

const figures = [
  figure("a", "roe"),
  figure("b", "2 * my.a"),
  figure("c", "1 + rank(roe)"),
  figure("d", "my.c")
]
const formulas = formulasOf(figures)

const expressions = (asked: ReturnType<typeof ofCompanies>["asked"]) =>
  asked.map(({ expression }) => expression)

describe("Own figures of companies", () => {
  it("are named where the service knows them, and written out where it doesn't", () => {
    const known = ofCompanies(figures, { formulas, writtenBy: new Map() })
    assert.deepStrictEqual(expressions(known.asked), ["my.a", "my.b"])
    const unknown = ofCompanies(figures, { formulas, writtenBy: formulas })
    assert.deepStrictEqual(expressions(unknown.asked), ["(roe)", "(2 * (roe))"])
  })

  it("are in screens alone where they compare with all companies, by others too", () => {
    assert.deepStrictEqual(
      ofCompanies(figures, { formulas, writtenBy: formulas }).inScreens.map(({ name }) => name),
      ["c", "d"]
    )
  })

  it("are asked for in as few requests as have room, in their order", () => {
    const asked = [1000, 999, 500, 1900, 10].map((length, i) => ({
      figure: figure(`x${i}`, "roe"),
      expression: "x".repeat(length),
      times: [],
      conditions: 0,
      ownCharacters: 0
    }))
    const requests = inRequests(asked)
    assert.deepStrictEqual(requests.flat(), asked)
    assert.deepStrictEqual(
      requests.map((some) => some.map(({ expression }) => expression.length)),
      [[1000, 999], [500], [1900, 10]]
    )
    assert.isEmpty(inRequests([]))
  })

  it.for([
    ["names", Array.from({ length: 100 }, () => "roe")],
    [
      "times of ago",
      Array.from({ length: 30 }, (_, i) => `ago(roe, "${2 * i + 1}w") / ago(roe, '${2 * i + 2}w')`)
    ],
    [
      "conditions",
      Array.from({ length: 30 }, () => 'roe >= 1 && known(pe_ratio) && sector in ["in"] ? 1 : 0')
    ],
    ["characters of formulas", Array.from({ length: 30 }, () => `1${" + roe".repeat(200)}`)]
  ] as const)("have no more %s in a request than the service accepts, by name and written out", ([, all]) => {
    const some = all.map((formula, i) => figure(`x${i}`, formula))
    const known = formulasOf(some)
    for (const writtenBy of [new Map<string, string>(), known]) {
      const { asked } = ofCompanies(some, { formulas: known, writtenBy })
      assert.lengthOf(asked, some.length)
      const requests = inRequests(asked)
      assert.isAbove(requests.length, 1)
      assert.deepStrictEqual(requests.flat(), asked)
      const names = { ...vocabulary, own: writtenBy.size === 0 ? known : new Map<string, string>() }
      for (const request of requests) {
        const text = request.map(({ expression }) => expression).join()
        assert.doesNotThrow(() => Effect.runSync(valuesNamed(text, names)))
      }
    }
  })
})
