/** Nasdaq's symbol directory: its two files, the kinds of securities in it, and fetching it. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { nasdaq } from "../../../adapters/sources/nasdaq/Nasdaq.ts"
import { securityName } from "../../../adapters/sources/nasdaq/SecurityName.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { type Answer, FetchFailed, type Fetching, type Web } from "../../../core/mod.ts"
import { companyOf } from "../../contract/look.ts"
import { refusals, withImports } from "../../contract/stores.ts"
import { everything, readEntry, refusal, rowsIn, takeFile } from "../entries.ts"

/** The published layout, with a few securities of it. */
const listed = [
  "Symbol|Security Name|Market Category|Test Issue|Financial Status|Round Lot Size|ETF|NextShares",
  "AAPL|Apple Inc. - Common Stock|Q|N|N|100|N|N",
  "AZN|AstraZeneca PLC - American Depositary Shares|Q|N|N|100|N|N",
  "QQQ|Invesco QQQ Trust, Series 1|G|N|N|100|Y|N",
  "ZVZZT|NASDAQ TEST STOCK|G|Y|N|100|N|N",
  "File Creation Time: 1120202621:31|||||||"
].join("\r\n")

const other = [
  "ACT Symbol|Security Name|Exchange|CQS Symbol|ETF|Round Lot Size|Test Issue|NASDAQ Symbol",
  "BRK.B|Berkshire Hathaway Inc. Common Stock|N|BRK.B|N|1|N|BRK.B",
  "ABR$D|Arbor Realty Trust 6.375% Series D Cumulative Redeemable Preferred Stock, Liquidation Preference $25.00 per Share|N|ABRpD|N|100|N|ABR-D",
  "IMO|Imperial Oil Limited Common Stock|A|IMO|N|100|N|IMO",
  "SPY|SPDR S&P 500 ETF Trust|P|SPY|Y|100|N|SPY",
  "CBOE|Cboe Global Markets, Inc. Common Stock|Z|CBOE|N|100|N|CBOE",
  "ZTEST|NYSE test|N|ZTEST|N|100|Y|ZTEST",
  "ZXIET|IEX listing|V|ZXIET|N|100|N|ZXIET",
  "X|Somewhere|M|X|N|100|N|X",
  "File Creation Time: 1120202621:31|||||||"
].join("\r\n")

const shortly = (rows: Effect.Success<ReturnType<typeof rowsIn>>) =>
  rows.map(({ cells }) => [cells.symbol, cells.exchange, cells.name, cells.stock_type].join(" | "))

describe("The symbol directory", () => {
  it.effect("has Nasdaq's securities, without test issues and its last line", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(shortly(yield* rowsIn(nasdaq, memoryFile("nasdaqlisted.txt", listed))), [
        "AAPL | NASDAQ | Apple Inc. | Common Stock",
        "AZN | NASDAQ | AstraZeneca PLC | ADR",
        "QQQ | NASDAQ | Invesco QQQ Trust, Series 1 | ETF"
      ])
    })
  )

  it.effect("has the securities of the other exchanges", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(shortly(yield* rowsIn(nasdaq, memoryFile("otherlisted.txt", other))), [
        "BRK-B | NYSE | Berkshire Hathaway Inc. | Common Stock",
        "ABR-PD | NYSE | Arbor Realty Trust 6.375% Series D Cumulative Redeemable Preferred Stock, Liquidation Preference $25.00 per Share | Preferred Stock",
        "IMO | AMEX | Imperial Oil Limited | Common Stock",
        "SPY | ARCA | SPDR S&P 500 ETF Trust | ETF",
        "CBOE | BATS | Cboe Global Markets, Inc. | Common Stock",
        "ZXIET | IEX | IEX listing | ",
        "X | M | Somewhere | "
      ])
    })
  )

  it.live("is imported, and an exchange that isn't known is named", () =>
    Effect.gen(function* () {
      const [summary] = yield* takeFile(nasdaq, memoryFile("otherlisted.txt", other), ["companies"])
      assert.strictEqual(summary?.inserted, 5)
      assert.deepStrictEqual(summary === undefined ? [] : refusals(summary), [
        [8, "exchange", "Unknown exchange IEX: import it first (import exchanges)"],
        [9, "exchange", "Unknown exchange M: import it first (import exchanges)"]
      ])
      const { currency, exchange, name } = yield* companyOf("SPY")
      assert.deepStrictEqual([exchange, name, currency], ["ARCA", "SPDR S&P 500 ETF Trust", "USD"])
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )

  it.effect("is refused when truncated, and in another form", () =>
    Effect.gen(function* () {
      const cut = listed.split("\r\n").slice(0, -1).join("\r\n")
      assert.deepStrictEqual(yield* refusal(nasdaq, memoryFile("nasdaqlisted.txt", cut)), [
        null,
        'The file is truncated: it ends without the line "File Creation Time: ..."'
      ])
      assert.deepStrictEqual(yield* refusal(nasdaq, memoryFile("x.txt", "Symbol|Name\nA|B")), [
        1,
        "Expected nasdaqlisted.txt or otherlisted.txt of Nasdaq's symbol directory; the header is Symbol, Name"
      ])
    })
  )
})

describe("The name of a security", () => {
  it.each([
    ["Apple Inc. - Common Stock", "Apple Inc.", "Common Stock", null],
    ["Alphabet Inc. - Class C Capital Stock", "Alphabet Inc.", "Common Stock", null],
    ["Accenture plc Class A Ordinary Shares (Ireland)", "Accenture plc", "Common Stock", null],
    ["Unit Corporation Common Stock", "Unit Corporation", "Common Stock", null],
    [
      "Nuveen Preferred & Income Opportunities Fund Common Shares of Beneficial Interest",
      "Nuveen Preferred & Income Opportunities Fund",
      "Common Stock",
      null
    ],
    ["Preferred Bank - Common Stock", "Preferred Bank", "Common Stock", null],
    ["Energy Transfer LP Common Units", "Energy Transfer LP", "Common Units", null],
    [
      "Alibaba Group Holding Limited American Depositary Shares each representing eight Ordinary share",
      "Alibaba Group Holding Limited",
      "ADR",
      8
    ],
    [
      "Taiwan Semiconductor Manufacturing Company Ltd. American Depositary Shares, each representing 5 Common Shares",
      "Taiwan Semiconductor Manufacturing Company Ltd.",
      "ADR",
      5
    ],
    ["BP p.l.c. American Depositary Shares", "BP p.l.c.", "ADR", null],
    [
      "Some Corp American Depositary Shares, each representing one-half of an Ordinary Share",
      "Some Corp",
      "ADR",
      null
    ],
    [
      "Bank of America Corporation Depositary Shares, each representing a 1/1,000th interest in a share of 5.375% Preferred Stock",
      null,
      "Preferred Stock",
      null
    ],
    [
      "Some Acquisition Corp. - Unit, each consisting of one Class A ordinary share and one-half of one redeemable warrant",
      null,
      "Unit",
      null
    ],
    [
      "Some Acquisition Corp. - Warrants, each whole warrant exercisable for one share of Class A common stock",
      null,
      "Warrant",
      null
    ],
    ["Some Acquisition Corp. - Rights", null, "Right", null],
    ["AT&T Inc. 5.350% Global Notes due 2066", null, "Notes", null],
    ["Somewhere", null, null, null],
    ["", null, null, null]
  ] as const)(
    "is divided into the issuer's and the kind: %s",
    (text, name, stock_type, shares_per_receipt) => {
      assert.deepStrictEqual(securityName(text, false), {
        name: name ?? text,
        stock_type,
        shares_per_receipt
      })
    }
  )
})

describe("The symbol directory on the web", () => {
  const asked: Array<string> = []
  const web = (answers: Readonly<Record<string, Answer | null>>): Web => ({
    get: (url, options) => {
      asked.push(`${url} ${options?.ifChanged ?? false}`)
      const answer = answers[new URL(url).pathname]
      return answer === undefined
        ? Effect.fail(new FetchFailed({ url, status: 500, message: "Broken" }))
        : Effect.succeed(answer)
    }
  })
  const fetching = (answers: Readonly<Record<string, Answer | null>>): Fetching => ({
    choice: everything,
    subjects: Effect.succeed([]),
    settings: { NASDAQ_URL: "https://nasdaq.example/" },
    web: web(answers),
    missing: [],
    known: () => Effect.succeed(new Map()),
    imported: () => Effect.succeed(null)
  })

  it.effect("is asked for what changed, from the server of the setting", () =>
    Effect.gen(function* () {
      const file = memoryFile("answer", listed)
      const { fetch } = nasdaq
      assert.isNotNull(fetch)
      const stream = fetch(
        fetching({
          "/dynamic/SymDir/nasdaqlisted.txt": { file, etag: null, last_modified: null },
          "/dynamic/SymDir/otherlisted.txt": null
        })
      )
      const entries = yield* Stream.runCollect(Stream.mapEffect(stream, readEntry))
      assert.deepStrictEqual(
        entries.map(({ name, rows }) => [name, rows.length]),
        [
          ["/dynamic/SymDir/nasdaqlisted.txt", 3],
          ["/dynamic/SymDir/otherlisted.txt", 0]
        ]
      )
      assert.deepStrictEqual(asked, [
        "https://nasdaq.example/dynamic/SymDir/nasdaqlisted.txt true",
        "https://nasdaq.example/dynamic/SymDir/otherlisted.txt true"
      ])
    })
  )
})
