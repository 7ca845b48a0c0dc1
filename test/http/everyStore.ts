/** The service returns the same bytes over every store. */
import { assert, beforeAll, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import type { StoreLayer } from "../contract/stores.ts"
import { inMemory, type World } from "../fixtures/World.ts"
import { openWorld } from "./service.ts"

/**
 * Registers tests that each path returns from SQLite and PostgreSQL what it does from memory, after the same imports.
 */
export const sameOnEveryStore = (world: World, paths: ReadonlyArray<string>): void => {
  const answersOn = async (stores: StoreLayer) => {
    const service = await openWorld({ ...world, stores, clock: "real" })
    const { secret } = await service.key({ tier: "premium" })
    const answers = new Map<string, unknown>()
    for (const path of paths) {
      const { headers, status, text } = await service.send("GET", path, { "x-api-key": secret })
      answers.set(path, [status, headers.get("etag"), headers.get("content-type"), text])
    }
    await service.close()
    return answers
  }

  let expected: ReadonlyMap<string, unknown>
  beforeAll(async () => {
    expected = await answersOn(inMemory)
  })

  const sameOn = (stores: StoreLayer): void => {
    let answers: ReadonlyMap<string, unknown>
    beforeAll(async () => {
      answers = await answersOn(stores)
    }, 30_000)

    it.for(paths)("%s returns the same as from memory", (path) => {
      assert.deepStrictEqual(answers.get(path), expected.get(path))
    })
  }

  onDatabases(sameOn)
}
