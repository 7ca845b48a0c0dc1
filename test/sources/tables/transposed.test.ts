/** CSV tables with dates across the top, which become one row per date. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { read, readBatches } from "./read.ts"

const table = ",2024-12-31,2023-12-31\nsales,97690,96773\nnet_income,7130,14999\n"

const rows = [
  [1, { fiscal_date: "2024-12-31", sales: "97690", net_income: "7130" }],
  [1, { fiscal_date: "2023-12-31", sales: "96773", net_income: "14999" }]
] as const

describe("a table with dates across", () => {
  it.effect("has a row for each date and a column for each line", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read(table), {
        columns: ["fiscal_date", "sales", "net_income"],
        rows: [...rows],
        broken: []
      })
    })
  )

  it.effect("may have the last twelve months and an empty column next to its dates, which are left out", () =>
    Effect.gen(function* () {
      const beside = ",ttm,2024-12-31,2023-12-31,\nsales,1,97690,96773,\nnet_income,2,7130,14999,\n"
      assert.deepStrictEqual((yield* read(beside)).rows, [...rows])
    })
  )

  for (const first of ["Income", '"Income, in millions"', " ", "2022-12-31"]) {
    it.effect(`may have a first cell of ${first}`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* read(`${first}${table}`)).rows, [...rows])
      })
    )
  }

  for (const [form, dates] of [
    ["slashes", "2024/12/31,2023/12/31"],
    ["dots", "2024.12.31,2023.12.31"],
    ["nothing between", "20241231,20231231"],
    ["the year last", "12/31/2024,9/30/2023"]
  ] as const) {
    it.effect(`may write its dates with ${form}`, () =>
      Effect.gen(function* () {
        const { rows } = yield* read(`,${dates}\nsales,97690,96773\n`)
        assert.deepStrictEqual(
          rows.map(([, cells]) => cells.fiscal_date),
          dates.split(",")
        )
      })
    )
  }

  it.effect("may have a single date", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(",2024-12-31\nsales,97690\n")
      assert.deepStrictEqual(rows, [[1, { fiscal_date: "2024-12-31", sales: "97690" }]])
    })
  )

  for (const header of [",TTM,2024-12-31,2023-12-31", ",ttm,2024-12-31,,2023-12-31"]) {
    it.effect(`leaves out the columns next to its dates in ${header}`, () =>
      Effect.gen(function* () {
        const cells = header.split(",").map((_, at) => (at === 0 ? "sales" : at))
        const { rows } = yield* read(`${header}\n${cells.join(",")}\n`)
        assert.deepStrictEqual(rows, [
          [1, { fiscal_date: "2024-12-31", sales: "2" }],
          [1, { fiscal_date: "2023-12-31", sales: `${cells.length - 1}` }]
        ])
      })
    )
  }

  it.effect("may have an empty last column", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(",2024-12-31,\nsales,97690,\n")
      assert.deepStrictEqual(rows, [[1, { fiscal_date: "2024-12-31", sales: "97690" }]])
    })
  )

  it.effect("gives the line of each cell", () =>
    Effect.gen(function* () {
      const [batch] = yield* readBatches(',2024-12-31,2023-12-31\n\n"Net\nincome",1,2\nsales,3,4\n')
      assert.deepStrictEqual(
        [...(batch?.rows ?? [])].map(({ at }) => ({ ...at })),
        [
          { "Net\nincome": 3, sales: 5 },
          { "Net\nincome": 3, sales: 5 }
        ]
      )
    })
  )

  it.effect("has quoted names with their delimiters, quotes and newlines", () =>
    Effect.gen(function* () {
      const { columns } = yield* read(',2024-12-31\n"Property, Plant ""net""",51507\n"Net\nincome",7130\n')
      assert.deepStrictEqual(columns, ["fiscal_date", 'Property, Plant "net"', "Net\nincome"])
    })
  )

  it.effect("trims its names", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* read(",2024-12-31\n sales ,97690\n")).columns, ["fiscal_date", "sales"])
    })
  )

  it.effect("has empty cells where a line has nothing for a date", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(",2024-12-31,2020-12-31\nsales,97690,\n")
      assert.deepStrictEqual(rows[1], [1, { fiscal_date: "2020-12-31", sales: "" }])
    })
  )

  it.effect("leaves out lines without a name", () =>
    Effect.gen(function* () {
      const { broken, columns } = yield* read(",2024-12-31\n,1\nsales,97690\n")
      assert.deepStrictEqual([columns, broken], [["fiscal_date", "sales"], []])
    })
  )

  it.effect("has rows of dates alone where there are no lines", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read(",2024-12-31\n"), {
        columns: ["fiscal_date"],
        rows: [[1, { fiscal_date: "2024-12-31" }]],
        broken: []
      })
    })
  )

  it.effect("arrives as one batch", () =>
    Effect.gen(function* () {
      assert.lengthOf(yield* readBatches(table), 1)
    })
  )

  it.effect("may begin after blank lines, and its rows are on the line of its dates", () =>
    Effect.gen(function* () {
      const { rows } = yield* read(`\n\n${table}`)
      assert.deepStrictEqual(
        rows.map(([line]) => line),
        [3, 3]
      )
    })
  )
})
