/** Laws of every `MarketStore`. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { MarketStore, type MarketWindow } from "../../core/ports.ts"
import { type EmptyStores, lawsOver, whole } from "./scene.ts"
import { twoCurrencies } from "./twoCurrencies.ts"

const dollars = (sector: string | null): MarketWindow => whole({ currency: "USD", sector })

const symbolsOf = (market: MarketWindow) =>
  Effect.gen(function* () {
    const store = yield* MarketStore
    return (yield* store.securities(market)).map(({ symbol }) => symbol)
  })

/** Rows of securities in dollars by their symbols, sorted. */
const named = Effect.fnUntraced(function* <R extends { readonly company_id: number | null }>(
  rows: ReadonlyArray<R>,
  show: (row: R) => ReadonlyArray<unknown>
) {
  const store = yield* MarketStore
  const securities = yield* store.securities(dollars(null))
  const symbols = new Map(securities.map(({ company_id, symbol }) => [company_id, symbol]))
  return rows.map((row) => [symbols.get(row.company_id ?? 0) ?? "?", ...show(row)].join(" ")).toSorted()
})

const closesOn = (day: string) =>
  Effect.gen(function* () {
    const store = yield* MarketStore
    return yield* named(yield* store.closes(dollars(null), day), ({ close, date }) => [date, close])
  })

export const marketStoreLaws = (stores: EmptyStores): void =>
  lawsOver("MarketStore", stores, twoCurrencies, (law) => {
    law(
      "returns what securities are quoted in, each unit once",
      Effect.gen(function* () {
        const units = yield* (yield* MarketStore).quoteUnits
        assert.deepStrictEqual(units.toSorted(), ["KRW", "USD"])
      })
    )

    law(
      "returns every security of a currency's issuers, even in another one, by id",
      Effect.gen(function* () {
        const all = ["ONE", "TWO.A", "ADR", "FOUR", "000030", "TWO.B"]
        assert.deepStrictEqual(yield* symbolsOf(dollars(null)), all)
      })
    )

    law(
      "returns every security of a sector's issuers, even in another sector or none",
      Effect.gen(function* () {
        const technology = ["ONE", "TWO.A", "ADR", "000030", "TWO.B"]
        assert.deepStrictEqual(yield* symbolsOf(dollars("Technology")), technology)
      })
    )

    for (const sector of ["ÉNERGIE", "énergie", "Énergie"]) {
      law(
        `finds the sector Énergie as ${sector}`,
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* symbolsOf(dollars(sector)), ["FOUR"])
        })
      )
    }

    law(
      "counts an issuer in a sector only where one security has both sector and currency",
      Effect.gen(function* () {
        const won = yield* symbolsOf(whole({ currency: "KRW", sector: "technology" }))
        assert.deepStrictEqual(won, ["000050"])
      })
    )

    law(
      "returns nothing for an unused sector or currency",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* symbolsOf(dollars("Tech")), [])
        assert.deepStrictEqual(yield* symbolsOf(whole({ currency: "EUR", sector: null })), [])
      })
    )

    law(
      "returns the latest raw close on or before a day, and no row without one",
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* closesOn("2021-03-28"), [])
        assert.deepStrictEqual(yield* closesOn("2021-03-29"), ["ONE 2021-03-29 10.25"])
        const [first, later] = ["000030 2021-03-30 30000", "TWO.A 2021-03-30 20"]
        assert.deepStrictEqual(yield* closesOn("2021-03-30"), [first, "ONE 2021-03-29 10.25", later])
        assert.deepStrictEqual(yield* closesOn("2021-03-31"), [first, "ONE 2021-03-31 5.5", later])
        assert.deepStrictEqual(yield* closesOn("2031-03-31"), [first, "ONE 2021-03-31 5.5", later])
      })
    )

    law(
      "returns all splits and stock dividends, and other actions since a day, inclusive",
      Effect.gen(function* () {
        const store = yield* MarketStore
        const actions = yield* store.actions(dollars("Technology"), "2020-03-31")
        assert.deepStrictEqual(
          yield* named(actions, ({ effective_date, type, value }) => [effective_date, type, value]),
          [
            "ONE 1987-06-16 split 2",
            "ONE 1990-01-02 stock_dividend 1.05",
            "ONE 2020-03-31 dividend 0.5",
            "ONE 2021-03-31 split 4",
            "TWO.A 2020-06-02 rights 1"
          ]
        )
      })
    )

    law(
      "returns the counts of every class and day, whichever security of the issuer is in the sector",
      Effect.gen(function* () {
        const store = yield* MarketStore
        const counts = yield* store.counts(dollars("Technology"))
        assert.deepStrictEqual(
          yield* named(counts, ({ count, date, share_class }) => [share_class, date, count]),
          ["? B 2021-01-04 9", "ONE A 2020-03-31 16788096000", "ONE A 2021-03-31 0", "TWO.B B 2021-01-04 7"]
        )
      })
    )
  })
