/** Doubts, and gaps over which prices step, with the identifiers of their companies. */
import { Effect, Schema } from "effect"
import { type Company, CompanyRecord } from "../companies/Company.ts"
import { CompanyStore } from "../companies/CompanyStore.ts"
import { nullable } from "../records/Record.ts"
import { Doubt } from "./Doubt.ts"
import { Doubts } from "./Doubts.ts"
import { remedyFor } from "./Remedy.ts"
import { SteppedGap } from "./Step.ts"

/** All null when the company isn't stored. */
const identifiers = {
  symbol: nullable(CompanyRecord.fields.symbol, "Ticker on its exchange"),
  exchange: nullable(CompanyRecord.fields.exchange, "The exchange's code"),
  slug: nullable(CompanyRecord.fields.slug, "The company's part of a page's address")
}

/**
 * A doubt with its company's identifiers, all null when the company isn't stored. The commands in its remedy name the
 * company.
 */
export const NamedDoubt = Schema.Struct({ ...Doubt.fields, ...identifiers })
export type NamedDoubt = typeof NamedDoubt.Type

/** A gap with its company's identifiers, all null when the company isn't stored. */
export const NamedGap = Schema.Struct({ ...SteppedGap.fields, ...identifiers })
export type NamedGap = typeof NamedGap.Type

/** By company and date. */
export const namedFindings = Effect.gen(function* () {
  const { withGaps } = yield* Doubts
  const { byId } = yield* CompanyStore
  const { doubts, gaps } = yield* withGaps
  const companies = new Map<number, Company | null>()
  for (const { company_id } of [...doubts, ...gaps]) {
    if (!companies.has(company_id)) companies.set(company_id, yield* byId(company_id))
  }
  const named = ({ company_id }: { readonly company_id: number }) => {
    const company = companies.get(company_id) ?? null
    const { exchange = null, slug = null, symbol = null } = company ?? {}
    return { company, names: { symbol, exchange, slug } }
  }
  return {
    doubts: doubts.map((doubt): NamedDoubt => {
      const { company, names } = named(doubt)
      return { ...doubt, remedy: remedyFor(doubt, company), ...names }
    }),
    gaps: gaps.map((gap): NamedGap => ({ ...gap, ...named(gap).names }))
  }
})

/** By company and date. */
export const namedDoubts = Effect.map(namedFindings, ({ doubts }) => doubts)
