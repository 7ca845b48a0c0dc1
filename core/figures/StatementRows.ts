/** Port: reads the figures of issuers' statements, which are kept as rows by the first day on which each was known. */
import { Context, type Effect, Hash, Schema } from "effect"
import { averageFigures, statementFigures } from "../financials/StatementFigures.ts"
import type { IssuerWindow } from "./FigureStore.ts"
import { whole } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/**
 * By which day a version of a statement counts as known. `filed`: from its filing; without a date only as of now.
 * `priced`, which prices are compared with: without a date from 90 days after its end.
 */
export type KnownBasis = "filed" | "priced"

/** Numbers by their places, as `Float64Array` has them; NaN where unknown. */
export interface NumbersByPlace {
  /** Undefined where there is no such place. */
  readonly at: (place: number) => number | undefined
}

/** What an issuer's statements gave from a day on, until its next row. */
export interface StatementRow<Numbers extends NumbersByPlace = NumbersByPlace> {
  readonly issuer_id: number
  /** The first day at whose end it was known; 9999-12-31 for what is known as of now alone. */
  readonly known_from: string
  /** The currency of the latest statement and of its balances, `_mrq`; null without one. */
  readonly currency: string | null
  /** The currency of the latest annual statement and of its lines; null without one. */
  readonly annual_currency: string | null
  /** The currency of trailing flows, `_ttm`; null without statements. */
  readonly trailing_currency: string | null
  /** The end of the latest statement of either period; null without one. */
  readonly statement_date: string | null
  /** The end of the latest annual statement; null without one. */
  readonly fiscal_date: string | null
  /** The fiscal year of the latest annual statement, as the issuer calls it; null without one. */
  readonly fiscal_year: number | null
  /** By the order of `statementFigures`; NaN where unknown. Averages are as filed. */
  readonly values: Numbers
  /** The day on whose shares each average is, by the order of `averageFigures`: days since 1970; NaN where unknown. */
  readonly shares_of: Numbers
}

/**
 * Raised whenever a figure is computed otherwise under the same declaration, or its rows are derived otherwise: a test
 * compares what is derived of filings with what this revision derived.
 */
const revision = 2

/**
 * Which figures rows have, and in which order, computed how: rows of another version are never read. A digest of the
 * declarations.
 */
export const statementRowsVersion: string = (
  Hash.string(
    JSON.stringify([
      revision,
      averageFigures.map(({ name }) => name),
      statementFigures.map(({ basis, formula, name, null_when, unit }) => [
        name,
        basis,
        unit,
        formula,
        null_when
      ])
    ])
  ) >>> 0
)
  .toString(16)
  .padStart(8, "0")

/** Rows of this version of the figures are being computed: for a while after an upgrade of findata. */
export class FiguresNotReady extends Schema.TaggedError<FiguresNotReady>()("FiguresNotReady", {
  /** How many of the issuers with statements have theirs. */
  done: Schema.Int,
  issuers: Schema.Int
}) {
  override get message(): string {
    return `Figures of statements are being computed: ${this.done} of ${this.issuers} issuers`
  }
}

/** What has to be done before rows can be read. */
export interface StatementRowsState {
  /** Why rows can't be read yet; null when they can. */
  readonly waiting: FiguresNotReady | null
  /** Whether a program of another version was the last to say that its version is computed. */
  readonly isOthers: boolean
}

/** Splits of any of an issuer's securities take part in its averages. */
const readOf = (window: IssuerWindow) => ({
  statement: "issuer_ids" in window ? { issuer_id: window.issuer_ids } : whole,
  corporate_action: whole
})

/** The rows of both bases, which are the same objects where an issuer's are of both. */
type RowsOfBases = Readonly<Record<KnownBasis, ReadonlyArray<StatementRow>>>

/** Figures of statements of many issuers. */
export class StatementRows extends Context.Service<
  StatementRows,
  {
    /**
     * The rows in effect at the end of some day from `first` to `last`, both inclusive, null for now: of each issuer that of
     * `first` and all later ones. By issuer_id, then known_from. Fails as not ready while rows of this version of the
     * figures are being computed.
     */
    readonly over: (
      window: IssuerWindow,
      basis: KnownBasis,
      first: string | null,
      last: string | null
    ) => Effect.Effect<ReadonlyArray<StatementRow>, FiguresNotReady | StoreUnavailable>
    /** The same of both bases, in the time of one: most issuers' rows are of both. */
    readonly overBoth: (
      window: IssuerWindow,
      first: string | null,
      last: string | null
    ) => Effect.Effect<RowsOfBases, FiguresNotReady | StoreUnavailable>
    readonly state: Effect.Effect<StatementRowsState, StoreUnavailable>
  }
>()("findata/core/figures/StatementRows") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    over: (window) => readOf(window),
    overBoth: (window) => readOf(window),
    state: { statement: whole }
  } satisfies ReadsOf<StatementRows["Service"]>
}
