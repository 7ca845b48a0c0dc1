/** Laws of what is kept in memory: a write drops the results that are made of a row that it wrote, and no others. */
import { assert, describe, it } from "@effect/vitest"
import { type Context, Effect, Layer, Schedule, type Scope } from "effect"
import {
  type CalendarKind,
  Calendars,
  Companies,
  type Company,
  CompanyDirectory,
  CompanyRows,
  type DataServices,
  dataServices,
  disclosures,
  Financials,
  type Imports,
  Insiders,
  latestRows,
  Markets,
  News,
  Prices,
  Rates,
  Research,
  screenOf,
  Screens,
  Sectors,
  Sources
} from "../../core/mod.ts"
import { Changes, FigureStore, ImportRuns, operator, AcceptedBars, withReadSet } from "../../core/ports.ts"
import { tracked } from "../../core/store/Tracked.ts"
import { eventually } from "./eventually.ts"
import { articleLine } from "./news.ts"
import {
  actionHeader,
  type DurableLayer,
  priceHeader,
  type StoreLayer,
  type Stores,
  take,
  withImports
} from "./stores.ts"

type Opened = Stores | DataServices | Imports
type Write = Effect.Effect<unknown, unknown, Opened>

const companyHeader = "symbol,exchange,name,sector,cik"
const statementHeader = "symbol,fiscal_date,period,filed_at,currency,sales"

const reportOf = (symbol: string, title: string, report_date = "2024-01-02"): string =>
  JSON.stringify({
    external_id: symbol,
    title,
    report_date,
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

const filedBy = (day: string | null) => (company: Company) =>
  Effect.flatMap(CompanyRows, (_) => _.dated(disclosures, company, latestRows(10, day)))

/** Results of one company. */
const ofCompany: Readonly<Record<string, (company: Company) => Effect.Effect<unknown, unknown, Opened>>> = {
  company: ({ symbol }) => Effect.flatMap(Companies, (_) => _.bySymbol(symbol)),
  disclosures: filedBy(null),
  "filings of its day": filedBy("2024-11-14"),
  "filings of the day before": filedBy("2024-11-13"),
  insiders: (company) => Effect.flatMap(Insiders, (_) => _.of(company, 12, 10, null)),
  "market data": (company) => Effect.flatMap(Markets, (_) => _.of(company, null)),
  news: (company) => Effect.flatMap(News, (_) => _.ofCompany(company, 10, "en", null)),
  prices: (company) =>
    Effect.flatMap(Prices, (_) =>
      _.recent(company, { interval: "1day", adjust: "none", from: null, to: null, limit: 10, as_of: null })
    ),
  "accepted bars": (company) => Effect.flatMap(Prices, (_) => _.acceptedDates(company)),
  reports: (company) => Effect.flatMap(Research, (_) => _.highlights(company, 10, null)),
  sector: (company) => Effect.flatMap(Sectors, (_) => _.of(company, "en", null)),
  statements: (company) => Effect.flatMap(Financials, (_) => _.statements(company, "Annual", null))
}

const reportsTo = (to: string) =>
  Effect.flatMap(Research, (_) =>
    _.list(
      {
        title: null,
        securities_firm: null,
        stock_name: null,
        industry_category: null,
        report_type: null,
        company_id: null,
        from: null,
        to
      },
      window
    )
  )

const closesOn = (day: string) =>
  Effect.provide(
    Effect.flatMap(FigureStore, (_) =>
      _.bars({ issuer_ids: [1, 2] }, { first: day, last: day, count: 1, days: 0 })
    ),
    tracked(FigureStore, FigureStore.reads)
  )

const calendarTo = (kind: CalendarKind, to: string) =>
  Effect.flatMap(Calendars, (_) =>
    _.list(kind, { from: null, to, company_ids: null, country_code: null, as_of: null }, window)
  )

const screened = Effect.gen(function* () {
  const screen = yield* screenOf({
    where: "close > 1",
    columns: "close,sales",
    sort: null,
    universe: "all",
    currency: null
  })
  return yield* (yield* Screens).page(screen, null, window)
})

const directory = Effect.flatMap(CompanyDirectory, (_) =>
  _.page(
    {
      country: null,
      exchange: null,
      sector: null,
      letter: null,
      sort: "name",
      descending: false,
      currency: null
    },
    null,
    window
  )
)

/** Results of all companies. */
const ofAll: Readonly<Record<string, Effect.Effect<unknown, unknown, Opened>>> = {
  companies: Effect.flatMap(Companies, (_) =>
    _.list({ search: null, sector: null, country_code: null }, window)
  ),
  news: Effect.flatMap(News, (_) =>
    _.list({ category: null, priority: null, company_id: null }, window, "en")
  ),
  markets: Effect.flatMap(Sectors, (_) => _.markets),
  sectors: Effect.flatMap(Sectors, (_) => _.list(null)),
  screen: screened,
  directory,
  "rates of USD in 2024": Effect.flatMap(Rates, (_) => _.of(["USD"], "2024-01-01", "2024-12-31")),
  "closes of 2024-01-01": closesOn("2024-01-01"),
  "closes of 2024-01-02": closesOn("2024-01-02"),
  "reports to 2024-01-01": reportsTo("2024-01-01"),
  "reports to 2024-01-02": reportsTo("2024-01-02"),
  "calendar of earnings": calendarTo("earnings", "2024-12-31"),
  "calendar of dividends to 2024-01-01": calendarTo("dividends", "2024-01-01"),
  "calendar of splits to 2024-01-02": calendarTo("splits", "2024-01-02"),
  "calendar of filings to 2024-11-13": calendarTo("filings", "2024-11-13"),
  "calendar of filings to 2024-11-14": calendarTo("filings", "2024-11-14"),
  sources: Effect.flatMap(Sources, (_) => _.all),
  "the absence of a company": Effect.exit(Effect.flatMap(Companies, (_) => _.bySymbol("THREE")))
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
  for (const { name, readSet } of kept)
    if (!changes.isCurrent(readSet)) return yield* Effect.fail(`${name} is stale`)
  return () => kept.filter(({ readSet }) => !changes.isCurrent(readSet)).map(({ name }) => name)
})

const undoNewest = Effect.flatMap(ImportRuns, (runs) =>
  Effect.flatMap(runs.all, ([newest]) => runs.undo(newest?.run_id ?? 0, operator))
)

const correction = (close: string) =>
  take("prices", bars(`ONE,2024-01-02,2,2,${close},${close},1`, "TWO,2024-01-02,2,2,2,2,1"))

/** So many that they are written without being staged. */
const monthOf = (month: string) =>
  take("prices", bars(...Array.from({ length: 20 }, (_, i) => `ONE,${month}-${i + 10},2,2,2,2,1`)))

/** They are made of the figures of all companies. */
const sectors = ["sector of ONE", "sector of TWO"]
const markets = [...sectors, "markets", "sectors", "screen", "directory"]
/** Statements are adjusted for actions, which have the close before them. */
const madeOfActions = ["market data of ONE", "reports of ONE", "statements of ONE"]
const madeOfBars = [...madeOfActions, "prices of ONE", "accepted bars of ONE"]

/** They contain the symbols of companies, or choose companies. */
const madeOfNames = Object.keys(ofAll).filter((name) => /^(closes|reports|calendar)/.test(name))

const closes = ["closes of 2024-01-01", "closes of 2024-01-02"]

const writes: ReadonlyArray<readonly [what: string, write: Write, dropped: ReadonlyArray<string>]> = [
  ["unchanged prices", take("prices", oldBars), []],
  [
    "an accepted spike",
    Effect.gen(function* () {
      const { company_id } = yield* Effect.flatMap(Companies, (_) => _.bySymbol("ONE"))
      const by = { ...operator, at: "2024-01-02T10:00:00Z" }
      yield* Effect.flatMap(AcceptedBars, (_) =>
        _.accept(company_id, [{ date: "2024-01-02", low: 1, high: 2 }], by)
      )
      // An import after it, because only imports show among the sources.
      yield* take("prices", oldBars)
    }),
    ["accepted bars of ONE", "sectors", "directory"]
  ],
  [
    "a bar that one company had otherwise",
    correction("1.9"),
    [...madeOfBars, ...markets, "closes of 2024-01-02"]
  ],
  ["a new bar", take("prices", bars("ONE,2024-01-03,2,2,2,2,1")), [...madeOfBars, ...markets]],
  ["a month of new bars", monthOf("2024-02"), [...madeOfBars, ...markets]],
  ["a month of earlier bars", monthOf("2023-11"), [...madeOfBars, ...markets, ...closes]],
  [
    "a statement",
    take("statements", [statementHeader, "TWO,2023-12-31,annual,2024-02-01,USD,5"]),
    ["statements of TWO", "calendar of earnings", "sectors", "screen", "sector of TWO"]
  ],
  [
    "a statement of a company that is traded",
    take("statements", [statementHeader, "ONE,2022-12-31,annual,2023-02-01,USD,4"]),
    ["statements of ONE", "calendar of earnings", "sectors", "screen", "sector of ONE", "markets"]
  ],
  [
    "news that name a company",
    take("news", [articleLine("ONE", { external_id: "2" })]),
    ["news", "news of ONE"]
  ],
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
  [
    "another title of a report",
    take("reports", [reportOf("TWO", "Second")]),
    ["reports of TWO", "reports to 2024-01-02"]
  ],
  [
    "a later day of a report",
    take("reports", [reportOf("TWO", "Second", "2024-03-01")]),
    ["reports of TWO", "reports to 2024-01-02"]
  ],
  [
    "an insider's transaction",
    take("insiders", ["symbol,filed_date,insider_name,shares_change", "ONE,2024-01-03,Ann,-1"]),
    ["insiders of ONE"]
  ],
  [
    "a filing",
    take("disclosures", ["rcept_no,rcept_dt,report_nm,cik", "20241114000001,2024-11-14,Report,2"]),
    [
      "disclosures of TWO",
      "filings of its day of TWO",
      "calendar of earnings",
      "calendar of filings to 2024-11-14"
    ]
  ],
  [
    "rates of another currency and of an earlier day",
    take("rates", ["date,base,quote,value", "2023-12-20,EUR,JPY,157.12", "2023-12-20,EUR,USD,1.0944"]),
    []
  ],
  ["a rate", take("rates", ["date,base,quote,value", "2024-01-02,EUR,USD,1.0956"]), ["rates of USD in 2024"]],
  [
    "a count of shares",
    take("shares", ["symbol,date,count", "TWO,2024-01-03,10"]),
    ["market data of TWO", ...markets]
  ],
  [
    "a dividend",
    take("actions", [actionHeader, "ONE,2024-01-02,dividend,0.1,"]),
    [...madeOfActions, ...markets, "calendar of earnings", "calendar of splits to 2024-01-02"]
  ],
  [
    "another company",
    take("companies", [companyHeader, "THREE,NYSE,Three,Energy,3"]),
    [
      "companies",
      "news",
      "news of ONE",
      "news of TWO",
      "the absence of a company",
      ...markets,
      ...madeOfNames
    ]
  ],
  [
    "another name of a company",
    take("companies", [companyHeader, "TWO,NYSE,Zwei,Energy,2"]),
    [
      "companies",
      "company of TWO",
      "market data of TWO",
      "news",
      "news of ONE",
      "news of TWO",
      ...markets,
      ...madeOfNames
    ]
  ],
  [
    "a company of another exchange with the same symbol",
    take("companies", [companyHeader, "ONE,LSE,Uno,Energy,4"]),
    ["companies", "company of ONE", "news", "news of ONE", "news of TWO", ...markets, ...madeOfNames]
  ]
]

const sorted = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)].toSorted()

const withServices = <A>(stores: Layer.Layer<A | Stores, unknown>) =>
  Layer.provideMerge(dataServices, withImports(stores))

/** How many looks, 5 ms apart, find nothing new before what was written is taken to be known. */
const quietLooks = 10

/**
 * Waits until no more news of writes arrive. A process knows its own writes at once and hears of them from PostgreSQL
 * besides, which drops again what was kept in between: rightly, but it would be found with the next write.
 */
const settled = Effect.gen(function* () {
  const changes = yield* Changes
  let generation = changes.generation("data")
  let quiet = 0
  yield* eventually(
    Effect.sync(() => {
      const now = changes.generation("data")
      quiet = now === generation && now !== null ? quiet + 1 : 0
      generation = now
      return quiet
    }),
    (looks) => looks >= quietLooks,
    5000
  )
})

/** What a write dropped, once the process that keeps results knows of all that it is to drop. */
const droppedBy = Effect.fnUntraced(function* (
  write: Effect.Effect<unknown, unknown>,
  here: Context.Context<Opened>,
  expected: ReadonlyArray<string>
) {
  // Writes before this one may not be known yet.
  const stale = yield* Effect.provide(
    Effect.retry(keepAll, Schedule.max([Schedule.spaced("20 millis"), Schedule.recurs(100)])),
    here
  )
  yield* write
  yield* eventually(Effect.sync(stale), (names) => expected.every((name) => names.includes(name)))
  const found = stale().toSorted()
  yield* Effect.provide(settled, here)
  return found
})

const dropsOnlyItsOwn = Effect.fnUntraced(function* (
  here: Context.Context<Opened>,
  elsewhere: Context.Context<Opened>
) {
  yield* Effect.provide(fill, elsewhere)
  for (const [what, write, dropped] of writes) {
    const expected = sorted(["sources", ...dropped])
    const found = yield* droppedBy(Effect.provide(write, elsewhere), here, expected)
    assert.deepStrictEqual(found, expected, what)
  }
})

/** The laws of one process, which imports and keeps. */
export const keptResultsLaws = (stores: StoreLayer): void => {
  const law = (fact: string, proof: (context: Context.Context<Opened>) => Effect.Effect<void, unknown>) =>
    it.live(
      fact,
      () =>
        Effect.scoped(Effect.flatMap(Layer.build(Layer.fresh(withServices(stores))), (here) => proof(here))),
      30_000
    )

  describe("what is kept in memory", () => {
    law("is dropped only when rows that it is made of are written", (here) => dropsOnlyItsOwn(here, here))

    law("remains when a file is refused", (here) =>
      Effect.provide(
        Effect.gen(function* () {
          yield* fill
          const stale = yield* keepAll
          yield* take("prices", bars("ONE,2024-01-04,2,2,2,2,1", "NONE,2024-01-04,2,2,2,2,1"), {
            strict: true
          })
          assert.deepStrictEqual(stale(), [])
        }),
        here
      )
    )
  })
}

/** The laws of two processes: one keeps results, the other writes. */
export const sharedKeptResults = (place: Effect.Effect<DurableLayer, unknown, Scope.Scope>): void => {
  it.live(
    "what is kept in memory is dropped only when another process writes rows that it is made of, or undoes a run that did",
    Effect.fnUntraced(function* () {
      const process = Layer.fresh(withServices(yield* place))
      const here = yield* Layer.build(process)
      const elsewhere = yield* Layer.build(process)
      yield* dropsOnlyItsOwn(here, elsewhere)
      yield* Effect.provide(correction("1.8"), elsewhere)
      // An undone run doesn't say of which days.
      const expected = sorted(["sources", ...madeOfBars, ...markets, ...closes])
      assert.deepStrictEqual(
        yield* droppedBy(Effect.provide(undoNewest, elsewhere), here, expected),
        expected
      )
    }, Effect.scoped),
    60_000
  )
}
