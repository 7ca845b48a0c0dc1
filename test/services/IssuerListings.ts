/** The market cap of an issuer of several securities, in its sector and on its own pages. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { companyHeader, type EmptyStores, fill, fillCloses, lawsOver, marketOf, sectorOf } from "./scene.ts"

/**
 * An American depositary receipt of Korean shares, next to a company of its sector; class A and B shares of which only
 * B is in a sector; and class A shares delisted after 2021-03-31, while class C is still traded.
 */
const market = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "SKM,NYSE,SK Telecom ADR,Communication,,1015650",
    "017670,KOSPI,SK Telecom,Communication,,1015650",
    "VZ,NYSE,Verizon,Communication,,732712",
    "BRK.A,NYSE,Berkshire A,,,1067983",
    "BRK.B,NYSE,Berkshire B,Financials,,1067983",
    "LOB.A,XETRA,Classes A,Media,,1560385",
    "LOB.C,XETRA,Classes C,Media,,1560385"
  ])
  yield* fill("shares", [
    "symbol,share_class,date,count",
    "017670,common,2021-01-04,200",
    "VZ,common,2021-01-04,1000",
    "BRK.A,A,2021-01-04,3",
    "BRK.B,B,2021-01-04,4000",
    "LOB.A,A,2021-01-04,300",
    "LOB.C,C,2021-01-04,320"
  ])
  yield* fillCloses([
    "SKM,2021-03-31,25",
    "017670,2021-03-31,275000",
    "VZ,2021-03-31,58",
    "BRK.A,2021-03-31,300000",
    "BRK.B,2021-03-31,200",
    "LOB.A,2021-03-31,10",
    "LOB.C,2021-03-31,12",
    "LOB.C,2021-06-30,15"
  ])
  yield* fill("companies", ["symbol,exchange,name,listed", "LOB.A,XETRA,Classes A,false"])
})

const day = "2021-03-31"

const verizon = 1000 * 58
const berkshire = 3 * 300_000 + 4000 * 200

export const issuerListingsLaws = (stores: EmptyStores): void =>
  lawsOver("an issuer's listings", stores, market, (law) => {
    law(
      "have no market cap in dollars where the counted shares are listed in won",
      Effect.gen(function* () {
        const { market_cap, shares_outstanding } = yield* marketOf("SKM", day)
        assert.deepStrictEqual([market_cap, shares_outstanding], [null, 200])
      })
    )

    law(
      "have their market cap in won, in their sector too",
      Effect.gen(function* () {
        assert.strictEqual((yield* marketOf("017670", day)).market_cap, 200 * 275_000)
        const { overview } = yield* sectorOf("017670", day)
        assert.strictEqual(overview.market_cap_total, 200 * 275_000)
        assert.strictEqual(overview.market_weight_percent, 100)
      })
    )

    law(
      "without a market cap have no weight in the sector and the market",
      Effect.gen(function* () {
        const { overview, top_companies } = yield* sectorOf("VZ", day)
        assert.strictEqual(overview.companies_count, 2)
        assert.strictEqual(overview.market_cap_total, verizon)
        assert.strictEqual(overview.market_weight_percent, (100 * verizon) / (verizon + berkshire))
        assert.deepStrictEqual(
          top_companies.map(({ symbol, weight_percent }) => [symbol, weight_percent]),
          [["VZ", 100]]
        )
      })
    )

    law(
      "show the sector of a receipt without a market cap",
      Effect.gen(function* () {
        const { overview, top_companies } = yield* sectorOf("SKM", day)
        assert.strictEqual(overview.market_cap_total, verizon)
        assert.deepStrictEqual(
          top_companies.map(({ symbol }) => symbol),
          ["VZ"]
        )
      })
    )

    for (const symbol of ["BRK.A", "BRK.B"]) {
      law(
        `are worth all classes together on the page of ${symbol}`,
        Effect.gen(function* () {
          const { market_cap, shares_outstanding } = yield* marketOf(symbol, day)
          assert.deepStrictEqual([market_cap, shares_outstanding], [berkshire, 3 + 4000])
        })
      )
    }

    law(
      "are worth all classes together in a sector with only one of them",
      Effect.gen(function* () {
        const { overview, top_companies } = yield* sectorOf("BRK.B", day)
        assert.strictEqual(overview.companies_count, 1)
        assert.strictEqual(overview.market_cap_total, berkshire)
        assert.strictEqual(overview.market_weight_percent, (100 * berkshire) / (verizon + berkshire))
        const [{ market_cap, symbol, weight_percent } = assert.fail()] = top_companies
        assert.deepStrictEqual([symbol, market_cap, weight_percent], ["BRK.B", berkshire, 100])
      })
    )

    const both = 300 * 10 + 320 * 12
    const later = (300 + 320) * 15

    for (const [title, when, cap, ofA] of [
      ["are worth each class at its own price while both are traded", day, both, both],
      ["are worth what is still traded once a class is delisted", "2021-06-30", later, both]
    ] as const) {
      law(
        title,
        Effect.gen(function* () {
          // The delisted class has the market cap of its last price's day.
          for (const [symbol, own] of [
            ["LOB.A", ofA],
            ["LOB.C", cap]
          ] as const) {
            assert.strictEqual((yield* marketOf(symbol, when)).market_cap, own)
            assert.strictEqual((yield* sectorOf(symbol, when)).overview.market_cap_total, cap)
          }
        })
      )
    }

    law(
      "are a company of the sector on each day that one of them is traded",
      Effect.gen(function* () {
        for (const when of [day, "2021-06-30"]) {
          assert.strictEqual((yield* sectorOf("LOB.C", when)).overview.companies_count, 1)
        }
      })
    )
  })
