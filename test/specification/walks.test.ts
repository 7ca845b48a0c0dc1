/**
 * Walking through a list by pages or offsets: in an unchanging store each row is found exactly once; while a file is
 * imported between two steps no earlier row is missed. Rows that appear before the next step shift the others, so that
 * as many are found twice; rows that appear after it are found as well.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { BodyCacheBytes } from "../../adapters/http/server/mod.ts"
import { Imports } from "../../core/mod.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { asItIs, fileOf } from "../contract/stores.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { fill } from "../services/scene.ts"
import { articleLines, rows, size } from "../fixtures/rows.ts"
import { arrivals } from "./arrivals.ts"
import { exclusives, stepOf, walks, walkThrough } from "./walked.ts"

onDatabases((stores) => {
  describe("in an unchanging store", () => {
    const service = serviceOver({ ...rows, stores })
    const { get } = service

    describe.each(walks)("$path by $by", (walk) => {
      it.for([1, 7, size, 50])("in steps of %i finds every row once", async (limit) => {
        const met = await walkThrough(get, walk, limit)
        const { ids, total } = await stepOf(get, walk, 100, 0)
        assert.deepStrictEqual(met, ids)
        assert.deepStrictEqual([new Set(met).size, met.length, total], [walk.rows, walk.rows, walk.rows])
      })

      it("ends with an empty step past the last row", async () => {
        const { goesOn, ids, total } = await stepOf(get, walk, size, 9)
        assert.deepStrictEqual([goesOn, ids, total], [false, [], walk.rows])
      })
    })

    describe.each(exclusives)("%s", (path, one, other) => {
      it.for([`${one}=1&${other}=0`, `${other}=0&${one}=1`])("refuses %s", async (query) => {
        const { json, status } = await get(`${path}?${query}`)
        const msg = `Value error, ${one} and ${other} exclude each other`
        assert.deepStrictEqual(
          [status, json],
          [422, { detail: [{ loc: ["query", other], msg, type: "value_error" }] }]
        )
      })
    })
  })

  describe("while files are imported", () => {
    // On PostgreSQL cached bodies may be a moment old, and two steps then of two moments.
    const service = serviceOver({ ...rows, stores, settings: Layer.succeed(BodyCacheBytes, 0) })
    const { get } = service

    it.for(
      arrivals.map((arrival) => {
        const { kind, walk, where } = arrival
        return [kind, where, `${walk.path} by ${walk.by}`, arrival] as const
      })
    )("%s that appear %s hide no row of %s", async ([, , , { kind, lines, walk, where }]) => {
      const { ids: earlier } = await stepOf(get, walk, 100, 0)
      const met = await walkThrough(get, walk, 7, async (index) =>
        index === 0 ? service.run(fill(kind, lines)) : null
      )
      const { ids: later } = await stepOf(get, walk, 100, 0)
      const added = later.length - earlier.length
      assert.strictEqual(added, lines.length - (kind === "news" ? 0 : 1))
      if (where === "behind") assert.deepStrictEqual(met, later)
      else assert.deepStrictEqual(met, [...earlier.slice(0, 7), ...earlier.slice(7 - added)])
    })

    it("a partly imported file appears in no step", async () => {
      const walk = walks.find(({ path }) => path.startsWith("/news")) ?? assert.fail()
      const { ids: earlier } = await stepOf(get, walk, 100, 0)
      const written = Promise.withResolvers<void>()
      const seen = Promise.withResolvers<void>()
      const atEnd = Effect.promise(() => {
        written.resolve()
        return seen.promise
      })
      const file = fileOf("news.ndjson", articleLines([["last", "2024-06-30"]]), atEnd)
      let taken: Promise<unknown> = Promise.resolve()
      const met = await walkThrough(get, walk, 7, async (index) => {
        if (index === 0) {
          taken = service.run(Effect.flatMap(Imports, (imports) => imports.run("news", file, asItIs)))
          await written.promise
        }
        if (index === 1) {
          seen.resolve()
          await taken
        }
      })
      // The new first row shifted one from the second step into the third.
      assert.deepStrictEqual(met, [...earlier.slice(0, 14), ...earlier.slice(13)])
    })
  })
})
