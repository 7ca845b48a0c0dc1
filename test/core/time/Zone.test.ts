/** The calendar day in a zone. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { addDays, dayIn } from "../../../core/mod.ts"
import { endOfDay } from "../../../core/time/Zone.ts"

const at = (instant: string): number => Date.parse(instant)

describe("the day in a zone", () => {
  it("changes at the zone's midnight, in either direction of time", () => {
    const [before, after] = [at("2024-03-10T04:59:59.999Z"), at("2024-03-10T05:00:00Z")]
    assert.deepStrictEqual(
      [before, after, before].map((instant) => dayIn("America/New_York", instant)),
      ["2024-03-09", "2024-03-10", "2024-03-09"]
    )
  })

  it("is each zone's own at one instant", () => {
    const instant = at("2024-03-10T15:30:00Z")
    assert.deepStrictEqual(
      ["Asia/Seoul", "UTC", "Asia/Kathmandu"].map((zone) => dayIn(zone, instant)),
      ["2024-03-11", "2024-03-10", "2024-03-10"]
    )
    assert.strictEqual(dayIn("Asia/Kathmandu", at("2024-03-10T18:15:00Z")), "2024-03-11")
  })
})

describe("the end of a day in a zone", () => {
  it.for([
    ["UTC", "2024-06-30", "2024-07-01T00:00:00Z"],
    ["Asia/Seoul", "2024-06-30", "2024-06-30T15:00:00Z"],
    ["America/New_York", "2024-03-09", "2024-03-10T05:00:00Z"],
    ["America/New_York", "2024-03-10", "2024-03-11T04:00:00Z"],
    ["America/New_York", "2024-11-03", "2024-11-04T05:00:00Z"],
    // The clock went from 00:00 to 01:00.
    ["America/Sao_Paulo", "2018-11-03", "2018-11-04T03:00:00Z"],
    // The 30th of December didn't take place.
    ["Pacific/Apia", "2011-12-29", "2011-12-30T10:00:00Z"]
  ] as const)("%s of %s is %s", ([zone, day, end]) => {
    assert.strictEqual(endOfDay(zone, day), end)
  })

  it("is the first instant that belongs to a later one", () => {
    const zones = ["UTC", "Asia/Seoul", "America/New_York", "Europe/London", "Australia/Lord_Howe"]
    const days = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("1975-01-01", days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, day) => {
        const end = at(endOfDay(zone, day))
        assert.deepStrictEqual([dayIn(zone, end - 1000), dayIn(zone, end)], [day, addDays(day, 1)])
      })
    )
  })
})
