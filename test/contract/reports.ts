/** Imports a report for laws of reports: of one company, distinguished only by the given columns. */
import type { ImportOptions } from "../../core/mod.ts"
import { take } from "./stores.ts"

/** A report of 2024-10-08 whose number at the source is the symbol. The cells are those of the columns. */
export const report = (
  symbol: string,
  columns: string,
  cells: string,
  options: Partial<ImportOptions> = {}
) =>
  take(
    "reports",
    [
      `symbol,external_id,report_date,title,securities_firm,${columns}`,
      `${symbol},${symbol},2024-10-08,3Q24 Review,하나증권,${cells}`
    ],
    options
  )
