/** Company pages of news and research: languages, rows and limits. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { CdnBaseUrl } from "../../adapters/http/server/mod.ts"
import { applePages } from "../fixtures/applePages.ts"
import { apple, bare, namesOf } from "./pages.ts"
import { serviceOver } from "./serviceOver.ts"

const { visit: get } = serviceOver({
  ...applePages,
  settings: Layer.succeed(CdnBaseUrl, "https://cdn.example.com")
})

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

describe("research highlights", () => {
  it("list the latest reports with the firm's previous target", async () => {
    const { json } = await get(`${apple}/research-highlights?limit=2`)
    const [newest, second] = json.highlights
    assert.deepStrictEqual(newest, {
      id: newest.id,
      title: "More of it",
      report_date: "2024-06-11",
      report_type: "company_analysis",
      securities_firm: "ALPHA",
      analyst: null,
      opinion: "Strong Buy",
      target_price: 220.5,
      previous_target_price: 200,
      currency: "USD",
      summary: null,
      key_points: [],
      cdn_url: null
    })
    assert.deepInclude(second, {
      title: "Vision",
      // 400 before the split of 4 for 1.
      previous_target_price: 100,
      analyst: "A. Nalyst",
      summary: "In short.",
      cdn_url: "https://cdn.example.com/apple/vision.pdf"
    })
    assert.deepStrictEqual(second.key_points, ["Phones", "Services"])
  })

  it("are three by default", async () => {
    const path = `${apple}/research-highlights`
    assert.deepStrictEqual(await namesOf(get, path, "highlights", "title"), ["More of it", "Vision", "Later"])
    assert.lengthOf(await namesOf(get, `${path}?limit=100`, "highlights", "title"), 5)
  })
})
