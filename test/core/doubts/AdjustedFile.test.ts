/** Whether AAPL's closes show the splits of 7 (2014-06-09) and 4 (2020-08-31) by which a vendor divided them. */
import { assert, describe, it } from "@effect/vitest"
import { type Step } from "../../../core/ports.ts"
import { adjustedOverlap, adjustedStep } from "../../../core/doubts/AdjustedFile.ts"
import { action } from "../prices/bars.ts"

const splits = [
  action("2020-08-31", "split", 4),
  action("2014-06-09", "split", 7),
  action("2014-05-08", "dividend", 3.29)
]

/** The close of 2014-06-06 was 645.57. */
const replaced = (after: number, before = 645.57) => [{ company_id: 1, date: "2014-06-06", before, after }]

const found = (after: number, before?: number) =>
  adjustedOverlap(replaced(after, before), splits)?.splits.map(({ effective_date }) => effective_date) ?? null

describe("a close that differs between a file and the store", () => {
  it("is adjusted for all later splits", () => {
    assert.deepStrictEqual(found(23.06), ["2014-06-09", "2020-08-31"])
  })

  it("is adjusted for the splits up to the day that the file was made", () => {
    assert.deepStrictEqual(found(92.22), ["2014-06-09"])
  })

  it.for([645.5, 600, 161.39, 100, 645.57 * 7, 645.57 * 28])("is not adjusted at %d", (after) => {
    assert.isNull(found(after))
  })

  it("is not adjusted where it corrects an adjusted one", () => {
    assert.isNull(found(645.57, 92.22))
  })

  it("is not adjusted for an earlier split", () => {
    const after = [{ company_id: 1, date: "2020-08-31", before: 129.04, after: 32.26 }]
    assert.isNull(adjustedOverlap(after, splits))
  })
})

const step = (previous_close: number, open: number): Step => ({
  company_id: 1,
  date: "2020-08-28",
  open,
  high: open,
  low: open,
  previous_date: "2020-08-27",
  previous_close
})
const later = (date: string) => date >= "2020-08-28"
const earlier = (date: string) => date < "2020-08-28"

describe("a step between a stored bar and one of the file", () => {
  it("shows an adjusted file where a later split explains it", () => {
    assert.strictEqual(adjustedStep(step(500.04, 126), later, splits)?.date, "2020-08-28")
    assert.strictEqual(adjustedStep(step(125.01, 504), earlier, splits)?.date, "2020-08-27")
  })

  it("does not in the opposite direction or by another ratio", () => {
    assert.isNull(adjustedStep(step(125.01, 504), later, splits))
    assert.isNull(adjustedStep(step(500.04, 126), earlier, splits))
    assert.isNull(adjustedStep(step(500.04, 250), later, splits))
  })

  it("is ignored between two bars of the file or two stored ones", () => {
    assert.isNull(adjustedStep(step(500.04, 126), () => true, splits))
    assert.isNull(adjustedStep(step(500.04, 126), () => false, splits))
  })
})
