/** Laws of every `NewsStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { type Locale, type NewsFilter } from "../../core/mod.ts"
import { NewsStore } from "../../core/ports.ts"
import { localesFrom } from "../../core/locale/Locale.ts"
import { articleLine, newsOf } from "./news.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

const line = (
  name: string,
  at: string,
  category: string,
  priority: number,
  locales: string,
  symbols: string
) =>
  articleLine(name, {
    published_at: `2024-10-08T${at}Z`,
    category,
    priority,
    symbols: symbols.split(" "),
    translations: Object.fromEntries(
      locales.split(" ").map((text) => {
        const [locale = "", content] = text.split("=")
        return [locale, { title: `${name} ${locale}`, full_content: content }]
      })
    )
  })

/** Two articles have the same instant. A locale with `=` has full content. */
const fill = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "ONE,NYSE,One", "TWO,NYSE,Two", "BARE,NYSE,Bare"])
  yield* take("news", [
    line("a", "10:00:00", "earnings", 1, "ko en=A", "ONE"),
    line("b", "12:00:00", "breaking", 1, "zh ja", "ONE TWO"),
    line("c", "11:00:00", "earnings", 3, "ja zh=C ko=다", "TWO"),
    line("d", "11:00:00", "earnings", 2, "zh", "ONE")
  ])
})

const any: NewsFilter = { category: null, priority: null, company_id: null }

const list = Effect.fnUntraced(function* (filter: NewsFilter, offset: number, limit: number, locale: Locale) {
  const store = yield* NewsStore
  const { articles, total } = yield* store.list(filter, { offset, limit }, localesFrom(locale))
  return { titles: articles.map(({ title }) => title), total }
})

export const newsStoreLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("NewsStore", (it) => {
    const expected: ReadonlyArray<readonly [locale: Locale, titles: ReadonlyArray<string>]> = [
      ["en", ["b ja", "d zh", "c ko", "a en"]],
      ["ko", ["b ja", "d zh", "c ko", "a ko"]],
      ["ja", ["b ja", "d zh", "c ja", "a en"]],
      ["zh", ["b zh", "d zh", "c zh", "a en"]]
    ]
    for (const [locale, titles] of expected) {
      it.effect(`lists all newest first, in ${locale} where available`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* list(any, 0, 10, locale), { titles, total: 4 })
        })
      )
    }

    const windows: ReadonlyArray<readonly [offset: number, limit: number, titles: ReadonlyArray<string>]> = [
      [0, 1, ["b ja"]],
      [1, 2, ["d zh", "c ko"]],
      [3, 5, ["a en"]],
      [4, 1, []],
      [214_748_364_700, 100, []]
    ]
    for (const [offset, limit, titles] of windows) {
      it.effect(`lists ${titles.length} of ${limit} after ${offset}`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* list(any, offset, limit, "en"), { titles, total: 4 })
        })
      )
    }

    const filters: ReadonlyArray<readonly [filter: Partial<NewsFilter>, titles: ReadonlyArray<string>]> = [
      [{ category: "earnings" }, ["d zh", "c ko", "a en"]],
      [{ category: "fed_policy" }, []],
      [{ priority: 1 }, ["b ja", "a en"]],
      [{ category: "earnings", priority: 1 }, ["a en"]],
      [{ category: "breaking", priority: 3 }, []],
      [{ company_id: 1 }, ["b ja", "d zh", "a en"]],
      [{ company_id: 2, category: "earnings" }, ["c ko"]],
      [{ company_id: 1, priority: 1 }, ["b ja", "a en"]],
      [{ company_id: 3 }, []],
      [{ company_id: 99 }, []]
    ]
    for (const [filter, titles] of filters) {
      it.effect(`filters by ${JSON.stringify(filter)}`, () =>
        Effect.gen(function* () {
          const expected = { titles, total: titles.length }
          assert.deepStrictEqual(yield* list({ ...any, ...filter }, 0, 10, "en"), expected)
        })
      )
    }

    it.effect("returns a window of a company's, and counts all of them", () =>
      Effect.gen(function* () {
        const filter = { ...any, company_id: 1 }
        assert.deepStrictEqual(yield* list(filter, 1, 1, "en"), { titles: ["d zh"], total: 3 })
        assert.deepStrictEqual(yield* list(filter, 3, 1, "en"), { titles: [], total: 3 })
      })
    )

    it.effect("lists the companies of each", () =>
      Effect.gen(function* () {
        const store = yield* NewsStore
        const { articles } = yield* store.list(any, { offset: 0, limit: 10 }, localesFrom("en"))
        const named = [["ONE", "TWO"], ["ONE"], ["TWO"], ["ONE"]]
        assert.deepStrictEqual(
          articles.map(({ symbols }) => symbols),
          named
        )
        const details = yield* Effect.forEach(articles, ({ id }) => store.detail(id, localesFrom("en")))
        assert.deepStrictEqual(
          details.map((detail) => detail?.symbols),
          named
        )
      })
    )

    it.effect("lists those of a company", () =>
      Effect.gen(function* () {
        const titles = yield* Effect.forEach(["ONE", "TWO", "BARE"], (symbol) =>
          Effect.map(newsOf(symbol), (news) => news.map(({ title }) => title))
        )
        assert.deepStrictEqual(titles, [["b ja", "d zh", "a en"], ["b ja", "c ko"], []])
      })
    )

    it.effect("lists at most the limit of a company's", () =>
      Effect.gen(function* () {
        const store = yield* NewsStore
        const [, second] = yield* newsOf("ONE")
        assert.lengthOf(yield* store.ofCompany(1, 2, localesFrom("en"), null), 2)
        assert.strictEqual((yield* store.ofCompany(1, 2, localesFrom("en"), null))[1]?.title, second?.title)
      })
    )

    it.effect("says whether an article names a company", () =>
      Effect.gen(function* () {
        const store = yield* NewsStore
        const [both] = yield* newsOf("TWO")
        const [, own] = yield* newsOf("ONE")
        const asked = [both?.id, own?.id, 99].flatMap((id = 0) =>
          [1, 2, 3].map((company) => [id, company] as const)
        )
        assert.deepStrictEqual(yield* Effect.forEach(asked, ([id, company]) => store.names(id, company)), [
          true,
          true,
          false,
          true,
          false,
          false,
          false,
          false,
          false
        ])
      })
    )

    const times: ReadonlyArray<readonly [before: string, titles: Array<string>]> = [
      ["2024-10-08T12:00:01Z", ["b ja", "d zh", "a en"]],
      ["2024-10-08T12:00:00Z", ["d zh", "a en"]],
      ["2024-10-08T10:00:00Z", []]
    ]
    for (const [before, titles] of times) {
      it.effect(`lists a company's published before ${before}`, () =>
        Effect.gen(function* () {
          const store = yield* NewsStore
          const articles = yield* store.ofCompany(1, 10, localesFrom("en"), before)
          assert.deepStrictEqual(
            articles.map(({ title }) => title),
            titles
          )
        })
      )
    }

    const contents: ReadonlyArray<readonly [name: string, locale: Locale, content: string]> = [
      ["a", "ko", "a en: A"],
      ["a", "zh", "a en: A"],
      ["c", "ja", "c ko: 다"],
      ["c", "zh", "c zh: C"],
      ["b", "en", "b ja: null"],
      ["b", "zh", "b zh: null"]
    ]
    for (const [name, locale, expected] of contents) {
      it.effect(`returns the content of ${name} for ${locale} as ${expected}`, () =>
        Effect.gen(function* () {
          const store = yield* NewsStore
          const { articles } = yield* store.list(any, { offset: 0, limit: 10 }, localesFrom(locale))
          const { id = 0 } = articles.find(({ title }) => title.startsWith(name)) ?? {}
          const content = yield* store.content(id, localesFrom(locale))
          assert.strictEqual(`${content?.title}: ${content?.full_content}`, expected)
        })
      )
    }

    it.effect("has neither details nor content of an unknown article", () =>
      Effect.gen(function* () {
        const store = yield* NewsStore
        const locales = localesFrom("en")
        const found = yield* Effect.forEach([0, -1, 99, 2_147_483_647], (id) =>
          Effect.all([store.detail(id, locales), store.content(id, locales)])
        )
        assert.deepStrictEqual(found.flat(), Array(8).fill(null))
      })
    )
  })
