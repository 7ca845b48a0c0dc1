/** The four languages of news and of sectors: which one is served, the headers that state it, and what is refused. */
import { assert, describe, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { locales, languages, type Language, translated, contentless } from "../fixtures/languages.ts"
import { serviceOver } from "../http/serviceOver.ts"

/** The requested language, else English, else any: the first in the specification's order. */
const servedOf = (requested: Language, has: ReadonlyArray<Language>): Language =>
  [requested, "en" as const, ...locales].find((locale) => has.includes(locale)) ?? assert.fail()

/** The language of each text of an article, which must all be the same. */
const languagesOf = ({ ai_angle, full_content, locale, risk, summary, title, trigger }: any): Set<string> => {
  const texts = [ai_angle, full_content, risk, summary, title, trigger?.[0].topic]
  return new Set([
    locale,
    ...texts.filter((text) => text !== undefined).map((text) => /in (\w\w)/.exec(text)?.[1])
  ])
}

/** 3m shares at 150 each; 136 a month before and 100 a year before; earnings of 30m and 5m on 300m and 150m. */
const summaries = {
  en: "The Technology sector has 2 companies, a combined market cap of $450M (100.0% of the market), and a market-cap-weighted return of +10.3% over one month and +50.0% over one year; at a P/E of 10.0 against a median of 20.0, One Inc. ranks 1 of 2, lowest first.",
  ko: "정보기술 섹터의 기업 수는 2개이고, 시가총액 합계는 US$4.5억(시장의 100.0%)이고, 시가총액 가중 수익률은 1개월 +10.3%, 1년 +50.0%이며, One Inc.의 PER은 10.0배(낮은 순으로 2개 중 1위, 중앙값 20.0배)입니다.",
  ja: "情報技術セクターの企業数は2社、時価総額の合計は$4.5億（市場全体の100.0%）、時価総額加重の騰落率は1か月で+10.3%、1年で+50.0%、One Inc.のPERは10.0倍（低い順で2社中1位、中央値20.0倍）です。",
  zh: "信息技术板块共有2家公司，总市值为US$4.5亿（占全市场的100.0%），市值加权涨跌幅近一个月为+10.3%、近一年为+50.0%，One Inc.的市盈率为10.0倍（在2家公司中由低到高排名第1位，中位数为20.0倍）。"
}

const withoutWords = (body: any) => ({ ...body, locale: null, summary: null })

onDatabases((stores) => {
  const service = serviceOver({ ...languages, stores })
  const { get } = service

  const page = (path: string) => service.send("GET", path)

  describe.each(locales)("a reader who requests %s", (requested) => {
    const headers = { "x-locale": requested }

    it("gets every article in the best language that it has", async () => {
      const answer = await get("/news/articles?limit=100", headers)
      const served = new Map(answer.json.articles.map((article: any) => [article.id, languagesOf(article)]))
      for (const { id, titles } of translated)
        assert.deepStrictEqual(served.get(id), new Set([servedOf(requested, titles)]), String(id))
      assert.strictEqual(answer.headers.get("content-language"), requested)
    })

    it("reads an article in that language, which the headers state", async () => {
      for (const { id, titles } of translated) {
        const answer = await get(`/news/articles/${id}`, headers)
        const expected = servedOf(requested, titles)
        assert.deepStrictEqual(languagesOf(answer.json), new Set([expected]))
        assert.strictEqual(answer.headers.get("content-language"), expected)
      }
    })

    it("reads full content in a language that has it", async () => {
      for (const { contents, id } of translated) {
        const answer = await get(`/news/articles/${id}/content`, headers)
        const expected = servedOf(requested, contents)
        assert.deepStrictEqual(languagesOf(answer.json), new Set([expected]))
        assert.strictEqual(answer.headers.get("content-language"), expected)
      }
    })

    it("gets null where no language has full content", async () => {
      const { json } = await get(`/news/articles/${contentless}/content`, headers)
      const locale = servedOf(requested, ["ja", "zh"])
      assert.deepStrictEqual([json.full_content, json.locale], [null, locale])
    })

    it("gets a company's page of news in that language", async () => {
      const { json } = await page(`/v1/financial_v4/companies/1/news?limit=100&locale=${requested}`)
      assert.deepStrictEqual([json.locale, json.count], [requested, translated.length + 1])
      const served = new Map(json.articles.map((article: any) => [article.id, languagesOf(article)]))
      for (const { id, titles } of translated)
        assert.deepStrictEqual(served.get(id), new Set([servedOf(requested, titles)]), String(id))
    })

    it("reads about a sector in that language, with the same figures", async () => {
      const { json } = await page(`/v1/sector-analyst/company/1?locale=${requested}`)
      const { json: english } = await page("/v1/sector-analyst/company/1")
      assert.strictEqual(json.locale, requested)
      assert.strictEqual(json.summary, summaries[requested])
      assert.deepStrictEqual(withoutWords(json), withoutWords(english))
    })

    it("reads in that language that a sector is unknown", async () => {
      const { json } = await page(`/v1/sector-analyst/company/3?locale=${requested}`)
      assert.deepStrictEqual([json.locale, json.sector], [requested, null])
      assert.include(json.summary, "Other Inc.")
    })
  })

  describe.each(["/news/articles", "/news/articles/15", "/news/articles/15/content"])("%s", (path) => {
    it("is in English by default", async () => {
      const [unspecified, english] = [await get(path), await get(path, { "x-locale": "en" })]
      assert.strictEqual(unspecified.text, english.text)
      assert.strictEqual(unspecified.headers.get("etag"), english.headers.get("etag"))
    })

    it("has an ETag for each language, which varies by X-Locale", async () => {
      const etags = new Set<string | null>()
      for (const locale of locales) {
        const { headers } = await get(path, { "x-locale": locale })
        assert.strictEqual(headers.get("vary"), "X-API-Key, X-Locale, Accept-Encoding")
        etags.add(headers.get("etag"))
      }
      assert.strictEqual(etags.size, 4)
    })

    it("is current only for the requested language", async () => {
      const etag = (await get(path, { "x-locale": "ja" })).headers.get("etag") ?? ""
      const again = await get(path, { "x-locale": "ja", "if-none-match": etag })
      assert.deepStrictEqual(
        [again.status, again.text, again.headers.get("content-language"), again.headers.get("vary")],
        [304, "", "ja", "X-API-Key, X-Locale, Accept-Encoding"]
      )
      const other = await get(path, { "x-locale": "zh", "if-none-match": etag })
      assert.strictEqual(other.status, 200)
    })

    it.for([
      ["EN", "en"],
      ["ko-KR", "ko"],
      ["zh-Hans-CN", "zh"]
    ] as const)("%s is %s", async ([tag, locale]) => {
      const [tagged, plain] = [await get(path, { "x-locale": tag }), await get(path, { "x-locale": locale })]
      assert.deepStrictEqual([tagged.status, tagged.text], [200, plain.text])
    })

    it.for(["fr", "", "fr-KR", "en_US", "ko, en", "*"])("refuses %j", async (locale) => {
      const { json, status } = await get(path, { "x-locale": locale })
      const msg = "Input should be 'ko', 'en', 'ja' or 'zh'"
      assert.deepStrictEqual(
        [status, json],
        [422, { detail: [{ loc: ["header", "x-locale"], msg, type: "enum" }] }]
      )
    })
  })

  it.for([
    ["/v1/financial_v4/companies/1/news", "ko"],
    ["/v1/sector-analyst/company/1", "en"]
  ] as const)("%s is in %s by default, and has an ETag for each language", async ([path, own]) => {
    const unspecified = await page(path)
    assert.strictEqual(unspecified.json.locale, own)
    const answers = await Promise.all(locales.map((locale) => page(`${path}?locale=${locale}`)))
    assert.strictEqual(new Set(answers.map(({ headers }) => headers.get("etag"))).size, 4)
    assert.strictEqual(unspecified.text, answers[locales.indexOf(own)]?.text)
  })
})
