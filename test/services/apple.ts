/**
 * A store with Apple's bars and actions of 1998 to 2021 (sample data set), its statements as filed and its counts of
 * shares (SEC EDGAR companyfacts), and, made up, a few reports and insiders' transactions.
 */
import { readFile } from "node:fs/promises"
import { Effect, Stream } from "effect"
import { readRows } from "../../adapters/sources/mod.ts"
import { Companies, type ImportKind, Imports } from "../../core/mod.ts"
import { asItIs, sha256, take } from "../contract/stores.ts"
import { readCompanyFacts, statementsOf } from "../core/financials/companyFacts.ts"

const takeFile = Effect.fnUntraced(function* (kind: ImportKind, path: string, symbol: string | null) {
  const imports = yield* Imports
  const bytes = Stream.fromEffect(Effect.promise(() => readFile(path)))
  const file = { name: path, batches: readRows(bytes, path), sha256: Effect.succeed(sha256) }
  return yield* imports.run(kind, file, { ...asItIs, strict: true, symbol })
})

const cik = "0000320193"

const facts = readCompanyFacts("AAPL")

/** Without what an import gives of itself. */
const given = { issuer_id: undefined, source: undefined, version: undefined }

const statementLines = statementsOf(facts).map((statement) => JSON.stringify({ ...statement, ...given, cik }))

/** Of each cover page, by the day it counts on. */
const shareLines = (facts.facts.dei?.EntityCommonStockSharesOutstanding?.units.shares ?? []).map(
  ({ end, val }) => `AAPL,${end},${val}`
)

const reports = [
  "external_id,title,report_date,securities_firm,symbol,opinion,target_price",
  "1,Before the split,2020-06-01,Alpha,AAPL,Buy,400",
  "2,After it,2020-12-01,Beta,AAPL,Hold,120",
  "3,Later,2021-03-01,Gamma,AAPL,매수,150"
]

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Of the last months, for they are told up to today. */
const insiders = [
  "symbol,external_id,filed_date,transaction_date,insider_name,transaction_code,shares_change,price",
  `AAPL,1,${daysAgo(60)},${daysAgo(62)},One Insider,S,-1000,135`,
  `AAPL,2,${daysAgo(30)},${daysAgo(32)},Two Insider,P,200,125`,
  `AAPL,3,${daysAgo(29)},${daysAgo(31)},Three Insider,A,5000,`,
  `AAPL,4,${daysAgo(500)},${daysAgo(500)},Former Insider,S,-1,100`
]

/** What is imported; the importer's day doesn't matter. */
export const appleMarket = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name,sector,currency,cik,country",
    `AAPL,NASDAQ,Apple Inc.,Technology,USD,${cik},US`,
    "IBM,NYSE,International Business Machines,Technology,USD,0000051143,US",
    "SPY,ARCA,SPDR S&P 500 ETF Trust,,USD,,US"
  ])
  for (const symbol of ["AAPL", "IBM", "SPY"]) {
    yield* takeFile("actions", `sample/actions/${symbol}.csv`, symbol)
    yield* takeFile("prices", `sample/prices/${symbol}.csv.gz`, symbol)
  }
  yield* take("statements", statementLines, { source: "SEC EDGAR" })
  yield* take("shares", ["symbol,date,count", ...shareLines])
  yield* take("reports", reports)
  yield* take("insiders", insiders)
})

export const apple = Effect.flatMap(Companies, (companies) => companies.bySymbol("AAPL"))
