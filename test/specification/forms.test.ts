/** The check of an answer finds what violates its form. */
import { assert, describe, it } from "@effect/vitest"
import {
  barTime,
  count,
  date,
  instant,
  integer,
  listOf,
  maybe,
  members,
  nothingFound,
  number,
  text
} from "./forms.ts"

const form = members({
  id: integer,
  name: maybe(text),
  price: maybe(number),
  rows: listOf(members({ date, datetime: barTime, at: instant, count }))
})

const row = { date: "2024-02-29", datetime: "2024-02-29T00:00:00", at: "2024-02-29T23:59:59Z", count: 0 }
const whole = { id: 1, name: "One", price: 0.5, rows: [row] }

const faultsOf = (value: unknown): ReadonlyArray<string> => {
  const found = nothingFound()
  form(value, "", found)
  return found.faults
}

const { name: _, ...nameless } = whole

describe("the check finds", () => {
  it("nothing in a valid answer, with unknown members as null", () => {
    assert.deepStrictEqual(faultsOf(whole), [])
    assert.deepStrictEqual(faultsOf({ ...whole, name: null, price: null, rows: [] }), [])
  })

  it.for([
    ["an omitted member", nameless, "name is omitted"],
    ["an unnamed member", { ...whole, more: null }, "more is named nowhere"],
    ["an empty text", { ...whole, name: "" }, 'name: "" is no text'],
    ["a number in text", { ...whole, price: "1" }, 'price: "1" is no number'],
    ["a null that isn't allowed", { ...whole, id: null }, "id: null is no integer"],
    ["a fraction", { ...whole, id: 1.5 }, "id: 1.5 is no integer"],
    ["a count below 0", { ...whole, rows: [{ ...row, count: -1 }] }, "rows[].count: -1 is no count"],
    ["no list", { ...whole, rows: {} }, "rows: {} is no list"],
    ["no object", { ...whole, rows: [null] }, "rows[]: null is no object"],
    [
      "a date that doesn't exist",
      { ...whole, rows: [{ ...row, date: "2023-02-29" }] },
      'rows[].date: "2023-02-29" is no date'
    ],
    [
      "a zone",
      { ...whole, rows: [{ ...row, datetime: "2024-02-29T00:00:00Z" }] },
      'rows[].datetime: "2024-02-29T00:00:00Z" is no time of a bar'
    ],
    [
      "fractions of a second",
      { ...whole, rows: [{ ...row, at: "2024-02-29T00:00:00.000Z" }] },
      'rows[].at: "2024-02-29T00:00:00.000Z" is no instant'
    ]
  ] as const)("%s", ([, value, fault]) => {
    assert.deepStrictEqual(faultsOf(value), [fault])
  })

  it("which members were known and which were not", () => {
    const found = nothingFound()
    form({ ...whole, name: null }, "", found)
    assert.deepStrictEqual([[...found.known], [...found.unknown]], [["price"], ["name"]])
  })
})
