/** Titles, languages and times of feeds. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { isoTime } from "../../../adapters/sources/rss/FeedTime.ts"
import { localeOf } from "../../../adapters/sources/rss/Title.ts"
import { atom, fieldOf, rss2, titled } from "./feeds.ts"

const titleIn = (content: string) =>
  Effect.map(fieldOf(content, "translations"), ([text]) => {
    const { en } = JSON.parse(text ?? "{}") as { en: { title: string } }
    return en.title
  })

const entry = (title: string) =>
  atom(
    `<entry><id>urn:x:1</id>${title}<link href="https://wire.example/1"/><updated>2024-07-01T00:00:00Z</updated></entry>`,
    "",
    ' xml:lang="en"'
  )

describe("A title", () => {
  it.effect.each([
    ["<title>Tide &amp; Sons &#8217;24</title>", "Tide & Sons ’24"],
    ["<title>Tide & Sons</title>", "Tide & Sons"],
    ["<title>Caf&eacute; &ndash; up 5%</title>", "Café – up 5%"],
    ["<title>a &lt;b&gt; c</title>", "a <b> c"],
    ["<title>\n  two\n\u0001\u00a0 words\u3000</title>", "two words"],
    ["<title><![CDATA[<b>Tide</b> &amp; <i class='x'>Sons</i><br>rise]]></title>", "Tide & Sons rise"],
    ["<title><![CDATA[5 < 6 & 7 > 6]]></title>", "5 < 6 & 7 > 6"],
    ["<title><![CDATA[x<script>alert(1)</script>y<!-- z -->]]></title>", "x y"],
    ["<title>&#0;&#xD800;ok &unknown; &#x110000;</title>", "\ufffd\ufffdok &unknown; \ufffd"]
  ] as const)("of RSS is plain text: %s", ([title, expected]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* titleIn(rss2(titled(title))), expected)
    })
  )

  it.effect.each([
    ["<title>a &lt;b&gt; &amp;amp; c</title>", "a <b> &amp; c"],
    ['<title type="html">Tide &lt;b&gt;&amp;amp;&lt;/b&gt; Sons</title>', "Tide & Sons"],
    [
      '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Tide <b>&lt;and</b> Sons</div></title>',
      "Tide <and Sons"
    ]
  ] as const)("of Atom is read by its type: %s", ([title, expected]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* titleIn(entry(title)), expected)
    })
  )
})

it.each([
  ["Words", "ko-KR", "ko"],
  ["Words", "zh_TW", "zh"],
  ["관세", "en-US", "en"],
  ["Mots", "fr", null],
  ["관세 関税", null, "ko"],
  ["関税を下げる", null, "ja"],
  ["下调关税", null, "zh"],
  ["Tariffs", null, "en"],
  ["관세", "x y", "ko"]
] as const)("A title %s in a feed that states %s is in %s", (title, stated, locale) => {
  assert.strictEqual(localeOf(title, stated), locale)
})

it.each([
  ["Mon, 01 Jul 2024 09:30:15 GMT", "2024-07-01T09:30:15+00:00"],
  ["01 Jul 2024 09:30:15 +0900", "2024-07-01T09:30:15+09:00"],
  ["Mon, 1 Jul 24 9:30 EST", "2024-07-01T09:30:00-05:00"],
  ["Mon, 01 Jul 96 09:30 PDT", "1996-07-01T09:30:00-07:00"],
  ["Mon, 01 July 2024 09:30:15 KST", "2024-07-01T09:30:15+09:00"],
  ["Mon, 01 Jul 2024 09:30:15 -0330 (NST)", "2024-07-01T09:30:15-03:30"],
  ["Mon, 01 Jul 2024 09:30:15 +09:00", "2024-07-01T09:30:15+09:00"],
  ["Mon, 01 Jul 2024 09:30:15 Z", "2024-07-01T09:30:15+00:00"],
  ["2024-07-01T09:30:15Z", "2024-07-01T09:30:15Z"],
  ["Mon, 01 Jul 2024 09:30:15", "Mon, 01 Jul 2024 09:30:15"],
  ["Mon, 01 Jul 2024 09:30:15 IST", "Mon, 01 Jul 2024 09:30:15 IST"],
  ["Mon, 01 Foo 2024 09:30:15 GMT", "Mon, 01 Foo 2024 09:30:15 GMT"],
  ["yesterday", "yesterday"]
])("The time %s is %s", (text, expected) => {
  assert.strictEqual(isoTime(text), expected)
})
