/** The feeds of RSS_FEEDS as they are fetched, and what their rows become in a store. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { memoryFile, rss } from "../../../adapters/sources/mod.ts"
import { feedsOf } from "../../../adapters/sources/rss/FeedSettings.ts"
import { FetchFailed, type Fetching, Imports } from "../../../core/mod.ts"
import { NewsStore } from "../../../core/ports.ts"
import { asItIs, counted, only, refusals, sha256, withImports } from "../../contract/stores.ts"
import { edgarLatest, everything, item, rss2, titled } from "./feeds.ts"

const [wire, gone, same, filings] = ["wire", "gone", "same", "filings"].map(
  (name) => `https://feeds.example/${name}.xml`
) as [string, string, string, string]

const answers: Readonly<Record<string, string | null>> = {
  [wire]: rss2(titled("<title>Ferry line orders ships</title>")),
  [same]: null,
  [filings]: edgarLatest
}

const fetching = (feeds: string, asked: Array<unknown> = []): Fetching => ({
  choice: everything,
  subjects: Effect.succeed([
    { company_id: 1, symbol: "HARB", exchange: "NASDAQ", cik: "0009990001", corp_code: null }
  ]),
  settings: { RSS_FEEDS: feeds },
  web: {
    get: (url, options) =>
      Effect.suspend(() => {
        asked.push([url, options])
        const text = answers[url]
        if (text === undefined)
          return Effect.fail(new FetchFailed({ url, status: 404, message: "Not found" }))
        return Effect.succeed(
          text === null ? null : { file: memoryFile(url, text), etag: null, last_modified: null }
        )
      })
  },
  missing: [],
  known: () => Effect.succeed(new Map()),
  imported: () => Effect.succeed(null)
})

const fetched = (given: Fetching) => (rss.fetch === null ? Stream.empty : rss.fetch(given))

describe("RSS_FEEDS", () => {
  it("names feeds, separated by spaces or commas, with what they don't state", () => {
    assert.deepStrictEqual(
      feedsOf(
        ` ${wire}?a=1,2#locale=ko&symbol=HARB:NASDAQ&symbol=TIDE&category=earnings,\n${same}, ${same} `
      ),
      [
        {
          name: `${wire}?a=1,2`,
          url: `${wire}?a=1,2`,
          locale: "ko",
          category: "earnings",
          symbols: ["HARB:NASDAQ", "TIDE"]
        },
        { name: same, url: same, locale: null, category: null, symbols: [] }
      ]
    )
  })

  it("names them without the secrets of their addresses, and still each by another name", () => {
    const feeds = feedsOf(`${wire}?feedkey=a ${wire}?feedkey=b ${wire}?feedkey=b ${wire}?n=1&auth=c`)
    assert(typeof feeds !== "string")
    assert.deepStrictEqual(
      feeds.map(({ name, url }) => [name, url]),
      [
        [`${wire}?feedkey=***`, `${wire}?feedkey=a`],
        [`${wire}?feedkey=*** (2)`, `${wire}?feedkey=b`],
        [`${wire}?n=1&auth=***`, `${wire}?n=1&auth=c`]
      ]
    )
  })

  it.each([
    ["", "RSS_FEEDS names no feed"],
    ["feeds.example/a", 'RSS_FEEDS: expected http or https addresses, got "feeds.example/a"'],
    [`${wire} file:///etc/passwd`, 'RSS_FEEDS: expected http or https addresses, got "file:///etc/passwd"'],
    ["https://me:secret@feeds.example/", "RSS_FEEDS: an address of feeds.example contains a user name"],
    [`${wire}#lang=ko`, `RSS_FEEDS: ${wire}: unknown "lang" after #; expected locale, category or symbol`],
    [`${wire}#locale=fr`, `RSS_FEEDS: ${wire}: expected locale=ko, en, ja, zh, got "fr"`],
    [`${wire}#symbol=A%20B`, `RSS_FEEDS: ${wire}: expected symbol=SYMBOL or SYMBOL:EXCHANGE, got "A B"`],
    [
      `${wire}?token=abc#lang=ko`,
      `RSS_FEEDS: ${wire}?token=***: unknown "lang" after #; expected locale, category or symbol`
    ],
    [
      "ftp://me:word@a.example/?key=b",
      'RSS_FEEDS: expected http or https addresses, got "ftp://***@a.example/?key=***"'
    ],
    [`${wire}#category=sport`, `RSS_FEEDS: ${wire}: unknown category "sport"`]
  ] as const)("%s is refused", (setting, message) => {
    assert.strictEqual(feedsOf(setting), message)
  })
})

describe("A fetch", () => {
  it.effect("has an entry by the address of each feed, which asks for what changed when it is read", () =>
    Effect.gen(function* () {
      const asked: Array<unknown> = []
      const entries = yield* Stream.runCollect(fetched(fetching(`${wire}#locale=ko ${same}`, asked)))
      assert.deepStrictEqual(
        entries.map(({ name, version }) => [name, version]),
        [
          [wire, null],
          [same, null]
        ]
      )
      assert.deepStrictEqual(asked, [])
      const [batch, ...others] = yield* Stream.runCollect(
        Stream.flatMap(Stream.fromArray(entries), ({ batches }) => batches)
      )
      assert.deepStrictEqual(others, [])
      assert.deepStrictEqual(asked, [
        [wire, { ifChanged: true, max: 8_388_608 }],
        [same, { ifChanged: true, max: 8_388_608 }]
      ])
      const [row] = [...(batch?.rows ?? [])]
      assert.strictEqual(row?.cells["translations"], '{"ko":{"title":"Ferry line orders ships"}}')
    })
  )

  it.effect("reads the other feeds when one fails", () =>
    Effect.gen(function* () {
      const entries = yield* Stream.runCollect(fetched(fetching(`${gone} ${wire}`)))
      const outcomes = yield* Effect.forEach(entries, ({ batches }) =>
        Effect.result(Stream.runCollect(batches))
      )
      assert.deepStrictEqual(
        outcomes.map(({ _tag }) => _tag),
        ["Failure", "Success"]
      )
    })
  )

  it.effect("fails with what is wrong with the setting", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(Stream.runCollect(fetched(fetching("nowhere"))))
      assert.match(message, /^RSS_FEEDS: expected http or https addresses/)
    })
  )

  it.effect("names the securities of filers by the store's companies", () =>
    Effect.gen(function* () {
      const [entry] = yield* Stream.runCollect(fetched(fetching(filings)))
      const [batch] = yield* Stream.runCollect(entry?.batches ?? Stream.empty)
      assert.deepStrictEqual(
        [...(batch?.rows ?? [])].map(({ cells }) => cells["symbols"]),
        ['["HARB:NASDAQ"]', '["HARB:NASDAQ"]']
      )
    })
  )
})

it.live("The rows of a feed are imported, and those that break a rule are refused by number", () =>
  Effect.gen(function* () {
    const imports = yield* Imports
    const text = rss2(
      titled("<title>Ferry line orders ships</title>", 1) +
        item("<title>No link</title>") +
        titled(`<title>${"Long ".repeat(61)}</title>`, 3) +
        item("<title>No zone</title><link>/4</link>", "<pubDate>2024-07-01 09:30:00</pubDate>") +
        item("<title>No day</title><link>/5</link>", "<pubDate>Wed, 31 Feb 2024 09:30 GMT</pubDate>") +
        item("<title>First of an id</title><link>/6</link><guid>urn:x:6</guid>") +
        item("<title>Second of an id</title><link>/7</link><guid>urn:x:6</guid>")
    )
    const batches = Stream.flatMap(
      rss.read(memoryFile("wire.xml", text), everything),
      (entry) => entry.batches
    )
    const run = imports.run("news", { name: "wire.xml", batches, sha256: Effect.succeed(sha256) }, asItIs)
    const summary = yield* run
    assert.deepStrictEqual(counted(summary), only({ inserted: 2, refused: 5 }))
    assert.deepStrictEqual(refusals(summary), [
      [2, null, "item 2: It has no link with an http or https address"],
      [3, "translations", "en: title: At most 300 characters, not 304"],
      [
        4,
        "published_at",
        '"2024-07-01 09:30:00" has no zone: expected an instant with its zone such as 2024-07-01T09:30:00+09:00'
      ],
      [
        5,
        "published_at",
        '"2024-02-31T09:30:00+00:00": expected an instant with its zone such as 2024-07-01T09:30:00+09:00'
      ],
      [7, null, "The same as line 6 with other values"]
    ])
    assert.deepStrictEqual(counted(yield* run), only({ unchanged: 2, refused: 5 }))
    const news = yield* NewsStore
    const stored = yield* news.detail(1, ["en"])
    assert.deepInclude(stored, {
      title: "Ferry line orders ships",
      category: "breaking",
      priority: 3,
      source_url: "https://wire.example/news/1",
      published_at: "2024-07-01T09:30:00Z",
      summary: null
    })
  }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
)
