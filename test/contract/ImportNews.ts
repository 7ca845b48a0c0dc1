/** The import of news. Each law has a company of its own. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { article, articleOf, newsOf, titlesOf } from "./news.ts"
import { counted, only, type StoreLayer, take } from "./stores.ts"

const whole = {
  title: "삼성전자, 3분기 잠정실적 발표",
  summary: "영업이익 9.1조원.\n컨센서스 하회.",
  ai_angle: "메모리 <가격> 하락 & 재고",
  risk: "환율",
  trigger: [
    { topic: "HBM", sentiment: "negative" },
    { topic: "배당", sentiment: null }
  ],
  full_content: "<h1>잠정실적</h1><p>매출 <strong>79조원</strong></p>"
}

export const importNewsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a news file", stores, (law) => {
    law("stores a row as an article in each of its languages", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* article(symbol, {
          category: "breaking",
          priority: 1,
          source_url: "https://news.example.com/a?b=1&c=2",
          translations: { ko: whole, en: { title: "Preliminary results" } }
        })
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        const { content, detail, item } = yield* articleOf(symbol, "ko")
        const { full_content, title, summary: short, ...rest } = whole
        assert.deepStrictEqual(item, {
          id: item.id,
          title,
          summary: short,
          category: "breaking",
          priority: 1,
          source_url: "https://news.example.com/a?b=1&c=2",
          published_at: "2024-10-08T00:10:00Z",
          created_at: item.created_at,
          locale: "ko",
          symbols: [symbol]
        })
        assert.match(item.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
        assert.deepStrictEqual(detail, { ...item, ...rest })
        const body = { id: item.id, title, content_type: "text/html", full_content, locale: "ko" }
        assert.deepStrictEqual<unknown>(content, body)
        assert.deepStrictEqual(yield* titlesOf(symbol), [`ko ${title}`, "en Preliminary results"])
      })
    )

    law("stores null for what a row lacks, and no triggers", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, {
          translations: { ja: { title: "決算", summary: " ", risk: "", trigger: null } }
        })
        const { content, detail } = yield* articleOf(symbol)
        assert.deepInclude(detail, {
          summary: null,
          source_url: null,
          ai_angle: null,
          risk: null,
          trigger: []
        })
        assert.deepInclude(content, { content_type: "text/html", full_content: null, locale: "ja" })
      })
    )

    law("leaves out empty and unknown languages", ({ symbol }) =>
      Effect.gen(function* () {
        const translations = {
          en: { title: "One" },
          ko: null,
          ja: {},
          zh: { title: " " },
          fr: { title: "Un" }
        }
        const { notes } = yield* article(symbol, { translations })
        assert.deepStrictEqual(yield* titlesOf(symbol), ["en One"])
        assert.deepStrictEqual(notes, ["Left out, unknown locales: fr"])
      })
    )

    law("sanitizes HTML, and counts that", ({ symbol }) =>
      Effect.gen(function* () {
        const full_content =
          '<p onclick="x()">Up<script>alert(1)</script> <a href="javascript:x">more</a></p>'
        const translations = {
          en: { title: "One", full_content },
          ko: { title: "하나", full_content: "<p>a</p>" }
        }
        const summary = yield* article(symbol, { translations })
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, normalised: 1 }))
        const { content } = yield* articleOf(symbol)
        assert.strictEqual(content?.full_content, "<p>Up <a>more</a></p>")
      })
    )

    law("has no content where the HTML has no harmless part", ({ symbol }) =>
      Effect.gen(function* () {
        yield* article(symbol, { translations: { en: { title: "One", full_content: "<script>x</script>" } } })
        assert.isNull((yield* articleOf(symbol)).content?.full_content)
      })
    )

    law("stores plain text unchanged", ({ symbol }) =>
      Effect.gen(function* () {
        const full_content = "1 < 2 & <script>alert(1)</script>\n\nend"
        const overrides = {
          content_type: "text/plain",
          translations: { en: { title: "<b>One</b>", full_content } }
        }
        assert.deepStrictEqual(counted(yield* article(symbol, overrides)), only({ inserted: 1 }))
        const { content } = yield* articleOf(symbol)
        assert.deepInclude(content, { title: "<b>One</b>", content_type: "text/plain", full_content })
      })
    )

    const instants: ReadonlyArray<readonly [instant: string, stored: string]> = [
      ["2024-10-08T09:30:00+09:00", "2024-10-08T00:30:00Z"],
      ["2024-10-08T00:30:00.999-0530", "2024-10-08T06:00:00Z"],
      ["20241008T2359Z", "2024-10-08T23:59:00Z"]
    ]
    for (const [instant, stored] of instants) {
      law(`stores ${instant} as ${stored}`, ({ symbol }) =>
        Effect.gen(function* () {
          yield* article(symbol, { published_at: instant })
          assert.strictEqual((yield* articleOf(symbol)).item.published_at, stored)
        })
      )
    }

    law("may be CSV with JSON in its cells", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* take("news", [
          "external_id,category,priority,published_at,symbols,translations",
          `${symbol},market_move,3,2024-10-08T00:00Z,${symbol},"{""en"":{""title"":""One, two""}}"`
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* titlesOf(symbol), ["en One, two"])
      })
    )

    law("assigns ids in the order of the file, whatever the instants", ({ symbol }) =>
      Effect.gen(function* () {
        const line = (external_id: string, day: string) =>
          JSON.stringify({
            external_id: `${symbol} ${external_id}`,
            category: "earnings",
            priority: 1,
            published_at: `2024-10-${day}T00:00Z`,
            symbols: [symbol],
            translations: { en: { title: external_id } }
          })
        yield* take("news", [line("z", "08"), line("a", "10"), line("m", "09")])
        const byId = (yield* newsOf(symbol)).toSorted((a, b) => a.id - b.id)
        assert.deepStrictEqual(
          byId.map(({ title }) => title),
          ["z", "a", "m"]
        )
      })
    )
  })
