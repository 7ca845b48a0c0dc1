/** News that is imported again: in the same file, in another one, with more or with less. */
import { assert } from "@effect/vitest"
import { Clock, Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { article, articleLine, articleOf, newsOf, titlesOf } from "./news.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

const both = { translations: { ko: { title: "하나", risk: "환율" }, en: { title: "One" } } }

const hour = 3_600_000

const hourAhead = (clock: Clock.Clock): Clock.Clock => ({
  currentTimeMillisUnsafe: () => clock.currentTimeMillisUnsafe() + hour,
  currentTimeMillis: Effect.map(clock.currentTimeMillis, (now) => now + hour),
  currentTimeNanosUnsafe: () => clock.currentTimeNanosUnsafe(),
  currentTimeNanos: clock.currentTimeNanos,
  monotonicTimeNanosUnsafe: () => clock.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: clock.monotonicTimeNanos,
  sleep: (duration) => clock.sleep(duration)
})

const later = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.clockWith((clock) => Effect.provideService(effect, Clock.Clock, hourAhead(clock)))

export const importNewsTwiceLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("an article that is imported again", stores, (law) => {
    law("is unchanged, with its id and the time of its first import", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, both)
        const before = yield* articleOf(symbol, "ko")
        assert.deepStrictEqual(counted(yield* later(article(symbol, both))), only({ unchanged: 1 }))
        assert.deepStrictEqual(
          counted(yield* later(article(symbol, { ...both, priority: 1 }))),
          only({ changed: 1 })
        )
        const after = yield* articleOf(symbol, "ko")
        assert.deepStrictEqual(after.item, { ...before.item, priority: 1 })
      })
    )

    const changes: ReadonlyArray<readonly [what: string, overrides: object, titles: ReadonlyArray<string>]> =
      [
        [
          "a text",
          { translations: { ko: { title: "둘", risk: "환율" }, en: { title: "One" } } },
          ["ko 둘", "en One"]
        ],
        [
          "a member that lists omit",
          { translations: { ko: { title: "하나" }, en: { title: "One" } } },
          ["ko 하나", "en One"]
        ],
        [
          "one language more",
          { translations: { ...both.translations, zh: { title: "一" } } },
          ["ko 하나", "en One", "zh 一"]
        ],
        ["one language less", { translations: { ko: { title: "하나", risk: "환율" } } }, ["ko 하나"]],
        ["another language", { translations: { ja: { title: "一つ" } } }, ["ja 一つ"]]
      ]
    for (const [what, overrides, titles] of changes) {
      law(`is one changed article with ${what}`, ({ symbol }) =>
        Effect.gen(function* () {
          yield* article(symbol, both)
          assert.deepStrictEqual(counted(yield* article(symbol, overrides)), only({ changed: 1 }))
          assert.deepStrictEqual(yield* titlesOf(symbol), titles)
        })
      )
    }

    law("loses a risk that is now absent", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, both)
        yield* article(symbol, { translations: { ko: { title: "하나" } } })
        assert.isNull((yield* articleOf(symbol, "ko")).detail?.risk)
      })
    )

    law("loses a company that is now absent, and gains another", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}B,NYSE,Other`])
        yield* article(symbol)
        const { id } = (yield* articleOf(symbol)).item
        const symbols = [`${symbol}B`]
        assert.deepStrictEqual(counted(yield* article(symbol, { symbols })), only({ changed: 1 }))
        assert.deepStrictEqual(yield* newsOf(symbol), [])
        assert.strictEqual((yield* articleOf(`${symbol}B`)).item.id, id)
      })
    )

    law("leaves the texts and companies of other articles unchanged", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("news", [
          articleLine(symbol, both),
          articleLine(symbol, { ...both, external_id: `${symbol} 2` })
        ])
        yield* article(symbol, { symbols: [], translations: { zh: { title: "一" } } })
        const left = yield* newsOf(symbol, "ko")
        assert.deepStrictEqual(
          left.map(({ title }) => title),
          ["하나"]
        )
      })
    )

    law("is a different article from another source", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, both, { source: "yonhap" })
        const other = yield* article(symbol, both, { source: "reuters" })
        assert.deepStrictEqual(counted(other), only({ inserted: 1 }))
        assert.lengthOf(yield* newsOf(symbol), 2)
      })
    )

    law("in the same file is stored once, and a line that contradicts it is refused", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("news", [
          articleLine(symbol, both),
          articleLine(symbol, { ...both, symbols: [symbol, symbol] }),
          articleLine(symbol, { translations: { ...both.translations, ja: { title: "一つ" } } })
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, unchanged: 1, refused: 1 }))
        assert.deepStrictEqual(refusals(summary), [[3, null, "The same as line 1 with other values"]])
        assert.deepStrictEqual(yield* titlesOf(symbol), ["ko 하나", "en One"])
      })
    )
  })
