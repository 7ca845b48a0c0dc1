/** Progress: counts, rate, and the time left, on a terminal and in a log. */
import { assert, it } from "@effect/vitest"
import { progressLine, progressOf } from "../../apps/cli/Progress.ts"

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

/** What is written of an update in each second of two minutes. */
const written = (isTTY: boolean) => {
  const texts: Array<string> = []
  let time = 0
  const stream = { isTTY, write: (text: string) => texts.push(text) }
  const progress = progressOf("sync", stream, () => time)
  for (let second = 1; second <= 120; second++) {
    time = second * 1000
    progress.update({ part: null, rows: second * 10, entries: second })
  }
  progress.end()
  return texts
}

it("is a line every half minute where there is no terminal, from ten seconds on", () => {
  assert.deepStrictEqual(written(false), [
    "sync 10 entries, 100 rows, 10 rows/s\n",
    "sync 40 entries, 400 rows, 10 rows/s\n",
    "sync 70 entries, 700 rows, 10 rows/s\n",
    "sync 100 entries, 1,000 rows, 10 rows/s\n"
  ])
})

it("is one line on a terminal, drawn anew and removed at its end", () => {
  const texts = written(true)
  assert.lengthOf(texts, 121)
  assert.strictEqual(texts[0], "\r\u001b[Ksync 1 entry, 10 rows, 10 rows/s")
  assert.strictEqual(texts.at(-1), "\r\u001b[K")
})
