/** Reads what a store has of an issuer's filings and of brokers' reports about it, by the symbol of its company. */
import { Effect } from "effect"
import { type Line } from "../../core/financials/mod.ts"
import { Disclosure, Report, ShareCount, latestRows } from "../../core/mod.ts"
import { FiledStatement, InsiderStore, RowStore } from "../../core/ports.ts"
import { companyOf } from "./look.ts"

const order = ({ fiscal_date, source, span, version }: FiledStatement): string =>
  [fiscal_date, `${span}`.padStart(2, "0"), source, version].join(" ")

/** Every version of its statements, by period, source and version. */
export const statementsOf = Effect.fnUntraced(function* (symbol: string) {
  const { issuer_id } = yield* companyOf(symbol)
  const filed = yield* (yield* RowStore).all(FiledStatement, { issuer_id })
  return filed.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
})

/** A line of every version, `["2023-12-31 12 0001628280-24-002390 96773000000"]`. */
export const figuresOf = (symbol: string, line: Line) =>
  Effect.map(statementsOf(symbol), (filed) =>
    filed.map((statement) =>
      [statement.fiscal_date, statement.span, statement.version, statement[line]].join(" ")
    )
  )

/** Its counts of shares, by class and day. */
export const sharesOf = Effect.fnUntraced(function* (symbol: string) {
  const { issuer_id } = yield* companyOf(symbol)
  const counts = yield* (yield* RowStore).all(ShareCount, { issuer_id })
  return counts.toSorted((a, b) => (`${a.share_class} ${a.date}` < `${b.share_class} ${b.date}` ? -1 : 1))
})

/** All reports about it, in the store's order. */
export const reportsOf = Effect.fnUntraced(function* (symbol: string) {
  const { company_id } = yield* companyOf(symbol)
  return yield* (yield* RowStore).dated(Report, { company_id }, latestRows(10_000, null))
})

/** All transactions of its insiders, in the store's order. */
export const transactionsOf = Effect.fnUntraced(function* (
  symbol: string,
  since = "1900-01-01",
  filedBy: string | null = null
) {
  const { issuer_id } = yield* companyOf(symbol)
  const store = yield* InsiderStore
  return yield* store.ofIssuer(issuer_id, since, filedBy)
})

/** Its latest filings, in the store's order. */
export const disclosuresOf = Effect.fnUntraced(function* (
  symbol: string,
  limit = 1000,
  filedBy: string | null = null
) {
  const { issuer_id } = yield* companyOf(symbol)
  return yield* (yield* RowStore).dated(Disclosure, { issuer_id }, latestRows(limit, filedBy))
})
