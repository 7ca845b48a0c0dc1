/** Resolves the security of a row: by its own symbol and exchange, else those given for the whole file. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import type { Exchange } from "../../companies/Exchange.ts"
import { isSpelling } from "../../companies/Spelling.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { bareCompany, type CompanyMaker, companyMaker } from "./CompanyMaker.ts"
import * as Field from "../../cells/Field.ts"

import type { ImportContext } from "../Intake.ts"

/** The fields that identify a row's security, and those of a company created for it. */
export const subjectFields = {
  symbol: Field.symbol,
  exchange: Field.optional(Field.text),
  name: Field.optional(Field.text),
  alias_name: Field.optional(Field.text)
}

/** What a row says of its security; null where it has no such cell. */
export interface SubjectRow {
  readonly line: number
  readonly symbol: string
  readonly exchange: string | null
  readonly name: string | null
  readonly alias_name: string | null
}

/** Finds the companies of rows, and creates them where the options say so. */
export interface Subjects {
  /** The company of the row on the day; null when unknown, and the row is refused. */
  readonly find: (row: SubjectRow, date: string) => Effect.Effect<CompanyReference | null, StoreUnavailable>
  /** The company that `find` returns without creating it, and whether it is so on all days; null where there is none. */
  readonly known: (
    symbol: string,
    exchange: string | null,
    date: string
  ) => { readonly company: CompanyReference; readonly isSameOnAllDays: boolean } | null
  /** How many companies were created. */
  readonly created: () => number
  /** Writes the created companies. */
  readonly merge: Effect.Effect<void, StoreUnavailable>
}

/** By the directory and the options of an import; rows whose company isn't found are refused as its problems. */
export const subjects = Effect.fnUntraced(function* (
  context: ImportContext
): Effect.fn.Return<Subjects, StoreUnavailable> {
  const { directory, options, problems, sink } = context
  const only = context.company
  let maker: CompanyMaker | undefined
  let created = 0

  const create = Effect.fnUntraced(function* (row: SubjectRow, exchange: Exchange) {
    maker ??= companyMaker(sink, directory)
    const name = row.name ?? row.alias_name ?? row.symbol
    const issuer_id = yield* maker.issuer({ name, cik: null, corp_code: null }, null, row.line)
    const company = yield* maker.make(
      { symbol: row.symbol, name, alias_name: row.alias_name, issuer_id },
      exchange
    )
    yield* sink.stage("company", [{ ...bareCompany(company), ...company, line: row.line }])
    created++
    return directory.bySlug(company.slug)
  })

  /** Whether the company has or had the symbol, or no company is known to. */
  const mayBe = (company: CompanyReference, symbol: string): boolean => {
    const listings = directory.listingsOf(symbol, null)
    return (
      isSpelling(company.symbol, symbol) ||
      listings.some(({ company_id }) => company_id === company.company_id) ||
      (listings.length === 0 && directory.holder(symbol, null) === null)
    )
  }

  const known: Subjects["known"] = (symbol, code, date) => {
    if (only !== null) return mayBe(only, symbol) ? { company: only, isSameOnAllDays: true } : null
    const exchange = code === null ? null : directory.exchanges.find(code)
    if (code !== null && exchange === null) return null
    const held = directory.holderOn(symbol, exchange, date)
    const isSameOnAllDays = directory.listingsOf(symbol, exchange).length === 0
    return held._tag === "Found" ? { company: held.company, isSameOnAllDays } : null
  }

  const find = Effect.fnUntraced(function* (row: SubjectRow, date: string) {
    if (only !== null) {
      if (mayBe(only, row.symbol)) return only
      problems.refuse(
        row.line,
        "symbol",
        `The row is of ${row.symbol}, which ${only.slug} (--company) isn't known to have held: import its listing if it has`
      )
      return null
    }
    const code = row.exchange
    const exchange = code === null ? null : directory.exchanges.find(code)
    if (code !== null && exchange === null) {
      problems.refuse(row.line, "exchange", `Unknown exchange ${code}: import it first (import exchanges)`)
      return null
    }
    const held = directory.holderOn(row.symbol, exchange, date)
    if (held._tag === "Found") return held.company
    if (held._tag === "NotHeld") {
      problems.refuse(row.line, "symbol", held.message)
      return null
    }
    // Naming a file's one security with its exchange says all that its company needs.
    const isNamed = options.symbol !== null && !options.symbolFromName
    if (!options.createCompanies && !(isNamed && exchange !== null)) {
      const where = exchange === null ? "" : ` on ${exchange.code}`
      const how = isNamed
        ? `pass it with its exchange, as in --symbol ${row.symbol}:NASDAQ, and its company is created`
        : `import its company first, or pass --create-companies${exchange === null ? " and --exchange" : ""}`
      problems.refuse(row.line, "symbol", `Unknown symbol ${row.symbol}${where}: ${how}`)
      return null
    }
    if (exchange === null) {
      problems.refuse(
        row.line,
        "exchange",
        `Unknown symbol ${row.symbol}, and no exchange to create its company on: pass --exchange or map a column to exchange`
      )
      return null
    }
    return yield* create(row, exchange)
  })

  const merge = Effect.suspend(() => {
    if (maker === undefined) return Effect.void
    const merged = Effect.andThen(sink.merge("issuer", context.run_id), sink.merge("company", context.run_id))
    return Effect.asVoid(Effect.andThen(maker.finish, merged))
  })
  return { find, known, created: () => created, merge }
})
