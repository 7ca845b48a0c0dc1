/** Imports companies. A company is identified by its slug, else by its symbol within the exchange's operator. */
import { type CompanyReference, referenceOf } from "../subjects/CompanyReference.ts"
import { Effect } from "effect"
import { CompanyRecord } from "../../companies/Company.ts"
import type { Exchange } from "../../companies/Exchange.ts"
import { Issuer } from "../../companies/Issuer.ts"
import { plainSlugs } from "../../companies/Slug.ts"
import { cellsOf } from "../../records/Record.ts"
import { companyMaker } from "../subjects/CompanyMaker.ts"
import * as Field from "../cells/Field.ts"

import { type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import type { Row } from "../cells/Row.ts"

const { country_code: country, listed, slug, ...own } = cellsOf(CompanyRecord, ["company_id", "issuer_id"])

const fields = {
  ...own,
  ...cellsOf(Issuer, ["issuer_id", "name"]),
  slug: Field.optional(slug),
  country,
  listed
}

type CompanyRow = Row<typeof fields>

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { directory, problems, sink } = context
  const maker = companyMaker(sink, directory)

  /** The stored company of the row, null for a new one; false when the row is refused. */
  const known = (row: CompanyRow, exchange: Exchange): CompanyReference | null | false => {
    const refuse = (message: string): false => {
      problems.refuse(row.line, "symbol", message)
      return false
    }
    const holder = directory.holder(row.symbol, exchange)
    const named = row.slug === null ? null : directory.bySlug(row.slug)
    if (holder === null) return named
    const held = `${row.symbol} on ${exchange.code}`
    if (holder.listed) {
      if (row.slug === null) return holder
      if (row.listed === false || named?.company_id === holder.company_id) return named
      return refuse(
        `${held} is held by ${holder.slug}: import that company with listed=false or its new symbol first`
      )
    }
    if (row.slug !== null) return named
    if (row.listed === null) {
      return refuse(
        `${held} was held by ${holder.slug}, which is no longer listed: set listed=true for a new holder, or slug=${holder.slug} for that company`
      )
    }
    return row.listed ? null : holder
  }

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<CompanyRow>) {
    const staged: Array<CompanyRecord & { readonly line: number }> = []
    yield* directory.learn({ slugs: rows.flatMap(plainSlugs) })
    for (const row of rows) {
      const { cik, corp_code, country, line, exchange: code, ...columns } = row
      const exchange = directory.exchanges.find(code)
      if (exchange === null) {
        problems.refuse(line, "exchange", `Unknown exchange ${code}: import it first (import exchanges)`)
        continue
      }
      const stored = known(row, exchange)
      if (stored === false) continue
      const issuer_id = yield* maker.issuer(
        { name: row.name, cik, corp_code },
        stored?.issuer_id ?? null,
        line
      )
      if (
        stored !== null &&
        stored.issuer_id !== issuer_id &&
        (yield* sink.filing([stored.issuer_id])).size > 0
      ) {
        problems.refuse(
          line,
          cik === null ? "corp_code" : "cik",
          `What was filed for ${row.symbol} is stored under another issuer than the one with this number: undo those imports first (runs undo)`
        )
        continue
      }
      const given = { ...columns, issuer_id, country_code: country }
      if (stored === null) {
        const { slug, ...rest } = given
        staged.push({ ...(yield* maker.make(slug === null ? rest : { ...rest, slug }, exchange)), line })
        continue
      }
      const company = { ...given, company_id: stored.company_id, slug: stored.slug, exchange: exchange.code }
      directory.put({
        ...referenceOf(company, exchange),
        listed: row.listed ?? stored.listed,
        country_code: country ?? stored.country_code,
        currency: row.currency ?? stored.currency,
        stock_type: row.stock_type ?? stored.stock_type
      })
      staged.push({ ...company, line })
    }
    yield* sink.stage("company", staged)
  })

  const close = Effect.gen(function* () {
    yield* maker.finish
    yield* sink.merge("issuer", context.run_id)
    return { ...(yield* sink.merge("company", context.run_id)) }
  })
  return { accept, close }
})

export const companies: KindDefinition = defineKind({
  summary: "companies: symbol, exchange, name, and more of each when known",
  fields,
  open
})
