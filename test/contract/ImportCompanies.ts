/** The import of companies, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { companiesOf, companyOf } from "./look.ts"
import { counted, only, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const header = "symbol,exchange,name"

export const importCompaniesLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "a companies file",
    (it) => {
      it.effect("changes nothing when it is imported again", () =>
        Effect.gen(function* () {
          const lines = [`${header},cik,sector`, "TWICE,NYSE,Twice,1,Energy", "THRICE,NYSE,Thrice,,"]
          assert.deepStrictEqual(counted(yield* take("companies", lines)), only({ inserted: 2 }))
          const before = [yield* companyOf("TWICE"), yield* companyOf("THRICE")]
          assert.deepStrictEqual(counted(yield* take("companies", lines)), only({ unchanged: 2 }))
          assert.deepStrictEqual([yield* companyOf("TWICE"), yield* companyOf("THRICE")], before)
        })
      )

      it.effect("changes only the rows that differ", () =>
        Effect.gen(function* () {
          yield* take("companies", [header, "CHG,NYSE,Old Name", "STAY,NYSE,Stay"])
          const again = yield* take("companies", [header, "CHG,NYSE,New Name", "STAY,NYSE,Stay"])
          assert.deepStrictEqual(counted(again), only({ changed: 1, unchanged: 1 }))
          assert.deepInclude(yield* companyOf("CHG"), { name: "New Name", slug: "old-name" })
        })
      )

      it.effect("keeps stored values where a cell is empty or a column absent", () =>
        Effect.gen(function* () {
          yield* take("companies", [`${header},sector,website`, "KEEP,NYSE,Keep,Energy,https://keep.example"])
          const again = yield* take("companies", [`${header},sector`, "KEEP,NYSE,Keep,"])
          assert.deepStrictEqual(counted(again), only({ unchanged: 1 }))
          assert.deepInclude(yield* companyOf("KEEP"), { sector: "Energy", website: "https://keep.example" })
        })
      )

      it.effect("without exchanges and names adds to the companies that are stored", () =>
        Effect.gen(function* () {
          yield* take("companies", [
            `${header},cik`,
            "ADDED,NYSE,Added,901",
            "DUAL,LSE,Dual in London,902",
            "DUAL,NYSE,Dual in New York,"
          ])
          const more = yield* take("companies", [
            "symbol,sector,cik",
            "ADDED,Energy,901",
            "DUAL,Utilities,902",
            "NEWEST,Energy,"
          ])
          assert.deepStrictEqual(counted(more), only({ changed: 2, refused: 1 }))
          assert.deepStrictEqual(refusals(more), [
            [
              4,
              "exchange",
              "Unknown symbol NEWEST: a new company requires an exchange, in its row or by --exchange"
            ]
          ])
          assert.deepInclude(yield* companyOf("ADDED"), { sector: "Energy", exchange: "NYSE", name: "Added" })
          const both = yield* companiesOf("DUAL")
          assert.deepStrictEqual(
            both.map(({ exchange, sector }) => [exchange, sector]),
            [
              ["LSE", "Utilities"],
              ["NYSE", null]
            ]
          )
        })
      )

      it.effect("without exchanges means the listing in the home country", () =>
        Effect.gen(function* () {
          const lines = ["HOME,FWB,Abroad,US", "HOME,NYSE,At home,US"]
          yield* take("companies", [`${header},country`, ...lines])
          yield* take("companies", ["symbol,industry", "HOME,Tools"])
          const both = yield* companiesOf("HOME")
          assert.deepStrictEqual(
            both.map(({ exchange, industry }) => [exchange, industry]),
            [
              ["FWB", null],
              ["NYSE", "Tools"]
            ]
          )
        })
      )

      it.effect("never gives an issuer another number of a registry", () =>
        Effect.gen(function* () {
          yield* take("companies", [`${header},cik`, "RENUM,NYSE,Old Renum,911", "EMPTY,NYSE,Old Empty,912"])
          yield* take("statements", ["cik,fiscal_date,span,currency,sales", "911,2023-12-31,12,USD,100"])
          const more = yield* take("companies", [`${header},cik`, "RENUM,NYSE,New,921", "EMPTY,NYSE,New,922"])
          assert.deepStrictEqual(counted(more), only({ changed: 1, refused: 1 }))
          assert.match(
            refusals(more)[0]?.[2] ?? "",
            /^What was filed for RENUM is stored under another issuer/
          )
          const filed = [
            "cik,fiscal_date,span,currency,sales",
            "911,2024-12-31,12,USD,1",
            "912,2024-12-31,12,USD,1"
          ]
          const statements = yield* take("statements", [...filed, "922,2024-12-31,12,USD,1"])
          assert.deepStrictEqual(counted(statements), only({ inserted: 3 }))
        })
      )

      it.effect("requires a name of a new company", () =>
        Effect.gen(function* () {
          const { problems } = yield* take("companies", ["symbol,exchange", "NAMELESS,NYSE"])
          assert.deepInclude(problems[0], {
            column: "name",
            message: "name is missing: NAMELESS is a new company"
          })
        })
      )

      it.effect("puts only new companies on the default exchange", () =>
        Effect.gen(function* () {
          yield* take("companies", [header, "900001,KOSDAQ,Moved"])
          const more = yield* take("companies", [
            "symbol,default_exchange,name",
            "900001,KRX,Moved Again",
            "900002,KRX,New"
          ])
          assert.deepStrictEqual(counted(more), only({ inserted: 1, changed: 1 }))
          assert.deepInclude(yield* companyOf("900001"), { exchange: "KOSDAQ", name: "Moved Again" })
          assert.deepInclude(yield* companyOf("900002"), { exchange: "KRX" })
        })
      )

      it.effect(
        "has the eleven sectors by any name, others as they are, and a default where none is known",
        () =>
          Effect.gen(function* () {
            const sectorsOf = Effect.forEach(["900003", "900004", "900005"], (symbol) =>
              Effect.map(companyOf(symbol), ({ sector }) => sector)
            )
            yield* take("companies", [
              `${header},sector,default_sector`,
              "900003,KRX,Named,information technology,Energy",
              "900004,KRX,Own,Robots,",
              "900005,KRX,Unknown,,Financials"
            ])
            assert.deepStrictEqual(yield* sectorsOf, ["Technology", "Robots", "Financial Services"])
            yield* take("companies", [
              `${header},default_sector`,
              "900003,KRX,Named,Energy",
              "900004,KRX,Own,Energy",
              "900005,KRX,Unknown,Energy"
            ])
            assert.deepStrictEqual(yield* sectorsOf, ["Technology", "Robots", "Financial Services"])
            yield* take("companies", [`${header},sector`, "900004,KRX,Own,철강금속"])
            assert.deepStrictEqual(yield* sectorsOf, ["Technology", "Basic Materials", "Financial Services"])
          })
      )

      it.effect("may repeat a line", () =>
        Effect.gen(function* () {
          const summary = yield* take("companies", [header, "SAME,NYSE,Same", "SAME,NYSE,Same"])
          assert.deepStrictEqual(counted(summary), only({ inserted: 1, unchanged: 1 }))
        })
      )

      it.effect("has a line refused that contradicts an earlier one", () =>
        Effect.gen(function* () {
          const summary = yield* take("companies", [header, "BOTH,NYSE,One", "BOTH,NYSE,Other"])
          assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 1 }))
          assert.deepStrictEqual(refusals(summary), [[3, null, "The same as line 2 with other values"]])
          assert.strictEqual((yield* companyOf("BOTH")).name, "One")
        })
      )

      it.effect("has its invalid rows refused, and the others imported", () =>
        Effect.gen(function* () {
          const summary = yield* take("companies", [
            `${header},country`,
            "BAD1,MOON,Bad,",
            "BAD2,NYSE,Bad,Atlantis",
            "GOOD,NYSE,Good,France"
          ])
          assert.deepStrictEqual(counted(summary), only({ inserted: 1, refused: 2 }))
          assert.deepStrictEqual(
            refusals(summary).map(([line, column]) => [line, column]),
            [
              [2, "exchange"],
              [3, "country"]
            ]
          )
          assert.deepStrictEqual(yield* companiesOf("BAD2"), [])
          assert.strictEqual((yield* companyOf("GOOD")).country_code, "FR")
        })
      )

      it.effect("has a row refused that may refer to the former holder of its symbol or to a new one", () =>
        Effect.gen(function* () {
          const former = [`${header},slug,listed`, "PASSED,NYSE,Passed Former,passed-former,no"]
          yield* take("companies", former)
          const unspecified = yield* take("companies", [header, "PASSED,NYSE,Passed Present"])
          assert.deepStrictEqual(counted(unspecified), only({ refused: 1 }))
          const present = yield* take("companies", [`${header},listed`, "PASSED,NYSE,Passed Present,yes"])
          assert.deepStrictEqual(counted(present), only({ inserted: 1 }))
          assert.strictEqual((yield* companiesOf("PASSED")).length, 2)
        })
      )

      it.effect("assigns securities with one registry number to one issuer", () =>
        Effect.gen(function* () {
          yield* take("companies", [`${header},cik`, "ISSA,NYSE,Iss A,1652044", "ISSB,NYSE,Iss B,0001652044"])
          yield* take("companies", [`${header},cik`, "ISSC,NYSE,Iss C,1652044", "ISSD,NYSE,Iss D,1652045"])
          const issuers = yield* Effect.forEach(["ISSA", "ISSB", "ISSC", "ISSD"], companyOf)
          const [a, b, c, d] = issuers.map((_) => _.issuer_id)
          assert.deepStrictEqual([b, c], [a, a])
          assert.notStrictEqual(d, a)
        })
      )

      it.effect("assigns companies of the same name different slugs", () =>
        Effect.gen(function* () {
          yield* take("companies", [header, "ACME,NYSE,Acme Corp.", "ACMX,NYSE,Acme Corp."])
          yield* take("companies", [header, "ACMY,LSE,Acme Corp."])
          const slugs = (yield* Effect.forEach(["ACME", "ACMX", "ACMY"], companyOf)).map((_) => _.slug)
          assert.deepStrictEqual(slugs, ["acme-corp", "acme-corp-acmx", "acme-corp-acmy"])
        })
      )

      it.effect("moves a company to another symbol by its slug", () =>
        Effect.gen(function* () {
          yield* take("companies", [header, "FBX,NASDAQ,Facebook"])
          const { company_id } = yield* companyOf("FBX")
          yield* take("companies", [`${header},slug`, "METAX,NASDAQ,Meta Platforms,facebook"])
          assert.strictEqual((yield* companyOf("METAX")).company_id, company_id)
          assert.deepStrictEqual(yield* companiesOf("FBX"), [])
        })
      )

      it.effect("can't take a ticker from a company that still holds it", () =>
        Effect.gen(function* () {
          yield* take("companies", [header, "HELD,NYSE,First Holder"])
          const summary = yield* take("companies", [`${header},slug`, "HELD,NYSE,Second,second-holder"])
          assert.deepStrictEqual(counted(summary), only({ refused: 1 }))
          assert.strictEqual((yield* companyOf("HELD")).name, "First Holder")
        })
      )

      it.effect("can reassign a ticker once its holder is delisted", () =>
        Effect.gen(function* () {
          yield* take("companies", [header, "FREE,NYSE,Former"])
          yield* take("companies", [
            `${header},slug,listed`,
            "FREE,NYSE,Former,former,no",
            "FREE,NYSE,Latter,latter,yes"
          ])
          const holders = (yield* companiesOf("FREE")).map(({ listed, name }) => [name, listed])
          assert.deepStrictEqual(holders, [
            ["Former", false],
            ["Latter", true]
          ])
        })
      )
    }
  )
