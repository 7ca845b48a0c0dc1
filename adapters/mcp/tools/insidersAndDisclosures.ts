/** Insiders' transactions and filings of a company's issuer. */
import { Effect } from "effect"
import { CompanyRows, disclosures, insiderRow, Insiders, latestRows } from "../../../core/mod.ts"
import { tableOf } from "../tool/Compact.ts"
import { rows, symbol, wholeOr } from "../tool/Parameters.ts"
import { companyOn, headOf, sourcesOf } from "../tool/Subject.ts"
import { tool } from "../tool/Tool.ts"

export const insidersAndDisclosures = tool({
  name: "insiders_and_disclosures",
  title: "Insiders and disclosures",
  description:
    "Insiders' transactions of the calendar months up to today with a summary of purchases and sales, and the issuer's latest filings, both newest first.",
  scopes: ["read:financial"],
  parameters: { symbol, months: wholeOr(12, 1, 60, "Calendar months of transactions"), limit: rows(20, 100) },
  run: Effect.fnUntraced(function* (given) {
    const company = yield* companyOn(given.symbol)
    const insiders = yield* Insiders
    const listed = yield* CompanyRows
    const { currency, summary, transactions } = yield* insiders.of(company, given.months, given.limit, null)
    const filed = yield* listed.dated(disclosures, company, latestRows(given.limit, null))
    const trades = transactions.map((transaction) => insiderRow(transaction, currency))
    return {
      ...headOf(company),
      summary,
      transactions: tableOf(
        [
          "transaction_date",
          "filed_date",
          "insider_name",
          "position",
          "transaction_type",
          "transaction_code",
          "shares_change",
          "price",
          "value",
          "shares_owned_after"
        ],
        trades
      ),
      disclosures: tableOf(["rcept_dt", "report_nm", "category", "rcept_no", "url"], filed),
      source: yield* sourcesOf("insiders", "disclosures")
    }
  })
})
