/** Texts and XML: encodings, sizes, and what a hostile document contains. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { rowsBatch } from "../../../core/mod.ts"
import { jsonIn, memoryFile, parseXml, textOf } from "../../../adapters/sources/mod.ts"

describe("A text", () => {
  it.effect("is decoded by the given encoding, and refused in an unknown one", () =>
    Effect.gen(function* () {
      const bytes = Uint8Array.of(0xe9)
      assert.strictEqual(yield* textOf(memoryFile("a", bytes), "windows-1252"), "é")
      const invalid = yield* Effect.flip(textOf(memoryFile("a", bytes)))
      assert.strictEqual(invalid.message, "Not UTF-8 text")
      const unknown = yield* Effect.flip(textOf(memoryFile("a", bytes), "klingon"))
      assert.strictEqual(unknown.message, 'Unknown encoding "klingon"')
    })
  )

  it.effect("is refused beyond 256 MiB, once that much has been read", () =>
    Effect.gen(function* () {
      let given = 0
      const chunk = new Uint8Array(16 * 1024 * 1024).fill(0x20)
      const bytes = Stream.map(Stream.rechunk(Stream.range(1, 1000), 1), () => {
        given += 16
        return chunk
      })
      const { message } = yield* Effect.flip(textOf({ name: "a", size: null, bytes, at: null }))
      assert.strictEqual(message, "The text is longer than 256 MiB")
      assert.isBelow(given, 512)
    })
  )
})

describe("XML", () => {
  it.effect("has its references decoded once, and entities of its own left as they are", () =>
    Effect.gen(function* () {
      const text =
        '<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;">]><a x="&b; &#x41;"><b>&b; &c; &amp;lt; &nbsp;</b></a>'
      assert.deepStrictEqual(yield* parseXml(text, "a.xml"), {
        a: { "@x": "&b; A", b: "&b; &c; &lt; &nbsp;" }
      })
    })
  )

  it.effect.each([
    ["entities outside itself", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>'],
    ["a thousand levels", "<a>".repeat(1000) + "</a>".repeat(1000)],
    ["an element __proto__", "<a><__proto__>x</__proto__></a>"],
    ["an element constructor", "<a><constructor/></a>"],
    ["an element that isn't closed", "<a>"],
    ["no element", ""]
  ] as const)("is refused with %s", ([, text]) =>
    Effect.gen(function* () {
      const { file, message } = yield* Effect.flip(parseXml(text, "a.xml"))
      assert.strictEqual(file, "a.xml")
      assert.match(message, /^Not XML: /)
    })
  )
})

it.effect("Documents of more than 64 million characters aren't parsed", () =>
  Effect.gen(function* () {
    const long = " ".repeat(64_000_001)
    const expected = "The document is longer than 64 million characters, the most that is parsed as a whole"
    assert.strictEqual((yield* Effect.flip(jsonIn(`${long}{}`, "a.json"))).message, expected)
    assert.strictEqual((yield* Effect.flip(parseXml(`${long}<a/>`, "a.xml"))).message, expected)
  })
)

describe("A document that takes many times the memory of its text", () => {
  it.effect.each([
    ["elements", `<a>${"<b/>".repeat(1_000_000)}</a>`, "more than 1,000,000 elements"],
    ["attributes", `<a ${"b='1' ".repeat(1_000_001)}/>`, "more than 1,000,000 attributes"],
    [
      "attributes with spaces",
      `<a>${"<b c =\n\"1\" d='2'/>".repeat(500_001)}</a>`,
      "more than 1,000,000 attributes"
    ],
    ["a text", `<a>${"x".repeat(8_000_001)}</a>`, "a text or tag longer than 8,000,000 characters"],
    ["tags that aren't closed", "<a>".repeat(4_000_001), "more than 4,000,000 characters <"],
    [
      "tags after a comment that isn't one",
      `<!DOCTYPE a [<!ENTITY b "<!--">]>${"<a>".repeat(4_000_001)}`,
      "more than 4,000,000 characters <"
    ],
    [
      "an instruction",
      `<a><?b ${"c< ".repeat(30_000)}?></a>`,
      "a processing instruction longer than 65,536 characters"
    ]
  ] as const)("is refused with too much of XML: %s", ([, text, expected]) =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(parseXml(text, "a.xml"))
      assert.include(message, `The document contains ${expected}`)
    })
  )

  it.effect.each([
    ["numbers", `[${"1,".repeat(5_000_001)}1]`, "contains more than 5,000,000 values"],
    ["objects", `[${"{},".repeat(2_500_001)}1]`, "contains more than 5,000,000 values"],
    ["levels", "[".repeat(400_001), "is nested deeper than 200,000"]
  ] as const)("is refused with too much of JSON: %s", ([, text, expected]) =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(jsonIn(text, "a.json"))
      assert.include(message, `The document ${expected}`)
    })
  )

  it.effect("is read where it is a text", () =>
    Effect.gen(function* () {
      const text = `${"[{,".repeat(2_000_000)}\\\\${'<=\\"'.repeat(1_000_000)}`
      assert.deepStrictEqual(yield* jsonIn(`["${text}"]`, "a.json"), JSON.parse(`["${text}"]`))
    })
  )
})

it.effect("JSON that is nested too deeply for a cell becomes text that no field accepts", () =>
  Effect.gen(function* () {
    const value = yield* jsonIn(`${"[".repeat(100_000)}${"]".repeat(100_000)}`, "a.json")
    const [row] = [...rowsBatch("prices", [{ open: value }]).rows]
    assert.strictEqual(row?.cells["open"], "a value that is nested too deeply")
  })
)
