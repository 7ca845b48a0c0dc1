/** Feeds that are damaged, mislabelled or meant to harm. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atom, fieldOf, item, readFeed, refusalOf, rss2, titled } from "./feeds.ts"

const encoded = (label: string, bytes: ReadonlyArray<number>): Uint8Array =>
  Uint8Array.from([
    ...new TextEncoder().encode(`<?xml version="1.0" encoding="${label}"?><rss><channel><item><title>`),
    ...bytes,
    ...new TextEncoder().encode(
      "</title><link>https://wire.example/1</link><pubDate>Mon, 01 Jul 2024 09:30 GMT</pubDate></item></channel></rss>"
    )
  ])

const utf16 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8])
  )

describe("The encoding of a feed", () => {
  it.effect.each([
    ["windows-1252", [0x43, 0x61, 0x66, 0xe9, 0x80], "en", "Café€"],
    ["ISO-8859-1", [0x93, 0x61, 0x94], "en", "“a”"],
    ["euc-kr", [0xb0, 0xfc, 0xbc, 0xbc], "ko", "관세"],
    ["EUC-KR", [0x8c, 0x63], "ko", "똠"],
    ["shift_jis", [0x83, 0x65], "ja", "テ"],
    ["UTF-16", [0x61], "en", "a"]
  ] as const)("is the one that its declaration states: %s", ([label, bytes, locale, title]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* fieldOf(encoded(label, bytes), "translations"), [
        JSON.stringify({ [locale]: { title } })
      ])
    })
  )

  it.effect("is the one of its byte order mark, or of its first bytes, whatever it declares", () =>
    Effect.gen(function* () {
      const text = rss2(titled("<title>관세</title>"), "").replace("?>", ' encoding="euc-kr"?>')
      const expected = ['{"ko":{"title":"관세"}}']
      assert.deepStrictEqual(yield* fieldOf(utf16(text), "translations"), expected)
      assert.deepStrictEqual(yield* fieldOf(utf16(`\ufeff${text}`), "translations"), expected)
      assert.deepStrictEqual(yield* fieldOf(`\ufeff${text}`, "translations"), expected)
    })
  )

  it.effect("is named where its bytes aren't in it, or nobody knows it", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusalOf(encoded("utf-8", [0xe9, 0x80])),
        "Not UTF-8 text, which its XML declaration states"
      )
      assert.strictEqual(
        yield* refusalOf(encoded("klingon", [])),
        'Unknown encoding "klingon" in its XML declaration'
      )
    })
  )
})

describe("A file that is no feed", () => {
  it.effect.each([
    [
      "<!DOCTYPE html><html><body><p>Not found</body></html>",
      /^An HTML page, not a feed: expected RSS or Atom/
    ],
    ['<?xml version="1.0"?>\n<!-- x --><html xmlns="http://www.w3.org/1999/xhtml"/>', /^An HTML page/],
    ['{"items": []}', /^Not a feed: expected RSS 2.0, RSS 1.0 or Atom 1.0/],
    ["", /^Not a feed/],
    ["PK\u0003\u0004", /^Not a feed/],
    ["<opml/>", /^Expected a feed, with the root element rss, rdf:RDF or feed, got "opml"$/],
    ["<feed/>", /^Expected Atom 1.0, namespace http:\/\/www.w3.org\/2005\/Atom, got a feed of namespace ""$/],
    ["<rss/>", /^Expected a channel in the root element rss, which has none$/],
    ["<rss/><rss/>", /^Not XML: /],
    ["<rss><channel>", /^Not XML: /],
    ["<rss><__proto__/></rss>", /^Not XML: /],
    [`<rss><channel x="1" x="2"/></rss>`, /^Not XML: /],
    [`${"<a>".repeat(100_000)}`, /^Not XML: /],
    [`${"<a>".repeat(5000)}${"</a>".repeat(5000)}`, /^Not XML: Maximum nested tags exceeded/]
  ] as const)("is refused with what is expected: %#", ([content, expected]) =>
    Effect.gen(function* () {
      assert.match(yield* refusalOf(content), expected)
    })
  )

  it.effect.each([
    ["ampersands", "&".repeat(1_000_001), "a text or tag longer than 1,000,000 characters"],
    ["elements", "<a/>".repeat(250_001), "more than 250,000 elements"],
    ["attributes", "<a b='' c='' d=''/>".repeat(83_334), "more than 250,000 attributes"],
    ["tags that aren't closed", "<a>".repeat(1_000_001), "more than 1,000,000 characters <"]
  ] as const)("is refused with more than feeds have: %s", ([, content, expected]) =>
    Effect.gen(function* () {
      assert.include(yield* refusalOf(rss2(content)), `The document contains ${expected}`)
    })
  )

  it.effect("is refused beyond 8 MiB", () =>
    Effect.gen(function* () {
      const long = rss2(titled(`<title>${"x".repeat(50_000_000)}</title>`))
      assert.strictEqual(yield* refusalOf(long), "Longer than 8 MiB")
    })
  )
})

const declaring = (entities: string) =>
  rss2(titled("<title>&a; &a30;</title>")).replace("?>", `?><!DOCTYPE rss [${entities}]>`)

const same = (n: number) => item(`<title>Words ${n}</title><link>/${n}</link><guid>urn:x:1</guid>`)

describe("A hostile feed", () => {
  const laughs = Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join(
    ""
  )
  it.effect("has its own entities left as they are", () =>
    Effect.gen(function* () {
      const text = declaring(`<!ENTITY a0 "lol"><!ENTITY a "${"x".repeat(9000)}">${laughs}`)
      assert.deepStrictEqual(yield* fieldOf(text, "translations"), ['{"en":{"title":"&a; &a30;"}}'])
    })
  )

  it.effect("has ids without control characters", () =>
    Effect.gen(function* () {
      const text = rss2(item("<title>Words</title><link>/1</link><guid>urn:x\u001b[2J\n1</guid>"))
      const { rows } = yield* readFeed(text)
      assert.deepStrictEqual(
        rows.map(({ cells, where }) => [cells["external_id"], where]),
        [["urn:x [2J 1", "urn:x [2J 1"]]
      )
    })
  )

  it.effect("is refused with entities outside itself", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* refusalOf(declaring('<!ENTITY a SYSTEM "file:///etc/passwd">')),
        "Not XML: External entities are not supported"
      )
    })
  )

  it.effect("with one id for all its items, or many states of one, loses nothing but them", () =>
    Effect.gen(function* () {
      const { broken, rows } = yield* readFeed(rss2(Array.from({ length: 20 }, (_, n) => same(n)).join("")))
      assert.deepStrictEqual([rows.length, broken.length], [20, 0])
      const state = `<entry><id>urn:x:1</id><title>W</title><updated>2024-07-01T00:00:00Z</updated></entry>`
      const states = yield* readFeed(atom(state.repeat(40_000)))
      assert.strictEqual(states.broken.length, 40_000)
    })
  )

  it.effect.each([
    ["comments that don't end", "<!--".repeat(200_000)],
    ["tags that don't end", "<b ".repeat(200_000)],
    ["scripts that don't end", "<script>".repeat(200_000)],
    ["references that don't end", "&#".repeat(300_000)],
    ["spaces", " \u00a0".repeat(300_000)],
    ["brackets", "(".repeat(500_000)]
  ] as const)("is read in time with %s in its titles and times", ([, text]) =>
    Effect.gen(function* () {
      const started = performance.now()
      const cdata = `<![CDATA[${text}]]>`
      yield* readFeed(rss2(item(`<title>${cdata}x</title><link>/1</link>`, `<pubDate>${cdata}</pubDate>`)))
      yield* readFeed(
        atom(
          `<entry><id>urn:tag:sec.gov,2008:accession-number=1</id><title type="html">${cdata}x</title><summary>${cdata}</summary></entry>`
        )
      )
      yield* Effect.exit(readFeed(rss2(`<item><title>${text}</title></item>`)))
      assert.isBelow(performance.now() - started, 5000)
    })
  )
})
