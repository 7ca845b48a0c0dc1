/** Lean's data: actions as derived by hand from its factor files, tickers, bars, and files in every place they come in. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { lean } from "../../../adapters/sources/lean/Lean.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { cellsOf, everything, readEntries, refusal, rowsIn, sharedPath } from "../entries.ts"
import { barsOf, leanLine, zipped } from "./tree.ts"

const folder = sharedPath("open/prices_us_lean")
const real = (name: string): string => `${folder}/${name}`
const text = (name: string): string => readFileSync(real(name), "utf8")

const factorFile = (symbol: string) => memoryFile(`${symbol.toLowerCase()}.csv`, text(`${symbol}.factor.csv`))

/** The actions of a factor file as lines of events.csv. */
const eventsOf = (symbol: string) =>
  Effect.map(rowsIn(lean, factorFile(symbol)), (rows) =>
    rows.map(({ cells }) => [
      cells.effective_date,
      cells.type,
      Number(cells.value),
      Number(cells.reference_close)
    ])
  )

const eventsIn = (symbol: string) =>
  text(`${symbol}.events.csv`)
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [date, type, value, close] = line.split(",")
      return [date, type, Number(value), Number(close)]
    })

/** The rows of actions of a factor file, and its broken lines. */
const actions = (content: string) =>
  Effect.map(readEntries(lean, memoryFile("x.csv", content)), ([entry]) => [
    entry?.rows.map(({ cells, line }) => [line, cells.effective_date, cells.type, cells.value]),
    entry?.broken.map(([, ...rest]) => rest)
  ])

/** The listings of a map file. */
const listings = (name: string, content: string) =>
  Effect.map(rowsIn(lean, memoryFile(name, content)), (rows) => cellsOf(rows, "listings"))

describe.skipIf(folder === null)("A factor file of Lean", () => {
  it.effect.each(["AAPL", "AIG", "FB", "GOOG", "IBM", "SPY", "USO"])(
    "states the splits and dividends that were derived from it, of %s",
    (symbol) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* eventsOf(symbol), eventsIn(symbol))
      })
  )

  it.effect("of BAC states the dividends of NationsBank too, before the days that events.csv begins on", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* eventsOf("BAC"), [
        ["1998-03-04", "dividend", 0.38, 68.81],
        ["1998-06-03", "dividend", 0.380007, 75.19],
        ["1998-09-02", "dividend", 0.379999, 57.38],
        ...eventsIn("BAC")
      ])
    })
  )

  it.effect("of AIG states its reverse split, and its warrants as a dividend", () =>
    Effect.gen(function* () {
      const events = yield* eventsOf("AIG")
      assert.deepInclude(events, ["2009-07-01", "split", 0.05, 1.13])
      assert.deepInclude(events, ["2011-01-20", "dividend", 8.420001, 51.2])
    })
  )
})

describe("A factor file of Lean, by its lines,", () => {
  it.effect("states a dividend for the shares after a split of the same day", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* actions("20200102,0.98,0.5,100\n20501231,1,1,0"), [
        [
          [1, "2020-01-03", "split", "2"],
          [1, "2020-01-03", "dividend", "1"]
        ],
        []
      ])
    })
  )

  it.effect("states no dividend where its close is unknown, and loses no other line", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* actions("20200102,0.98,0.5\n20200103,0,1,1\nx\n20200109,1,1\n20501231,1,2,0"),
        [
          [
            [1, "2020-01-03", "split", "2"],
            [4, "2020-01-10", "split", "2"]
          ],
          [
            [2, "A factor is above 0"],
            [3, "Expected date,price_factor,split_factor,reference_close, got x"],
            [1, "A dividend without its reference_close has no amount"]
          ]
        ]
      )
    })
  )
})

describe("A map file of Lean", () => {
  it.effect("states who held a ticker until when", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* listings("bac.csv", "19980102,nb,N\n19980930,nb,N\n20501231,bac,N\n"), [
        {
          symbol: "NB",
          exchange: "NYSE",
          valid_from: "1998-01-02",
          valid_to: "1998-09-30",
          company: "BAC:NYSE"
        },
        { symbol: "BAC", exchange: "NYSE", valid_from: "1998-10-01", valid_to: "", company: "BAC:NYSE" }
      ])
      assert.deepStrictEqual(
        yield* listings("goog.csv", "20140327,goocv,Q\r\n20140402,goocv,Q\r\n20501231,goog,Q"),
        [
          {
            symbol: "GOOCV",
            exchange: "NASDAQ",
            valid_from: "2014-03-27",
            valid_to: "2014-04-02",
            company: "GOOG:NASDAQ"
          },
          {
            symbol: "GOOG",
            exchange: "NASDAQ",
            valid_from: "2014-04-03",
            valid_to: "",
            company: "GOOG:NASDAQ"
          }
        ]
      )
    })
  )

  it.effect("states when a listing began, unless with Lean's own data", () =>
    Effect.gen(function* () {
      const fb = yield* listings("fb.csv", "20120518,fb,Q\n20501231,fb,Q")
      assert.deepStrictEqual(
        fb.map(({ valid_from }) => valid_from),
        ["2012-05-18"]
      )
      assert.deepStrictEqual(yield* listings("aapl.csv", "19980102,aapl,Q\n20501231,aapl,Q"), [])
    })
  )

  it.effect("of the older layout states no exchange, and of a delisted company the last day", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* listings("wm.csv", "19980102,wm\n20080926,wm"), [
        { symbol: "WM", exchange: "", valid_from: "1998-01-02", valid_to: "2008-09-26", company: "WM" }
      ])
    })
  )

  it.effect("of a former holder of its ticker names no company", () =>
    Effect.gen(function* () {
      const [entry] = yield* readEntries(lean, memoryFile("spwr.1.csv", "20051117,spwr,Q\n20111114,spwra,Q"))
      assert.deepStrictEqual(entry?.rows, [])
      assert.match(entry?.broken[0]?.[2] ?? "", /^spwr\.1 is a former holder of its ticker/)
    })
  )
})

const day = "20200831 00:00,1275800,1310000,1260000,1290400,225702700"

describe("Daily bars of Lean", () => {
  it.effect("are raw prices in ten-thousandths, of the ticker that names the file in the zip", () =>
    Effect.gen(function* () {
      const bytes = yield* zipped({
        "brk.b.csv": `${day}\n20200901 00:00,1327600,1348000,1305300,1341800,152470100\n`
      })
      const [entry] = yield* readEntries(lean, memoryFile("download (1).zip", bytes))
      assert.strictEqual(entry?.name, "brk.b")
      assert.deepStrictEqual(entry?.rows, [
        {
          kind: "prices",
          line: 1,
          cells: {
            symbol: "BRK-B",
            exchange: "",
            date: "2020-08-31",
            open: "127.58",
            high: "131",
            low: "126",
            close: "129.04",
            volume: "225702700"
          }
        },
        {
          kind: "prices",
          line: 2,
          cells: {
            symbol: "BRK-B",
            exchange: "",
            date: "2020-09-01",
            open: "132.76",
            high: "134.8",
            low: "130.53",
            close: "134.18",
            volume: "152470100"
          }
        }
      ])
    })
  )

  it.effect("lose only the lines that are malformed", () =>
    Effect.gen(function* () {
      const lines = [
        day,
        "20200901 00:00,abc,1348000,1305300,1341800,1",
        "20200231 00:00,1,1,1,1,1",
        "20200901 09:30,1,1,1,1,1",
        "",
        "20200902 00:00,1,1,1,1,1"
      ]
      const [entry] = yield* readEntries(lean, memoryFile("aapl.csv", lines.join("\n")))
      assert.deepStrictEqual(
        entry?.rows.map(({ cells, line }) => [line, cells.date]),
        [
          [1, "2020-08-31"],
          [6, "2020-09-02"]
        ]
      )
      assert.deepStrictEqual(entry?.broken, [
        [
          "prices",
          2,
          "Expected YYYYMMDD HH:MM,open,high,low,close,volume, got 20200901 00:00,abc,1348000,1305300,1341800,1"
        ],
        ["prices", 3, "20200231 is no day"],
        ["prices", 4, "A bar of 09:30 is no daily bar, which begins at 00:00"]
      ])
    })
  )

  it.effect("begin on the wanted day", () =>
    Effect.gen(function* () {
      const file = memoryFile("aapl.csv", `${day}\n20200901 00:00,1,1,1,1,1`)
      const rows = yield* rowsIn(lean, file, { ...everything, since: "2020-09-01" })
      assert.deepStrictEqual(
        rows.map(({ cells }) => cells.date),
        ["2020-09-01"]
      )
    })
  )
})

describe("The tree of Lean's data", () => {
  const tree = Effect.gen(function* () {
    const bars = yield* zipped({ "bac.csv": day })
    const former = yield* zipped({ "nb.csv": "19980930 00:00,535000,535000,530000,533100,1" })
    return yield* zipped({
      "Data/equity/usa/daily/nb.zip": former,
      "Data/equity/usa/daily/bac.zip": bars,
      "Data/equity/usa/factor_files/bac.csv": "19980102,0.5,1,1\n19980901,0.5,1,57.38\n20501231,1,1,0",
      "Data/equity/usa/map_files/bac.csv": "19980102,nb,N\n19980930,nb,N\n20501231,bac,N",
      "Data/equity/usa/minute/bac/20200831_trade.zip": "",
      "Data/readme.md": "#"
    })
  })

  it.effect("is one entry for a security, whose listings come first", () =>
    Effect.gen(function* () {
      const entries = yield* readEntries(lean, memoryFile("tree.zip", yield* tree))
      assert.deepStrictEqual(
        entries.map(({ name, rows }) => [
          name,
          rows.map(({ cells, kind }) => `${kind} ${cells.symbol} ${cells.exchange}`)
        ]),
        [
          ["bac", ["listings NB NYSE", "listings BAC NYSE", "actions NB NYSE", "prices BAC NYSE"]],
          ["nb", ["prices NB "]]
        ]
      )
      assert.match(entries[0]?.version ?? "", /^crc32 .*, crc32 .*, crc32 /)
    })
  )

  it.effect("states only what is wanted, former tickers too", () =>
    Effect.gen(function* () {
      const subject = { company_id: 1, symbol: "BAC", exchange: "NYSE", cik: null, corp_code: null }
      const file = memoryFile("tree.zip", yield* tree)
      const entries = yield* readEntries(lean, file, { ...everything, subjects: [subject] })
      assert.deepStrictEqual(
        entries.map(({ name }) => name),
        ["bac", "nb"]
      )
    })
  )

  it.effect("states nothing of what isn't wanted", () =>
    Effect.gen(function* () {
      const subject = { company_id: 1, symbol: "NB", exchange: "NYSE", cik: null, corp_code: null }
      const file = memoryFile("tree.zip", yield* tree)
      const entries = yield* readEntries(lean, file, { ...everything, subjects: [subject] })
      assert.deepStrictEqual(
        entries.map(({ name }) => name),
        ["nb"]
      )
    })
  )

  it.effect("may be a zip of map files or of factor files alone", () =>
    Effect.gen(function* () {
      const bytes = yield* zipped({
        "fb.csv": "20120518,fb,Q\n20501231,fb,Q",
        "ibm.csv": "19980102,0.6209650,0.5,1\n19980205,0.6209650,0.5,99.25\n20501231,0.6222188,0.5,0"
      })
      const entries = yield* readEntries(lean, memoryFile("map_files_20210401.zip", bytes))
      assert.deepStrictEqual(
        entries.map(({ name, rows }) => [name, rows.map(({ kind }) => kind)]),
        [
          ["fb", ["listings"]],
          ["ibm", ["actions"]]
        ]
      )
    })
  )

  it.effect("is refused where a table is longer than 8 MiB, however it is packed", () =>
    Effect.gen(function* () {
      const table = "\n".repeat(8 * 1024 * 1024 + 1)
      const bars = yield* zipped({ "x.csv": table })
      const tree = yield* zipped({ "equity/usa/daily/x.zip": bars })
      for (const [name, content] of [
        ["x.csv", table],
        ["x.zip", bars],
        ["equity-usa.zip", tree]
      ] as const) {
        const [line, message] = yield* refusal(lean, memoryFile(name, content))
        assert.deepStrictEqual([line, message], [null, "The text is longer than 8 MiB"], name)
      }
    })
  )

  it.effect("is refused without files of Lean", () =>
    Effect.gen(function* () {
      const [, message] = yield* refusal(
        lean,
        memoryFile("x.zip", yield* zipped({ "a/readme.txt": "hello" }))
      )
      assert.match(message, /^The archive has no file in daily\/, factor_files\/ or map_files\//)
    })
  )
})

describe("A file that isn't Lean's", () => {
  it.effect.each(["", "Date,Open,High,Low,Close\n2020-01-01,1,1,1,1", '{"a":1}', "<x/>"])(
    "is refused: %s",
    (content) =>
      Effect.gen(function* () {
        const [line, message] = yield* refusal(lean, memoryFile("x.csv", content))
        assert.strictEqual(line, 1)
        assert.match(message, /^Expected daily bars/)
      })
  )
})

describe.skipIf(folder === null)("A daily zip of real bars", () => {
  it.effect("states them as they were traded", () =>
    Effect.gen(function* () {
      const source = barsOf(real("AAPL.daily.csv.gz"))
      const bytes = yield* zipped({ "aapl.csv": source.map(leanLine).join("\n") })
      const rows = yield* rowsIn(lean, memoryFile("aapl.zip", bytes))
      assert.deepStrictEqual(
        rows.map(({ cells }) =>
          [cells.date, cells.open, cells.high, cells.low, cells.close, cells.volume].join(",")
        ),
        source.map((row) =>
          row
            .split(",")
            .map((cell, index) => (index === 0 ? cell : String(Number(cell))))
            .join(",")
        )
      )
    })
  )
})
