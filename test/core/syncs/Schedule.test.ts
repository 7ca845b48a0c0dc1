/** Schedules of sources: their text, and when a source is due. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { nextSync, schedulesOf } from "../../../core/ports.ts"

const sources = ["edgar", "rss"]

describe("the text of schedules", () => {
  it.for([
    ["edgar=daily", [["edgar", 86_400]]],
    [
      "edgar=Daily, rss=15m",
      [
        ["edgar", 86_400],
        ["rss", 900]
      ]
    ],
    ["rss=60s", [["rss", 60]]],
    [
      "rss=hourly,edgar=2d",
      [
        ["rss", 3600],
        ["edgar", 172_800]
      ]
    ]
  ] as const)("%s", ([text, expected]) => {
    const schedules = Result.getOrThrow(schedulesOf(text, sources))
    assert.deepStrictEqual(
      schedules.map(({ every, source }) => [source, every]),
      expected.map((pair) => [...pair])
    )
  })

  it.for([
    ["edgar", "edgar: expected SOURCE=daily"],
    ["edgar=", "edgar=: expected SOURCE=daily"],
    ["edgar=59s", "edgar=59s: expected SOURCE=daily"],
    ["edgar=often", "edgar=often: expected SOURCE=daily"],
    ["yahoo=daily", "yahoo=daily: no source has that name; there are edgar, rss"],
    ["rss=1h,rss=2h", "rss=2h: rss is there twice"],
    ["", ": expected SOURCE=daily"]
  ] as const)("%s is refused", ([text, message]) => {
    const found = schedulesOf(text, sources)
    assert.isTrue(Result.isFailure(found) && found.failure.startsWith(message))
  })
})

describe("a source that is synced every hour", () => {
  const hourly = { source: "rss", every: 3600 }
  const now = Date.parse("2024-01-02T10:00:00Z")
  const due = (started_at: string | null, failure: string | null = null, finished_at = started_at): string =>
    new Date(nextSync(hourly, { started_at, finished_at, failure }, now)).toISOString()

  it("is due at once when it never was", () => {
    assert.strictEqual(nextSync(hourly, undefined, now), now)
    assert.strictEqual(due(null), "2024-01-02T10:00:00.000Z")
  })

  it("is due an hour after its last start", () => {
    assert.strictEqual(due("2024-01-02T09:45:00Z"), "2024-01-02T10:45:00.000Z")
  })

  it("is due at once when that is past", () => {
    assert.strictEqual(due("2024-01-01T00:00:00Z"), "2024-01-02T10:00:00.000Z")
  })

  it("is due a quarter of an hour after one that failed", () => {
    assert.strictEqual(due("2024-01-02T09:50:00Z", "No"), "2024-01-02T10:05:00.000Z")
  })

  it("is due a quarter of an hour after the start of one whose process was killed", () => {
    const killed = { started_at: "2024-01-02T09:50:00Z", finished_at: null, failure: null }
    assert.strictEqual(nextSync(hourly, killed, now), Date.parse("2024-01-02T10:05:00Z"))
    assert.strictEqual(due("2024-01-02T09:50:00Z", null, "2024-01-02T08:51:00Z"), "2024-01-02T10:05:00.000Z")
  })

  it("is due at once when its last start is in the future, beyond what clocks may differ", () => {
    assert.strictEqual(due("2034-01-02T10:00:00Z"), "2024-01-02T10:00:00.000Z")
    assert.strictEqual(due("2024-01-02T10:00:30Z"), "2024-01-02T11:00:30.000Z")
  })
})
