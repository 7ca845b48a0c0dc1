/** Undoing imports of news. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { article, articleLine, articleOf, newsOf, titlesOf } from "./news.ts"
import { runOf, undo } from "./runs.ts"
import { type DurableStores, take } from "./stores.ts"
import type { Layer } from "effect"

const both = { translations: { ko: { title: "하나", full_content: "<p>하나</p>" }, en: { title: "One" } } }

export const importRunsNewsDatabaseLaws = (stores: Layer.Layer<DurableStores, unknown>): void =>
  lawsOfIssuers<DurableStores>("undo of news", stores, (law) => {
    law("removes an article with its texts and companies", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* article(symbol, both)
        assert.deepStrictEqual(yield* undo(summary), { run_id: runOf(summary), removed: 4, restored: 0 })
        assert.deepStrictEqual(yield* newsOf(symbol), [])
        yield* article(symbol, both)
        assert.deepStrictEqual(yield* titlesOf(symbol), ["ko 하나", "en One"])
      })
    )

    law("restores the language and the company that a file left out", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, both)
        const before = yield* articleOf(symbol, "ko")
        const second = yield* article(symbol, { symbols: [], translations: { en: { title: "One" } } })
        assert.deepStrictEqual(yield* newsOf(symbol), [])
        assert.deepStrictEqual(yield* undo(second), { run_id: runOf(second), removed: 0, restored: 3 })
        assert.deepStrictEqual(yield* articleOf(symbol, "ko"), before)
      })
    )

    law("removes the language that a file added, and restores the text that it changed", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, both)
        const translations = { ...both.translations, en: { title: "Two" }, zh: { title: "二" } }
        const second = yield* article(symbol, { translations })
        assert.deepStrictEqual(yield* titlesOf(symbol), ["ko 하나", "en Two", "zh 二"])
        yield* undo(second)
        assert.deepStrictEqual(yield* titlesOf(symbol), ["ko 하나", "en One"])
      })
    )

    law("works run by run for a language that was removed and added again", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, both)
        const second = yield* article(symbol, { translations: { en: { title: "One" } } })
        const third = yield* article(symbol, { translations: { ...both.translations, ko: { title: "셋" } } })
        const refused = yield* Effect.flip(undo(second))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", run_id: runOf(second), by: runOf(third) })
        yield* undo(third)
        assert.deepStrictEqual(yield* titlesOf(symbol), ["en One"])
        yield* undo(second)
        assert.deepStrictEqual(yield* titlesOf(symbol), ["ko 하나", "en One"])
      })
    )

    law("is refused for a company that news mentions", ({ symbol }) =>
      Effect.gen(function* () {
        const company = yield* take("companies", ["symbol,exchange,name", `${symbol}B,NYSE,Other`])
        const news = yield* take("news", [articleLine(`${symbol}B`)])
        const refused = yield* Effect.flip(undo(company))
        assert.deepInclude(refused, { _tag: "RunBuiltUpon", by: runOf(news) })
      })
    )
  })
