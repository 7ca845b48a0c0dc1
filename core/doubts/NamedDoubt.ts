/** Doubts with the identifiers of their companies. */
import { Effect, Schema } from "effect"
import { type Company, CompanyRecord } from "../companies/Company.ts"
import { CompanyStore } from "../companies/CompanyStore.ts"
import { nullable } from "../records/Record.ts"
import { Doubt } from "./Doubt.ts"
import { Doubts } from "./Doubts.ts"
import { remedyFor } from "./Remedy.ts"

/**
 * A doubt with its company's identifiers, all null when the company isn't stored. The commands in its remedy name the
 * company.
 */
export const NamedDoubt = Schema.Struct({
  ...Doubt.fields,
  symbol: nullable(CompanyRecord.fields.symbol, "Ticker on its exchange"),
  exchange: nullable(CompanyRecord.fields.exchange, "The exchange's code"),
  slug: nullable(CompanyRecord.fields.slug, "The company's part of a page's address")
})
export type NamedDoubt = typeof NamedDoubt.Type

/** By company and date. */
export const namedDoubts = Effect.gen(function* () {
  const { all } = yield* Doubts
  const { byId } = yield* CompanyStore
  const doubts = yield* all
  const companies = new Map<number, Company | null>()
  for (const { company_id } of doubts) {
    if (!companies.has(company_id)) companies.set(company_id, yield* byId(company_id))
  }
  return doubts.map((doubt): NamedDoubt => {
    const company = companies.get(doubt.company_id) ?? null
    const { exchange = null, slug = null, symbol = null } = company ?? {}
    return { ...doubt, remedy: remedyFor(doubt, company), symbol, exchange, slug }
  })
})
