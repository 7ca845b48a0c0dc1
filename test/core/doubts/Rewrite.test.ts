/** How much of what is stored a file may change before it is doubtful. */
import { assert, describe, it } from "@effect/vitest"
import { rewriteDoubt } from "../../../core/mod.ts"

const run = { run_id: 7, company_id: 1, inserted: 0, stored: 50 }

describe("a run that changes bars", () => {
  it("of a tenth of those stored is as it may be", () => {
    assert.isNull(rewriteDoubt({ ...run, changed: 5 }))
  })

  it("of more than a tenth is doubtful, and named by how many", () => {
    const doubt = rewriteDoubt({ ...run, changed: 6 })
    assert.strictEqual(doubt?.message, "One file changes 6 of 50 stored bars")
  })
})
