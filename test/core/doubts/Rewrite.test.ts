/** How large a part of the stored bars a file may change before it is doubtful. */
import { assert, describe, it } from "@effect/vitest"
import { rewriteDoubt } from "../../../core/doubts/Rewrite.ts"

const run = { run_id: 7, company_id: 1, inserted: 0, stored: 50 }

describe("a run that changes bars", () => {
  it("is plausible for a tenth of the stored bars", () => {
    assert.isNull(rewriteDoubt({ ...run, changed: 5 }))
  })

  it("is doubtful for more than a tenth, and the number is stated", () => {
    const doubt = rewriteDoubt({ ...run, changed: 6 })
    assert.strictEqual(doubt?.message, "One file changes 6 of 50 stored bars")
  })
})
