/** The report of an imported file for people. */
import { assert, it } from "@effect/vitest"
import { report } from "../../apps/cli/ImportReport.ts"
import { refusedSummary } from "../../core/ports.ts"

it("says why nothing was written before the counts", () => {
  assert.deepStrictEqual(
    report("companies", refusedSummary("nothing.csv", null, "There is no such file")).split("\n"),
    [
      "companies nothing.csv: nothing was written",
      "  nothing.csv: There is no such file",
      "  read 0, inserted 0, changed 0, unchanged 0, normalised 0, refused 0, doubtful 0"
    ]
  )
})
