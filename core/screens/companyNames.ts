/** The names of companies in the rows of screens, kept in memory until they are written. */
import { Effect } from "effect"
import { CompanyStore } from "../companies/CompanyStore.ts"
import { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** A company as rows of a screen name it. */
export interface CompanyNamed {
  readonly symbol: string
  readonly name: string
  readonly exchange: string
}

/** More names aren't kept: some megabytes. */
const mostKept = 20_000

/** Finds the names of companies by their ids; those that there aren't are absent. */
export const companyNames: Effect.Effect<
  (company_ids: ReadonlyArray<number>) => Effect.Effect<ReadonlyMap<number, CompanyNamed>, StoreUnavailable>,
  never,
  Changes | CompanyStore
> = Effect.gen(function* () {
  const changes = yield* Changes
  const store = yield* CompanyStore
  const kept = new Map<number, CompanyNamed>()
  let since = -1

  /** Forgets what was written since; false where nothing may be kept. */
  const renew = (): boolean => {
    const generation = changes.generation("data")
    if (generation === null) return false
    if (generation === since) return true
    const written = changes.valuesSince("data", "company", "company_id", since)
    const exchanges = changes.valuesSince("data", "exchange", "code", since)
    if (since === -1 || written === null || exchanges?.length !== 0) kept.clear()
    else for (const id of written) kept.delete(Number(id))
    since = generation
    return true
  }

  return Effect.fnUntraced(function* (company_ids) {
    const isKept = renew()
    const before = since
    const found = new Map<number, CompanyNamed>()
    const missing: Array<number> = []
    for (const id of company_ids) {
      const known = isKept ? kept.get(id) : undefined
      if (known === undefined) missing.push(id)
      else found.set(id, known)
    }
    if (missing.length === 0) return found
    const read = yield* store.byIds(missing)
    // What was read before a write that was heard of meanwhile may be what was there before it.
    const mayKeep = isKept && since === before && changes.generation("data") === before
    if (mayKeep && kept.size + read.length > mostKept) kept.clear()
    for (const { company_id, exchange, name, symbol } of read) {
      const named = { symbol, name, exchange }
      found.set(company_id, named)
      if (mayKeep && kept.size < mostKept) kept.set(company_id, named)
    }
    return found
  })
})
