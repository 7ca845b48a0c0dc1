/** What makes a table with dates across unreadable or an ordinary one, and that its bytes may come in any pieces. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { transposedLines } from "../../../adapters/sources/tables/Transposed.ts"
import { fault, read, readBatches, toBytes } from "./read.ts"

const lines = (count: number) => Array.from({ length: count }, (_, n) => `line ${n},${n}\n`).join("")

describe("a table with dates across", () => {
  it.effect("reports a repeated line, and keeps the first", () =>
    Effect.gen(function* () {
      const { broken, rows } = yield* read(",2024-12-31\nEBIT,9340\nsales,97690\nEBIT,7760\n")
      assert.deepStrictEqual(broken, [[4, 'A line is called "EBIT" again']])
      assert.deepStrictEqual(rows, [[1, { fiscal_date: "2024-12-31", EBIT: "9340", sales: "97690" }]])
    })
  )

  it.effect("reports a line named like its dates' columns", () =>
    Effect.gen(function* () {
      const { broken, rows } = yield* read(",2024-12-31\nfiscal_date,2023-12-31\n")
      assert.deepStrictEqual(broken, [[2, 'A line is called "fiscal_date" again']])
      assert.deepStrictEqual(rows, [[1, { fiscal_date: "2024-12-31" }]])
    })
  )

  it.effect("reports lines with fewer or more cells than dates, and keeps the others", () =>
    Effect.gen(function* () {
      const { broken, columns } = yield* read(",2024-12-31,2023-12-31\nEBIT,9340\nsales,1,2\nEBITDA,1,2,3\n")
      assert.deepStrictEqual(broken, [
        [2, "Expected 3 cells, found 2"],
        [4, "Expected 3 cells, found 4"]
      ])
      assert.deepStrictEqual(columns, ["fiscal_date", "sales"])
    })
  )

  for (const again of ["2024-12-31", "2024/12/31", "20241231"]) {
    it.effect(`can't be read when it has 2024-12-31 and ${again}`, () =>
      Effect.gen(function* () {
        const [line, message] = yield* fault(`\n,2024-12-31,2023-12-31,${again}\nsales,3,2,1\n`)
        assert.strictEqual(line, 2)
        assert.match(message, /^Two columns are named "2024/)
      })
    )
  }

  it.effect("may have 5,000 lines", () =>
    Effect.gen(function* () {
      const { columns } = yield* read(`,2024-12-31\n${lines(transposedLines)}`)
      assert.lengthOf(columns ?? [], 5001)
    })
  )

  it.effect("can't be read when it has more", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* fault(`,2024-12-31\n${lines(transposedLines + 1)}`), [
        5002,
        "A table with dates across has at most 5000 lines"
      ])
    })
  )
})

describe("an ordinary table", () => {
  for (const header of [
    "date,2024-12-31,sales",
    "sales,Total,2024-12-31",
    ",2024-12-31,Change",
    ",2024-12,2023-12",
    ",2024-12/31,2023-12-31",
    "2024-12-31"
  ]) {
    it.effect(`has the header ${header}`, () =>
      Effect.gen(function* () {
        const names = header.split(",")
        const { columns, rows } = yield* read(`${header}\n${names.map((_, n) => n).join(",")}\n`)
        assert.deepStrictEqual(
          columns,
          names.filter((name) => name !== "")
        )
        assert.strictEqual(rows[0]?.[0], 2)
      })
    )
  }
})

describe("a table with dates across is the same", () => {
  const plain = ",2024-12-31,2023-12-31\nNet income,7130,14999\n매출액,97690,96773\n"

  const forms: ReadonlyArray<readonly [how: string, file: string]> = [
    ["with a byte order mark", `\uFEFF${plain}`],
    ["with CR and LF", plain.replaceAll("\n", "\r\n")],
    ["with semicolons", plain.replaceAll(",", ";")],
    ["with tabs", plain.replaceAll(",", "\t")],
    ["with all its cells quoted", plain.replace(/[^,\n]+/g, '"$&"')],
    ["without a last newline", plain.trimEnd()]
  ]
  for (const [how, file] of forms) {
    it.effect(how, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* read(file), yield* read(plain))
      })
    )
  }

  it.effect("however its bytes are cut", () =>
    Effect.gen(function* () {
      const bytes = toBytes(`\uFEFF${plain}"말줄임",1\nNet income,1,2\r\n`)
      const whole = yield* readBatches(bytes)
      for (let at = 0; at <= bytes.length; at++) {
        assert.deepStrictEqual(yield* readBatches(bytes.subarray(0, at), bytes.subarray(at)), whole)
      }
    })
  )
})
