/** Brokers' research reports. */
import { Effect, Struct } from "effect"
import { Research } from "../../../core/mod.ts"
import { excerpt, tableOf } from "../tool/Compact.ts"
import { optional, ordered, range, rows, symbol, text, whole } from "../tool/Parameters.ts"
import { companyOn, sourcesOf } from "../tool/Subject.ts"
import { Refused, tool } from "../tool/Tool.ts"

const maxSummaryLength = 8000

const report = Effect.fnUntraced(function* (report_id: number) {
  const research = yield* Research
  const found = yield* research.byId(report_id)
  return {
    ...Struct.omit(found, ["company_id", "external_id", "s3_key"]),
    has_pdf: found.s3_key !== null,
    summary: excerpt(found.summary, maxSummaryLength)
  }
})

/** Whether the words, the firm or the days of reports are asked for, rather than the latest. */
const isFiltered = (given: Readonly<Record<string, unknown>>): boolean =>
  ["title", "firm", "start_date", "end_date"].some((name) => given[name] !== undefined)

export const research = tool({
  name: "research",
  title: "Brokers' reports",
  description:
    "Brokers' reports, newest first. With symbol alone: opinions, targets and the firm's previous target (for a share of the report's day). With filters: a list. With report_id: one report with its summary and key points.",
  scopes: ["read:research"],
  parameters: {
    symbol: optional(symbol),
    title: optional(text(100, "Part of the title")),
    firm: optional(text(100, "Whole name of the securities firm")),
    ...range,
    report_id: optional(whole(1, 2_147_483_647, "One report by its id in a list")),
    limit: rows(10, 50)
  },
  run: Effect.fnUntraced(function* (given) {
    const { start_date: from = null, limit, report_id, end_date: to = null } = given
    const source = yield* sourcesOf("reports")
    if (report_id !== undefined)
      return yield* Effect.catchTag(report(report_id), "ReportNotFound", () =>
        Effect.fail(new Refused({ message: `Unknown report: ${report_id}. Lists contain the ids` }))
      )
    yield* ordered(given)
    const company = given.symbol === undefined ? null : yield* companyOn(given.symbol)
    const reports = yield* Research
    if (company !== null && !isFiltered(given)) {
      const columns = [
        "report_id",
        "report_date",
        "securities_firm",
        "analyst",
        "title",
        "opinion",
        "target_price",
        "previous_target_price",
        "currency"
      ] as const
      return {
        symbol: company.symbol,
        ...tableOf(columns, yield* reports.highlights(company, limit, null)),
        source
      }
    }
    const filter = {
      title: given.title?.trim() ?? null,
      securities_firm: given.firm ?? null,
      stock_name: null,
      report_type: null,
      industry_category: null,
      from,
      to,
      company_id: company?.company_id ?? null
    }
    const { reports: found, total } = yield* reports.list(filter, { offset: 0, limit })
    const columns = [
      "report_id",
      "report_date",
      "securities_firm",
      "symbol",
      "industry_category",
      "title"
    ] as const
    return { total, ...tableOf(columns, found), source }
  })
})
