/** Lists and their counts, before and after runs are imported and undone. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { CompanyStore, NewsStore, ReportStore } from "../../core/ports.ts"
import { localesFrom } from "../../core/locale/Locale.ts"
import { articleLine } from "./news.ts"
import { companyHeader, lawsOfRuns, undo } from "./runs.ts"
import { type DurableLayer, take } from "./stores.ts"

const window = { offset: 0, limit: 100 }

/** The names of the companies that a search finds, and their number. */
const namesOf = Effect.fnUntraced(function* (search: string) {
  const store = yield* CompanyStore
  const { companies, total } = yield* store.list({ search, sector: null, country_code: null }, window)
  return [total, ...companies.map(({ name }) => name)]
})

/** The firms of the reports whose title contains a text, and their number. */
const firmsOf = Effect.fnUntraced(function* (title: string) {
  const store = yield* ReportStore
  const none = {
    securities_firm: null,
    stock_name: null,
    industry_category: null,
    report_type: null,
    company_id: null
  }
  const { reports, total } = yield* store.list({ ...none, title, from: null, to: null }, window)
  return [total, ...reports.map(({ securities_firm }) => securities_firm)]
})

/** How many articles have a priority, counted and listed. */
const articlesOf = Effect.fnUntraced(function* (priority: number | null) {
  const store = yield* NewsStore
  const { articles, total } = yield* store.list(
    { category: null, priority, company_id: null },
    window,
    localesFrom("en")
  )
  return [total, articles.length]
})

const called = (symbol: string, name: string) => take("companies", [companyHeader, `${symbol},NYSE,${name}`])

const reportedBy = (symbol: string, firm: string) =>
  take("reports", [
    "external_id,report_date,title,securities_firm",
    `${symbol},2024-01-02,Grapes rise,${firm}`
  ])

export const listsAfterRunsDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("a list after runs", stores, (law) => {
    law("contains the companies of the imported files", (_, symbol) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* namesOf("melon"), [0])
        const first = yield* called(symbol, "Melon")
        assert.deepStrictEqual(yield* namesOf("melon"), [1, "Melon"])
        const second = yield* called(symbol, "Water Melon")
        assert.deepStrictEqual(yield* namesOf("water"), [1, "Water Melon"])
        yield* undo(second)
        assert.deepStrictEqual(yield* namesOf("water"), [0])
        assert.deepStrictEqual(yield* namesOf("melon"), [1, "Melon"])
        yield* undo(first)
        assert.deepStrictEqual(yield* namesOf("melon"), [0])
        yield* called(symbol, "Melon Again")
        assert.deepStrictEqual(yield* namesOf("melon"), [1, "Melon Again"])
      })
    )

    law("contains the companies that other files created", (_, symbol) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* namesOf("papaya"), [0])
        const header = "external_id,symbol,exchange,stock_name,report_date,title,securities_firm"
        yield* take("reports", [header, `${symbol},${symbol},NYSE,Papaya,2024-01-02,Up,One`], {
          createCompanies: true
        })
        assert.deepStrictEqual(yield* namesOf("papaya"), [1, "Papaya"])
      })
    )

    law("contains the reports of the imported files", (_, symbol) =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* firmsOf("grapes"), [0])
        const first = yield* reportedBy(symbol, "One")
        const second = yield* reportedBy(symbol, "Two")
        assert.deepStrictEqual(yield* firmsOf("grapes"), [1, "Two"])
        yield* undo(second)
        assert.deepStrictEqual(yield* firmsOf("grapes"), [1, "One"])
        yield* undo(first)
        assert.deepStrictEqual(yield* firmsOf("grapes"), [0])
      })
    )

    law("counts the articles of the imported files", (_, symbol) =>
      Effect.gen(function* () {
        yield* take("companies", [companyHeader, `${symbol},NYSE,Quince`])
        const imported = (priority: number) => take("news", [articleLine(symbol, { priority })])
        assert.deepStrictEqual(yield* articlesOf(2), [0, 0])
        const first = yield* imported(2)
        assert.deepStrictEqual(yield* articlesOf(2), [1, 1])
        const second = yield* imported(3)
        assert.deepStrictEqual(
          [yield* articlesOf(2), yield* articlesOf(3)],
          [
            [0, 0],
            [1, 1]
          ]
        )
        yield* undo(second)
        assert.deepStrictEqual(
          [yield* articlesOf(2), yield* articlesOf(3)],
          [
            [1, 1],
            [0, 0]
          ]
        )
        yield* undo(first)
        assert.deepStrictEqual(yield* articlesOf(null), [0, 0])
      })
    )
  })
