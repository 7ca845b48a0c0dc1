/** News on every store: the same bytes, and walks by page and by skip that find each article once. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { onDatabases } from "../../adapters/onDatabases.ts"
import { articleLine } from "../../contract/news.ts"
import { type StoreLayer, take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { serviceOver } from "../serviceOver.ts"

const paths = [
  "/news/articles",
  "/news/articles?category=earnings&priority=2",
  "/news/articles?skip=1&limit=1",
  "/news/articles/1",
  "/news/articles/3",
  "/news/articles/1/content",
  "/news/articles/2/content",
  "/news/articles/99"
]

/** Many of one instant, so that the id decides. */
const many = withMore(
  market,
  take(
    "news",
    Array.from({ length: 40 }, (_, i) =>
      articleLine(`many ${i}`, {
        symbols: [],
        category: "breaking",
        published_at: `2024-03-0${1 + (i % 3)}T00:00:00Z`
      })
    )
  )
)

/** Without the time of import, by the machine's own clock. */
const timeless = (text: string) => text.replaceAll(/"created_at":"[^"]*"/g, "")

const laws = (stores: StoreLayer): void => {
  const { get } = serviceOver({ ...many, stores, clock: "real" })
  const { get: getExpected } = serviceOver(many)

  it.for(paths)("%s returns the same as from memory, in each language", async (path) => {
    for (const locale of ["en", "ko", "ja", "zh"]) {
      const [one, other] = [
        await get(path, { "x-locale": locale }),
        await getExpected(path, { "x-locale": locale })
      ]
      assert.deepStrictEqual([one.status, timeless(one.text)], [other.status, timeless(other.text)])
    }
  })

  const walks: ReadonlyArray<readonly [query: string, by: "page" | "skip", limit: number, total: number]> = [
    ["", "page", 7, 43],
    ["", "skip", 7, 43],
    ["", "page", 100, 43],
    ["&category=breaking", "page", 9, 40],
    ["&category=breaking&priority=2", "skip", 13, 40]
  ]
  it.for(walks)(
    "a walk with '%s' by %s of %i finds each of %i once, newest first",
    async ([query, by, limit, total]) => {
      const met: Array<{ readonly id: number; readonly published_at: string }> = []
      for (let step = 0; ; step++) {
        const at = by === "page" ? step + 1 : step * limit
        const { json } = await get(`/news/articles?limit=${limit}&${by}=${at}${query}`)
        met.push(...json.articles)
        if (!json.pagination.has_next) break
      }
      assert.lengthOf(new Set(met.map(({ id }) => id)), total)
      const place = ({ id, published_at }: (typeof met)[number]) =>
        `${published_at} ${`${id}`.padStart(9, "0")}`
      assert.deepStrictEqual(met.map(place), met.map(place).toSorted().toReversed())
    }
  )
}

describe("in memory", () => {
  laws(Layer.suspend(() => storesLayer()))
})
onDatabases(laws)
