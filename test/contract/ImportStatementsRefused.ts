/** Rows of statements that are refused, and their messages. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { statementsOf } from "./lookFiled.ts"
import { refusals, type StoreLayer, take } from "./stores.ts"

const columns = ["fiscal_date", "period", "span", "year", "quarter", "filed_at", "currency", "sales"] as const

type Cells = Partial<Record<(typeof columns)[number], string>>

const lawful: Cells = { fiscal_date: "2023-12-31", period: "annual", currency: "USD", sales: "96773000000" }

const takeRow = (symbol: string, cells: Cells) => {
  const all = { ...lawful, ...cells }
  return take("statements", [
    `symbol,${columns.join(",")}`,
    [symbol, ...columns.map((column) => all[column] ?? "")].join(",")
  ])
}

const refused: ReadonlyArray<readonly [what: string, cells: Cells, column: string, message: string]> = [
  [
    "without the length of its period",
    { period: "" },
    "span",
    "The months it covers are missing: expected a span of 3, 6, 9 or 12"
  ],
  ["of seven months", { period: "", span: "7" }, "span", "A statement covers 3, 6, 9 or 12 months, not 7"],
  [
    "of a year with a span of three months",
    { period: "annual", span: "3" },
    "period",
    "annual doesn't fit a span of 3 months"
  ],
  [
    "of a quarter with a span of twelve months",
    { period: "quarterly", span: "12" },
    "period",
    "quarterly doesn't fit a span of 12 months"
  ],
  ["of a half-year", { period: "semi" }, "period", 'Expected one of annual, quarterly, got "semi"'],
  ["of a future period", { fiscal_date: "2999-12-31" }, "fiscal_date", "2999-12-31 is in the future"],
  ["filed in the future", { filed_at: "2999-01-29" }, "filed_at", "2999-01-29 is in the future"],
  [
    "filed before its period's end",
    { filed_at: "2023-12-30" },
    "filed_at",
    "Filed on 2023-12-30, before the period ended on 2023-12-31"
  ],
  ["of a fifth quarter", { period: "quarterly", quarter: "5" }, "quarter", "A quarter is 1 to 4, not 5"],
  ["of quarter zero", { period: "quarterly", quarter: "0" }, "quarter", "A quarter is 1 to 4, not 0"],
  [
    "of a fiscal year two years later",
    { year: "2025" },
    "year",
    "2025 is not the fiscal year of a period that ends on 2023-12-31"
  ],
  [
    "of a fiscal year two years earlier",
    { year: "2021" },
    "year",
    "2021 is not the fiscal year of a period that ends on 2023-12-31"
  ],
  ["without any figure", { sales: "" }, "fiscal_date", "The row of 2023-12-31 contains no figure"],
  [
    "in an unknown currency",
    { currency: "BUCK" },
    "currency",
    'Unknown currency "BUCK": expected an ISO 4217 code'
  ],
  ["without a currency", { currency: "" }, "currency", "currency is missing"],
  [
    "with a figure in words",
    { sales: "96.8 billion" },
    "sales",
    'Expected a number such as 1234.5, got "96.8 billion"'
  ]
]

const taken: ReadonlyArray<readonly [what: string, cells: Cells]> = [
  ["filed on its period's last day", { filed_at: "2023-12-31" }],
  ["of the fiscal year before", { year: "2022" }],
  ["of the fiscal year after", { year: "2024" }],
  ["of the fourth quarter", { period: "quarterly", quarter: "4" }],
  ["of the first quarter", { period: "quarterly", quarter: "1" }],
  ["with 0 as its only figure", { sales: "0" }]
]

export const importStatementsRefusedFileLaws = (stores: StoreLayer): void => {
  lawsOfIssuers("a statements file has a row refused", stores, (law) => {
    for (const [what, cells, column, message] of refused) {
      law(what, ({ symbol }) =>
        Effect.gen(function* () {
          const summary = yield* takeRow(symbol, cells)
          assert.deepStrictEqual(refusals(summary), [[2, column, message]])
          assert.deepStrictEqual(yield* statementsOf(symbol), [])
        })
      )
    }
  })

  lawsOfIssuers("a statements file may have a row", stores, (law) => {
    for (const [what, cells] of taken) {
      law(what, ({ symbol }) =>
        Effect.gen(function* () {
          assert.deepStrictEqual(refusals(yield* takeRow(symbol, cells)), [])
          assert.lengthOf(yield* statementsOf(symbol), 1)
        })
      )
    }
  })
}
