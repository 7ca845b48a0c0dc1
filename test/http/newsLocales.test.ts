/** `X-Locale`: which language an article comes in, and what caches are told of it. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../fixtures/market.ts"
import { serviceOver } from "./serviceOver.ts"

const { get } = serviceOver(market)

const told: ReadonlyArray<readonly [asked: string | null, titles: ReadonlyArray<string>]> = [
  [null, ["收盘", "애플 실적", "Fed keeps rates"]],
  ["en", ["收盘", "애플 실적", "Fed keeps rates"]],
  ["ko", ["收盘", "애플 실적", "연준 금리 동결"]],
  ["ja", ["收盘", "アップル決算", "Fed keeps rates"]],
  ["zh", ["收盘", "애플 실적", "Fed keeps rates"]]
]

const asking = (locale: string | null): Record<string, string> =>
  locale === null ? {} : { "x-locale": locale }

describe("who asks for", () => {
  it.for(told)("%s is told %j", async ([asked, titles]) => {
    const { headers, json } = await get("/news/articles", asking(asked))
    assert.deepStrictEqual(
      json.articles.map(({ title }: { readonly title: string }) => title),
      titles
    )
    assert.strictEqual(headers.get("content-language"), asked ?? "en")
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
      const [tagged, plain] = [await get(path, asking(tag)), await get(path, asking(locale))]
      assert.deepStrictEqual([tagged.status, tagged.text], [200, plain.text])
      assert.strictEqual(tagged.headers.get("content-language"), plain.headers.get("content-language"))
    }
  )
})

describe.for(["/news/articles/2", "/news/articles/2/content"])("%s", (path) => {
  it("comes in the language that its headers tell", async () => {
    const { headers, json } = await get(path, { "x-locale": "ja" })
    assert.deepStrictEqual([json.locale, headers.get("content-language")], ["ja", "ja"])
  })

  it("tells the language that it fell back to", async () => {
    const { headers, json } = await get(path, { "x-locale": "zh" })
    assert.strictEqual(headers.get("content-language"), json.locale)
    assert.notStrictEqual(json.locale, "zh")
  })
})

const paths = ["/news/articles", "/news/articles/1", "/news/articles/1/content"]

describe.for(paths)("%s", (path) => {
  it("varies by X-Locale, and has an ETag for each", async () => {
    const [en, ko] = [await get(path), await get(path, { "x-locale": "ko" })]
    assert.strictEqual(en.headers.get("vary"), "X-API-Key, X-Locale")
    assert.strictEqual(en.headers.get("cache-control"), "private")
    assert.notStrictEqual(en.headers.get("etag"), ko.headers.get("etag"))
  })

  it("is 304 with the same headers to who has it in this language", async () => {
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
