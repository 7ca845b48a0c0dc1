/** Resolves the issuer of a row: by a registry's number, else by the symbol of one of its securities. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import * as Field from "../../cells/Field.ts"

import type { ImportContext } from "../Intake.ts"
import { subjects } from "./Subject.ts"

/** The fields by one of which a row names its issuer. */
export const issuerNames = ["symbol", "cik", "corp_code"] as const

/** The fields that identify a row's issuer: one of `issuerNames`, and the exchange of a symbol. */
export const issuerFields = {
  symbol: Field.optional(Field.symbol),
  exchange: Field.optional(Field.text),
  cik: Field.optional(Field.digits(10)),
  corp_code: Field.optional(Field.digits(8))
}

interface IssuerRow {
  readonly line: number
  readonly symbol: string | null
  readonly exchange: string | null
  readonly cik: string | null
  readonly corp_code: string | null
}

/** The issuer of a row. */
export interface IssuerFound {
  readonly issuer_id: number
  /** The security that the row names; null when it names only the issuer. */
  readonly company: CompanyReference | null
}

/** Finds the issuers of rows, and creates them where the options say so. */
export interface Issuers {
  /** The issuer of the row on the day; null when unknown, and the row is refused. */
  readonly find: (row: IssuerRow, date: string) => Effect.Effect<IssuerFound | null, StoreUnavailable>
  readonly created: () => number
  readonly merge: Effect.Effect<void, StoreUnavailable>
}

/** The registries' numbers of issuers. */
const registries = ["cik", "corp_code"] as const

/** By the directory and the options of an import; rows whose issuer isn't found are refused as its problems. */
export const issuers = Effect.fnUntraced(function* (
  context: ImportContext
): Effect.fn.Return<Issuers, StoreUnavailable> {
  const { directory, problems } = context
  const subject = yield* subjects(context)

  const refuse = (row: IssuerRow, column: string, message: string): null => {
    problems.refuse(row.line, column, message)
    return null
  }

  /** The issuer, unless the row has a number of another issuer; `named` is what it was found by. */
  const agreed = (row: IssuerRow, named: string, issuer_id: number, company: CompanyReference | null) => {
    const own = directory.issuerBy(issuer_id)
    for (const registry of registries) {
      const number = row[registry]
      if (number === null) continue
      const holder = directory.issuerOf({ cik: null, corp_code: null, [registry]: number })
      if (holder === null ? (own?.[registry] ?? number) !== number : holder !== issuer_id) {
        return refuse(row, registry, `${registry} ${number} is of another issuer than ${named}`)
      }
    }
    return { issuer_id, company }
  }

  const find = Effect.fnUntraced(function* (row: IssuerRow, date: string) {
    const { cik, corp_code, exchange, line, symbol } = row
    if (context.company !== null) {
      const named = { line, symbol: symbol ?? context.company.symbol, exchange, name: null, alias_name: null }
      const only = yield* subject.find(named, date)
      return only === null ? null : agreed(row, only.slug, only.issuer_id, only)
    }
    const numbered = directory.issuerOf(row)
    if (symbol === null) {
      if (numbered !== null) return agreed(row, "the row's other number", numbered, null)
      if (cik !== null) return refuse(row, "cik", `Unknown cik ${cik}: import a company with it first`)
      if (corp_code !== null) {
        return refuse(row, "corp_code", `Unknown corp_code ${corp_code}: import a company with it first`)
      }
      return refuse(row, "symbol", "The row names no issuer: expected a symbol, cik or corp_code")
    }
    const on = exchange === null ? null : directory.exchanges.find(exchange)
    const held = directory.holderOn(symbol, on, date)._tag
    const former = held === "NotHeld" ? directory.formerHolder(symbol, on, date) : null
    if (former !== null) return agreed(row, symbol, former.issuer_id, former)
    if (numbered !== null && held === "Unknown") {
      // A company created for the row would get an issuer of its own.
      return refuse(
        row,
        "symbol",
        `Unknown symbol ${symbol} of a known issuer: import its company with the number first`
      )
    }
    const company = yield* subject.find({ line, symbol, exchange, name: null, alias_name: null }, date)
    return company === null ? null : agreed(row, symbol, company.issuer_id, company)
  })
  return { find, created: subject.created, merge: subject.merge }
})
