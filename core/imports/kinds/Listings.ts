/** Imports the holders of tickers over time, so that the bars of a former holder find their company. */
import { Effect } from "effect"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import { Listing } from "../../companies/Listing.ts"
import type { Staged } from "../../tables/Records.ts"
import { type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import type { Row } from "../cells/Row.ts"

const fields = { ...cellsOf(Listing, ["company_id"]), company: Field.text }

const overlaps = (a: Listing, b: Listing): boolean =>
  (b.valid_to === null || a.valid_from <= b.valid_to) && (a.valid_to === null || b.valid_from <= a.valid_to)

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { directory, problems, sink } = context

  const lawful = (row: Row<typeof fields>): ReadonlyArray<Staged<"listing">> => {
    const { line, symbol, valid_from, valid_to } = row
    const refuse = (column: string, message: string) => {
      problems.refuse(line, column, message)
      return []
    }
    const exchange = directory.exchanges.find(row.exchange)
    if (exchange === null) {
      return refuse("exchange", `Unknown exchange ${row.exchange}: import it first (import exchanges)`)
    }
    const company = directory.named(row.company)
    if (company === null) {
      return refuse(
        "company",
        `Unknown company ${row.company}: expected a slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or an id`
      )
    }
    if (valid_to !== null && valid_to < valid_from) {
      return refuse("valid_to", `${valid_to} is before valid_from, ${valid_from}`)
    }
    const listing = { symbol, exchange: exchange.code, valid_from, valid_to, company_id: company.company_id }
    const other = directory
      .listingsOf(symbol, exchange)
      .find((_) => overlaps(_, listing) && _.valid_from !== valid_from && _.company_id !== company.company_id)
    if (other !== undefined) {
      return refuse(
        "valid_from",
        `${symbol} on ${exchange.code} was held by another company from ${other.valid_from} to ${other.valid_to ?? "today"}`
      )
    }
    directory.addListing(listing)
    return [{ ...listing, line }]
  }

  const accept = (rows: ReadonlyArray<Row<typeof fields>>) => sink.stage("listing", rows.flatMap(lawful))
  const close = sink.merge("listing", context.run_id)
  return { accept, close }
})

/** The kind `listings`. `valid_to` is the last day, empty for a holder that has it still. */
export const listings: KindDefinition = defineKind(Listing, {
  fields,
  open
})
