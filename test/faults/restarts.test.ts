/** A PostgreSQL server that is restarted under load: clients are asked to come back, and nothing is lost or halved. */
import { assert, it } from "@effect/vitest"
import { describeCluster, ownCluster } from "../postgres/ownCluster.ts"
import { faultsOf, restarts } from "../torture/restarts.ts"

/** One, while an import writes: `npm run torture -- restarts` has more. */
const times = 1

describeCluster("restarts of PostgreSQL under readers, writers and imports", () => {
  const cluster = ownCluster()

  it("are answered with 503 in time, and lose and halve nothing", { timeout: 120_000 }, async () => {
    assert.deepStrictEqual(faultsOf(await restarts(cluster.current(), times), times), [])
  })
})
