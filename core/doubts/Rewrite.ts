/** Detects files that change many of a company's stored prices. */
import type { Doubt } from "./Doubt.ts"

/** What one run did to a company's stored bars. */
export interface Rewrite {
  readonly run_id: number
  readonly company_id: number
  /** Bars that it replaced. */
  readonly changed: number
  /** Bars that it added. */
  readonly inserted: number
  /** Bars stored before it. */
  readonly stored: number
}

/** A file that changes more than this fraction of the stored bars is doubtful. */
const maxChanged = 0.1

/** Null unless the run changed more than a tenth of the bars that were stored. */
export const rewriteDoubt = ({ changed, company_id, run_id, stored }: Rewrite): Doubt | null =>
  changed <= stored * maxChanged
    ? null
    : {
        reason: "rewrite",
        company_id,
        date: null,
        type: null,
        bars: [],
        run_id,
        message: `One file changes ${changed} of ${stored} stored bars`,
        remedy:
          "check that it is of this company and that its prices are as traded; undoing the run puts the bars back"
      }
