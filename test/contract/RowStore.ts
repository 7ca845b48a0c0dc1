/** Laws of every `RowStore`. */
import { assert, layer } from "@effect/vitest"
import { Cause, Effect, Exit, Layer } from "effect"
import { Disclosure, ShareCount } from "../../core/mod.ts"
import { allRecords, RowStore } from "../../core/ports.ts"
import { issuerHeader } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { disclosuresOf, sharesOf, statementsOf } from "./lookFiled.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

/**
 * Alphabet has two securities of one issuer; Tesla, and a company without rows, have one each. Another issuer's filing lies
 * between those of one day, and the numbers don't follow the days.
 */
const fill = Effect.gen(function* () {
  yield* take("companies", [
    issuerHeader,
    "GOOGL,NASDAQ,Alphabet,1652044,",
    "GOOG,NASDAQ,Alphabet,1652044,",
    "TSLA,NASDAQ,Tesla,1318605,",
    "BARE,NYSE,Bare,,"
  ])
  yield* take("statements", [
    "symbol,fiscal_date,period,filed_at,currency,sales,tags",
    'TSLA,2023-12-31,annual,2024-01-29,USD,96773000000,"{""sales"":""Revenues""}"',
    "TSLA,2024-03-31,quarterly,2024-04-24,USD,21301000000,",
    "TSLA,2024-12-31,annual,2025-01-30,USD,97690000000,",
    "GOOGL,2023-12-31,annual,2024-01-31,USD,307394000000,",
    "GOOG,2024-12-31,annual,2025-02-05,USD,350018000000,"
  ])
  yield* take("shares", ["symbol,date,count", "TSLA,2024-10-18,3210059659", "GOOGL,2024-10-22,5843000000"])
  yield* take("disclosures", [
    "rcept_no,symbol,rcept_dt,report_nm",
    "0001628280-24-043432,TSLA,2024-11-14,third",
    "0000950170-24-115544,TSLA,2024-11-15,first/A",
    "0001628280-24-043499,GOOG,2024-11-14,other",
    "0001628280-24-043486,TSLA,2024-11-14,second",
    "0001771340-24-000022,TSLA,2024-11-13,fourth"
  ])
})

/** The sales of the versions of the company's issuer, smallest first. */
const sales = (symbol: string) =>
  Effect.map(statementsOf(symbol), (filed) =>
    filed.map((statement) => statement.sales ?? 0).toSorted((a, b) => a - b)
  )

const titles = (symbol: string, limit?: number, filedBy: string | null = null) =>
  Effect.map(disclosuresOf(symbol, limit, filedBy), (all) => all.map(({ report_nm }) => report_nm))

const all = ["first/A", "second", "third", "fourth"]

export const rowStoreLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("RowStore", (it) => {
    it.effect("returns every row of an issuer", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* sales("TSLA"), [21_301_000_000, 96_773_000_000, 97_690_000_000])
      })
    )

    it.effect("returns what was filed under either of an issuer's securities for both", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* statementsOf("GOOG"), yield* statementsOf("GOOGL"))
        assert.deepStrictEqual(yield* sales("GOOGL"), [307_394_000_000, 350_018_000_000])
      })
    )

    it.effect("returns the rows of the requested issuer alone", () =>
      Effect.gen(function* () {
        const counts = yield* sharesOf("TSLA")
        assert.deepStrictEqual(
          counts.map(({ count }) => count),
          [3_210_059_659]
        )
      })
    )

    it.effect("returns values of every type as they are declared", () =>
      Effect.gen(function* () {
        const [first, second] = yield* statementsOf("TSLA")
        assert.deepStrictEqual([first?.tags, second?.tags], [{ sales: "Revenues" }, null])
        const filed = yield* disclosuresOf("TSLA")
        assert.deepStrictEqual(
          filed.map(({ is_correction }) => is_correction),
          [true, false, false, false]
        )
        const store = yield* RowStore
        for (const record of allRecords) {
          for (const column of record.foundBy) yield* store.all(record, { [column]: "0" })
        }
      })
    )

    it.effect("lists the latest first, within a day by descending key", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* titles("TSLA"), all)
      })
    )

    for (const limit of [0, 1, 3, 4, 5]) {
      it.effect(`lists at most the latest ${limit} for that limit`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("TSLA", limit), all.slice(0, limit))
        })
      )
    }

    for (const [filedBy, expected] of [
      ["2024-11-15", all],
      ["2024-11-14", all.slice(1)],
      ["2024-11-13", ["fourth"]],
      ["2024-11-12", []]
    ] as const) {
      it.effect(`lists those dated up to ${filedBy}`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* titles("TSLA", 10, filedBy), expected)
          assert.deepStrictEqual(yield* titles("TSLA", 1, filedBy), expected.slice(0, 1))
        })
      )
    }

    for (const [from, to, order, limit, expected] of [
      ["2024-11-14", null, "desc", 10, all.slice(0, 3)],
      ["2024-11-14", "2024-11-14", "desc", 10, ["second", "third"]],
      ["2024-11-16", null, "desc", 10, []],
      [null, null, "asc", 10, all.toReversed()],
      ["2024-11-14", null, "asc", 1, ["third"]],
      [null, "2024-11-14", "asc", 2, ["fourth", "third"]]
    ] as const) {
      it.effect(`lists ${limit} from ${from} to ${to}, ${order}`, () =>
        Effect.gen(function* () {
          const { issuer_id } = yield* companyOf("TSLA")
          const store = yield* RowStore
          const found = yield* store.dated(Disclosure, { issuer_id }, { from, to, order, limit })
          assert.deepStrictEqual(
            found.map(({ report_nm }) => report_nm),
            expected
          )
        })
      )
    }

    it.effect("returns none for an issuer without rows", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(
          [yield* sales("BARE"), yield* sharesOf("BARE"), yield* titles("BARE")],
          [[], [], []]
        )
      })
    )

    it.effect("dies of a column that the record isn't found by", () =>
      Effect.gen(function* () {
        const store = yield* RowStore
        const { company_id } = yield* companyOf("TSLA")
        const exit = yield* Effect.exit(Effect.suspend(() => store.all(ShareCount, { company_id })))
        assert.isTrue(Exit.isFailure(exit) && Cause.hasDies(exit.cause))
      })
    )
  })
