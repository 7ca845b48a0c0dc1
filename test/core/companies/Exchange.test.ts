/** Time zones and the calendar day in them. */
import { assert, describe, it } from "@effect/vitest"
import { dayIn } from "../../../core/mod.ts"
import { isTimeZone } from "../../../core/time/Zone.ts"

describe("a time zone", () => {
  it.for(["Asia/Seoul", "America/New_York", "UTC"])("is %s", (text) => {
    assert.isTrue(isTimeZone(text))
  })

  it.for(["Asia/Soul", "KST+9", ""])("is not %j", (text) => {
    assert.isFalse(isTimeZone(text))
  })
})

describe("the day", () => {
  it.for([
    ["Asia/Seoul", "2024-03-08T14:59:59Z", "2024-03-08"],
    ["Asia/Seoul", "2024-03-08T15:00:00Z", "2024-03-09"],
    ["America/New_York", "2024-03-08T04:59:59Z", "2024-03-07"],
    ["America/New_York", "2024-03-08T05:00:00Z", "2024-03-08"],
    ["America/New_York", "2024-03-11T04:00:00Z", "2024-03-11"],
    ["UTC", "1970-01-01T00:00:00Z", "1970-01-01"]
  ] as const)("in %s at %s is %s", ([zone, instant, day]) => {
    assert.strictEqual(dayIn(zone, Date.parse(instant)), day)
  })
})
