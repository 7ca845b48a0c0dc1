/** When a price is stale: by sessions that have closed since, or by weekdays. */
import { assert, it } from "@effect/vitest"
import { priceAge } from "../../../core/views/PriceAge.ts"

const nasdaq = { mic_code: "XNAS", time_zone: "America/New_York" }
const kosdaq = { mic_code: "XKOS", time_zone: "Asia/Seoul" }
const cairo = { mic_code: "XCAI", time_zone: "Africa/Cairo" }

it.for([
  // Before and after the close of the day after Thanksgiving.
  [nasdaq, "2023-11-22", null, "2023-11-24T17:59:59Z", 0, "XNYS"],
  [nasdaq, "2023-11-22", null, "2023-11-24T18:00:00Z", 1, "XNYS"],
  [nasdaq, "2023-11-24", null, "2023-11-26T12:00:00Z", 0, "XNYS"],
  [nasdaq, "2021-03-31", null, "2021-04-30T20:00:00Z", 21, "XNYS"],
  // Chuseok and a holiday made for it.
  [kosdaq, "2023-09-27", null, "2023-10-04T06:29:59Z", 0, "XKRX"],
  [kosdaq, "2023-09-27", null, "2023-10-04T06:30:00Z", 1, "XKRX"],
  // A day's end in the past, and one that isn't over yet.
  [nasdaq, "2023-11-22", "2023-11-27", "2024-06-01T00:00:00Z", 2, "XNYS"],
  [nasdaq, "2023-11-22", "2023-11-24", "2023-11-24T17:00:00Z", 0, "XNYS"],
  // Before the day itself, as of it.
  [nasdaq, "2023-11-24", "2023-11-24", "2023-11-24T17:00:00Z", 0, "XNYS"],
  // Weekdays, where there is no calendar or it knows one of the days not.
  [cairo, "2023-11-22", null, "2023-11-23T21:59:59Z", 0, null],
  [cairo, "2023-11-22", null, "2023-11-26T12:00:00Z", 2, null],
  [nasdaq, "1989-12-22", "1990-01-02", "2024-06-01T00:00:00Z", 7, null],
  [nasdaq, null, null, "2023-11-24T18:00:00Z", null, null]
] as const)(
  "%j of %s, as of %s, at %s: %s sessions",
  ([exchange, date, as_of, now, sessions_since, calendar]) => {
    assert.deepStrictEqual(priceAge(exchange, date, as_of, Date.parse(now)), { sessions_since, calendar })
  }
)
