/** The health of a company's data, and which companies are behind, for people. */
import type { Company } from "../../core/mod.ts"
import type { OperatorsHealth, StaleCompany } from "../../core/ports.ts"
import { commandLine, withCommands } from "./CommandLine.ts"
import * as Out from "./Console.ts"

/** The most gaps that are printed; all of those that are listed are in the JSON. */
const maxGaps = 10

const sessions = (count: number): string => Out.counted(count, "session")

const barLines = ({ bars }: OperatorsHealth): ReadonlyArray<string> => {
  if (bars.newest === null) return ["bars: none"]
  const behind =
    bars.sessions_behind === null
      ? "its listing ended"
      : bars.sessions_behind === 0
        ? `as new as the session of ${bars.last_session}`
        : `${sessions(bars.sessions_behind)} behind that of ${bars.last_session}`
  const calendar = bars.calendar === null ? ", by weekdays: no calendar knows its exchange" : ""
  const missing =
    bars.missing_sessions === null
      ? []
      : [
          bars.missing_sessions === 0
            ? "gaps: none"
            : `gaps: ${sessions(bars.missing_sessions)} without a bar (calendar ${bars.calendar})`,
          ...bars.gaps.slice(0, maxGaps).map((gap) => {
            const days =
              gap.from === gap.to ? gap.from : `${gap.from} to ${gap.to}, ${sessions(gap.sessions)}`
            return `  ${days}`
          }),
          ...(bars.gaps.length > maxGaps ? ["  and more, with --json"] : [])
        ]
  return [
    `bars: ${Out.count(bars.count)} from ${bars.first} to ${bars.newest}, ${behind}${calendar}`,
    ...missing
  ]
}

const statementLines = ({ statements }: OperatorsHealth): ReadonlyArray<string> => {
  const { is_missing, newest, next, next_latest, overdue_days, reported } = statements
  if (newest === null && reported === null) return ["statements: none"]
  const expected =
    next === null
      ? ""
      : overdue_days === null
        ? `; those of ${next} are expected by ${next_latest}`
        : `; those of ${next} are ${Out.counted(overdue_days, "day")} overdue, since ${next_latest}`
  const behind =
    is_missing && overdue_days === null ? `; results of ${reported} were filed and aren't stored` : ""
  return [`statements: up to ${newest ?? "none"}${behind}${expected}`]
}

/** The report of a company, which ends without a line break. */
export const healthReport = (company: Company, health: OperatorsHealth): string => {
  const { accepted, doubtful, findings, origins, runs } = health
  const { exchange, name, symbol } = company
  const from = origins.map((origin) => [
    origin.kind,
    origin.source,
    Out.count(origin.rows),
    origin.first_date ?? "",
    origin.newest_date ?? "",
    origin.imported_at
  ])
  const written = runs.map((run) => [
    String(run.run_id),
    run.finished_at,
    run.kind,
    run.source ?? "",
    run.file
  ])
  return [
    `${symbol}:${exchange} ${name}: ${findings.length === 0 ? "nothing is missing, behind or doubtful" : findings.join(", ")}`,
    ...barLines(health),
    ...statementLines(health),
    doubtful.length === 0 ? "doubts: none" : `doubts: ${doubtful.length}`,
    ...doubtful.map(
      ({ message, reason, remedy }) => `  ${reason}: ${message}\n    remedy: ${withCommands(remedy)}`
    ),
    ...(accepted.length === 0 ? [] : [`accepted bars: ${accepted.join(", ")}`]),
    ...(from.length === 0
      ? []
      : [`\n${Out.table([["data", "source", "rows", "first", "newest", "imported"], ...from])}`]),
    ...(written.length === 0
      ? []
      : [
          `\n${Out.table([["run", "finished", "kind", "source", "file"], ...written])}`,
          `${commandLine("runs undo RUN")} takes one back`
        ])
  ].join("\n")
}

/** The companies that are behind, or a line saying that there are none. */
export const staleReport = (stale: ReadonlyArray<StaleCompany>, companies: number): string =>
  stale.length === 0
    ? `The newest bars of all ${Out.count(companies)} listed companies with bars are of the last session`
    : [
        Out.table([
          ["company", "slug", "newest", "last session", "behind"],
          ...stale.map(({ exchange, last_session, newest, sessions_behind, slug, symbol }) => [
            `${symbol}:${exchange}`,
            slug,
            newest,
            last_session,
            Out.count(sessions_behind)
          ])
        ]),
        `${Out.count(stale.length)} of ${Out.count(companies)} listed companies with bars are behind`
      ].join("\n")
