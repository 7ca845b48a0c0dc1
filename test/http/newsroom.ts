/** A few articles to ask for, in languages that don't all have the same. */
import { Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { articleLine } from "../contract/news.ts"
import { type StoreLayer, take } from "../contract/stores.ts"
import { openService } from "./service.ts"

export const newsroom = Effect.gen(function* () {
  yield* take("companies", ["symbol,exchange,name", "AAPL,NASDAQ,Apple Inc."])
  yield* take("news", [
    articleLine("1", {
      category: "fed_policy",
      priority: 1,
      published_at: "2024-06-12T14:00:00-04:00",
      source_url: "https://www.federalreserve.gov/newsevents/pressreleases/monetary20240612a.htm",
      symbols: [],
      translations: {
        en: {
          title: "Fed keeps rates",
          summary: "5.25 to 5.5 percent.",
          ai_angle: "One cut in 2024 & <no> more.",
          risk: "Inflation",
          trigger: [
            { topic: "dot plot", sentiment: "negative" },
            { topic: "CPI", sentiment: null }
          ],
          full_content: "<p>Held<script>alert(1)</script> &amp; waiting</p>"
        },
        ko: { title: "연준 금리 동결", full_content: "<p>동결</p>" }
      }
    }),
    articleLine("2", {
      category: "earnings",
      priority: 2,
      published_at: "2024-06-28T00:00:00Z",
      symbols: ["AAPL"],
      content_type: "text/plain",
      translations: { ko: { title: "애플 실적" }, ja: { title: "アップル決算", full_content: "1 < 2" } }
    }),
    articleLine("3", {
      category: "market_move",
      priority: 3,
      published_at: "2024-06-28T00:00:00Z",
      symbols: [],
      translations: { zh: { title: "收盘" } }
    })
  ])
})

/** The service over these, in memory unless it is said otherwise. */
export const openNewsroom = (
  stores: StoreLayer = Layer.suspend(() => storesLayer()),
  clock: "still" | "own" = "still"
) => openService(stores, newsroom, clock)
