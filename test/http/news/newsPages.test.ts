/** `GET /companies/{company_id}/news` and an article of it: languages, rows and limits. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { apple, bare, namesOf } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const ledgerService = serviceOver(ledger)

const { visit: get } = serviceOver(applePages)

describe("news", () => {
  it("are Korean by default, else English, else any language", async () => {
    const { json } = await get(`${apple}/news`)
    const { articles, locale } = json
    assert.strictEqual(locale, "ko")
    assert.deepStrictEqual(
      articles.map((item: Readonly<Record<string, unknown>>) => [item["title"], item["locale"]]),
      [
        ["苹果", "zh"],
        ["Apple again", "en"],
        ["애플 실적", "ko"]
      ]
    )
  })

  it.for([
    ["en", "Apple's results"],
    ["ko", "애플 실적"],
    ["ja", "Apple's results"],
    ["zh", "Apple's results"]
  ] as const)("in %s has %s", async ([locale, title]) => {
    const path = `${apple}/news?limit=4&locale=${locale}`
    assert.deepStrictEqual((await namesOf(get, path, "articles", "title"))[2], title)
    assert.strictEqual((await get(path)).json.locale, locale)
  })

  it("have an article's members as in lists", async () => {
    const { json } = await get(`${apple}/news?limit=1`)
    assert.deepStrictEqual(json.articles, [
      {
        id: json.articles[0].id,
        title: "苹果",
        summary: null,
        category: "earnings",
        priority: 1,
        source_url: null,
        published_at: "2024-06-12T20:00:00Z",
        created_at: "2024-07-01T12:00:00Z",
        locale: "zh",
        symbols: ["AAPL"]
      }
    ])
  })

  it("are none of a company without any", async () => {
    const { text } = await get(`${bare}/news?locale=en`)
    assert.strictEqual(
      text,
      '{"company_id":4,"symbol":"BARE","as_of":"2024-07-01","locale":"en","articles":[],"count":0}'
    )
  })
})

describe("an article", () => {
  it("has the head of a page, its details and its content", async () => {
    const { json } = await get(`${apple}/news/1?locale=ko`)
    const { id, created_at } = json.article
    assert.deepStrictEqual(json, {
      company_id: 1,
      symbol: "AAPL",
      as_of: "2024-07-01",
      article: {
        id,
        title: "애플 실적",
        summary: null,
        category: "earnings",
        priority: 1,
        source_url: null,
        published_at: "2024-06-10T20:00:00Z",
        created_at,
        locale: "ko",
        symbols: ["AAPL"],
        ai_angle: null,
        risk: null,
        trigger: []
      },
      content: { content_type: "text/html", full_content: null, locale: "ko" }
    })
  })

  it.for([
    ["1?locale=en", [200, "Apple's results", "en", "en"]],
    ["1?locale=ja", [200, "Apple's results", "en", "en"]],
    ["1", [200, "애플 실적", "ko", "ko"]],
    ["3?locale=en", [200, "苹果", "zh", "zh"]]
  ] as const)("%s falls back as news do: %j", async ([article, expected]) => {
    const { json, status } = await get(`${apple}/news/${article}`)
    assert.deepStrictEqual(
      [status, json.article.title, json.article.locale, json.content.locale],
      [...expected]
    )
  })

  it.for([
    [`${apple}/news/99`, 99],
    [`${bare}/news/1`, 1],
    // 16:00 of the 10th in New York.
    [`${apple}/news/1?as_of=2024-06-09`, 1]
  ] as const)("isn't found: %s", async ([path, id]) => {
    const { json, status } = await get(path)
    assert.deepStrictEqual([status, json], [404, { detail: `Article not found: ${id}` }])
  })

  it("is found as of the day on which it was published", async () => {
    assert.strictEqual((await get(`${apple}/news/1?as_of=2024-06-10`)).status, 200)
  })

  it("has its content sanitised, where it is HTML", async () => {
    const { json } = await ledgerService.visit("/financial_v4/companies/1/news/1?locale=en")
    assert.deepStrictEqual(json.content, {
      content_type: "text/html",
      full_content: "<p>Anvil results</p>",
      locale: "en"
    })
  })
})
