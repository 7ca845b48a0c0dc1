/** Sources summarized from runs: the sums, and the effect of undoing a run. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type ImportRun } from "../../../core/mod.ts"
import { noRows, sourcesOf } from "../../../core/ports.ts"

const runOf = (run_id: number, overrides: Partial<ImportRun> = {}): ImportRun => ({
  run_id,
  kind: "prices",
  source: "a vendor",
  file: "prices.csv",
  sha256: "0".repeat(64),
  started_at: "2024-01-02T03:04:05Z",
  finished_at: "2024-01-02T03:04:06Z",
  ...noRows,
  newest_date: null,
  undone_at: null,
  pruned_at: null,
  ...overrides
})

const undone_at = "2024-01-03T00:00:00Z"

describe("the sources of runs", () => {
  it("are empty without a run", () => {
    assert.deepStrictEqual(sourcesOf([]), [])
  })

  it("leave out a run that was undone", () => {
    const [source] = sourcesOf([
      runOf(1, { inserted: 5, newest_date: "2024-01-01" }),
      runOf(2, { inserted: 7, refused: 1, newest_date: "2024-01-02", undone_at })
    ])
    assert.deepInclude(source, { runs: 1, rows: 5, refused: 0, failures: 0, newest_date: "2024-01-01" })
    assert.strictEqual(source?.last_run.run_id, 1)
  })

  it("leave out a source whose runs were all undone", () => {
    assert.deepStrictEqual(sourcesOf([runOf(1, { undone_at })]), [])
  })

  it("have the newest date of any run, not the last run's", () => {
    const [source] = sourcesOf([
      runOf(1, { newest_date: "2024-05-01" }),
      runOf(2, { newest_date: "2020-01-01" }),
      runOf(3)
    ])
    assert.strictEqual(source?.newest_date, "2024-05-01")
  })

  it("keep apart names that contain JSON punctuation", () => {
    const sources = sourcesOf([runOf(1, { source: 'a","prices' }), runOf(2, { source: "a" })])
    assert.lengthOf(sources, 2)
  })
})

const runs = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          kind: fc.constantFrom("prices" as const, "reports" as const),
          source: fc.constantFrom(null, "a", "b"),
          inserted: fc.nat(1000),
          refused: fc.nat(3),
          undone_at: fc.constantFrom(null, undone_at)
        })
        .map((overrides) => runOf(id, overrides))
    )
  )
)

describe("sources of any runs", () => {
  it("add up to all runs that aren't undone, in any order", () => {
    fc.assert(
      fc.property(runs, (all) => {
        const sources = sourcesOf(all)
        const standing = all.filter((run) => run.undone_at === null)
        assert.strictEqual(
          sources.reduce((sum, { rows }) => sum + rows, 0),
          standing.reduce((sum, { inserted }) => sum + inserted, 0)
        )
        assert.strictEqual(
          sources.reduce((sum, { failures }) => sum + failures, 0),
          standing.filter(({ refused }) => refused > 0).length
        )
        assert.deepStrictEqual(sourcesOf(all.toReversed()), sources)
        const last = sources.map(({ last_run }) => last_run.run_id)
        assert.deepStrictEqual(
          last,
          last.toSorted((a, b) => b - a)
        )
      })
    )
  })
})
