/** Tesla's statements as laid out by a source, with dates across and Yahoo Finance's names of the lines. */
import { readFileSync } from "node:fs"
import { Effect, Stream } from "effect"
import { readRows } from "../../adapters/sources/mod.ts"
import { type ImportOptions, Imports } from "../../core/mod.ts"
import { asItIs, sha256 } from "./stores.ts"

/** Yahoo's names of the lines that differ from the field's. */
const names = {
  income: {
    TotalRevenue: "sales",
    GrossProfit: "gross_profit",
    NetIncome: "net_income",
    BasicEPS: "eps_basic"
  },
  balance: {
    TotalAssets: "total_assets",
    TotalLiabilitiesNetMinorityInterest: "total_liabilities",
    StockholdersEquity: "total_shareholders_equity",
    MinorityInterest: "non_controlling_interest",
    NetPPE: "properties"
  },
  cash: {
    OperatingCashFlow: "operating_cash_flow",
    CapitalExpenditure: "capital_expenditures",
    FreeCashFlow: "free_cash_flow"
  }
} as const

/** What a table of years in dollars leaves unspecified. */
export const ofYears = (symbol: string): Partial<ImportOptions> => ({
  symbol,
  set: new Map([
    ["period", "annual"],
    ["currency", "USD"]
  ])
})

/** Imports one of the three files as the symbol's. */
export const tesla = Effect.fnUntraced(function* (symbol: string, statement: keyof typeof names) {
  const imports = yield* Imports
  const name = `TSLA_${statement}.csv`
  const bytes = Stream.sync(() => new Uint8Array(readFileSync(`test/figures/statements/${name}`)))
  const file = { name, batches: readRows(bytes, name), sha256: Effect.succeed(sha256) }
  const map = new Map(Object.entries(names[statement]))
  return yield* imports.run("statements", file, { ...asItIs, ...ofYears(symbol), map })
})
