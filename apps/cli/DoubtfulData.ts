/** Doubtful data of a store with the companies concerned, for people and as JSON. */
import { Effect } from "effect"
import { type Company, CompanyStore, type Doubt, Doubts } from "../../core/mod.ts"

/** A doubt with the identifiers of its company. */
export interface NamedDoubt extends Doubt {
  readonly symbol: string | null
  readonly exchange: string | null
  readonly slug: string | null
}

/** By company and date. */
export const doubtfulData = Effect.gen(function* () {
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
    return { ...doubt, symbol, exchange, slug }
  })
})

/** One doubt on two lines: the message, and its remedy. */
const linesOf = ({ exchange, message, reason, remedy, run_id, slug, symbol }: NamedDoubt): string => {
  const run = run_id === null ? "" : ` (run ${run_id})`
  return `${symbol}:${exchange} ${slug} ${reason}${run}: ${message}\n  remedy: ${remedy}`
}

/** The doubts, or a line saying that there are none. */
export const doubtfulReport = (doubts: ReadonlyArray<NamedDoubt>): string =>
  doubts.length === 0 ? "Nothing stored is doubtful" : doubts.map(linesOf).join("\n")
