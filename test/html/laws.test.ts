/** Properties of the sanitizer's output, and its running time. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import fc from "fast-check"
import { harmless, sanitise } from "./sanitise.ts"

/** Input that parsers and browsers read differently. */
const pieces = [
  ..."< </ > /> <!-- --> --!> <![CDATA[ ]]> <? = \" ' & &lt; &#60; &#x3c; &colon; &Tab;".split(" "),
  ..."p b a h1 ul li td tr table body html head base select option form img x 2".split(" "),
  ..."script style svg math mtext mglyph noscript template textarea title xmp iframe noembed plaintext".split(
    " "
  ),
  ..."annotation-xml foreignObject desc href= src= colspan= https://e.example/ javascript: onerror=alert(1)".split(
    " "
  ),
  ..."<p> </p> <td> <svg> </svg> <math> </math> <style> </style> <noscript> </noscript> <script> </script>".split(
    " "
  ),
  " ",
  "\n",
  "\t",
  "\u0000",
  "\u00a0",
  "한",
  "<a href='",
  "<table>",
  "</table>",
  "<br>",
  "<pre>"
]
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(""))

describe("for any input", () => {
  it("the output has only text and tags of the list", () => {
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: "binary" })), (given) => {
        assert.match(Result.getOrThrow(sanitise(given)), harmless)
      }),
      { numRuns: 2000 }
    )
  })

  it("plain text is preserved, with its special characters escaped", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w .,;&"'>가-힣]*$/), (text) => {
        const escaped = text.replaceAll("&", "&amp;").replaceAll(">", "&gt;")
        assert.deepStrictEqual(sanitise(escaped), Result.succeed(escaped))
      })
    )
  })
})

const nested = (depth: number) => "<div>".repeat(depth) + "x" + "</div>".repeat(depth)

describe("elements", () => {
  it("may be nested 512 deep", () => {
    assert.deepStrictEqual(sanitise(nested(512)), Result.succeed(nested(512)))
  })

  const deep: ReadonlyArray<readonly [name: string, html: string]> = [
    ["513 deep", nested(513)],
    ["never closed", "<span>".repeat(80_000)],
    ["closed by other tags", "<b></i>".repeat(70_000)],
    ["foreign", "<svg>".repeat(50_000) + "</p>".repeat(50_000)]
  ]
  it.for(deep)("are refused when they are %s", ([, html]) => {
    assert.deepStrictEqual(sanitise(html), Result.fail("Elements are nested deeper than 512"))
  })
})

it("HTML of more than 4,000,000 characters is refused", () => {
  const html = "x".repeat(4_000_000)
  assert.deepStrictEqual(sanitise(html), Result.succeed(html))
  assert.deepStrictEqual(
    sanitise(`${html}x`),
    Result.fail("HTML of 4000001 characters is longer than 4000000")
  )
})

/** Half a million characters each; at quadratic time these would take minutes. */
const long: ReadonlyArray<readonly [name: string, html: string]> = [
  ["brackets", "<".repeat(500_000)],
  ["ampersands", "&".repeat(500_000)],
  ["paragraphs", "<p>".repeat(160_000)],
  ["items", `<ul>${"<li>".repeat(120_000)}`],
  ["comments", "<!--".repeat(120_000)],
  ["scripts", "<script>".repeat(60_000)],
  ["raw texts", "<p><noscript></p>".repeat(29_000)],
  ["frames", "<iframe>".repeat(60_000)],
  ["closings", "<b>".repeat(500) + "</i>".repeat(120_000)],
  ["attributes", `<p ${"a ".repeat(250_000)}>`],
  ["an address", `<a href='https://e.example/${"javascript:".repeat(45_000)}'>`],
  ["spaces", `<a href='${" ".repeat(500_000)}'>`]
]
it.for(long)("half a million characters of %s are sanitized in a moment", { timeout: 10_000 }, ([, html]) => {
  assert.match(Result.getOrThrow(sanitise(html)), harmless)
})
