/** CSV in the variants that exist, well-formed and malformed. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema, Stream } from "effect"
import { rows } from "../../../adapters/sources/tables/Format.ts"
import { readRows } from "../../../adapters/sources/mod.ts"
import { fault, read, readBatches, summary, toBytes } from "./read.ts"

const quoted = (characters: ReadonlyArray<string>) => `"${characters.join("").replaceAll('"', '""')}"`

describe("a CSV file", () => {
  it.effect("has a row for each line after the header", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read("symbol,close\nAAPL,185.64\nMSFT,370.87\n"), {
        columns: ["symbol", "close"],
        rows: [
          [2, { symbol: "AAPL", close: "185.64" }],
          [3, { symbol: "MSFT", close: "370.87" }]
        ],
        broken: []
      })
    })
  )

  it.effect("may begin with comments, which count as lines", () =>
    Effect.gen(function* () {
      const { columns, rows } = yield* read("# AAPL, from 2024\n#\n\n# end\nsymbol,close\n# 1,2\n")
      assert.deepStrictEqual([columns, rows], [["symbol", "close"], [[6, { symbol: "# 1", close: "2" }]]])
      assert.deepStrictEqual((yield* read("#,close\n1,2\n")).columns, ["#", "close"])
    })
  )

  const bars: ReadonlyArray<readonly [number, Readonly<Record<string, string>>]> = [
    [5, { date: "2024-01-02", open: "1", close: "2" }],
    [6, { date: "2024-01-03", open: "2", close: "3" }]
  ]

  for (const [what, text] of [
    ["a title and blank lines", "Apple Inc. (AAPL)\n\n\ndate,open,close\n2024-01-02,1,2\n2024-01-03,2,3\n"],
    [
      "names and values",
      "Symbol:,AAPL\nFrom:,2024-01-02\n\ndate,open,close\n2024-01-02,1,2\n2024-01-03,2,3\n"
    ],
    [
      "rows filled up with commas",
      "Apple Inc.,,\n,,\nUSD,,\ndate,open,close\n2024-01-02,1,2\n2024-01-03,2,3\n"
    ],
    [
      "prose with commas",
      'Bars, daily, as traded, in USD\n"of, Apple"\n\ndate;open;close\n2024-01-02;1;2\n2024-01-03;2;3\n'
    ]
  ] as const) {
    it.effect(`may have ${what} above its header`, () =>
      Effect.gen(function* () {
        const { columns, rows } = yield* read(text)
        assert.deepStrictEqual(columns, ["date", "open", "close"])
        assert.deepStrictEqual(rows, bars)
      })
    )
  }

  it.effect("has its first line as its header where no other line can be it", () =>
    Effect.gen(function* () {
      for (const text of [
        "a,b\n1,2,3\n4,5,6\n",
        "date,open\n2024-01-02\n2024-01-03\n",
        '"a\nb",c\nx,y\nz,w\n',
        "a\nb,c\n"
      ]) {
        assert.strictEqual((yield* read(text)).columns?.[0]?.slice(0, 1), text.replace('"', "")[0], text)
      }
    })
  )

  for (const mark of [";", ",", "\t", "|", "^"]) {
    it.effect(`may begin with sep=${JSON.stringify(mark)}, as Excel writes it`, () =>
      Effect.gen(function* () {
        const text = `sep=${mark}\r\na${mark}b, c\r\n1${mark}"2"\r\n`
        const { columns, rows } = yield* read(mark === "," ? text.replace("b, c", '"b, c"') : text)
        assert.deepStrictEqual([columns, rows], [["a", "b, c"], [[3, { a: "1", "b, c": "2" }]]])
      })
    )
  }

  it.effect("may have rows of delimiters alone, which are passed over", () =>
    Effect.gen(function* () {
      for (const quote of ["", '"']) {
        const text = `a,b,c\n1,2,${quote}3${quote}\n,,\n , ,\n,\n,,4\n,,,,\n`
        const { broken, rows } = yield* read(text)
        const expected = [
          [2, { a: "1", b: "2", c: "3" }],
          [6, { a: "", b: "", c: "4" }]
        ]
        assert.deepStrictEqual([rows, broken], [expected, []])
      }
    })
  )

  it.effect("is no page or document", () =>
    Effect.gen(function* () {
      const [, message] = yield* fault("<html>\n<table><tr><td>1</td></tr></table>\n")
      assert.match(message, /^An HTML or XML document, not a table/)
      assert.deepStrictEqual((yield* read("<TICKER>,<DATE>\nA,1\n")).columns, ["<TICKER>", "<DATE>"])
    })
  )

  it.effect("may end without a newline", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* read("a,b\n1,2")).rows, [[2, { a: "1", b: "2" }]])
      assert.deepStrictEqual((yield* read('a,b\n1,"2"')).rows, [[2, { a: "1", b: "2" }]])
    })
  )

  it.effect("may end its lines with CR and LF", () =>
    Effect.gen(function* () {
      const { columns, rows } = yield* read('a,b\r\n1,2\r\n"3","4"\r\n\r\n5,6')
      assert.deepStrictEqual(columns, ["a", "b"])
      assert.deepStrictEqual(rows, [
        [2, { a: "1", b: "2" }],
        [3, { a: "3", b: "4" }],
        [5, { a: "5", b: "6" }]
      ])
    })
  )

  const delimiters: ReadonlyArray<readonly [name: string, delimiter: string]> = [
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
    ["pipes", "|"]
  ]
  for (const [name, delimiter] of delimiters) {
    it.effect(`may have ${name} between its cells`, () =>
      Effect.gen(function* () {
        const { rows } = yield* read(`a${delimiter}"b,;|c"\n1${delimiter}"x${delimiter}y"\n`)
        assert.deepStrictEqual(rows, [[2, { a: "1", "b,;|c": `x${delimiter}y` }]])
      })
    )
  }

  it.effect("may have a single column", () =>
    Effect.gen(function* () {
      const { columns, rows, broken } = yield* read("symbol\nAAPL\nBRK,B\n")
      assert.deepStrictEqual(columns, ["symbol"])
      assert.deepStrictEqual(rows, [[2, { symbol: "AAPL" }]])
      assert.deepStrictEqual(broken, [[3, "Expected 1 cell, found 2"]])
    })
  )

  it.effect("has newlines, delimiters and doubled quotes in quoted cells", () =>
    Effect.gen(function* () {
      const { rows } = yield* read('name,note\n"Acme, ""the"" Co","one\ntwo\r\nthree"\nB,\n"","""x"""\n')
      assert.deepStrictEqual(rows, [
        [2, { name: 'Acme, "the" Co', note: "one\ntwo\r\nthree" }],
        [5, { name: "B", note: "" }],
        [6, { name: "", note: '"x"' }]
      ])
    })
  )

  it.effect("may have newlines in its column names too", () =>
    Effect.gen(function* () {
      const { columns, rows } = yield* read('a,"b\n,;c"\n1,2\n')
      assert.deepStrictEqual(columns, ["a", "b\n,;c"])
      assert.deepStrictEqual(rows, [[3, { a: "1", "b\n,;c": "2" }]])
    })
  )

  it.effect("keeps a quote inside an unquoted cell", () =>
    Effect.gen(function* () {
      const { rows } = yield* read('a,b\n5" pipe,x\n6,"y"\n')
      assert.deepStrictEqual(rows, [
        [2, { a: '5" pipe', b: "x" }],
        [3, { a: "6", b: "y" }]
      ])
    })
  )

  it.effect("counts its blank lines and skips them", () =>
    Effect.gen(function* () {
      const { rows } = yield* read("\n \na,b\n\n1,2\n  \n\n3,4\n\n")
      assert.deepStrictEqual(rows, [
        [5, { a: "1", b: "2" }],
        [8, { a: "3", b: "4" }]
      ])
    })
  )

  it.effect("has a batch without rows when there is only a header", () =>
    Effect.gen(function* () {
      for (const file of ["a,b", "a,b\n", "\na,b\r\n\r\n"]) {
        assert.deepStrictEqual(yield* readBatches(file), [{ columns: ["a", "b"], rows: [], broken: [] }])
      }
    })
  )

  it.effect("has no batch when it is empty or blank", () =>
    Effect.gen(function* () {
      for (const file of ["", "\n", " \r\n\n", "\uFEFF"]) assert.deepStrictEqual(yield* readBatches(file), [])
    })
  )

  it.effect("leaves out columns without a name", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read(",a,,\n0,1,2,3\n"), {
        columns: ["a"],
        rows: [[2, { a: "1" }]],
        broken: []
      })
    })
  )

  it.effect("may name a column like a property of JavaScript objects", () =>
    Effect.gen(function* () {
      const [batch] = yield* readBatches("__proto__,constructor\n1,2\n")
      const cells = [...(batch?.rows ?? [])][0]?.cells
      assert.deepStrictEqual(Object.entries(cells ?? {}), [
        ["__proto__", "1"],
        ["constructor", "2"]
      ])
      assert.isNull(Object.getPrototypeOf(cells))
    })
  )

  it.effect("keeps NUL characters", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* read("a,b\n1\0,2\n")).rows, [[2, { a: "1\0", b: "2" }]])
    })
  )
})

describe("a broken CSV row", () => {
  it.effect("has fewer or more cells than the header", () =>
    Effect.gen(function* () {
      const { rows, broken } = yield* read('a,b,c\n1,2\n1,2,3\n1,2,3,4\n"1\n2"\n')
      assert.deepStrictEqual(rows, [[3, { a: "1", b: "2", c: "3" }]])
      assert.deepStrictEqual(broken, [
        [2, "Expected 3 cells, found 2"],
        [4, "Expected 3 cells, found 4"],
        [5, "Expected 3 cells, found 1"]
      ])
    })
  )

  it.effect("has a quote within a quoted cell, and affects no other row", () =>
    Effect.gen(function* () {
      const { rows, broken } = yield* read('a,b\n1,"x"\n2,"5" pipe"\n"say "hi"",3\n4,"y"\n')
      assert.deepStrictEqual(rows, [
        [2, { a: "1", b: "x" }],
        [5, { a: "4", b: "y" }]
      ])
      const message = "A quoted cell goes on after its closing quote; write a quote inside it twice"
      assert.deepStrictEqual(broken, [
        [3, message],
        [4, message]
      ])
    })
  )
})

describe("an unreadable CSV file", () => {
  it.effect("has two columns with one name", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* fault("\ndate,close, date\n1,2,3\n"), [2, 'Two columns are named "date"'])
    })
  )

  it.effect("has a malformed quote in its header", () =>
    Effect.gen(function* () {
      const [line, message] = yield* fault('a,"b"c\n1,2\n')
      assert.strictEqual(line, 1)
      assert.match(message, /^Header: A quoted cell goes on/)
    })
  )

  it.effect("never closes a quote", () =>
    Effect.gen(function* () {
      const message = "The quote that opens here is never closed"
      assert.deepStrictEqual(yield* fault('a,b\n1,2\n"x\ny",\n3,"4\n5,6\n'), [5, message])
      assert.deepStrictEqual(yield* fault('a,"b\n1,2\n'), [1, message])
    })
  )

  it.effect("is abandoned when a quote isn't closed within 16 MiB", () =>
    Effect.gen(function* () {
      const lines = toBytes("1,2\n".repeat(2 ** 18))
      let taken = 0
      const endless = Stream.forever(Stream.fromEffect(Effect.sync(() => (taken++, lines))))
      const file = Stream.concat(Stream.make(toBytes('a,b\n1,2\n1,"2\n')), endless)
      const { line, message } = yield* Effect.flip(Stream.runDrain(readRows(file, "some.csv")))
      assert.deepStrictEqual([line, message], [3, "The quote that opens here isn't closed within 16 MiB"])
      assert.isAtMost(taken, 17)
    })
  )
})

describe("any CSV file", () => {
  const cell = Schema.Array(Schema.Literals(["a", "é", "😀", '"', ",", ";", "\t", "\n", "\r", " ", "\uFEFF"]))

  it.effect.prop(
    "returns the cells that were written",
    [Schema.Array(Schema.Tuple([cell, cell]))],
    Effect.fnUntraced(function* ([written]) {
      const lines = written.map((cells) => cells.map(quoted).join(","))
      const file = ["x,y", ...lines].join("\n")
      const { rows } = yield* read(file)
      const expected = written.map(
        ([x, y], index) =>
          [
            ["x,y", ...lines.slice(0, index)].join("\n").split("\n").length + 1,
            { x: x.join(""), y: y.join("") }
          ] as const
      )
      assert.deepStrictEqual(
        rows,
        expected.filter(([, { x, y }]) => `${x}${y}`.trim() !== "")
      )
    })
  )

  const token = Schema.Literals(['"', '"a"', ",", ";", "a", "\n", "\r\n", " ", "\uFEFF", '"\n",', "\nx,y\n"])

  it.effect.prop(
    "reads the same in one piece and line by line, however malformed",
    [Schema.Array(token)],
    Effect.fnUntraced(function* ([tokens]) {
      const file = `x,y\n${tokens.join("")}\n`
      const readPieces = Effect.fnUntraced(function* (pieces: ReadonlyArray<string>) {
        const stage = rows("some.csv")
        const batches = yield* Effect.forEach(pieces, stage.take)
        return summary([...batches.flat(), ...(yield* stage.end)])
      })
      const whole = yield* Effect.result(readPieces([file]))
      const cut = yield* Effect.result(readPieces(file.split(/(?<=\n)/)))
      assert.deepStrictEqual(cut, whole)
    }),
    { arbitrary: { runs: 2000 } }
  )
})
