/** Laws of every `StatementRows`: figures by day equal those of the statements as known then. Figures are Apple's, by its filings. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { type ShareBasis, statementsThen } from "../../core/financials/mod.ts"
import type { CorporateAction } from "../../core/prices/mod.ts"
import { statementFacts } from "../../core/financials/StatementFigures.ts"
import { statementsOf } from "../../core/financials/Statements.ts"
import {
  asOfNow,
  FiledStatement,
  ImportRuns,
  type IssuerWindow,
  type KnownBasis,
  operator,
  RowStore,
  statementFigures,
  type StatementRow,
  StatementRows
} from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { valuesOf } from "./plainRow.ts"
import { everyIssuer, everyRow, rebuilt } from "./rebuiltFigures.ts"
import { runOf, undo } from "./runs.ts"
import { type DurableLayer, type StoreLayer, take, withImports } from "./stores.ts"

const companies = [
  "symbol,exchange,name,cik,country,listed",
  "AAPL,NASDAQ,Apple,320193,US,",
  "TSLA,NASDAQ,Tesla,1318605,US,",
  "GOOG,NASDAQ,Alphabet,1652044,US,false",
  "GOOGL,NASDAQ,Alphabet,1652044,US,",
  "VOD,LSE,Vodafone,839923,GB,"
]

const header =
  "symbol,fiscal_date,span,filed_at,filing_id,form,currency,sales,net_income,eps_diluted,shares_diluted,total_assets"

const filings = [
  header,
  "AAPL,2018-09-29,12,2018-11-05,0000320193-18-000145,10-K,USD,265595000000,59531000000,11.91,5000109000,365725000000",
  "AAPL,2019-09-28,12,2019-10-31,0000320193-19-000119,10-K,USD,260174000000,55256000000,11.89,4648913000,338516000000",
  "AAPL,2018-09-29,12,2019-10-31,0000320193-19-000119,10-K,USD,265595000000,59531000000,11.91,5000109000,",
  "AAPL,2019-12-28,3,2020-01-29,0000320193-20-000010,10-Q,USD,91819000000,22236000000,4.99,4454604000,340618000000",
  "AAPL,2020-03-28,6,2020-05-01,0000320193-20-000052,10-Q,USD,150132000000,33485000000,7.56,4429648000,320400000000",
  "AAPL,2020-03-28,3,2020-05-01,0000320193-20-000052,10-Q,USD,58313000000,11249000000,2.55,4404691000,",
  "AAPL,2020-06-27,9,2020-07-31,0000320193-20-000062,10-Q,USD,209817000000,44738000000,10.16,4402790000,317344000000",
  "AAPL,2020-06-27,3,2020-07-31,0000320193-20-000062,10-Q,USD,59685000000,11253000000,2.58,4354788000,",
  "AAPL,2020-09-26,12,2020-10-30,0000320193-20-000096,10-K,USD,274515000000,57411000000,3.28,17528214000,323888000000",
  "TSLA,2021-12-31,12,2022-02-07,0000950170-22-000796,10-K,USD,53823000000,5519000000,4.90,1129000000,62131000000",
  "GOOGL,2021-12-31,12,2022-02-02,0001652044-22-000019,10-K,USD,257637000000,76033000000,112.20,677674000,359268000000",
  "VOD,2021-03-31,12,,,,EUR,43809000000,112000000,,,155063000000",
  "VOD,2020-03-31,12,2020-07-06,0000839923-20-000027,20-F,EUR,44974000000,-920000000,,,168159000000"
]

const fill = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("statements", filings)
  yield* take("actions", ["symbol,effective_date,type,value", "AAPL,2020-08-31,split,4"])
})

const all: IssuerWindow = everyIssuer

const over = (window: IssuerWindow, basis: KnownBasis, first: string | null, last: string | null) =>
  Effect.flatMap(StatementRows, (rows) => rows.over(window, basis, first, last))

const symbols = ["AAPL", "TSLA", "GOOG", "GOOGL", "VOD"]

const isAsRebuilt = Effect.gen(function* () {
  const stored = yield* everyRow
  assert.deepStrictEqual(stored, yield* rebuilt(symbols))
  return stored
})

/** Apple's. */
const split: CorporateAction = {
  effective_date: "2020-08-31",
  type: "split",
  value: 4,
  reference_close: null,
  currency: null
}

const figure = (row: StatementRow | undefined, name: string): number | undefined =>
  row?.values.at(statementFigures.findIndex((one) => one.name === name))

export const statementRowsLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "figures of statements",
    (it) => {
      it.effect("are those of what was filed by each day", () =>
        Effect.gen(function* () {
          yield* fill
          const { issuer_id } = yield* companyOf("AAPL")
          const versions = yield* (yield* RowStore).all(FiledStatement, { issuer_id })
          const basis: ShareBasis = { actions: [split], adjust: "none" }
          for (const day of [
            "2018-11-04",
            "2018-11-05",
            "2019-10-31",
            "2020-04-30",
            "2020-05-01",
            "2020-08-31",
            "2020-10-29",
            "2020-10-30",
            "2024-01-01"
          ]) {
            const [row, ...others] = yield* over({ issuer_ids: [issuer_id] }, "filed", day, day)
            assert.deepStrictEqual(others, [], day)
            const statements = (["Annual", "Quarterly"] as const).flatMap((period) =>
              statementsOf(versions, period, day, basis)
            )
            const facts = statementFacts(statements)
            if (statements.length === 0) assert.isUndefined(row, day)
            else {
              assert.deepStrictEqual(
                valuesOf(row),
                statementFigures.map(({ of }) => of(facts)),
                day
              )
            }
          }
        })
      )

      it.effect("say their statements, and the day of the shares of averages", () =>
        Effect.gen(function* () {
          const { issuer_id } = yield* companyOf("AAPL")
          const [before, after] = yield* over(
            { issuer_ids: [issuer_id] },
            "priced",
            "2020-07-31",
            "2020-10-30"
          )
          assert.deepInclude(before, {
            issuer_id,
            known_from: "2020-07-31",
            currency: "USD",
            annual_currency: "USD",
            trailing_currency: "USD",
            statement_date: "2020-06-27",
            fiscal_date: "2019-09-28",
            fiscal_year: 2019
          })
          assert.strictEqual(figure(before, "sales"), 260_174e6)
          // Figures as filed on 2020-10-30, on the shares since the split of August; 18,565 days after 1970-01-01.
          assert.strictEqual(figure(after, "eps_diluted"), 3.28)
          assert.strictEqual(after?.shares_of.at(1), 18_565)
          assert.strictEqual(figure(after, "sales_ttm"), 274_515e6)
        })
      )

      it.effect("of an undated statement are known as of now, and to prices after 90 days", () =>
        Effect.gen(function* () {
          const { issuer_id } = yield* companyOf("VOD")
          const sales = (basis: KnownBasis, day: string | null) =>
            Effect.map(over({ issuer_ids: [issuer_id] }, basis, day, day), ([row]) => figure(row, "sales"))
          assert.deepStrictEqual(
            [
              yield* sales("filed", "2021-12-31"),
              yield* sales("filed", null),
              yield* sales("priced", "2021-06-28"),
              yield* sales("priced", "2021-06-29"),
              yield* sales("priced", null)
            ],
            [44_974e6, 43_809e6, 44_974e6, 43_809e6, 43_809e6]
          )
          const versions = yield* (yield* RowStore).all(FiledStatement, { issuer_id })
          const facts = statementFacts(statementsThen(versions, "2021-06-29"))
          const [row] = yield* over({ issuer_ids: [issuer_id] }, "priced", "2021-06-29", "2021-06-29")
          assert.deepStrictEqual(
            valuesOf(row),
            statementFigures.map(({ of }) => of(facts))
          )
        })
      )

      it.effect("of both bases together are those of each", () =>
        Effect.gen(function* () {
          const rows = yield* StatementRows
          const { issuer_id } = yield* companyOf("VOD")
          const days = ["2015-01-01", "2020-07-31", "2021-06-28", "2021-06-29", "2021-12-31", null]
          for (const window of [all, { issuer_ids: [issuer_id] }])
            for (const [i, first] of days.entries())
              for (const last of days.slice(i))
                assert.deepStrictEqual(
                  yield* rows.overBoth(window, first, last),
                  {
                    filed: yield* rows.over(window, "filed", first, last),
                    priced: yield* rows.over(window, "priced", first, last)
                  },
                  `from ${first} to ${last}`
                )
        })
      )

      it.effect("of a window are by issuer and day: that in effect on the first and all later ones", () =>
        Effect.gen(function* () {
          const ids = (yield* Effect.forEach(["AAPL", "TSLA", "GOOGL", "VOD"], companyOf)).map(
            ({ issuer_id }) => issuer_id
          )
          const [first = 0, second = 0] = ids
          const days = (window: IssuerWindow, from: string | null, to: string | null) =>
            Effect.map(over(window, "filed", from, to), (rows) =>
              rows.map(({ issuer_id, known_from }) => [ids.indexOf(issuer_id), known_from])
            )
          assert.deepStrictEqual(yield* days(all, "2020-02-01", "2020-07-31"), [
            [0, "2020-01-29"],
            [0, "2020-05-01"],
            [0, "2020-07-31"],
            [3, "2020-07-06"]
          ])
          assert.deepStrictEqual(yield* days({ after: first, upTo: second }, null, null), [[1, "2022-02-07"]])
          assert.deepStrictEqual(yield* days(all, null, null), [
            [0, "2020-10-30"],
            [1, "2022-02-07"],
            [2, "2022-02-02"],
            [3, asOfNow]
          ])
          assert.deepStrictEqual(yield* days({ issuer_ids: [] }, null, null), [])
          assert.deepStrictEqual(yield* days({ issuer_ids: [second] }, "2000-01-01", "2000-12-31"), [])
        })
      )

      it.effect("follow filings that come later, also those of earlier days", () =>
        Effect.gen(function* () {
          yield* isAsRebuilt
          // Its 10-K/A of 2019 and a 10-Q before those known.
          yield* take("statements", [
            header,
            "AAPL,2019-06-29,9,2019-07-31,0000320193-19-000076,10-Q,USD,196134000000,41570000000,8.86,4691759000,",
            "AAPL,2020-12-26,3,2021-01-28,0000320193-21-000010,10-Q,USD,111439000000,28755000000,1.68,17113688000,354054000000"
          ])
          yield* isAsRebuilt
          yield* take("statements", [
            header,
            "TSLA,2022-12-31,12,,,,USD,81462000000,12556000000,3.62,3475000000,"
          ])
          const [, priced] = yield* isAsRebuilt
          const { issuer_id } = yield* companyOf("TSLA")
          assert.deepStrictEqual(
            priced?.filter((row) => row.issuer_id === issuer_id).map(({ known_from }) => known_from),
            ["2022-02-07", "2023-03-31"]
          )
        })
      )

      it.effect("follow splits of the security that the issuer is listed under", () =>
        Effect.gen(function* () {
          yield* take("actions", [
            "symbol,effective_date,type,value",
            "GOOGL,2022-07-18,split,20",
            "GOOG,2022-07-18,split,20",
            "AAPL,2014-06-09,split,7"
          ])
          yield* isAsRebuilt
          yield* take("companies", [
            "symbol,exchange,name,cik,country,listed",
            "GOOG,NASDAQ,Alphabet,1652044,US,true",
            "GOOGL,NASDAQ,Alphabet,1652044,US,false"
          ])
          yield* isAsRebuilt
        })
      )
    }
  )

export const statementRowsRunsDatabaseLaws = (stores: DurableLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "figures of statements after runs",
    (it) => {
      it.effect("are what they were once a run is undone", () =>
        Effect.gen(function* () {
          yield* fill
          const before = yield* isAsRebuilt
          const later = yield* take("statements", [
            header,
            "AAPL,2020-09-26,12,2020-10-30,0000320193-20-000096,10-K,USD,274515,57411,3.28,17528214,323888",
            "TSLA,2022-12-31,12,2023-01-31,0000950170-23-001409,10-K,USD,81462000000,12556000000,3.62,3475000000,",
            "GOOGL,2022-12-31,12,,,,USD,282836000000,59972000000,4.56,13159000000,"
          ])
          assert.notDeepEqual(yield* isAsRebuilt, before)
          yield* undo(later)
          assert.deepStrictEqual(yield* isAsRebuilt, before)
        })
      )

      it.effect("are what they were once a file of splits is undone", () =>
        Effect.gen(function* () {
          const before = yield* isAsRebuilt
          const splits = yield* take("actions", [
            "symbol,effective_date,type,value",
            "AAPL,2020-03-02,split,2"
          ])
          yield* isAsRebuilt
          yield* undo(splits)
          assert.deepStrictEqual(yield* isAsRebuilt, before)
        })
      )

      it.effect("go with a company that is deleted, and come back with it", () =>
        Effect.gen(function* () {
          const before = yield* isAsRebuilt
          const { company_id, issuer_id } = yield* companyOf("AAPL")
          const runs = yield* ImportRuns
          const { run_id } = yield* runs.delete({ name: "company", company_id }, "AAPL", false)
          const [filed = []] = yield* isAsRebuilt
          assert.isFalse(filed.some((row) => row.issuer_id === issuer_id))
          assert.isNotEmpty(filed)
          yield* runs.undo(run_id ?? 0, operator)
          assert.deepStrictEqual(yield* isAsRebuilt, before)
        })
      )

      it.effect("follow a file of many companies' statements", () =>
        Effect.gen(function* () {
          const many = Array.from({ length: 1100 }, (_, i) => `M${i}`)
          yield* take("companies", [
            "symbol,exchange,name",
            ...many.map((symbol) => `${symbol},NYSE,Made ${symbol}`)
          ])
          const summary = yield* take("statements", [
            "symbol,fiscal_date,span,filed_at,currency,sales",
            ...many.map((symbol, i) => `${symbol},2020-12-31,12,2021-02-20,USD,${i + 1}`)
          ])
          const { issuer_id } = yield* companyOf("M1099")
          const [row] = yield* over({ issuer_ids: [issuer_id] }, "filed", null, null)
          assert.strictEqual(figure(row, "sales"), 1100)
          assert.lengthOf(yield* over(all, "filed", null, null), 1104)
          yield* undo(summary)
          assert.lengthOf(yield* over(all, "filed", null, null), 4)
          assert.isNumber(runOf(summary))
        })
      )
    }
  )
