/** A replica that the tests start follows its primary, and can be frozen and promoted. */
import { assert, beforeAll, it } from "@effect/vitest"
import { until } from "../cli/command.ts"
import type { OwnCluster } from "./cluster.ts"
import { runOn } from "./databases.ts"
import { describeCluster, ownCluster, ownReplica } from "./ownCluster.ts"

const countOn = async ({ url }: OwnCluster): Promise<number> =>
  Number((await runOn(url, "select count(*) from seen"))[0]?.["count"])

describeCluster("a replica", { timeout: 60_000 }, () => {
  const primary = ownCluster()
  const replica = ownReplica(primary)

  const arrive = (count: number) =>
    until(
      () => countOn(replica.current()),
      (found) => found === count,
      10_000
    )
  beforeAll(async () => {
    await runOn(primary.current().url, "create table seen as select 1 as id")
  })

  it("has what was written to its primary, and refuses writes", async () => {
    await until(
      () => runOn(replica.current().url, "select to_regclass('seen') as seen"),
      ([row]) => row?.["seen"] !== null,
      10_000
    )
    await arrive(1)
    const refused = await runOn(replica.current().url, "insert into seen values (2)").catch(
      ({ code }) => code
    )
    assert.strictEqual(refused, "25006")
  })

  it("answers nothing while it is frozen, and goes on once it is thawed", async () => {
    await replica.current().freeze()
    const asked = countOn(replica.current())
    await runOn(primary.current().url, "insert into seen values (2)")
    const late = new Promise((resolve) => setTimeout(() => resolve("nothing"), 300))
    assert.strictEqual(await Promise.race([asked, late]), "nothing")
    await replica.current().thaw()
    await asked
    await arrive(2)
  })

  it("accepts writes once it is promoted", async () => {
    await replica.current().control("promote")
    await runOn(replica.current().url, "insert into seen values (3)")
    assert.deepStrictEqual([await countOn(primary.current()), await countOn(replica.current())], [2, 3])
  })
})
