/** Laws of every store with runs: a deletion is a run, which removes all that belongs to a record, and can be undone. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import {
  CompanyStore,
  type DeletionTarget,
  FiledStatement,
  type ImportRuns,
  NewsStore,
  operator,
  PriceStore,
  ReportStore,
  RowStore,
  SourceStore
} from "../../core/ports.ts"
import { ShareCount } from "../../core/mod.ts"
import { localesFrom } from "../../core/locale/Locale.ts"
import { actionsOf, barsOf, companiesOf, companyOf } from "./look.ts"
import { article, newsOf } from "./news.ts"
import { report } from "./reports.ts"
import { company, companyHeader, prices, lawsOfRuns, runOf, undo } from "./runs.ts"
import { actionHeader, type DurableLayer, take } from "./stores.ts"

type Runs = ImportRuns["Service"]

const statementHeader = "symbol,fiscal_date,period,filed_at,currency,sales"

const ofCompany = (company_id: number): DeletionTarget => ({ name: "company", company_id })

const remove = (runs: Runs, target: DeletionTarget) => runs.delete(target, "what goes", false)

/** Bars on so many days, so that some are in blocks. */
const manyBars = (symbol: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(1990, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
    return `${symbol},${day},1,2,1,${1 + (at % 7) / 10},${at}`
  })

/** A company with records in several tables, of an issuer with a number of its own. */
const filled = Effect.fnUntraced(function* (symbol: string, cik: string) {
  yield* take("companies", [`${companyHeader},cik`, `${symbol},NYSE,Name of ${symbol},${cik}`])
  yield* prices(...manyBars(symbol, 400))
  yield* take("actions", [actionHeader, `${symbol},1990-06-01,dividend,0.1,`])
  yield* take("statements", [statementHeader, `${symbol},2023-12-31,annual,2024-02-01,USD,5`])
})

/** What the store returns of a company. */
const seen = Effect.fnUntraced(function* (symbol: string) {
  const { company_id, issuer_id, name } = yield* companyOf(symbol)
  const companies = yield* CompanyStore
  const rows = yield* RowStore
  const bars = yield* PriceStore
  return {
    bars: yield* barsOf(symbol),
    count: yield* bars.count(company_id, { from: null, to: null }, "1day"),
    actions: yield* actionsOf(symbol),
    statements: yield* rows.all(FiledStatement, { issuer_id }),
    counts: yield* rows.all(ShareCount, { issuer_id }),
    found: yield* companies.list({ search: name, sector: null, country_code: null }, { offset: 0, limit: 10 })
  }
})

export const importRunsDeletedDatabaseLaws = (stores: DurableLayer): void =>
  lawsOfRuns("A deletion", stores, (law) => {
    law("of bars removes those of its days, from blocks too, and undoing it restores them", (runs, symbol) =>
      Effect.gen(function* () {
        yield* filled(symbol, "906")
        const before = yield* seen(symbol)
        const { company_id } = yield* companyOf(symbol)
        // One of a block, the newest, and a day without a bar.
        const dates = ["1990-01-06", "1991-02-04", "1989-01-01"]
        const target: DeletionTarget = { name: "bars", company_id, dates }
        assert.deepStrictEqual(yield* runs.delete(target, "x", true), {
          run_id: null,
          rows: { price_daily: 2 }
        })
        assert.deepStrictEqual(yield* seen(symbol), before)
        const deleted = yield* remove(runs, target)
        const after = yield* seen(symbol)
        assert.strictEqual(after.count, 398)
        assert.deepStrictEqual(
          after.bars,
          before.bars.filter(({ date }) => !dates.includes(date))
        )
        assert.deepStrictEqual({ ...after, bars: [], count: 0 }, { ...before, bars: [], count: 0 })
        const none = yield* Effect.flip(remove(runs, target))
        assert.deepInclude(none, { _tag: "TargetNotFound", name: "bars", id: company_id })
        yield* runs.undo(deleted.run_id ?? 0, operator)
        assert.deepStrictEqual(yield* seen(symbol), before)
      })
    )

    law("of a company removes its records and its issuer's, and undoing it restores them", (runs, symbol) =>
      Effect.gen(function* () {
        yield* filled(`${symbol}B`, "901")
        yield* filled(symbol, "902")
        const others = yield* seen(`${symbol}B`)
        const before = yield* seen(symbol)
        const { company_id, issuer_id } = yield* companyOf(symbol)
        const rows = {
          issuer: 1,
          company: 1,
          price_daily: 400,
          corporate_action: 1,
          action_coverage: 1,
          statement: 1
        }
        assert.deepStrictEqual(yield* runs.delete(ofCompany(company_id), "x", true), { run_id: null, rows })
        assert.deepStrictEqual(yield* seen(symbol), before)

        const deleted = yield* remove(runs, ofCompany(company_id))
        assert.deepStrictEqual(deleted.rows, rows)
        assert.deepStrictEqual(yield* companiesOf(symbol), [])
        assert.deepStrictEqual(
          yield* (yield* PriceStore)
            .bars({
              company_id,
              from: null,
              to: null,
              order: "asc",
              offset: 0,
              limit: null
            })
            .pipe(Effect.map((bars) => bars.date.length)),
          0
        )
        assert.strictEqual(yield* (yield* PriceStore).count(company_id, { from: null, to: null }, "1day"), 0)
        assert.deepStrictEqual(yield* (yield* RowStore).all(FiledStatement, { issuer_id }), [])
        const list = yield* (yield* CompanyStore).list(
          { search: symbol.toLowerCase(), sector: null, country_code: null },
          { offset: 0, limit: 10 }
        )
        assert.deepStrictEqual([list.companies.map((found) => found.symbol), list.total], [[`${symbol}B`], 1])
        assert.deepStrictEqual(yield* seen(`${symbol}B`), others)
        const again = yield* Effect.flip(remove(runs, ofCompany(company_id)))
        assert.strictEqual(again._tag, "TargetNotFound")

        const [run] = yield* runs.all
        assert.deepInclude(run, {
          run_id: deleted.run_id ?? 0,
          kind: "deletion",
          file: "what goes",
          read: 405,
          changed: 405,
          undone_at: null
        })
        assert.deepStrictEqual(yield* runs.undo(deleted.run_id ?? 0, operator), {
          run_id: deleted.run_id ?? 0,
          removed: 0,
          restored: 405
        })
        assert.deepStrictEqual(yield* seen(symbol), before)
      })
    )

    law("of a company leaves the issuer to another company of it", (runs, symbol) =>
      Effect.gen(function* () {
        yield* filled(symbol, "903")
        yield* take("companies", [`${companyHeader},cik`, `${symbol}C,NYSE,Other class,903`])
        const { company_id, issuer_id } = yield* companyOf(symbol)
        const { rows } = yield* remove(runs, ofCompany(company_id))
        assert.notProperty(rows, "issuer")
        assert.lengthOf(yield* (yield* RowStore).all(FiledStatement, { issuer_id }), 1)
        assert.strictEqual((yield* companyOf(`${symbol}C`)).issuer_id, issuer_id)
      })
    )

    law("of an article removes its texts and its companies, and undoing it restores them", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        yield* article(symbol, { translations: { en: { title: "One" }, ko: { title: "Zwei" } } })
        const news = yield* NewsStore
        const list = newsOf(symbol)
        const before = yield* list
        const { id } = before[0] ?? { id: 0 }
        const texts = yield* news.content(id, localesFrom("ko"))
        const deleted = yield* remove(runs, { name: "article", article_id: id })
        assert.deepStrictEqual(deleted.rows, { article: 1, article_translation: 2, article_company: 1 })
        assert.deepStrictEqual([yield* list, yield* news.content(id, localesFrom("ko"))], [[], null])
        yield* runs.undo(deleted.run_id ?? 0, operator)
        assert.deepStrictEqual([yield* list, yield* news.content(id, localesFrom("ko"))], [before, texts])
      })
    )

    law("can't be undone once the same company was imported again", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        const { company_id } = yield* companyOf(symbol)
        const { run_id } = yield* remove(runs, ofCompany(company_id))
        const again = yield* company(symbol)
        const error = yield* Effect.flip(runs.undo(run_id ?? 0, operator))
        assert.deepInclude(error, { _tag: "RunBuiltUpon", by: runOf(again) })
        yield* undo(again)
        yield* runs.undo(run_id ?? 0, operator)
        assert.strictEqual((yield* companyOf(symbol)).company_id, company_id)
      })
    )

    law("comes before the runs whose rows it removed, and those that they refer to", (runs, symbol) =>
      Effect.gen(function* () {
        const exchange = `X${symbol}`
        const mic = `X${symbol.replace("S", "").padStart(3, "Q")}`
        const exchanges = yield* take("exchanges", [
          "code,mic_code,name,country,time_zone,currency",
          `${exchange},${mic},Ours,US,America/New_York,USD`
        ])
        const companies = yield* take("companies", [companyHeader, `${symbol},${exchange},One`])
        const { company_id } = yield* companyOf(symbol)
        const { run_id } = yield* remove(runs, ofCompany(company_id))
        for (const run of [companies, exchanges]) {
          const error = yield* Effect.flip(undo(run))
          assert.deepInclude(error, { _tag: "RunBuiltUpon", by: run_id ?? 0 })
        }
        yield* runs.undo(run_id ?? 0, operator)
        yield* undo(companies)
        yield* undo(exchanges)
      })
    )

    law("is no import of a source", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        const { company_id } = yield* companyOf(symbol)
        const before = yield* (yield* SourceStore).all
        yield* remove(runs, ofCompany(company_id))
        assert.deepStrictEqual(yield* (yield* SourceStore).all, before)
      })
    )

    law("of a report's company removes the report", (runs, symbol) =>
      Effect.gen(function* () {
        yield* company(symbol)
        const { company_id } = yield* companyOf(symbol)
        yield* report(symbol, "report_type", "company_analysis")
        const reports = yield* ReportStore
        const filter = {
          title: null,
          securities_firm: null,
          stock_name: null,
          industry_category: null,
          report_type: null,
          company_id,
          from: null,
          to: null
        }
        const total = Effect.map(reports.list(filter, { offset: 0, limit: 5 }), (page) => page.total)
        assert.strictEqual(yield* total, 1)
        const { rows, run_id } = yield* remove(runs, ofCompany(company_id))
        assert.strictEqual(rows.report, 1)
        assert.strictEqual(yield* total, 0)
        yield* runs.undo(run_id ?? 0, operator)
        assert.strictEqual(yield* total, 1)
      })
    )

    law("can't be undone once it is pruned, nor the runs whose rows it removed", (runs, symbol) =>
      Effect.gen(function* () {
        const first = yield* company(symbol)
        const { company_id } = yield* companyOf(symbol)
        const other = yield* company(`${symbol}Z`)
        const bars = yield* prices(`${symbol}Z,2024-01-02,1,1,1,1,1`)
        const change = yield* prices(`${symbol}Z,2024-01-02,2,2,2,2,2`)
        const { run_id } = yield* remove(runs, ofCompany(company_id))
        const all = yield* runs.all
        // Nothing finished before today.
        assert.deepStrictEqual(yield* runs.prune("1990-01-01", false), { run_ids: [], rows: {} })
        assert.deepStrictEqual(yield* runs.all, all)

        const trial = yield* runs.prune("9999-01-01", true)
        assert.includeMembers([...trial.run_ids], [runOf(first), run_id ?? 0, runOf(bars), runOf(change)])
        assert.notInclude(trial.run_ids, runOf(other))
        assert.deepStrictEqual(yield* runs.all, all)
        const pruned = yield* runs.prune("9999-01-01", false)
        assert.deepStrictEqual(pruned, trial)
        assert.deepStrictEqual(yield* runs.prune("9999-01-01", true), { run_ids: [], rows: {} })

        for (const gone of [runOf(first), run_id ?? 0, runOf(bars), runOf(change)]) {
          assert.strictEqual((yield* Effect.flip(runs.undo(gone, operator)))._tag, "RunPruned")
        }
        const marked = (yield* runs.all).filter(({ pruned_at }) => pruned_at !== null)
        assert.includeMembers(
          marked.map((run) => run.run_id),
          [...trial.run_ids]
        )
        assert.deepStrictEqual(
          (yield* barsOf(`${symbol}Z`)).map(({ close }) => close),
          [2]
        )
      })
    )
  })
