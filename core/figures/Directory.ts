/** What is read of securities alike for every day, kept between days: who they are, and their splits. */
import { Effect } from "effect"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { FigureAction, FigureSecurity, FigureStore, IssuerRange, IssuerWindow } from "./FigureStore.ts"

/** The securities of some issuers, by issuer_id, then company_id, and their splits and stock dividends. */
export interface Section {
  readonly securities: ReadonlyArray<FigureSecurity>
  readonly splits: ReadonlyMap<number, ReadonlyArray<FigureAction>>
}

/** A section that is found by the id before its first issuer's. */
export interface KeptSection extends Section {
  readonly window: IssuerRange
}

/** The tables, by the column of its rows' companies or issuers, that something is made of. */
export type WrittenTables = ReadonlyArray<readonly [table: string, column: "company_id" | "issuer_id"]>

/** Of larger markets the rest is read again; so many take about 100 MB. */
const maxSecurities = 150_000

/** After any day: no other actions than splits are read. */
const never = "9999-12-31"

const ofSections: WrittenTables = [
  ["company", "company_id"],
  ["price_daily", "company_id"],
  ["corporate_action", "company_id"],
  ["action_coverage", "company_id"]
]

/** Reads a section; without splits where these aren't needed. */
export const sectionOf = Effect.fnUntraced(function* (
  store: FigureStore["Service"],
  window: IssuerWindow,
  needsSplits: boolean
): Effect.fn.Return<Section, StoreUnavailable> {
  const securities = yield* inOwnTurn(store.securities(window))
  const splits = needsSplits ? yield* inOwnTurn(store.actions(window, never)) : []
  return { securities, splits: Map.groupBy(splits, ({ company_id }) => company_id) }
})

/**
 * The issuers of which rows of tables were written since a generation; null where any may have been, more than `max` were,
 * or a company that isn't known was.
 */
export const issuersWritten = (
  changes: Changes["Service"],
  tables: WrittenTables,
  since: number,
  issuerOf: (company_id: number) => number | undefined,
  max: number
): ReadonlySet<number> | null => {
  const written = new Set<number>()
  if (changes.valuesSince("data", "exchange", "code", since)?.length !== 0) return null
  for (const [table, column] of tables) {
    const values = changes.valuesSince("data", table, column, since)
    if (values === null) return null
    for (const value of values) {
      const issuer_id = column === "issuer_id" ? Number(value) : issuerOf(Number(value))
      if (issuer_id === undefined) return null
      written.add(issuer_id)
    }
    if (written.size > max) return null
  }
  return written
}

/** Finds sections one after the other; those that were read before and not written since are kept. */
export const makeDirectory = (store: FigureStore["Service"], changes: Changes["Service"], size: number) => {
  const kept = new Map<number, KeptSection>()
  let since: number | null = null

  /** Forgets what was written since the last time. */
  const renew = (): void => {
    const generation = changes.generation("data")
    if (generation !== null && generation === since) return
    const sections = [...kept.values()]
    const issuers = new Map(
      sections.flatMap(({ securities }) =>
        securities.map(({ company_id, issuer_id }) => [company_id, issuer_id] as const)
      )
    )
    const written =
      since === null || generation === null || kept.size === 0
        ? null
        : issuersWritten(changes, ofSections, since, (id) => issuers.get(id), maxSecurities)
    if (written === null) kept.clear()
    else
      for (const { securities, window } of sections)
        if (securities.some(({ issuer_id }) => written.has(issuer_id))) kept.delete(window.after)
    since = generation
  }

  /** The section after an issuer's id; null when there is none. */
  return Effect.fnUntraced(function* (after: number): Effect.fn.Return<KeptSection | null, StoreUnavailable> {
    renew()
    const known = kept.get(after)
    if (known !== undefined) return known
    const begun = since
    const window = yield* inOwnTurn(store.next(after, size))
    if (window === null) return null
    const section: KeptSection = { window, ...(yield* sectionOf(store, window, true)) }
    // What was written while it was read may be missing in it.
    const isKept = begun !== null && changes.generation("data") === begun && since === begun
    if (isKept && kept.size * size < maxSecurities) kept.set(after, section)
    return section
  })
}
