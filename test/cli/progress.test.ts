/** The line of progress: counts, rate, and the time left. */
import { assert, it } from "@effect/vitest"
import { progressLine } from "../../apps/cli/Progress.ts"

const minute = 60_000

it.for([
  [{ part: null, rows: 1200 }, minute, "sync 1,200 rows, 20 rows/s"],
  [
    { part: 0.25, rows: 6000, entries: 250, refused: 3 },
    minute,
    "sync [########......................] 25% 250 entries, 6,000 rows, 3 refused, 100 rows/s, 3 min 0 s left"
  ],
  [
    { part: 0.02, rows: 600, entries: 1, refused: 0 },
    3 * minute,
    "sync [#.............................] 2% 1 entry, 600 rows, 3 rows/s, 2 h 27 min left"
  ],
  [{ part: 1, rows: 60 }, minute, "sync [##############################] 100% 60 rows, 1 row/s"]
] as const)("%o after %d ms", ([done, milliseconds, line]) => {
  assert.strictEqual(progressLine("sync", done, milliseconds), line)
})
