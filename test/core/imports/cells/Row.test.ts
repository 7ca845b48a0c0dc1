/** The values of a row by field, and the problems of an invalid one. */
import { assert, describe, it } from "@effect/vitest"
import * as Field from "../../../../core/cells/Field.ts"
import { mapColumns, readRow } from "../../../../core/imports/cells/Row.ts"
import { problemsOf } from "../../../../core/imports/Problem.ts"

const fields = {
  symbol: Field.symbol,
  date: Field.date,
  close: Field.number,
  name: Field.optional(Field.text)
}

/** Reads a row on line 7 of a file that has these columns. */
const read = (cells: Readonly<Record<string, string>>, given: Readonly<Record<string, unknown>> = {}) => {
  const mapping = mapColumns(Object.keys(cells), fields, new Map(), new Set(Object.keys(given)))
  const problems = problemsOf("some.csv")
  const row = readRow(fields, mapping, new Map(Object.entries(given)), { line: 7, cells }, problems)
  return { row, reported: problems.reported, refused: problems.refused() }
}

const cells = { symbol: "AAPL", date: "2024-03-08", close: "170.73", name: "Apple" }
const row = { line: 7, symbol: "AAPL", date: "2024-03-08", close: 170.73, name: "Apple" }

const problem = (column: string, message: string) => ({ file: "some.csv", line: 7, column, message })

describe("a row", () => {
  it("has its line and the values of its cells", () => {
    assert.deepStrictEqual(read(cells).row, row)
  })

  it("has its cells trimmed", () => {
    assert.deepStrictEqual(read({ ...cells, close: " 170.73 " }).row, row)
  })

  it.for(["", "  "])("has null for the optional cell %j", (name) => {
    assert.deepStrictEqual(read({ ...cells, name }).row, { ...row, name: null })
  })

  it("has null for an optional column that the file lacks", () => {
    const { name: _, ...others } = cells
    assert.deepStrictEqual(read(others).row, { ...row, name: null })
  })

  it.for(["null", "N/A", "-"])("has no number for the cell %j", (close) => {
    const noClose = { ...fields, close: Field.optional(Field.number) }
    const mapping = mapColumns(Object.keys(cells), noClose, new Map(), new Set())
    const raw = { line: 7, cells: { ...cells, close } }
    const problems = problemsOf("some.csv")
    assert.deepStrictEqual(readRow(noClose, mapping, new Map(), raw, problems), { ...row, close: null })
    assert.deepStrictEqual(read({ ...cells, close }).reported, [problem("close", "close is missing")])
  })

  it("keeps a text that isn't a number", () => {
    assert.deepStrictEqual(read({ ...cells, name: "N/A" }).row, { ...row, name: "N/A" })
  })

  it("has the file-wide value where its cell is empty", () => {
    assert.deepStrictEqual(read({ ...cells, symbol: "" }, { symbol: "MSFT" }).row, { ...row, symbol: "MSFT" })
  })

  it("keeps its own value over a file-wide one", () => {
    assert.deepStrictEqual(read(cells, { symbol: "MSFT" }).row, row)
  })
})

describe("a row is refused", () => {
  it("when a required cell is empty", () => {
    assert.deepStrictEqual(read({ ...cells, close: "" }), {
      row: null,
      reported: [problem("close", "close is missing")],
      refused: 1
    })
  })

  it("when a cell is invalid", () => {
    assert.deepStrictEqual(read({ ...cells, close: "high" }), {
      row: null,
      reported: [problem("close", 'Expected a number such as 1234.5, got "high"')],
      refused: 1
    })
  })

  it("when an optional cell is invalid", () => {
    assert.isNull(read({ ...cells, name: "x".repeat(301) }).row)
  })

  it("once, with each invalid cell listed", () => {
    const { refused, reported } = read({ ...cells, symbol: "A B", date: "yesterday" })
    assert.deepStrictEqual([refused, reported.map(({ column }) => column)], [1, ["symbol", "date"]])
  })
})
