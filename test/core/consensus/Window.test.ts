/** The days of a consensus, and the order of a firm's reports. */
import { assert, describe, it } from "@effect/vitest"
import { latestOfEachFirm, monthsEnding, reportsIn } from "../../../core/consensus/Window.ts"
import { report } from "./reports.ts"

describe("a window of months that ends on a day", () => {
  it.for([
    ["2024-07-15", 12, "2023-07-16"],
    ["2024-07-15", 1, "2024-06-16"],
    ["2024-01-31", 60, "2019-02-01"],
    // A year before February 29th is February 28th.
    ["2024-02-29", 12, "2023-03-01"],
    ["2024-12-31", 12, "2024-01-01"]
  ] as const)("to %s, %d of them, begin on %s", ([day, months, from]) => {
    assert.deepStrictEqual(monthsEnding(day, months), { from, to: day })
  })
})

const june = { from: "2024-06-01", to: "2024-06-30" }

const idsOf = (reports: Parameters<typeof reportsIn>[0]) =>
  reportsIn(reports, june).map(({ report_id }) => report_id)

describe("the reports of a window", () => {
  it("include its first and last day, and none beyond", () => {
    const days = ["2024-05-31", "2024-06-01", "2024-06-30", "2024-07-01"]
    const reports = days.map((report_date, report_id) => report({ report_id, report_date }))
    assert.deepStrictEqual(idsOf(reports), [2, 1])
  })

  it("of an empty list are empty", () => {
    assert.deepStrictEqual(idsOf([]), [])
  })

  it("are listed newest first, whatever their ids", () => {
    const [early, late] = ["2024-06-02", "2024-06-03"] as const
    const reports = [
      report({ report_id: 9, report_date: early }),
      report({ report_id: 3, report_date: late })
    ]
    assert.deepStrictEqual(idsOf(reports), [3, 9])
  })

  it("of one day are listed latest import first", () => {
    assert.deepStrictEqual(idsOf([3, 11, 2].map((report_id) => report({ report_id }))), [11, 3, 2])
  })

  it("of one day and id are listed by the firm's name", () => {
    const firms = ["Beta", "Alpha", "Gamma"].map((securities_firm) => report({ securities_firm }))
    assert.deepStrictEqual(
      reportsIn(firms, june).map(({ securities_firm }) => securities_firm),
      ["Alpha", "Beta", "Gamma"]
    )
  })
})

it("has each firm's latest report first, in the same order", () => {
  const items = ["b2", "a9", "b1", "c5", "a1"]
  assert.deepStrictEqual(
    latestOfEachFirm(items, (item) => item.charAt(0)),
    ["b2", "a9", "c5"]
  )
})

const shown = (...names: ReadonlyArray<string>) => latestOfEachFirm(names, (name) => name)

describe("two names are one firm", () => {
  it.for([
    ["in any letter case", "Goldman Sachs", "GOLDMAN SACHS"],
    ["in any spacing", "미래에셋증권", "미래에셋 증권"],
    ["with spaces around it, of any width", "iM증권", "\u3000IM\u00a0증권 "],
    ["composed or not", "미래에셋증권", "미래에셋증권".normalize("NFD")]
  ] as const)("%s, and is shown as the latest report has it", ([, one, other]) => {
    assert.deepStrictEqual([shown(one, other), shown(other, one)], [[one], [other]])
  })

  it("unless their letters differ", () => {
    assert.lengthOf(shown("KB증권", "SK증권", "Société Générale", "Societe Generale"), 4)
  })
})
