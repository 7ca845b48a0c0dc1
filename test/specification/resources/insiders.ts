/** Insiders' transactions: contract 8. */
import { all, count, date, integer, link, listOf, maybe, members, number, text, truth } from "../forms.ts"
import { companyAt, pagesOf, plentyPage, size, type Specified } from "../Specified.ts"
import { page } from "../sharedForms.ts"

const insidersPage = page({
  currency: maybe(text),
  transactions: listOf(
    members({
      id: integer,
      filed_date: date,
      transaction_date: maybe(date),
      insider_name: text,
      ...all("position, relationship, transaction_type, transaction_code", maybe(text)),
      shares_change: number,
      ...all("price, value, shares_owned_after, ownership_percent", maybe(number)),
      is_direct: maybe(truth),
      source: text,
      filing_id: maybe(text),
      filing_url: maybe(link)
    })
  ),
  summary: members({
    ...all("period_months, buy_count, sell_count", count),
    ...all("shares_bought, shares_sold, net_shares", number),
    net_value: maybe(number)
  }),
  count
})

export const specified: Specified = {
  operations: [companyAt("/insider", "", "months=61")],
  answers: [
    {
      name: "a page of insiders",
      form: insidersPage,
      paths: pagesOf("/insider"),
      neverNull: ["currency"]
    }
  ],
  sizes: [
    size(`${plentyPage}/insider`, "months", [1, 60], 12, (_) => _.summary.buy_count),
    size(`${plentyPage}/insider`, "limit", [1, 500], 100, (_) => _.transactions.length)
  ]
}
