/** The import of former names, on every store. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { CompanyStore, FormerName, RowStore } from "../../core/ports.ts"
import { counted, only, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const header = "symbol,cik,name,valid_from,valid_to"

const companies = [
  "symbol,exchange,name,cik",
  "META,NASDAQ,Meta Platforms,1326801",
  "GOOG,NASDAQ,Alphabet C,1652044",
  "GOOGL,NASDAQ,Alphabet A,1652044"
]

const listings = [
  "symbol,exchange,valid_from,valid_to,company",
  "FB,NASDAQ,2012-05-18,2022-06-08,META",
  "META,NASDAQ,2022-06-09,,META"
]

const namesOf = Effect.fnUntraced(function* (symbol: string) {
  const [company] = yield* Effect.flatMap(CompanyStore, (store) => store.bySymbol(symbol))
  const issuer_id = company?.issuer_id ?? 0
  const names = yield* Effect.flatMap(RowStore, (rows) => rows.all(FormerName, { issuer_id }))
  return names.map(({ name, valid_from, valid_to }) => `${name} ${valid_from} ${valid_to}`).toSorted()
})

export const importNamesLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("a names file", (it) => {
    it.effect("is of issuers, by the symbol that one of their securities has today or by their number", () =>
      Effect.gen(function* () {
        yield* take("companies", companies)
        yield* take("listings", listings)
        const lines = [
          header,
          "META,,Facebook Inc,2005-05-10,2021-10-27",
          "GOOGL,,Google Inc.,,2015-10-01",
          ",1652044,BackRub,1996-01-01,1998-09-03"
        ]
        assert.deepStrictEqual(counted(yield* take("names", lines)), only({ inserted: 3 }))
        assert.deepStrictEqual(counted(yield* take("names", lines)), only({ unchanged: 3 }))
        assert.deepStrictEqual(yield* namesOf("META"), ["Facebook Inc 2005-05-10 2021-10-27"])
        assert.deepStrictEqual(yield* namesOf("GOOG"), [
          "BackRub 1996-01-01 1998-09-03",
          "Google Inc. null 2015-10-01"
        ])
        const all = yield* Effect.flatMap(CompanyStore, (store) => store.formerNames)
        assert.deepStrictEqual(all.map(({ name }) => name).toSorted(), [
          "BackRub",
          "Facebook Inc",
          "Google Inc."
        ])
      })
    )

    it.effect("replaces the first day of a name, and keeps a name that was had twice", () =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "TWICE,NYSE,Twice"])
        yield* take("names", [header, "TWICE,,Once,2001-01-01,2001-12-31"])
        const again = yield* take("names", [
          header,
          "TWICE,,Once,2001-06-01,2001-12-31",
          "TWICE,,Once,2005-01-01,2005-12-31"
        ])
        assert.deepStrictEqual(counted(again), only({ inserted: 1, changed: 1 }))
        assert.deepStrictEqual(yield* namesOf("TWICE"), [
          "Once 2001-06-01 2001-12-31",
          "Once 2005-01-01 2005-12-31"
        ])
      })
    )

    it.effect("has invalid rows refused", () =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "HERS,NYSE,Hers"])
        const summary = yield* take("names", [
          header,
          "HERS,,Once,2001-06-01,2001-05-01",
          "HERS,,Once,2001-06-01,2999-01-01",
          "NONE,,Once,,2001-05-01",
          ",77,Once,,2001-05-01",
          "HERS,,,,2001-05-01"
        ])
        assert.deepStrictEqual(
          refusals(summary).map(([line, column]) => [line, column]),
          [
            [2, "valid_to"],
            [3, "valid_to"],
            [4, "symbol"],
            [5, "cik"],
            [6, "name"]
          ]
        )
        assert.strictEqual(refusals(summary)[0]?.[2], "2001-05-01 is before valid_from, 2001-06-01")
      })
    )
  })
