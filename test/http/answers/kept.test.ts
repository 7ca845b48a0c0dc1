/** Imports leave the bodies alone that aren't made of what they write: those are served without a read of the store. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { NewsStore, PriceStore } from "../../../core/ports.ts"
import { articleLine } from "../../contract/news.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { inMemory, type World } from "../../fixtures/World.ts"
import { reader } from "../service.ts"
import { freshServiceOver } from "../serviceOver.ts"

/** How often bars and news were read, by company. */
const reads = { bars: new Map<number, number>(), news: 0 }

const counted = Layer.mergeAll(
  Layer.effect(
    PriceStore,
    Effect.map(PriceStore, (store) => ({
      ...store,
      bars: (query) => {
        reads.bars.set(query.company_id, (reads.bars.get(query.company_id) ?? 0) + 1)
        return store.bars(query)
      }
    }))
  ),
  Layer.effect(
    NewsStore,
    Effect.map(NewsStore, (store) => ({
      ...store,
      list: (...query) => {
        reads.news++
        return store.list(...query)
      }
    }))
  )
)

const articleOf = (symbol: string) =>
  take("news", [articleLine(symbol, { published_at: "2024-06-12T20:00:00Z" })])

const barOf = (symbol: string, close: string) =>
  take("prices", [priceHeader, `${symbol},2024-01-02,9,9,1,${close},1`])

const world: World = {
  stores: Layer.provideMerge(counted, inMemory),
  fill: Effect.gen(function* () {
    yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two"])
    yield* barOf("ONE", "2")
    yield* barOf("TWO", "2")
    yield* articleOf("ONE")
  })
}

const service = freshServiceOver(world)

/** Reads of the store by one more request for each body, after the import. */
const readsAfter = async (imported: Parameters<typeof service.run>[0]) => {
  const get = await reader(service)
  const paths = ["/stock/prices/ONE", "/stock/prices/TWO", "/news/articles"]
  for (const path of paths) assert.strictEqual((await get(path)).status, 200)
  await service.run(imported)
  reads.bars.clear()
  reads.news = 0
  for (const path of paths) assert.strictEqual((await get(path)).status, 200)
  return { one: reads.bars.get(1) ?? 0, two: reads.bars.get(2) ?? 0, news: reads.news }
}

describe("a kept body", () => {
  it("of prices outlives an import of news", async () => {
    assert.deepStrictEqual(await readsAfter(articleOf("TWO")), { one: 0, two: 0, news: 1 })
  })

  it("of a company's prices outlives an import of another's", async () => {
    assert.deepStrictEqual(await readsAfter(barOf("ONE", "3")), { one: 1, two: 0, news: 0 })
  })

  it("outlives an import that changes nothing, and one that is refused", async () => {
    const refused = take("prices", [priceHeader, "ONE,2024-01-03,9,9,1,2,1", "ONE,2024-01-04,1,9,2,3,1"], {
      strict: true
    })
    const none = { one: 0, two: 0, news: 0 }
    assert.deepStrictEqual(await readsAfter(barOf("ONE", "2")), none)
    assert.deepStrictEqual(await readsAfter(refused), none)
  })
})
