/** Originals and amendments of insiders' statements, in any order of their files. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { insiderSummary } from "../../core/mod.ts"
import { lawsOfIssuers } from "./issuers.ts"
import { transactionsOf } from "./lookFiled.ts"
import { counted, only, type StoreLayer, take } from "./stores.ts"

/** The columns of a row besides those that all have. */
interface Sale {
  readonly filing: string
  readonly filed?: string
  readonly amends?: string
  readonly day?: string
  readonly code?: string
  readonly shares?: number
  readonly price?: number
  readonly owner?: string
}

const header =
  "external_id,symbol,filed_date,transaction_date,insider_name,transaction_code,shares_change,price,filing_id,filer,table_line,amends_date"

const original: Sale = { filing: "01" }
const second: Sale = { filing: "02" }
const amendment: Sale = { filing: "03", filed: "2024-03-20", amends: "2024-03-05", shares: 250 }

/** Imports a file of the rows, which are numbered by filing and order. */
const file = (symbol: string, ...sales: ReadonlyArray<Sale>) =>
  take("insiders", [
    header,
    ...sales.map(
      ({ amends = "", code = "S", day = "2024-03-04", filed = "2024-03-05", filing, ...sale }, index) => {
        const { owner = "7", price = 10, shares = 100 } = sale
        return `${symbol}/${filing}/${index},${symbol},${filed},${day},DOE JANE,${code},${-shares},${price},${symbol}-${filing},${owner}/4,nonDerivative/Common Stock/D,${amends}`
      }
    )
  ])

/** `["02 -100"]`: the filing and the shares of each row that stands, by filing. */
const standing = (symbol: string, filedBy: string | null = null, since?: string) =>
  Effect.map(transactionsOf(symbol, since, filedBy), (all) =>
    all.map((row) => `${row.filing_id?.slice(-2)} ${row.shares_change} ${row.price}`).toSorted()
  )

export const importInsiderAmendmentsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("an amendment of an insider's statement", stores, (law) => {
    law("has two originals of one owner, day, code and price stay two", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(symbol, original)
        assert.deepStrictEqual(counted(yield* file(symbol, second)), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* standing(symbol), ["01 -100 10", "02 -100 10"])
        const summary = insiderSummary(yield* transactionsOf(symbol), "2024-06-01", 12, "USD")
        assert.deepInclude(summary, { sell_count: 2, shares_sold: 200, net_value: -2000 })
      })
    )

    for (const [order, files] of [
      ["after its original", [[original], [amendment]]],
      ["before its original", [[amendment], [original]]],
      ["in one file with it", [[original, amendment]]],
      ["ahead of it in one file", [[amendment, original]]]
    ] as const) {
      law(`replaces the row that it names, ${order}`, ({ symbol }) =>
        Effect.gen(function* () {
          for (const rows of files) yield* file(symbol, ...rows)
          assert.deepStrictEqual(yield* standing(symbol), ["03 -250 10"])
          const summary = insiderSummary(yield* transactionsOf(symbol), "2024-06-01", 12, "USD")
          assert.deepInclude(summary, { sell_count: 1, shares_sold: 250, net_value: -2500 })
        })
      )
    }

    law("replaces nothing on a day before it was filed", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(symbol, amendment, original)
        assert.deepStrictEqual(yield* standing(symbol, "2024-03-19"), ["01 -100 10"])
        assert.deepStrictEqual(yield* standing(symbol, "2024-03-20"), ["03 -250 10"])
      })
    )

    law("replaces the row also where it moves it out of the days that are asked for", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(symbol, original, { ...amendment, shares: 100, day: "2023-03-04" })
        assert.deepStrictEqual(yield* standing(symbol, null, "2024-01-01"), [])
        assert.deepStrictEqual(yield* standing(symbol), ["03 -100 10"])
      })
    )

    law("replaces the row of one of two originals of a day", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(symbol, amendment, second, original)
        assert.lengthOf(yield* standing(symbol), 2)
        assert.include(yield* standing(symbol), "03 -250 10")
      })
    )

    law("is replaced by the next amendment", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(
          symbol,
          { ...amendment, filing: "04", filed: "2024-03-22", shares: 300 },
          amendment,
          original
        )
        assert.deepStrictEqual(yield* standing(symbol), ["04 -300 10"])
      })
    )

    law("without its original is a row of its own, counted once", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(symbol, amendment)
        yield* file(symbol, amendment)
        assert.deepStrictEqual(yield* standing(symbol), ["03 -250 10"])
      })
    )

    for (const [what, other] of [
      ["another owner's", { owner: "8" }],
      ["another day's", { filed: "2024-02-05", day: "2024-02-04" }]
    ] as const) {
      law(`leaves ${what} statement`, ({ symbol }) =>
        Effect.gen(function* () {
          yield* file(symbol, { ...original, ...other }, amendment)
          assert.deepStrictEqual(yield* standing(symbol), ["01 -100 10", "03 -250 10"])
        })
      )
    }

    law("changes nothing when all files are imported again", ({ symbol }) =>
      Effect.gen(function* () {
        yield* file(symbol, original, second, amendment)
        const before = yield* transactionsOf(symbol)
        assert.deepStrictEqual(
          counted(yield* file(symbol, original, second, amendment)),
          only({ unchanged: 3 })
        )
        assert.deepStrictEqual(yield* transactionsOf(symbol), before)
      })
    )
  })
