/** Secrets don't appear in texts for people. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { masking } from "../../adapters/web/Secrets.ts"

const masked: ReadonlyArray<readonly [text: string, shown: string]> = [
  [
    "https://opendart.fss.or.kr/api/list.json?crtfc_key=0123abcd&corp_code=00126380",
    "https://opendart.fss.or.kr/api/list.json?crtfc_key=***&corp_code=00126380"
  ],
  ["https://a.example/?api_key=x&page=2&token=y#z", "https://a.example/?api_key=***&page=2&token=***#z"],
  ["https://a.example/?serviceKey=a%2Fb%3D%3D", "https://a.example/?serviceKey=***"],
  ["https://a.example/?API%5FKEY=x", "https://a.example/?API%5FKEY=***"],
  ["https://me:word@a.example/b", "https://***@a.example/b"],
  ["see https://a.example/?password=x, twice", "see https://a.example/?password=*** twice"],
  ["https://a.example/?keyword=bank&page=1", "https://a.example/?keyword=bank&page=1"],
  ["https://a.example/%E0%A4%A?%E0%A4%A=1", "https://a.example/%E0%A4%A?%E0%A4%A=1"]
]

describe("a text without given secrets", () => {
  it.for(masked)("of %s is %s", ([text, shown]) => {
    assert.strictEqual(masking([])(text), shown)
  })

  it("is unchanged by a secret that is empty", () => {
    assert.strictEqual(masking([""])("page"), "page")
  })
})

it("a given secret appears nowhere, however an address or JSON spells it", () => {
  fc.assert(
    fc.property(
      fc
        .string({ minLength: 6, unit: "grapheme" })
        .filter((text) => !'https://a.example/?q=***&%&: "'.includes(text)),
      fc.string(),
      fc.string(),
      (secret, before, after) => {
        const mask = masking([secret])
        const url = new URL("https://a.example/b")
        url.searchParams.set("q", secret)
        const texts = [
          `${before}${secret}${after}`,
          url.href,
          `https://a.example/${encodeURIComponent(secret)}?x=1`,
          JSON.stringify({ q: secret })
        ]
        for (const text of texts) {
          const shown = mask(text)
          assert.notInclude(shown, secret)
          assert.notInclude(shown, encodeURIComponent(secret))
        }
      }
    )
  )
})

it("the longer of two secrets is replaced whole", () => {
  assert.strictEqual(masking(["abcd", "abcdefgh"])("x abcdefgh y abcd"), "x *** y ***")
})

it("a secret is replaced in small and in capital letters", () => {
  assert.strictEqual(masking(["AbC.d+1"])("https://abc.D+1.example/ AbCxd+1"), "https://***.example/ AbCxd+1")
})
