/** Port: reads the figures of issuers' statements, which are kept as rows by the first day on which each was known. */
import { Context, type Effect } from "effect"
import type { IssuerWindow } from "./FigureStore.ts"
import { whole } from "../store/RowSet.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ReadsOf } from "../store/Tracked.ts"

/**
 * By which day a version of a statement counts as known. `filed`: from its filing; without a date only as of now.
 * `priced`, which prices are compared with: without a date from 90 days after its end.
 */
export type KnownBasis = "filed" | "priced"

/** What an issuer's statements gave from a day on, until its next row. */
export interface StatementRow {
  readonly issuer_id: number
  /** The first day at whose end it was known; 9999-12-31 for what is known as of now alone. */
  readonly known_from: string
  /** The currency of the latest statement; null without one. */
  readonly currency: string | null
  /** The end of the latest statement of either period; null without one. */
  readonly statement_date: string | null
  /** The end of the latest annual statement, its fiscal year and its form; null without one. */
  readonly fiscal_date: string | null
  /** By the order of `statementFigures`; NaN where unknown. Averages are as filed. */
  readonly values: Float64Array
  /** The day on whose shares each average is, by the order of `averageFigures`: days since 1970; NaN where unknown. */
  readonly shares_of: Float64Array
}

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
    ) => Effect.Effect<ReadonlyArray<StatementRow>, StoreUnavailable>
  }
>()("findata/core/figures/StatementRows") {
  /** The rows that each read returns, or whose absence it depends on. */
  static readonly reads = {
    over: () => ({ statement: whole })
  } satisfies ReadsOf<StatementRows["Service"]>
}
