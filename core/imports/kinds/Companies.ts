/** Imports companies. A company is identified by its slug, else by its symbol within the exchange's operator. */
import { type CompanyReference, referenceOf } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import { chooseCompany } from "../../companies/Companies.ts"
import { CompanyRecord } from "../../companies/Company.ts"
import type { Exchange } from "../../companies/Exchange.ts"
import { Issuer } from "../../companies/Issuer.ts"
import { isSpelling } from "../../companies/Spelling.ts"
import { plainSlugs } from "../../companies/Slug.ts"
import { cellsOf } from "../../records/Record.ts"
import { companyMaker } from "../subjects/CompanyMaker.ts"
import * as Field from "../../cells/Field.ts"

import { type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import type { Row } from "../cells/Row.ts"

const {
  country_code: country,
  exchange,
  listed,
  name,
  slug,
  ...own
} = cellsOf(CompanyRecord, ["company_id", "issuer_id"])

const fields = {
  ...own,
  ...cellsOf(Issuer, ["issuer_id", "name"]),
  /** A row without one is of a stored company, and leaves it on its exchange. */
  exchange: Field.optional(exchange),
  /** The exchange of a new company; a stored one stays on its own. */
  default_exchange: Field.optional(exchange),
  /** The sector of a company of which none is known; a stored one keeps its own. */
  default_sector: Field.optional(own.sector),
  /** A row without one is of a stored company, and leaves it its name. */
  name: Field.optional(name),
  slug: Field.optional(slug),
  country,
  listed
}

type CompanyRow = Row<typeof fields>

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { directory, problems, sink } = context
  const maker = companyMaker(sink, directory)

  /** The stored company of a row with an exchange, null for a new one; false when the row is refused. */
  const knownOn = (row: CompanyRow, exchange: Exchange): CompanyReference | null | false => {
    const refuse = (message: string): false => {
      problems.refuse(row.line, "symbol", message)
      return false
    }
    const spelled = directory.holder(row.symbol, exchange)
    // A row with a slug says which company it is of, and its symbol is the company's, as written.
    const holder = row.slug === null || spelled?.symbol === row.symbol ? spelled : null
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

  /** The stored company of a row without an exchange: the issuer's by its number, else the one that the symbol means. */
  const knownAnywhere = ({ cik, corp_code, line, slug, symbol }: CompanyRow): CompanyReference | false => {
    const issuer_id = directory.issuerOf({ cik, corp_code })
    const securities = issuer_id === null ? [] : directory.securitiesOf(issuer_id)
    const company =
      (slug === null ? null : directory.bySlug(slug)) ??
      chooseCompany(
        securities.filter((security) => isSpelling(security.symbol, symbol)),
        null
      ) ??
      directory.holder(symbol, null)
    if (company !== null) return company
    problems.refuse(
      line,
      "exchange",
      `Unknown symbol ${symbol}: a new company requires an exchange, in its row or by --exchange`
    )
    return false
  }

  /** The exchange of a row, null where it has none; false when it is unknown, and the row is refused. */
  const exchangeOf = (row: CompanyRow): Exchange | null | false => {
    const code = row.exchange ?? row.default_exchange
    if (code === null) return null
    const found = directory.exchanges.find(code)
    if (found !== null) return found
    problems.refuse(row.line, "exchange", `Unknown exchange ${code}: import it first (import exchanges)`)
    return false
  }

  /** The issuer of a row; null when the row is refused. */
  const issuerOf = Effect.fnUntraced(function* (
    row: CompanyRow,
    name: string,
    stored: CompanyReference | null
  ) {
    const { cik, corp_code, line, symbol } = row
    const numbers = { name, cik, corp_code }
    const known = stored?.issuer_id ?? null
    const numbered = directory.issuerOf(numbers)
    const isMoved =
      known !== null && (numbered === null ? maker.isAnother(known, numbers) : numbered !== known)
    if (isMoved && (yield* sink.filing([known])).size > 0) {
      problems.refuse(
        line,
        cik === null ? "corp_code" : "cik",
        `What was filed for ${symbol} is stored under another issuer than the one with this number: if the ticker passed to another company, import both with a slug each (listed=false for the former one); otherwise undo those imports first (runs undo)`
      )
      return null
    }
    return yield* maker.issuer(numbers, known, line)
  })

  /** The record of a row; null when the row is refused. */
  const recordOf = Effect.fnUntraced(function* (row: CompanyRow) {
    const given = exchangeOf(row)
    if (given === false) return null
    const stored = given === null ? knownAnywhere(row) : knownOn(row, given)
    if (stored === false) return null
    const name = row.name ?? stored?.name
    if (name === undefined) {
      problems.refuse(row.line, "name", `name is missing: ${row.symbol} is a new company`)
      return null
    }
    const issuer_id = yield* issuerOf(row, name, stored)
    if (issuer_id === null) return null
    const { cik: _, corp_code: __, country, default_exchange: ___, default_sector, line, ...columns } = row
    const sector = row.sector ?? (stored?.sector == null ? default_sector : null)
    const fields = { ...columns, name, issuer_id, sector, country_code: country }
    if (stored === null) {
      const { exchange: _, slug, ...rest } = fields
      // Without an exchange only stored companies are found.
      return { ...(yield* maker.make(slug === null ? rest : { ...rest, slug }, given as Exchange)), line }
    }
    const moved = row.exchange === null ? null : given
    const exchange = moved ?? (directory.exchanges.find(stored.exchange) as Exchange)
    // Without a slug the row was found by its symbol, of which it may have another spelling.
    const symbol = row.slug === null ? stored.symbol : row.symbol
    const company = {
      ...fields,
      symbol,
      company_id: stored.company_id,
      slug: stored.slug,
      exchange: exchange.code
    }
    directory.put({
      ...referenceOf(company, exchange),
      listed: row.listed ?? stored.listed,
      country_code: country ?? stored.country_code,
      currency: row.currency ?? stored.currency,
      stock_type: row.stock_type ?? stored.stock_type,
      sector: sector ?? stored.sector
    })
    return { ...company, line }
  })

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<CompanyRow>) {
    const named = rows.flatMap(({ default_exchange, exchange, name, symbol }) => {
      const code = exchange ?? default_exchange
      return name === null || code === null ? [] : plainSlugs({ name, symbol, exchange: code })
    })
    yield* directory.learn({ slugs: named })
    const staged: Array<CompanyRecord & { readonly line: number }> = []
    for (const row of rows) {
      const record = yield* recordOf(row)
      if (record !== null) staged.push(record)
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

/** The kind `companies`. A row of a stored company changes only what it states. */
export const companies: KindDefinition = defineKind(CompanyRecord, {
  fields,
  open
})
