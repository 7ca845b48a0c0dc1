/** Three servers that share quotas, of which one ends meanwhile, or Redis: they admit exactly a quota, and answer all. */
import { assert, it } from "@effect/vitest"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { describeRedis } from "../redis/describeRedis.ts"
import { overPostgres, overRedis } from "../torture/nodes.ts"

describeRedis("servers with Redis between them", () => {
  it("admit exactly a quota together", { timeout: 180_000 }, async () => {
    assert.deepStrictEqual((await overRedis(1, ["killed"])).faults, [])
  })
})

describePostgres("servers with PostgreSQL between them", () => {
  it("admit exactly a quota together", { timeout: 120_000 }, async () => {
    const url = await createMigrated()
    try {
      assert.deepStrictEqual((await overPostgres(url, 1)).faults, [])
    } finally {
      await dropDatabase(url)
    }
  })
})
