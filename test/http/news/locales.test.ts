/** `X-Locale`: the language of an article, and the headers for caches. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const { get } = serviceOver(market)

const expected: ReadonlyArray<readonly [requested: string | null, titles: ReadonlyArray<string>]> = [
  [null, ["收盘", "애플 실적", "Fed keeps rates"]],
  ["en", ["收盘", "애플 실적", "Fed keeps rates"]],
  ["ko", ["收盘", "애플 실적", "연준 금리 동결"]],
  ["ja", ["收盘", "アップル決算", "Fed keeps rates"]],
  ["zh", ["收盘", "애플 실적", "Fed keeps rates"]]
]

const localeOf = (locale: string | null): Record<string, string> =>
  locale === null ? {} : { "x-locale": locale }

describe("a reader who requests", () => {
  it.for(expected)("%s gets %j", async ([requested, titles]) => {
    const { headers, json } = await get("/news/articles", localeOf(requested))
    assert.deepStrictEqual(
      json.articles.map(({ title }: { readonly title: string }) => title),
      titles
    )
    assert.strictEqual(headers.get("content-language"), requested ?? "en")
  })
})

const tags = [
  ["KO", "ko"],
  ["ko-KR", "ko"],
  ["KO-kr", "ko"],
  ["en-GB", "en"],
  ["ja-JP-u-ca-japanese", "ja"],
  ["zh-Hans-CN", "zh"],
  ["kor", "ko"]
] as const
describe.for(tags)("the language tag %s", ([tag, locale]) => {
  it.for(["/news/articles", "/news/articles/2", "/news/articles/2/content"])(
    `is ${locale} to %s`,
    async (path) => {
      const [tagged, plain] = [await get(path, localeOf(tag)), await get(path, localeOf(locale))]
      assert.deepStrictEqual([tagged.status, tagged.text], [200, plain.text])
      assert.strictEqual(tagged.headers.get("content-language"), plain.headers.get("content-language"))
    }
  )
})

describe.for(["/news/articles/2", "/news/articles/2/content"])("%s", (path) => {
  it("is in the language that its headers state", async () => {
    const { headers, json } = await get(path, { "x-locale": "ja" })
    assert.deepStrictEqual([json.locale, headers.get("content-language")], ["ja", "ja"])
  })

  it("states the language that it fell back to", async () => {
    const { headers, json } = await get(path, { "x-locale": "zh" })
    assert.strictEqual(headers.get("content-language"), json.locale)
    assert.notStrictEqual(json.locale, "zh")
  })
})

const paths = ["/news/articles", "/news/articles/1", "/news/articles/1/content"]

describe.for(paths)("%s", (path) => {
  it("varies by X-Locale, and has an ETag for each", async () => {
    const [en, ko] = [await get(path), await get(path, { "x-locale": "ko" })]
    assert.strictEqual(en.headers.get("vary"), "X-API-Key, X-Locale, Accept-Encoding")
    assert.strictEqual(en.headers.get("cache-control"), "private")
    assert.notStrictEqual(en.headers.get("etag"), ko.headers.get("etag"))
  })

  it("is 304 with the same headers for a client that has it in this language", async () => {
    const first = await get(path, { "x-locale": "ko" })
    const etag = first.headers.get("etag") ?? ""
    const again = await get(path, { "x-locale": "ko", "if-none-match": etag })
    assert.deepStrictEqual([again.status, again.text], [304, ""])
    for (const name of ["etag", "vary", "content-language", "cache-control"]) {
      assert.strictEqual(again.headers.get(name), first.headers.get(name))
    }
    assert.strictEqual((await get(path, { "if-none-match": etag })).status, 200)
  })
})
