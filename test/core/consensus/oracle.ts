/** Reads reports and the figures that numpy computed from them; both lie next to a checkout or are absent. */
import { existsSync, readFileSync } from "node:fs"
import { targetPrices, targetsOf } from "../../../core/consensus/Targets.ts"
import { reportsIn } from "../../../core/consensus/Window.ts"
import type { Report } from "../../../core/research/Report.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { report } from "./reports.ts"

interface Figures {
  readonly count: number
  readonly average: number
  readonly median: number
  readonly high: number
  readonly low: number
  readonly std_dev_population: number
}

export type Counts = Readonly<Record<string, number>>

interface Result {
  readonly policy: string
  readonly window_days: number
  readonly total_reports: number
  readonly last_report_date: string | null
  readonly opinion_counts: Counts
  readonly opinion_percentages: Counts
  readonly target_prices?: Figures
  readonly high_brokers?: ReadonlyArray<string>
  readonly low_brokers?: ReadonlyArray<string>
}

interface Entry {
  readonly stock_code: string
  readonly as_of: string
  readonly results: ReadonlyArray<Result>
  readonly current_price: { readonly price: number }
  readonly upside_downside_all_365d: Readonly<Record<"to_high" | "to_average" | "to_low", number>>
}

interface Row {
  readonly report_idx: number
  readonly published_at: string
  readonly securities_firm: string
  readonly stock_code: string | null
  readonly opinion_raw: string | null
  readonly opinion: string | null
  readonly target_price: number | null
}

const folder = new URL("../../../../shared/data/local/", import.meta.url)
const entriesFile = new URL("consensus_expected/hankyung_consensus_expected.json", folder)
const rowsFile = new URL("research_reports_kr/hankyung_reports_2026-05-07_2026-07-23.json", folder)
export const present = existsSync(entriesFile) && existsSync(rowsFile)

const read = (file: URL) => (present ? JSON.parse(readFileSync(file, "utf8")) : [])
export const entries: ReadonlyArray<Entry> = present ? read(entriesFile).entries : []
export const rows: ReadonlyArray<Row> = read(rowsFile)

const reportOf = ({ opinion_raw, published_at, report_idx, securities_firm, target_price }: Row): Report =>
  report({
    report_id: report_idx,
    report_date: published_at,
    securities_firm,
    opinion: opinion_raw,
    target_price
  })

export const reportsOn = (stock_code: string): ReadonlyArray<Report> =>
  rows.filter((row) => row.stock_code === stock_code).map(reportOf)

/** Each result of `latest_per_firm`, with that of `all_reports` and our reports of the same days. */
export const cases = entries.flatMap(({ as_of, results, stock_code }) =>
  results.flatMap((result) => {
    const all = results.find((_) => _.policy === "all_reports" && _.window_days === result.window_days)
    if (result.policy !== "latest_per_firm" || all === undefined) return []
    // A window of 30 days contains its last day and the 29 before it.
    const window = { from: addDays(as_of, 1 - result.window_days), to: as_of }
    const reports = reportsIn(reportsOn(stock_code), window)
    const targets = targetPrices(targetsOf(reports, { actions: [], currency: "KRW", to: as_of }))
    return { result, all, reports, targets }
  })
)
