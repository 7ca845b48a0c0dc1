/** The articles of the sample: every category, priority and language, and HTML that is already harmless. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { NewsCategory, Sanitiser } from "../../core/mod.ts"
import { readRecords } from "../../scripts/sample/files.ts"
import { sampleBars } from "../core/figures.ts"

type Text = Readonly<Record<"title" | "summary" | "full_content" | "ai_angle" | "risk", string>> & {
  readonly trigger: ReadonlyArray<{ readonly topic: string; readonly sentiment: string }>
}

interface Article {
  readonly external_id: string
  readonly category: string
  readonly priority: number
  readonly content_type: string
  readonly published_at: string
  readonly symbols: ReadonlyArray<string>
  readonly translations: Readonly<Record<"ko" | "en" | "ja" | "zh", Text>>
}

const articles: ReadonlyArray<Article> = readFileSync("sample/news.ndjson", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line))

const distinct = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(values)].toSorted()

const prose = ({ ai_angle, full_content, risk, summary, title, trigger }: Text): ReadonlyArray<string> => [
  title.replace("[sample] ", ""),
  summary,
  full_content,
  ai_angle,
  risk,
  ...trigger.map(({ topic }) => topic)
]

/** Letters that are specific to each language, and letters that it doesn't have. */
const scripts = {
  ko: [/\p{Script=Hangul}/u, /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u],
  en: [/[A-Za-z]/, /[^\x20-\x7e\n]/],
  ja: [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, /\p{Script=Hangul}/u],
  zh: [/\p{Script=Han}/u, /\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u]
} as const

describe("the articles", () => {
  it("have every category, priority and kind of content", () => {
    assert.lengthOf(articles, 12)
    assert.lengthOf(distinct(articles.map(({ external_id }) => external_id)), 12)
    assert.deepStrictEqual(
      distinct(articles.map(({ category }) => category)),
      NewsCategory.literals.toSorted()
    )
    assert.deepStrictEqual(distinct(articles.map(({ priority }) => priority)), [1, 2, 3])
    assert.deepStrictEqual(distinct(articles.map(({ content_type }) => content_type)), [
      "text/html",
      "text/plain"
    ])
  })

  it("are about companies of the sample", () => {
    const known = readRecords("companies.csv").map(({ symbol }) => symbol)
    for (const { symbols } of articles) {
      assert.isNotEmpty(symbols)
      assert.includeMembers(known, [...symbols])
    }
  })

  it("state in each language that they were written for the sample", () => {
    for (const { translations } of articles) {
      assert.sameMembers(Object.keys(translations), Object.keys(scripts))
      for (const { title } of Object.values(translations)) assert.match(title, /^\[sample\] \S/)
    }
  })

  it.for(["ko", "en", "ja", "zh"] as const)("are in %s throughout", (locale) => {
    const [own, other] = scripts[locale]
    for (const { external_id, translations } of articles) {
      for (const text of prose(translations[locale])) {
        assert.match(text, own, external_id)
        assert.notMatch(text, other, external_id)
      }
    }
  })

  it("distinguish Japanese from Chinese by its kana", () => {
    for (const { translations } of articles) {
      assert.match(translations.ja.summary, /\p{Script=Hiragana}/u)
    }
  })

  it("have the same topics and sentiments in every language", () => {
    for (const { external_id, translations } of articles) {
      const [first, ...others] = Object.values(translations).map(({ trigger }) =>
        trigger.map(({ sentiment }) => sentiment)
      )
      for (const sentiments of others) assert.deepStrictEqual(sentiments, first, external_id)
    }
  })
})

it.for([1, 2, 3, 4])("article %d has the sample's closes of its day", (n) => {
  const { published_at, symbols, translations } = articles[n - 1] as Article
  for (const symbol of symbols) {
    const bar = sampleBars(symbol).find(({ date }) => date === published_at.slice(0, 10))
    const close = (bar?.close ?? Number.NaN).toLocaleString("en-US", { minimumFractionDigits: 2 })
    for (const { full_content } of Object.values(translations)) assert.include(full_content, close, symbol)
  }
})

it.effect("HTML of the articles is harmless, and plain text has no markup", () =>
  Effect.gen(function* () {
    const { html } = yield* Sanitiser
    for (const { content_type, external_id, translations } of articles) {
      for (const { full_content } of Object.values(translations)) {
        if (content_type === "text/plain") assert.notMatch(full_content, /[<>]/, external_id)
        else assert.strictEqual(yield* Effect.fromResult(html(full_content)), full_content, external_id)
      }
    }
  }).pipe(Effect.provide(HtmlSanitiser.layer))
)
