/** Files that change much of what is stored of a company's prices. */
import type { Doubt } from "./Doubt.ts"

/** What one run did to the bars that a company had. */
export interface Rewrite {
  readonly run_id: number
  readonly company_id: number
  /** Bars that it put in the place of others. */
  readonly changed: number
  /** Bars that it added. */
  readonly inserted: number
  /** Bars that there were before it. */
  readonly stored: number
}

/** Of the stored bars; a file that changes more of them is doubtful. */
const mostChanged = 0.1

/** Null unless the run changed more than a tenth of the bars that were stored. */
export const rewriteDoubt = ({ changed, company_id, run_id, stored }: Rewrite): Doubt | null =>
  changed <= stored * mostChanged
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
          "check that it is of this company and that its prices are as traded; findata runs undo puts the bars back"
      }
