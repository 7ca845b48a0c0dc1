/** `X-Locale` of any form: served in a language, or refused by its name, and never sent back in a header. */
import { assert, beforeAll, it } from "@effect/vitest"
import { known } from "../fixtures/known.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { hostileTexts } from "./hostileTexts.ts"

const service = serviceOver(known)
let secret: string
beforeAll(async () => {
  secret = (await service.key({ tier: "enterprise", rate_limit: 1_000_000 })).secret
})

const served: Readonly<Record<string, string>> = {
  ko: "ko",
  en: "en",
  ja: "ja",
  zh: "zh",
  KO: "ko",
  "EN-us": "en",
  "zh-Hant-TW": "zh",
  " ja ": "ja",
  "ko-KR-u-nu-latn": "ko"
}

const refused = [
  "en,ja;q=0.5",
  "en;q=1",
  "*",
  "fr",
  "e",
  "english",
  "en_US",
  "ko\u00a0",
  "../../x",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "x".repeat(8000),
  "en-".repeat(2000),
  `en-${"x".repeat(9)}`,
  "en%0d%0aX-Injected: 1",
  ...hostileTexts.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?"))
].filter((text) => !/^\s*(ko|en|ja|zh)\s*$/i.test(text))

const paths = [
  "/api/public/v1/news/articles",
  "/api/public/v1/news/articles/1",
  "/api/public/v1/news/articles/1/content"
]

const get = (path: string, locale: string) =>
  service.send("GET", path, { "x-api-key": secret, "x-locale": locale })

it.for(Object.entries(served))("%j is %s", async ([text, locale]) => {
  for (const path of paths) {
    const { headers, status } = await get(path, text)
    assert.deepStrictEqual([status, headers.get("content-language")], [200, locale])
    assert.include(headers.get("vary")?.toLowerCase(), "x-locale")
  }
})

it("anything else is refused alike", async () => {
  for (const path of paths) {
    for (const text of refused) {
      const { headers, json, status } = await get(path, text)
      assert.strictEqual(status, 422, text.slice(0, 80))
      assert.deepStrictEqual(json, {
        detail: [
          { loc: ["header", "x-locale"], msg: "Input should be 'ko', 'en', 'ja' or 'zh'", type: "enum" }
        ]
      })
      assert.isNull(headers.get("content-language"))
      assert.isNull(headers.get("x-injected"))
      if (text.trim().length > 8) assert.notInclude(JSON.stringify([...headers]), text.trim())
    }
  }
})
