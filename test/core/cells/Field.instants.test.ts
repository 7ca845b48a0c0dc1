/** Instants in imported files: ISO 8601 with a zone, in UTC to the second. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import fc from "fast-check"
import { instant } from "../../../core/cells/Field.ts"
import { instantOf } from "../../../core/mod.ts"

const read: ReadonlyArray<readonly [text: string, kept: string]> = [
  ["2024-07-01T12:00:00Z", "2024-07-01T12:00:00Z"],
  ["2024-07-01t12:00:00z", "2024-07-01T12:00:00Z"],
  ["2024-07-01 12:00:00Z", "2024-07-01T12:00:00Z"],
  ["2024-07-01 12:00:00 +0000", "2024-07-01T12:00:00Z"],
  ["2024-07-01T12:00:00.999999Z", "2024-07-01T12:00:00Z"],
  ["2024-07-01T12:00:00,5Z", "2024-07-01T12:00:00Z"],
  ["2024-07-01T12:00Z", "2024-07-01T12:00:00Z"],
  ["2024-07-01T12Z", "2024-07-01T12:00:00Z"],
  ["20240701T120000Z", "2024-07-01T12:00:00Z"],
  ["2024-07-01T09:30:00+09:00", "2024-07-01T00:30:00Z"],
  ["2024-07-01T08:30:00+09", "2024-06-30T23:30:00Z"],
  ["2024-12-31T23:59:59-05:30", "2025-01-01T05:29:59Z"],
  ["2024-07-01T12:00:00-00:00", "2024-07-01T12:00:00Z"],
  ["2024-02-28T24:00:00Z", "2024-02-29T00:00:00Z"],
  ["1000-01-01T00:00:00Z", "1000-01-01T00:00:00Z"],
  ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"]
]

describe("an instant", () => {
  it.for(read)("%s is stored as %s", ([text, kept]) => {
    assert.deepStrictEqual(instant.parse(text), Result.succeed(kept))
  })

  it("is the same in every zone", () => {
    const any = fc.date({ min: new Date("1001-01-01"), max: new Date("9998-12-31"), noInvalidDate: true })
    const offset = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 })
    fc.assert(
      fc.property(any, offset, (date, minutes) => {
        const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 23)
        const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
        const zone = `${minutes < 0 ? "-" : "+"}${`${hours}`.padStart(2, "0")}:${`${rest}`.padStart(2, "0")}`
        assert.deepStrictEqual(instant.parse(`${local}${zone}`), Result.succeed(instantOf(date.getTime())))
      })
    )
  })
})

const example = "expected an instant with its zone such as 2024-07-01T09:30:00+09:00"

const refused: ReadonlyArray<readonly [text: string, message: string]> = [
  ["2024-07-01", `"2024-07-01" is a whole day: ${example}`],
  ["20240701", `"20240701" is a whole day: ${example}`],
  ["2024-07-01T12:00:00", `"2024-07-01T12:00:00" has no zone: ${example}`],
  ["2024-07-01 12:00", `"2024-07-01 12:00" has no zone: ${example}`],
  ...[
    "2023-02-29T12:00:00Z",
    "2024-13-01T12:00:00Z",
    "2024-07-01T25:00:00Z",
    "2024-07-01T24:00:01Z",
    "2024-07-01T12:60:00Z",
    "2024-07-01T12:00:60Z",
    "2024-07-01T12:00:00+24:00",
    "2024-07-01T12:00:00+09:60",
    "2024-07-01T12:00:00 KST",
    "2024-0701T12:00:00Z",
    "0999-07-01T12:00:00Z",
    "07/01/2024 12:00Z",
    "1719835200",
    "Mon, 01 Jul 2024 12:00:00 GMT"
  ].map((text) => [text, `"${text}": ${example}`] as const),
  ["9999-12-31T23:59:59-00:01", '"9999-12-31T23:59:59-00:01": expected a year from 1000 to 9999'],
  ["1000-01-01T00:00:00+00:01", '"1000-01-01T00:00:00+00:01": expected a year from 1000 to 9999']
]

it.for(refused)("%s is not an instant", ([text, message]) => {
  assert.deepStrictEqual(instant.parse(text), Result.fail(message))
})
