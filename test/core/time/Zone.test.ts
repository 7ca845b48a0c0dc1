/** The calendar day in a zone. */
import { assert, describe, it } from "@effect/vitest"
import { dayIn } from "../../../core/mod.ts"

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
