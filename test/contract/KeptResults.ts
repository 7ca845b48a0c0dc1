/** Laws of what is kept in memory: a write drops the results that are made of a row that it wrote, and no others. */
import { assert, describe, it } from "@effect/vitest"
import { type Context, Effect, Layer, type Scope } from "effect"
import {
  Changes,
  Companies,
  type Company,
  type DataServices,
  dataServices,
  Disclosures,
  Financials,
  ImportRuns,
  type Imports,
  Insiders,
  Markets,
  News,
  Prices,
  Research,
  Sectors,
  Sources,
  withReadSet
} from "../../core/mod.ts"
import { eventually } from "./eventually.ts"
import { articleLine } from "./news.ts"
import { actionHeader, priceHeader, type StoreLayer, type Stores, take, withImports } from "./stores.ts"

type Opened = Stores | DataServices | Imports
type Write = Effect.Effect<unknown, unknown, Opened>

const companyHeader = "symbol,exchange,name,sector,cik"
const statementHeader = "symbol,fiscal_date,period,filed_at,currency,sales"
const insiderHeader =
  "symbol,filed_date,transaction_date,insider_name,insider_role,transaction_type,shares,price,external_id"

const reportOf = (symbol: string, title: string): string =>
  JSON.stringify({
    external_id: symbol,
    title,
    report_date: "2024-01-02",
    report_type: "company_analysis",
    securities_firm: "ALPHA",
    symbol
  })

const companies = [companyHeader, "ONE,NYSE,One,Technology,1", "TWO,NYSE,Two,Energy,2"]
const bars = (...rows: ReadonlyArray<string>) => [priceHeader, ...rows]
const oldBars = bars("ONE,2024-01-02,2,2,2,2,1", "TWO,2024-01-02,2,2,2,2,1")

const fill = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("prices", oldBars)
  yield* take("statements", [statementHeader, "ONE,2023-12-31,annual,2024-02-01,USD,5"])
  yield* take("shares", ["symbol,date,count", "ONE,2024-01-02,9", "TWO,2024-01-02,9"])
  yield* take("news", [articleLine("ONE"), articleLine("TWO")])
  yield* take("reports", [reportOf("ONE", "First"), reportOf("TWO", "First")])
})

const window = { limit: 10, offset: 0 }
const filed = (period: "annual") => (company: Company) =>
  Effect.flatMap(Financials, (_) => _.statements(company, period, null))

/** Results of one company. */
const ofCompany: Readonly<Record<string, (company: Company) => Effect.Effect<unknown, unknown, Opened>>> = {
  company: ({ symbol }) => Effect.flatMap(Companies, (_) => _.bySymbol(symbol)),
  disclosures: (company) => Effect.flatMap(Disclosures, (_) => _.latest(company, 10)),
  insiders: (company) => Effect.flatMap(Insiders, (_) => _.of(company, 12, 10)),
  "market data": (company) => Effect.flatMap(Markets, (_) => _.of(company, null)),
  news: (company) => Effect.flatMap(News, (_) => _.ofCompany(company, 10, "en")),
  prices: (company) =>
    Effect.flatMap(Prices, (_) =>
      _.recent(company, { interval: "1day", adjust: "none", from: null, to: null, limit: 10, as_of: null })
    ),
  reports: (company) => Effect.flatMap(Research, (_) => _.highlights(company, 10)),
  sector: (company) => Effect.flatMap(Sectors, (_) => _.of(company, "en", null)),
  statements: filed("annual")
}

/** Results of all companies. */
const ofAll: Readonly<Record<string, Effect.Effect<unknown, unknown, Opened>>> = {
  companies: Effect.flatMap(Companies, (_) =>
    _.list({ search: null, sector: null, country_code: null }, window)
  ),
  news: Effect.flatMap(News, (_) => _.list({ category: null, priority: null, company_id: null }, window, "en")),
  sources: Effect.flatMap(Sources, (_) => _.all)
}

/** The names of the results that aren't current any more. */
const keepAll = Effect.gen(function* () {
  const changes = yield* Changes
  const found = yield* Companies
  const pairs = yield* Effect.forEach(["ONE", "TWO"], (symbol) => found.bySymbol(symbol))
  const results = [
    ...Object.entries(ofAll),
    ...pairs.flatMap((company) =>
      Object.entries(ofCompany).map(([name, of]) => [`${name} of ${company.symbol}`, of(company)] as const)
    )
  ]
  const kept = yield* Effect.forEach(results, ([name, result]) =>
    Effect.map(withReadSet(changes, "data", result), ({ readSet }) => ({ name, readSet }))
  )
  for (const { name, readSet } of kept) assert.isTrue(changes.isCurrent(readSet), name)
  return () => kept.filter(({ readSet }) => !changes.isCurrent(readSet)).map(({ name }) => name)
})

const undoNewest = Effect.flatMap(ImportRuns, (runs) =>
  Effect.flatMap(runs.all, ([newest]) => runs.undo(newest?.run_id ?? 0))
)

const correction = take("prices", bars("ONE,2024-01-02,2,2,2,1.9,1", "TWO,2024-01-02,2,2,2,2,1"))

/** Prices are compared across a market. */
const marketsOfPrices = ["sector of ONE", "sector of TWO"]
const madeOfBars = ["market data of ONE", "prices of ONE", "reports of ONE"]

const writes: ReadonlyArray<readonly [what: string, write: Write, dropped: ReadonlyArray<string>]> = [
  ["unchanged prices", take("prices", oldBars), []],
  ["a bar that one company had otherwise", correction, [...madeOfBars, ...marketsOfPrices]],
  ["a new bar", take("prices", bars("ONE,2024-01-03,2,2,2,2,1")), [...madeOfBars, ...marketsOfPrices]],
  [
    "a statement",
    take("statements", [statementHeader, "TWO,2023-12-31,annual,2024-02-01,USD,5"]),
    ["sector of TWO", "statements of TWO"]
  ],
  ["news that name a company", take("news", [articleLine("ONE", { external_id: "2" })]), ["news", "news of ONE"]],
  [
    "another title of an article",
    take("news", [articleLine("TWO", { translations: { en: { title: "Other" } } })]),
    ["news", "news of TWO"]
  ],
  [
    "an article that no longer names a company",
    take("news", [articleLine("ONE", { symbols: ["TWO"] })]),
    ["news", "news of ONE", "news of TWO"]
  ],
  ["another title of a report", take("reports", [reportOf("TWO", "Second")]), ["reports of TWO"]],
  [
    "an insider's transaction",
    take("insiders", [insiderHeader, "ONE,2024-01-03,2024-01-02,Ann,CEO,purchase,1,2,x"]),
    ["insiders of ONE"]
  ]
]
