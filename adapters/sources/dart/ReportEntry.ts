/** A periodic report as an entry: statements, dividends per share and share counts, under the number of its last filing. */
import { Effect, Stream } from "effect"
import { addDays, type Entry, type FetchFailed, UnreadableFile } from "../../../core/mod.ts"
import { type Answer, filedOn, textIn } from "./Answer.ts"
import { batchesOf } from "./Forms.ts"
import { joinStatements } from "./JoinedStatements.ts"
import { type Asked, type PeriodicReport, waysToAsk } from "./PeriodicReports.ts"
import type { Scope } from "./Reports.ts"
import { type Asking, ask } from "./Requests.ts"
import { type NumberedIssuer, numbersOf, wantedBy } from "./Subjects.ts"

/** An answer that is made of one of the report's filings, and how it was asked for. */
interface Found {
  readonly answer: Answer
  readonly asked: Asked
  readonly scope: Scope | null
}

const isOf = ({ filings }: PeriodicReport, answer: Answer): boolean => {
  const [first] = (answer._tag === "Found" ? answer.list : null) ?? []
  return first !== undefined && filings.includes(textIn(first, "rcept_no") ?? "")
}

/** The days after a filing within which OpenDART may not have its figures yet. */
const daysToAppear = 3

/** The number of the filing; while its figures may still appear, with the day, so that they are asked for again. */
const versionOf = (rcept_no: string, today: string): string => {
  const filed = filedOn(rcept_no)
  const mayAppear = filed !== null && addDays(filed, daysToAppear) >= today
  return mayAppear ? `${rcept_no} as of ${today}` : rcept_no
}

/** What is asked for each report besides its statements. */
const others = ["alotMatter.json", "stockTotqySttus.json"]

/** The report's entry; none for a report of a year before the first. */
export const reportEntry = (
  fetching: Asking,
  subject: NumberedIssuer,
  report: PeriodicReport,
  reports: ReadonlyArray<PeriodicReport>
): ReadonlyArray<Entry<UnreadableFile | FetchFailed>> => {
  const { corp_code } = subject
  const name = `${report.kind} report ${corp_code} ${report.end}`
  const ways = waysToAsk(report, reports)
  const wanted = wantedBy({ subjects: null, since: null })

  /** The first answer of the report's own filings; null where there is none. */
  const first = Effect.fnUntraced(function* (
    endpoint: string,
    of: ReadonlyArray<Asked>,
    scopes: ReadonlyArray<Scope | null>
  ) {
    for (const asked of of) {
      for (const scope of scopes) {
        const fs_div: { readonly fs_div?: Scope } = scope === null ? {} : { fs_div: scope }
        const answer = yield* ask(fetching, endpoint, { corp_code, ...asked, ...fs_div })
        const found: Found = { answer, asked, scope }
        if (isOf(report, answer)) return found
      }
    }
    return null
  })

  const batchesIn = Effect.fnUntraced(function* ({ answer, asked, scope }: Found, endpoint: string) {
    const hints = { scope, reprt_code: asked.reprt_code, end: report.end }
    const batches = batchesOf(answer, hints, wanted)
    if (typeof batches !== "string") return batches
    return yield* new UnreadableFile({ file: `${endpoint} of ${name}`, line: null, message: batches })
  })

  const read = Effect.gen(function* () {
    const all = "fnlttSinglAcntAll.json"
    const statements = yield* first(all, ways, ["CFS", "OFS"])
    const batches = statements === null ? [] : [...(yield* batchesIn(statements, all))]
    for (const endpoint of others) {
      const found = yield* first(endpoint, statements === null ? ways : [statements.asked], [null])
      const scope = statements?.scope ?? null
      if (found !== null) batches.push(...(yield* batchesIn({ ...found, scope }, endpoint)))
    }
    return Stream.fromIterable(joinStatements(batches))
  })
  const last = report.filings.at(-1)
  if (ways.length === 0 || last === undefined) return []
  return [
    {
      name,
      version: versionOf(last, fetching.choice.today),
      issuer: numbersOf(subject),
      batches: Stream.unwrap(read)
    }
  ]
}
