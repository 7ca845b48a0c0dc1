/** What is read of securities alike for every day, kept between days: who they are, and their splits. */
import { Effect } from "effect"
import { countWhile } from "../numbers/countWhile.ts"
import { inOwnTurn } from "../scheduling/EventLoop.ts"
import type { Changes } from "../store/Changes.ts"
import { reading } from "../store/ReadSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import {
  type FigureAction,
  type FigureSecurity,
  FigureStore,
  type IssuerRange,
  type IssuerWindow
} from "./FigureStore.ts"

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

/** The sections of all issuers, as far as they are kept. */
interface Directory {
  /** The section after an issuer's id; null when there is none. */
  readonly after: (id: number) => Effect.Effect<KeptSection | null, StoreUnavailable>
  /** What is kept of some issuers; null where that isn't all of them. */
  readonly of: (issuer_ids: ReadonlyArray<number>) => Effect.Effect<Section | null>
}

/** A kept section, which is read as the store was when it was read first. */
const noted = <A extends Section>(section: A): Effect.Effect<A> =>
  reading(
    () => ({ ...FigureStore.reads.securities(), ...FigureStore.reads.actions() }),
    () => Effect.succeed(section)
  )

/** Finds sections one after the other; those that were read before and not written since are kept. */
export const makeDirectory = (
  store: FigureStore["Service"],
  changes: Changes["Service"],
  size: number
): Directory => {
  const kept = new Map<number, KeptSection>()
  /** The kept sections in order, found again once one was forgotten or added. */
  let inOrder: ReadonlyArray<KeptSection> | null = null
  let since: number | null = null

  /** Forgets what was written since the last time. */
  const renew = (): void => {
    const generation = changes.generation("data")
    if (generation !== null && generation === since) return
    const sections = [...kept.values()]
    let issuers: ReadonlyMap<number, number> | null = null
    const issuerOf = (company_id: number): number | undefined => {
      issuers ??= new Map(
        sections.flatMap(({ securities }) =>
          securities.map(({ company_id, issuer_id }) => [company_id, issuer_id] as const)
        )
      )
      return issuers.get(company_id)
    }
    const written =
      since === null || generation === null || kept.size === 0
        ? null
        : issuersWritten(changes, ofSections, since, issuerOf, maxSecurities)
    since = generation
    if (written?.size === 0) return
    inOrder = null
    if (written === null) kept.clear()
    else
      for (const { securities, window } of sections)
        if (securities.some(({ issuer_id }) => written.has(issuer_id))) kept.delete(window.after)
  }

  const sectionAfter = Effect.fnUntraced(function* (
    after: number
  ): Effect.fn.Return<KeptSection | null, StoreUnavailable> {
    renew()
    const known = kept.get(after)
    if (known !== undefined) return yield* noted(known)
    const begun = since
    const window = yield* inOwnTurn(store.next(after, size))
    if (window === null) return null
    const section: KeptSection = { window, ...(yield* sectionOf(store, window, true)) }
    // What was written while it was read may be missing in it.
    const isKept = begun !== null && changes.generation("data") === begun && since === begun
    if (isKept && kept.size * size < maxSecurities) {
      kept.set(after, section)
      inOrder = null
    }
    return section
  })

  /** The kept section that an issuer would be in. */
  const sectionWith = (sections: ReadonlyArray<KeptSection>, issuer_id: number): KeptSection | undefined => {
    const place = countWhile(
      sections.length,
      (place) => (sections[place] as KeptSection).window.upTo < issuer_id
    )
    const section = sections[place]
    return section !== undefined && section.window.after < issuer_id ? section : undefined
  }

  const keptOf = (issuer_ids: ReadonlyArray<number>): Section | null => {
    renew()
    if (kept.size === 0) return null
    inOrder ??= [...kept.values()].toSorted((a, b) => a.window.after - b.window.after)
    const asked = new Set(issuer_ids)
    const sections = new Set<KeptSection>()
    for (const id of asked) {
      const section = sectionWith(inOrder, id)
      if (section === undefined) return null
      sections.add(section)
    }
    const found = [...sections]
    return {
      securities: found
        .flatMap(({ securities }) => securities.filter(({ issuer_id }) => asked.has(issuer_id)))
        .toSorted((a, b) => a.issuer_id - b.issuer_id || a.company_id - b.company_id),
      splits: new Map(found.flatMap(({ splits }) => [...splits]))
    }
  }

  return {
    after: sectionAfter,
    of: (issuer_ids) =>
      Effect.suspend(() => {
        const section = keptOf(issuer_ids)
        return section === null ? Effect.succeed(null) : noted(section)
      })
  }
}
