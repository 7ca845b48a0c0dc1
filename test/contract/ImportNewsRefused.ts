/** Rows of news that are refused, and their messages. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { article, newsOf } from "./news.ts"
import { refusals, type StoreLayer } from "./stores.ts"

const instant = "expected an instant with its zone such as 2024-07-01T09:30:00+09:00"
const long = "x".repeat(301)

const one = (overrides: object) => ({ translations: { en: { title: "One", ...overrides } } })

const refused: ReadonlyArray<readonly [overrides: object, column: string, message: string]> = [
  [{ published_at: "2024-10-08" }, "published_at", `"2024-10-08" is a whole day: ${instant}`],
  [{ published_at: "2024-10-08T09:30:00" }, "published_at", `"2024-10-08T09:30:00" has no zone: ${instant}`],
  [{ published_at: "yesterday" }, "published_at", `"yesterday": ${instant}`],
  [{ published_at: "2999-01-01T00:00:00Z" }, "published_at", "2999-01-01T00:00:00Z is in the future"],
  [{ published_at: "" }, "published_at", "published_at is missing"],
  [{ external_id: "" }, "external_id", "external_id is missing"],
  [
    { category: "rumour" },
    "category",
    'Expected one of eod_summary, fed_policy, market_move, earnings, breaking, got "rumour"'
  ],
  [{ priority: 0 }, "priority", "Expected 1 (high), 2 (medium) or 3 (low), got 0"],
  [{ priority: 4 }, "priority", "Expected 1 (high), 2 (medium) or 3 (low), got 4"],
  [{ priority: "high" }, "priority", 'Expected a whole number, got "high"'],
  [
    { source_url: "javascript:alert(1)" },
    "source_url",
    'Expected an http or https address, got "javascript:alert(1)"'
  ],
  [
    { content_type: "text/markdown" },
    "content_type",
    'Expected one of text/html, text/plain, got "text/markdown"'
  ],
  [{ symbols: ["a b"] }, "symbols", 'Expected a ticker symbol, got "\\"a b\\""'],
  [{ symbols: [1] }, "symbols", 'Expected a ticker symbol, got "1"'],
  [{ symbols: { a: 1 } }, "symbols", 'Expected a ticker symbol, got "\\"{\\\\\\"a\\\\\\":1}\\""'],
  [{ translations: {} }, "translations", "Expected a title in one of ko, en, ja, zh"],
  [{ translations: { fr: { title: "Un" } } }, "translations", "Expected a title in one of ko, en, ja, zh"],
  [{ translations: ["One"] }, "translations", "Expected a JSON object of translations by locale"],
  [{ translations: { en: "One" } }, "translations", "en: Expected an object, got a string"],
  [{ translations: { en: { title: "One" }, ko: { risk: "환율" } } }, "translations", "ko: title is missing"],
  [one({ title: 1 }), "translations", "en: title: Expected text, got a number"],
  [one({ title: long }), "translations", "en: title: At most 300 characters, not 301"],
  [one({ summary: "x".repeat(20_001) }), "translations", "en: summary: At most 20000 characters, not 20001"],
  [one({ full_content: "\u0000" }), "translations", "en: full_content: The text holds a NUL character"],
  [one({ risk: "\ud800" }), "translations", "en: risk: The text holds half a character (a lone surrogate)"],
  [one({ trigger: {} }), "translations", "en: trigger: Expected an array, got an object"],
  [one({ trigger: ["HBM"] }), "translations", "en: trigger: topic is missing"],
  [
    one({ trigger: [{ topic: "HBM", sentiment: 1 }] }),
    "translations",
    "en: trigger: sentiment: Expected text, got a number"
  ],
  [
    one({ trigger: Array.from({ length: 101 }, () => ({ topic: "HBM" })) }),
    "translations",
    "en: trigger: At most 100, not 101"
  ],
  [
    one({ full_content: "<b>".repeat(600) }),
    "translations",
    "en: full_content: Elements are nested deeper than 512"
  ]
]

export const importNewsRefusedFileLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a news file", stores, (law) => {
    for (const [overrides, column, message] of refused) {
      law(`has a row refused with ${JSON.stringify(overrides).slice(0, 80)}`, ({ symbol }) =>
        Effect.gen(function* () {
          assert.deepStrictEqual(refusals(yield* article(symbol, overrides)), [[1, column, message]])
          assert.deepStrictEqual(yield* newsOf(symbol), [])
        })
      )
    }
  })
