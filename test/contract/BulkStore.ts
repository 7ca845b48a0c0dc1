/** What every store gives of whole tables. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { addDays } from "../../core/mod.ts"
import {
  allRows,
  type BulkName,
  type BulkSelection,
  BulkStore,
  bulkTable,
  bulkTables,
  PriceStore,
  readBulk,
  recordOf,
  storedValue
} from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { actionHeader, priceHeader, type Stores, take, withImports } from "./stores.ts"

/** Bars of two years, of several blocks; every seventh has a price that only a double has. */
const barsOf = (symbol: string, first: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const close = i % 7 === 0 ? 10 + i / 3 : 10 + i / 100
    return `${symbol},${addDays(first, i)},${close},${close + 1},${close - 1},${close},${1000 + i}`
  })

const article = (external_id: string, day: string, symbols: ReadonlyArray<string>) =>
  JSON.stringify({
    external_id,
    category: "earnings",
    priority: 2,
    published_at: `${day}T23:59:59Z`,
    symbols,
    translations: { en: { title: `Of ${day}` }, ko: { title: "기사", full_content: "본문 😀" } }
  })

const fill = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name,cik,listed,employees",
    "AAA,NYSE,Aaa Inc.,11,,164000",
    "BBB,NYSE,Bbb Inc.,12,false,",
    "CCC,NYSE,Ccc Inc.,13,,"
  ])
  yield* take("listings", [
    "symbol,exchange,valid_from,valid_to,company",
    "OLD,NYSE,2019-01-02,2019-12-31,AAA",
    "AAA,NYSE,2020-01-01,,AAA",
    "BBB,NYSE,2019-01-02,2021-06-30,BBB"
  ])
  yield* take("prices", [
    priceHeader,
    ...barsOf("AAA", "2020-01-01", 700),
    ...barsOf("BBB", "2021-01-01", 3),
    "CCC,1969-12-31,1,1,1,1,9007199254740991"
  ])
  yield* take("prices", [priceHeader, ...barsOf("AAA", "2021-12-01", 2)])
  yield* take("actions", [actionHeader, "AAA,2020-06-01,dividend,0.5,", "AAA,2021-06-01,split,2,"])
  yield* take("statements", [
    "symbol,fiscal_date,period,filed_at,filing_id,form,currency,sales,net_income,total_assets",
    "AAA,2020-12-31,annual,2021-02-10,f-1,10-K,USD,100,,5",
    "AAA,2020-12-31,annual,2022-02-10,f-2,10-K/A,USD,90,7,5",
    "BBB,2021-03-31,quarterly,2021-05-01,f-3,10-Q,EUR,1,2,"
  ])
  yield* take("news", [article("n-1", "2021-03-01", ["AAA", "BBB"]), article("n-2", "2021-03-02", [])])
})

/** The rows of a table as objects, days and instants as text. */
const rowsOf = Effect.fnUntraced(function* (name: BulkName, selection: Partial<BulkSelection> = {}) {
  const store = yield* BulkStore
  const table = bulkTable(name)
  const pieces = yield* store.inSnapshot(Stream.runCollect(readBulk(table, { ...allRows, ...selection })))
  return pieces.flatMap(({ columns, length }) =>
    Array.from({ length }, (_, row) =>
      Object.fromEntries(
        table.columns.map((column, place) => [
          column.name,
          storedValue(column.type, columns[place]?.[row] ?? null)
        ])
      )
    )
  )
})

const chosen = Effect.fnUntraced(function* (...symbols: ReadonlyArray<string>) {
  const companies = yield* Effect.forEach(symbols, companyOf)
  return {
    company_ids: companies.map(({ company_id }) => company_id),
    issuer_ids: companies.map(({ issuer_id }) => issuer_id)
  }
})

export const bulkStoreLaws = (stores: Layer.Layer<BulkStore | Stores, unknown>): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("BulkStore", (it) => {
    it.effect("reads the bars of all companies by company and day, those of prices", () =>
      Effect.gen(function* () {
        const { bars } = yield* PriceStore
        const rows = yield* rowsOf("bars")
        assert.strictEqual(rows.length, 700 + 2 + 3 + 1)
        const expected: Array<object> = []
        for (const symbol of ["AAA", "BBB", "CCC"]) {
          const { company_id } = yield* companyOf(symbol)
          const { close, date, high, low, open, volume } = yield* bars({
            company_id,
            from: null,
            to: null,
            order: "asc",
            offset: 0,
            limit: null
          })
          for (const [i, day] of date.entries())
            expected.push({
              company_id,
              date: day,
              open: open[i],
              high: high[i],
              low: low[i],
              close: close[i],
              volume: volume[i]
            })
        }
        assert.deepStrictEqual(rows, expected)
      })
    )

    it.effect("reads the bars of days and of companies alone, and as of a day", () =>
      Effect.gen(function* () {
        const companies = yield* chosen("BBB", "AAA")
        const days = { from: "2020-05-30", to: "2021-01-02" }
        const rows = yield* rowsOf("bars", { companies, ...days })
        const dates = rows.map(({ date }) => String(date))
        assert.deepStrictEqual([dates[0], dates.length], ["2020-05-30", 218 + 2])
        assert.deepStrictEqual(dates.slice(-3), ["2021-01-02", "2021-01-01", "2021-01-02"])
        const known = yield* rowsOf("bars", { companies, ...days, as_of: "2020-05-31" })
        assert.deepStrictEqual(
          known.map(({ date }) => date),
          ["2020-05-30", "2020-05-31"]
        )
        assert.deepStrictEqual(yield* rowsOf("bars", { companies: { company_ids: [], issuer_ids: [] } }), [])
      })
    )

    it.effect("reads a row for each line of each filing, and as of a day those filed by then", () =>
      Effect.gen(function* () {
        const { issuer_id } = yield* companyOf("AAA")
        const rows = yield* rowsOf("statements", { companies: yield* chosen("AAA") })
        const short = rows.map(({ filing_id, line, value }) => [filing_id, line, value])
        assert.deepStrictEqual(short, [
          ["f-1", "sales", 100],
          ["f-1", "total_assets", 5],
          ["f-2", "sales", 90],
          ["f-2", "net_income", 7],
          ["f-2", "total_assets", 5]
        ])
        assert.deepInclude(rows[2], {
          issuer_id,
          period_start: "2020-01-01",
          period_end: "2020-12-31",
          months: 12,
          period: "Annual",
          form: "10-K/A",
          currency: "USD",
          filed_at: "2022-02-10",
          tag: null
        })
        assert.isNull(rows[4]?.["period_start"])
        const then = yield* rowsOf("statements", { as_of: "2021-12-31" })
        assert.sameMembers(
          then.map(({ filing_id }) => filing_id),
          ["f-1", "f-1", "f-3", "f-3"]
        )
        assert.deepInclude(then.at(-1), { period: "Quarterly", period_start: "2021-01-01" })
      })
    )

    it.effect("reads the parts of news by the day of the article and by its companies", () =>
      Effect.gen(function* () {
        const texts = yield* rowsOf("news_texts")
        assert.deepStrictEqual(
          texts.map(({ article_id, locale }) => [article_id, locale]),
          [
            [1, "en"],
            [1, "ko"],
            [2, "en"],
            [2, "ko"]
          ]
        )
        assert.strictEqual(texts[1]?.["full_content"], "본문 😀")
        assert.strictEqual((yield* rowsOf("news_texts", { as_of: "2021-03-01" })).length, 2)
        assert.strictEqual((yield* rowsOf("news_texts", { from: "2021-03-02" })).length, 2)
        const companies = yield* chosen("BBB")
        const [news, ...others] = yield* rowsOf("news", { companies })
        assert.deepInclude(news, { external_id: "n-1", published_at: "2021-03-01T23:59:59Z" })
        assert.deepStrictEqual(others, [])
        assert.strictEqual((yield* rowsOf("news_companies", { companies, to: "2021-02-28" })).length, 0)
      })
    )

    it.effect("reads companies with the days on which they held tickers", () =>
      Effect.gen(function* () {
        const rows = yield* rowsOf("companies")
        assert.deepStrictEqual(
          rows.map(({ employees, listed, listed_from, listed_to, symbol }) => [
            symbol,
            employees,
            listed,
            listed_from,
            listed_to
          ]),
          [
            ["AAA", 164000, true, "2019-01-02", null],
            ["BBB", null, false, "2019-01-02", "2021-06-30"],
            ["CCC", null, true, null, null]
          ]
        )
      })
    )

    it.effect("reads every table in its order, of as many rows as it counts", () =>
      Effect.gen(function* () {
        const { count } = yield* BulkStore
        for (const { name, record, sort } of bulkTables) {
          const rows = yield* rowsOf(name)
          if (name === "statements") continue
          assert.strictEqual(rows.length, yield* count(record), name)
          const keys = rows.map((row) =>
            sort.map((column) => {
              const value = row[column]
              return typeof value === "number" ? String(value).padStart(12, "0") : String(value)
            })
          )
          assert.deepStrictEqual(
            keys,
            keys.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
            name
          )
          assert.isTrue(sort.every((column) => column in recordOf(record).fields))
        }
      })
    )
  })
