/** A PostgreSQL server that is restarted under load: clients are asked to come back, and nothing is lost or halved. */
import { assert, it } from "@effect/vitest"
import { describeCluster, ownCluster } from "../postgres/ownCluster.ts"
import { restarts } from "../torture/restarts.ts"

const times = 3

describeCluster("restarts of PostgreSQL under readers, writers and imports", () => {
  const cluster = ownCluster()

  it("are answered with 503 in time, and lose and halve nothing", { timeout: 120_000 }, async () => {
    const seen = await restarts(cluster.current(), times)
    assert.deepStrictEqual(seen.unexpected, [])
    assert.isAbove(seen.refusals, 0)
    assert.isBelow(seen.longest, 3500)
    assert.isBelow(Math.max(...seen.back), 2000)
    assert.strictEqual(seen.back.length, times)
    assert.strictEqual(seen.lost, 0)
    assert.deepStrictEqual(seen.halves, [])
    assert.isNotEmpty(seen.failures)
    for (const failure of seen.failures) {
      assert.match(failure, /^(.*The store can't be reached: )?PostgreSQL could not /m)
      assert.notMatch(failure, /bug in findata|\n\s+at /)
    }
    assert.isTrue(seen.isSameProcess)
  })
})
