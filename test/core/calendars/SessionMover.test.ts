/** Days moved to sessions, by the calendars of NYSE and KRX. */
import { assert, it } from "@effect/vitest"
import { sessionMover } from "../../../core/calendars/SessionMover.ts"

it.each([
  ["XNYS", "2024-07-03", "2024-07-03"],
  ["XNYS", "2024-07-04", "2024-07-05"],
  ["XNYS", "2024-03-29", "2024-04-01"],
  ["XKRX", "2023-09-28", "2023-10-04"],
  // Not known to any calendar: weekdays.
  ["XNYS", "2090-01-01", "2090-01-02"],
  ["XXXX", "2024-07-04", "2024-07-04"],
  ["XXXX", "2024-07-06", "2024-07-08"],
  ["XXXX", "2024-07-07", "2024-07-08"]
])("at %s %s becomes %s", (mic, day, expected) => {
  assert.strictEqual(sessionMover(mic)(day), expected)
})
