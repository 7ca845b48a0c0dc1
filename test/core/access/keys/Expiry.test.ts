/** When a key expires: the accepted formats, and that the expiry is in the future. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { expiryOf } from "../../../../core/mod.ts"

const now = Date.parse("2024-07-01T12:00:00.500Z")

describe("an expiry", () => {
  it.for([
    ["2030-01-31T00:00:00Z", "2030-01-31T00:00:00Z"],
    ["2030-01-31T00:00:00.999Z", "2030-01-31T00:00:00Z"],
    ["2030-01-31T00:00Z", "2030-01-31T00:00:00Z"],
    ["2030-01-31", "2030-01-31T00:00:00Z"],
    ["2030-01-31T01:02:03", "2030-01-31T01:02:03Z"],
    ["2030-01-31 01:02:03z", "2030-01-31T01:02:03Z"],
    ["2030-01-31t01:02:03+09:00", "2030-01-30T16:02:03Z"],
    ["2030-12-31T23:59:59-05:30", "2031-01-01T05:29:59Z"],
    ["2028-02-29", "2028-02-29T00:00:00Z"],
    ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"]
  ] as const)("%s is %s", ([text, at]) => {
    assert.deepStrictEqual(expiryOf(text, now), { at })
  })

  it.for([
    "",
    "2030",
    "2030-01",
    "2030-1-31",
    "2030-02-30",
    "2030-13-01",
    "2030-01-31T",
    "2030-01-31T24:00:00Z",
    "2030-01-31T12:60:00Z",
    "2030-01-31T12:00:60Z",
    "2030-01-31T12Z",
    "2030-01-31T12:00:00+9",
    "2030-01-31T12:00:00+24:00",
    "2030-01-31T12:00:00 UTC",
    "2030-01-31Z",
    " 2030-01-31",
    "2030-01-31\n",
    "1900000000",
    "Thu, 31 Jan 2030 00:00:00 GMT",
    "+002030-01-31T00:00:00Z",
    "9999-12-31T23:59:59-01:00"
  ])("%j is none", (text) => {
    assert.deepStrictEqual(expiryOf(text, now), { fault: "malformed" })
  })

  it.for(["2024-07-01T12:00:00Z", "2024-07-01T12:00:00.999Z", "2024-07-01", "1000-01-01"])(
    "%s is past",
    (text) => {
      assert.deepStrictEqual(expiryOf(text, now), { fault: "past" })
    }
  )

  it("must be at a later whole second than now", () => {
    assert.deepStrictEqual(expiryOf("2024-07-01T12:00:01Z", now), { at: "2024-07-01T12:00:01Z" })
    assert.deepStrictEqual(expiryOf("2024-07-01T12:00:01Z", now + 500), { fault: "past" })
  })

  it("round-trips through JavaScript's toISOString, truncated to the second", () => {
    const years = { min: new Date("2025-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (date) => {
        const at = `${date.toISOString().slice(0, 19)}Z`
        assert.deepStrictEqual(expiryOf(date.toISOString(), now), { at })
      })
    )
  })
})
