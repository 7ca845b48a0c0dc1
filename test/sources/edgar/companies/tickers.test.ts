/** SEC's lists of tickers: which rows become companies, on which exchange. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { storesLayer } from "../../../../adapters/memory/mod.ts"
import { Imports } from "../../../../core/mod.ts"
import { ImportSink, worldExchanges } from "../../../../core/ports.ts"
import { memoryFile } from "../../../../adapters/sources/mod.ts"
import { asItIs, take, withImports } from "../../../contract/stores.ts"
import { entriesOf, faultOf, only, read, rowsIn } from "../reading.ts"

const list = (...data: ReadonlyArray<unknown>): string =>
  JSON.stringify({ fields: ["cik", "name", "ticker", "exchange"], data })

const file = "company_tickers_exchange.json"

const apple = [320193, "Apple Inc.", "AAPL", "Nasdaq"]
const berkshire = [1067983, "BERKSHIRE HATHAWAY INC", "BRK-B", "NYSE"]

describe("The list of tickers with exchanges", () => {
  it.effect("gives a company for each ticker, of one issuer by its cik", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn(
        "companies",
        file,
        list(apple, berkshire, [1067983, "BERKSHIRE HATHAWAY INC", "BRK-A", "NYSE"])
      )
      assert.deepStrictEqual(rows, [
        { symbol: "AAPL", exchange: "NASDAQ", name: "Apple Inc.", cik: "0000320193" },
        { symbol: "BRK-B", default_exchange: "NYSE", name: "BERKSHIRE HATHAWAY INC", cik: "0001067983" },
        { symbol: "BRK-A", default_exchange: "NYSE", name: "BERKSHIRE HATHAWAY INC", cik: "0001067983" }
      ])
    })
  )

  it.effect.each(["Nasdaq", "NYSE", "CBOE", "OTC"])("names a known exchange for %s", (name) =>
    Effect.gen(function* () {
      const [row] = yield* rowsIn("companies", file, list([1, "One", "ONE", name]))
      assert.include(
        worldExchanges.map(({ code }) => code),
        row?.["exchange"] ?? row?.["default_exchange"]
      )
    })
  )

  it.effect("leaves out tickers whose exchange SEC doesn't state", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn("companies", file, list([1, "One", "ONE", null], apple))
      assert.deepStrictEqual(
        rows.map(({ symbol }) => symbol),
        ["AAPL"]
      )
    })
  )

  it.effect("gives only the chosen issuers", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn("companies", file, list(apple, berkshire), only("0001067983"))
      assert.deepStrictEqual(
        rows.map(({ symbol }) => symbol),
        ["BRK-B"]
      )
    })
  )

  it.effect("refuses a row that isn't a list, and keeps the others", () =>
    Effect.gen(function* () {
      const [entry] = yield* read(file, list("AAPL", apple, { cik: 1 }))
      assert.deepStrictEqual(entry?.broken, [
        "Row 1 of data is no list of cik, name, ticker, exchange",
        "Row 3 of data is no list of cik, name, ticker, exchange"
      ])
      assert.deepStrictEqual(entry?.where, ["row 2 of data"])
    })
  )

  it.effect("is refused without one of its fields", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* faultOf(file, JSON.stringify({ fields: ["cik", "ticker"], data: [] })),
        'Expected SEC\'s tickers with the fields cik, name, ticker, exchange, got ["cik","ticker"]'
      )
    })
  )
})

it.effect("The list of tickers without exchanges is refused, and the other one named", () =>
  Effect.gen(function* () {
    const text = '{"0":{"cik_str":789019,"ticker":"MSFT","title":"MICROSOFT CORP"}}'
    assert.match(yield* faultOf("company_tickers.json", text), /use SEC's company_tickers_exchange\.json$/)
  })
)

describe("SEC's NYSE", () => {
  it.live("leaves companies on NYSE American and Arca where they are", () =>
    Effect.gen(function* () {
      const imports = yield* Imports
      yield* take("companies", [
        "symbol,exchange,name,cik",
        "IMO,AMEX,Imperial Oil,49938",
        "SPYX,ARCA,A fund,7",
        "BRK-B,NYSE,Berkshire,1067983"
      ])
      const text = list(
        [49938, "IMPERIAL OIL LTD", "IMO", "NYSE"],
        [7, "A FUND", "SPYX", "NYSE"],
        berkshire,
        [9, "New Inc.", "NEWC", "NYSE"]
      )
      const entries = Stream.fromIterable(yield* entriesOf(memoryFile(file, text)))
      const { kinds } = yield* imports.runEntries({ name: file, entries }, { ...asItIs, source: "edgar" })
      assert.strictEqual(kinds[0]?.refused, 0)
      const { subjects } = yield* ImportSink
      assert.deepStrictEqual(
        (yield* subjects).map(({ cik, exchange, symbol }) => [symbol, exchange, cik]),
        [
          ["IMO", "AMEX", "0000049938"],
          ["SPYX", "ARCA", "0000000007"],
          ["BRK-B", "NYSE", "0001067983"],
          ["NEWC", "NYSE", "0000000009"]
        ]
      )
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )
})
