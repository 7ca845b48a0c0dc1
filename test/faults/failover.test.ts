/** A primary that stops under load, and its replica that is promoted. */
import { assert, it } from "@effect/vitest"
import { describeCluster } from "../postgres/ownCluster.ts"
import { failOver, faultsOf } from "../torture/failover.ts"

describeCluster("a URL of a primary and its replica", () => {
  it("leads to the one that was promoted last, and nothing that was acknowledged is lost", {
    timeout: 120_000
  }, async () => {
    assert.deepStrictEqual(faultsOf(await failOver()), [])
  })
})
