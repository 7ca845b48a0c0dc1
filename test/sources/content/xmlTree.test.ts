/** What XML becomes: names, texts, sections, lists, and the elements that are kept. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { parseXml } from "../../../adapters/sources/mod.ts"

describe("Parsed XML", () => {
  it.effect.each([
    ["text around elements without the space between", "<a> x <b/> y </a>", { a: { b: "", "#text": "xy" } }],
    ["a section as it stands", "<a>p<![CDATA[ <b> &amp; ]]></a>", { a: "p <b> &amp; " }],
    ["no comments and instructions", '<?xml version="1.0"?><!-- a --><a><!-- b -->c<?d e?></a>', { a: "c" }],
    ["elements of one name as a list", "<a><b>1</b><c/><b>2</b></a>", { a: { b: ["1", "2"], c: "" } }],
    [
      "names without prefixes",
      '<r:a xmlns="u" xmlns:r="v" r:x=" 1 "><r:b/></r:a>',
      { a: { "@x": "1", b: "" } }
    ],
    [
      "lines that end as XML's do",
      '<a b="1\r\n2">\r\nc\r\nd\r</a>',
      { a: { "@b": "1\n2", "#text": "c\nd" } }
    ],
    ["a bracket in a value", `<a b='x>y'>1</a>`, { a: { "@b": "x>y", "#text": "1" } }],
    [
      "none of what its document type says",
      `<!DOCTYPE a [<!ELEMENT a (b)><!ENTITY c "<d/>">]><a>&c;</a>`,
      { a: "&c;" }
    ],
    ["members that objects inherit", "<a><toString>b</toString></a>", { a: { toString: "b" } }]
  ] as const)("has %s", ([, text, expected]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual<unknown>(yield* parseXml(text, "a.xml"), expected)
    })
  )

  it.effect("has lists where elements are named so, even of one", () =>
    Effect.gen(function* () {
      const text = "<a><b><c/></b></a>"
      assert.deepStrictEqual<unknown>(yield* parseXml(text, "a.xml", ["b", "c"]), { a: { b: [{ c: [""] }] } })
    })
  )

  it.effect("has of the elements within the outermost those that are kept, whole", () =>
    Effect.gen(function* () {
      const text = `<a x="1">t<b y="2"><c/></b><c><b/></c><d><a><b>3</b></a></d><b>4</b></a>`
      assert.deepStrictEqual<unknown>(yield* parseXml(text, "a.xml", [], ["b"]), {
        a: { "@x": "1", b: [{ "@y": "2", c: "" }, "4"], "#text": "t" }
      })
    })
  )

  it.effect("counts only what is kept: an instance states many facts that nobody reads", () =>
    Effect.gen(function* () {
      const text = `<a>${"<b/>".repeat(1_000_001)}<c>1</c></a>`
      assert.deepStrictEqual<unknown>(yield* parseXml(text, "a.xml", [], ["c"]), { a: { c: "1" } })
    })
  )
})
