/** The settings for where PDFs are stored and served. */
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { settings } from "../../apps/Settings.ts"

const read = (environment: Readonly<Record<string, string>>) =>
  Effect.provide(settings, ConfigProvider.layer(ConfigProvider.fromEnvRecord(environment)))

const addresses: ReadonlyArray<readonly [text: string, base: string]> = [
  ["https://cdn.example.com", "https://cdn.example.com"],
  ["https://cdn.example.com/", "https://cdn.example.com"],
  ["http://10.0.0.1:8080/research//", "http://10.0.0.1:8080/research"],
  ["HTTPS://CDN.Example.com:443/a b", "https://cdn.example.com/a%20b"]
]

const wrong = [
  "cdn.example.com",
  "/files",
  "ftp://example.com",
  "javascript:alert(1)",
  "https://",
  "https://example.com/?a=b",
  "https://example.com/#a",
  "https://example.com?",
  "https://user:secret@example.com"
]

describe("settings of files", () => {
  it.effect("are null unless they are given", () =>
    Effect.gen(function* () {
      const { cdnBaseUrl, files, publicUrl } = yield* read({ CDN_BASE_URL: "" })
      assert.deepStrictEqual([files, cdnBaseUrl, publicUrl], [null, null, null])
    })
  )

  for (const [text, base] of addresses) {
    it.effect(`read ${text} as ${base}`, () =>
      Effect.gen(function* () {
        const environment = { CDN_BASE_URL: text, PUBLIC_URL: text, FILES_DIR: "/srv/pdfs" }
        const { cdnBaseUrl, files, publicUrl } = yield* read(environment)
        assert.deepStrictEqual([files, cdnBaseUrl, publicUrl], ["/srv/pdfs", base, base])
      })
    )
  }

  for (const text of wrong) {
    it.effect(`refuse ${text} as a base address`, () =>
      Effect.gen(function* () {
        const { message } = yield* Effect.flip(read({ CDN_BASE_URL: text, PUBLIC_URL: text }))
        // A user and a query may contain a secret.
        const given = /[@?]/.test(text) ? "" : `=${text}`
        assert.strictEqual(
          message,
          `CDN_BASE_URL${given}: expected an address such as https://cdn.example.com/research\n` +
            `PUBLIC_URL${given}: expected an address such as https://findata.example.com`
        )
      })
    )
  }
})
