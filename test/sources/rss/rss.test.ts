/** The source `rss`: what is read of each form of feed, and which items are refused. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import type { SourceSubject } from "../../../core/mod.ts"
import {
  atom,
  edgarCompany,
  edgarLatest,
  everything,
  fieldOf,
  item,
  readFeed,
  rss2,
  titled
} from "./feeds.ts"

const titles = (content: string) =>
  Effect.map(fieldOf(content, "translations"), (texts) =>
    texts.map((text) => JSON.parse(text ?? "") as unknown)
  )

describe("A feed of RSS 2.0", () => {
  const feed = rss2(
    `${item(`<title>Ferry line orders six ships</title><link>https://wire.example/news/6-ships</link>
<description>The whole story</description><guid isPermaLink="false">wire-2024-17</guid>`)}
${item(`<title>관세 인하</title><guid>https://wire.example/news/tariff</guid>`)}`,
    "<language>ko-KR</language>"
  )

  it.effect("has each item's title, link and time, and nothing else of it", () =>
    Effect.gen(function* () {
      const { broken, rows } = yield* readFeed(feed)
      assert.deepStrictEqual(broken, [])
      assert.deepStrictEqual(rows[0], {
        line: 1,
        where: "wire.example wire-2024-17",
        cells: {
          external_id: "wire.example wire-2024-17",
          category: "breaking",
          priority: "3",
          published_at: "2024-07-01T09:30:00+00:00",
          translations: '{"ko":{"title":"Ferry line orders six ships"}}',
          source_url: "https://wire.example/news/6-ships",
          symbols: "",
          content_type: "text/plain"
        }
      })
    })
  )

  it.effect("has the link in a permanent guid where an item has no other", () =>
    Effect.gen(function* () {
      const [, second] = (yield* readFeed(feed)).rows
      assert.strictEqual(second?.cells["external_id"], "https://wire.example/news/tariff")
      assert.strictEqual(second?.cells["source_url"], "https://wire.example/news/tariff")
    })
  )

  it.effect("has the elements of its own namespace, not those of others", () =>
    Effect.gen(function* () {
      const media = ' xmlns:m="http://search.yahoo.com/mrss/" xmlns:a="http://www.w3.org/2005/Atom"'
      const text = rss2(
        item(`<m:title>A picture</m:title><title>Words</title><a:link href="https://other.example/"/>
<link>/w</link>`),
        "",
        media
      )
      assert.deepStrictEqual(yield* titles(text), [{ en: { title: "Words" } }])
      assert.deepStrictEqual(yield* fieldOf(text, "source_url"), ["https://wire.example/w"])
    })
  )

  it.effect("names a listing in GlobeNewswire's category", () =>
    Effect.gen(function* () {
      const text = rss2(
        item(`<title>Words</title><link>/w</link>
<category domain="https://www.globenewswire.com/rss/stock">Nasdaq:HARB</category>
<category domain="https://www.globenewswire.com/rss/stock">Nasdaq Stockholm:TIDE ERIC B</category>
<category domain="https://www.globenewswire.com/rss/ISIN">US0000000001</category>
<category>Earnings Releases and Operating Results</category>`)
      )
      assert.deepStrictEqual(yield* fieldOf(text, "symbols"), ['["HARB:NASDAQ"]'])
      assert.deepStrictEqual(yield* fieldOf(text, "category"), ["earnings"])
    })
  )
})

it.effect("A feed of RSS 1.0 has ids by rdf:about and times by dc:date", () =>
  Effect.gen(function* () {
    const { rows } = yield* readFeed(`<?xml version="1.0" encoding="UTF-8"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xml:lang="en">
<channel rdf:about="https://kabu.example/"><title>Kabu</title><link>https://kabu.example/</link>
<dc:language>ja</dc:language><items><rdf:Seq><rdf:li rdf:resource="https://kabu.example/1"/></rdf:Seq></items></channel>
<item rdf:about="https://kabu.example/1"><title>港湾会社が増配</title><link>https://kabu.example/1?a=1&amp;b=2</link>
<dc:date>2024-07-01T09:30+09:00</dc:date></item></rdf:RDF>`)
    assert.strictEqual(rows.length, 1)
    assert.deepInclude(rows[0]?.cells, {
      external_id: "https://kabu.example/1",
      source_url: "https://kabu.example/1?a=1&b=2",
      published_at: "2024-07-01T09:30+09:00",
      translations: '{"ja":{"title":"港湾会社が増配"}}'
    })
  })
)

const entry = (elements: string, updated = "2024-07-02T00:00:00Z") =>
  `<entry><id>tag:wire.example,2024:1</id><title>Words</title><link href="1.html"/>
<updated>${updated}</updated>${elements}</entry>`

describe("A feed of Atom 1.0", () => {
  it.effect("has links resolved against xml:base, and the time of publication before that of a change", () =>
    Effect.gen(function* () {
      const text = atom(
        entry(`<link rel="enclosure" href="1.mp3"/><published>2024-07-01T12:00:00.25+02:00</published>`),
        "",
        ' xml:base="https://wire.example/a/" xml:lang="zh-Hant"'
      )
      const { rows } = yield* readFeed(text)
      assert.deepInclude(rows[0]?.cells, {
        external_id: "tag:wire.example,2024:1",
        source_url: "https://wire.example/a/1.html",
        published_at: "2024-07-01T12:00:00.25+02:00",
        translations: '{"zh":{"title":"Words"}}'
      })
    })
  )

  it.effect("has the latest of an entry's states", () =>
    Effect.gen(function* () {
      const text = atom(
        `${entry("")}${entry("", "2024-07-03T00:00:00Z")}${entry("", "2024-07-01T23:00:00Z")}`,
        '<link href="https://wire.example/"/>'
      )
      assert.deepStrictEqual(yield* fieldOf(text, "published_at"), ["2024-07-03T00:00:00Z"])
    })
  )
})

describe("EDGAR's feeds", () => {
  const harbour: SourceSubject = {
    company_id: 1,
    symbol: "HARB",
    exchange: "NASDAQ",
    cik: "0009990001",
    corp_code: null
  }

  it.effect("have one row for each filing, of its issuer rather than its owner", () =>
    Effect.gen(function* () {
      const { broken, rows } = yield* readFeed(edgarLatest)
      assert.deepStrictEqual(broken, [])
      assert.deepStrictEqual(
        rows.map(({ cells }) => [
          cells["external_id"],
          cells["translations"],
          cells["category"],
          cells["symbols"]
        ]),
        [
          [
            "urn:tag:sec.gov,2008:accession-number=0009990001-24-000007",
            '{"en":{"title":"8-K - HARBOUR FOODS INC (0009990001) (Filer)"}}',
            "earnings",
            ""
          ],
          [
            "urn:tag:sec.gov,2008:accession-number=0009990009-24-000003",
            '{"en":{"title":"4 - HARBOUR FOODS INC (0009990001) (Issuer)"}}',
            "breaking",
            ""
          ]
        ]
      )
      assert.strictEqual(rows[0]?.cells["published_at"], "2024-08-01T16:30:29-04:00")
    })
  )

  it.effect("name the security of a filer that is asked for", () =>
    Effect.gen(function* () {
      const { rows } = yield* readFeed(edgarCompany, { ...everything, subjects: [harbour] })
      assert.deepStrictEqual(
        rows.map(({ cells }) => [cells["translations"], cells["category"], cells["symbols"]]),
        [['{"en":{"title":"8-K - Current report"}}', "earnings", '["HARB:NASDAQ"]']]
      )
      const others = yield* readFeed(edgarLatest, {
        ...everything,
        subjects: [{ ...harbour, cik: "0000000002" }]
      })
      assert.deepStrictEqual(others, { rows: [], broken: [] })
    })
  )
})

it.effect("Items before a day are left out", () =>
  Effect.gen(function* () {
    const old = item(
      "<title>Old</title><link>/old</link>",
      "<pubDate>Sun, 30 Jun 2024 23:59:59 GMT</pubDate>"
    )
    const { rows } = yield* readFeed(rss2(old + titled("<title>New</title>")), {
      ...everything,
      since: "2024-07-01"
    })
    assert.deepStrictEqual(
      rows.map(({ cells, line }) => [line, cells["source_url"]]),
      [[2, "https://wire.example/news/1"]]
    )
  })
)

describe("An item", () => {
  it.effect("is refused by its id, link or number when its title, link or time is missing", () =>
    Effect.gen(function* () {
      const text = rss2(
        [
          item("<title> </title><link>https://wire.example/1</link>"),
          item('<title>Words</title><guid isPermaLink="false">g-2</guid>'),
          item("<title>Words</title><link>https://wire.example/3</link>", ""),
          item(""),
          item("<title>Words</title><link>javascript:alert(1)</link>"),
          titled("<title>Words</title>", 6),
          item("<title>Words</title><link>https://wire.example@evil.example/7</link>")
        ].join("")
      )
      const { broken, rows } = yield* readFeed(text)
      assert.deepStrictEqual(broken, [
        { line: 1, message: "https://wire.example/1: It has no title" },
        { line: 2, message: "wire.example g-2: It has no link with an http or https address" },
        { line: 3, message: "https://wire.example/3: It has no time of publication" },
        { line: 4, message: "item 4: It has no title" },
        { line: 5, message: "item 5: It has no link with an http or https address" },
        { line: 7, message: "item 7: It has no link with an http or https address" }
      ])
      assert.deepStrictEqual(
        rows.map(({ line, where }) => [line, where]),
        [[6, "https://wire.example/news/6"]]
      )
    })
  )

  it.effect("is refused in another language than those of news", () =>
    Effect.gen(function* () {
      const { broken } = yield* readFeed(rss2(titled("<title>Mots</title>"), "<language>fr-CA</language>"))
      assert.deepStrictEqual(broken, [
        {
          line: 1,
          message:
            'https://wire.example/news/1: Expected a title in Korean, English, Japanese or Chinese (ko, en, ja, zh), its feed states "fr-CA"'
        }
      ])
    })
  )

  it.effect("has a digest for an id that is too long to be stored", () =>
    Effect.gen(function* () {
      const text = rss2(item(`<title>Words</title><link>/1</link><guid>urn:${"x".repeat(400)}</guid>`))
      const [id] = yield* fieldOf(text, "external_id")
      assert.match(id ?? "", /^sha256:[\da-f]{64}$/)
    })
  )

  it.effect("about monetary policy of the Federal Reserve has its category", () =>
    Effect.gen(function* () {
      const at = "https://www.federalreserve.gov/newsevents/pressreleases/"
      const text = rss2(
        item(`<title>Words</title><link><![CDATA[${at}monetary20240131a.htm]]></link>`) +
          item(`<title>Words</title><link>${at}enforcement20240130a.htm</link>`)
      )
      assert.deepStrictEqual(yield* fieldOf(text, "category"), ["fed_policy", "breaking"])
    })
  )
})
