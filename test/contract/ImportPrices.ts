/** The import of prices, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { barsOf, closesOf, companiesOf, companyOf } from "./look.ts"
import { counted, only, priceHeader, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const company = (...symbols: ReadonlyArray<string>) =>
  take("companies", ["symbol,exchange,name", ...symbols.map((symbol) => `${symbol},NYSE,${symbol} Inc.`)])

export const importPricesLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("a prices file", (it) => {
    it.effect("changes nothing when it is imported again", () =>
      Effect.gen(function* () {
        yield* company("TWICE")
        const lines = [priceHeader, "TWICE,2024-01-02,1,1.5,0.5,1.25,100", "TWICE,2024-01-03,2,2,2,2,0"]
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ inserted: 2 }))
        const before = yield* barsOf("TWICE")
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ unchanged: 2 }))
        assert.deepStrictEqual(yield* barsOf("TWICE"), before)
      })
    )

    it.effect("corrects the bars that differ, and adds new ones", () =>
      Effect.gen(function* () {
        yield* company("CORR")
        yield* take("prices", [priceHeader, "CORR,2024-01-02,1,1,1,1,1", "CORR,2024-01-03,2,2,2,2,2"])
        const again = yield* take("prices", [
          priceHeader,
          "CORR,2024-01-02,1,1,1,1,1",
          "CORR,2024-01-03,2,2.5,2,2,2",
          "CORR,2024-01-04,3,3,3,3,3"
        ])
        assert.deepStrictEqual(counted(again), only({ inserted: 1, changed: 1, unchanged: 1 }))
        const highs = (yield* barsOf("CORR")).map((_) => _.high)
        assert.deepStrictEqual(highs, [1, 2.5, 3])
      })
    )

    it.effect("stores a halted day at its close and counts it", () =>
      Effect.gen(function* () {
        yield* company("HALT")
        const lines = [priceHeader, "HALT,2024-01-02,0,0,0,7.5,0", "HALT,2024-01-03,8,8,8,8,1"]
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ inserted: 2, normalised: 1 }))
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ unchanged: 2, normalised: 1 }))
        const [halt] = yield* barsOf("HALT")
        assert.deepStrictEqual(halt, {
          date: "2024-01-02",
          open: 7.5,
          high: 7.5,
          low: 7.5,
          close: 7.5,
          volume: 0
        })
      })
    )

    it.effect("may repeat a line, and has a line refused that contradicts it", () =>
      Effect.gen(function* () {
        yield* company("DUP")
        const summary = yield* take("prices", [
          priceHeader,
          "DUP,2024-01-02,1,1,1,1,1",
          "DUP,2024-01-03,2,2,2,2,2",
          "DUP,2024-01-02,1,1,1,1,1",
          "DUP,2024-01-03,2,2,2,2,3"
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 2, unchanged: 1, refused: 1 }))
        assert.deepStrictEqual(refusals(summary), [[5, null, "The same as line 3 with other values"]])
        const volumes = (yield* barsOf("DUP")).map((_) => _.volume)
        assert.deepStrictEqual(volumes, [1, 2])
      })
    )

    it.effect("reports a repeated line even if the bars were already stored", () =>
      Effect.gen(function* () {
        yield* company("AGAIN")
        const line = "AGAIN,2024-01-02,1,1,1,1,1"
        yield* take("prices", [priceHeader, line])
        const summary = yield* take("prices", [priceHeader, line, line])
        assert.deepStrictEqual(counted(summary), only({ unchanged: 2 }))
      })
    )

    it.effect("has rows refused that violate a rule, and the others imported", () =>
      Effect.gen(function* () {
        yield* company("LAW")
        const summary = yield* take("prices", [
          priceHeader,
          "LAW,2024-01-02,1,1,2,1,1",
          "LAW,2024-01-03,1,1,1,1,-1",
          "LAW,2999-01-04,1,1,1,1,1",
          "LAW,2024-01-05,1,1,1,1,1"
        ])
        assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 3 }))
        assert.deepStrictEqual(
          refusals(summary).map(([line, column]) => [line, column]),
          [
            [2, "high"],
            [3, "volume"],
            [4, "date"]
          ]
        )
        assert.deepStrictEqual(yield* closesOf("LAW"), ["2024-01-05 1"])
      })
    )

    it.effect("has decimals in won for an index, even if it is marked as one only later", () =>
      Effect.gen(function* () {
        const header = "symbol,exchange,name,stock_type"
        const lines = [priceHeader, "KS11,2024-01-02,2645.47,2675.8,2641.5,2669.81,0"]
        yield* take("companies", [header, "KS11,KOSPI,KOSPI,"])
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ refused: 1 }))
        yield* take("companies", [header, "KS11,KOSPI,KOSPI,Index"])
        yield* take("companies", [header, "KS11,KOSPI,KOSPI Composite,"])
        assert.deepStrictEqual(counted(yield* take("prices", lines)), only({ inserted: 1 }))
        assert.deepStrictEqual(yield* closesOf("KS11"), ["2024-01-02 2669.81"])
      })
    )

    it.effect("uses the given symbol and exchange", () =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "GIVEN,NYSE,Given", "GIVEN,LSE,Given plc"])
        const lines = ["date,open,high,low,close,volume", "2024-01-02,1,1,1,1,1"]
        const summary = yield* take("prices", lines, { symbol: "GIVEN", exchange: "XLON" })
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        const again = [priceHeader.replace("symbol", "symbol,exchange"), "GIVEN,LSE,2024-01-02,1,1,1,1,1"]
        assert.deepStrictEqual(counted(yield* take("prices", again)), only({ unchanged: 1 }))
      })
    )

    it.effect("has rows refused whose symbol is unknown", () =>
      Effect.gen(function* () {
        const summary = yield* take("prices", [priceHeader, "NOBODY,2024-01-02,1,1,1,1,1"])
        assert.deepStrictEqual(refusals(summary), [
          [2, "symbol", "Unknown symbol NOBODY: import its company first, or pass --create-companies"]
        ])
        assert.deepStrictEqual(yield* companiesOf("NOBODY"), [])
      })
    )

    it.effect("creates a minimal company for an unknown symbol where requested", () =>
      Effect.gen(function* () {
        const lines = [priceHeader, "MADE,2024-01-02,1,1,1,1,1", "MADE,2024-01-03,2,2,2,2,2"]
        const summary = yield* take("prices", lines, { createCompanies: true, exchange: "NYSE" })
        assert.deepStrictEqual(counted(summary), only({ inserted: 2 }))
        assert.deepStrictEqual(summary.notes, ["Companies created for unknown symbols: 1"])
        const made = { name: "MADE", exchange: "NYSE", currency: "USD", sector: null, listed: true }
        assert.deepInclude(yield* companyOf("MADE"), made)
        assert.deepStrictEqual(yield* closesOf("MADE"), ["2024-01-02 1", "2024-01-03 2"])
      })
    )
  })
