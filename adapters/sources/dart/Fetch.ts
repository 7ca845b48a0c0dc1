/** Fetches from OpenDART what changed: new issuers, profiles, filings, and what new periodic reports state. */
import { Effect, Stream } from "effect"
import {
  type Entry,
  type EntryBatch,
  type FetchFailed,
  type Fetching,
  isCalendarDate,
  UnreadableFile
} from "../../../core/mod.ts"
import { type Answer, type Members, textIn } from "./Answer.ts"
import { corpCodeEntry, wantsCorpCodes } from "./CorpCodeEntry.ts"
import { batchesOf } from "./Forms.ts"
import { firstYear, periodicReports } from "./PeriodicReports.ts"
import { reportEntry } from "./ReportEntry.ts"
import { ask, filingsOf } from "./Requests.ts"
import { issuersOf, type NumberedIssuer, numbersOf, wantedBy } from "./Subjects.ts"

type Failure = UnreadableFile | FetchFailed
type FetchedEntry = Entry<Failure>

const noHints = { scope: null, reprt_code: null, end: null }

/** The first day of filings that are fetched when none is chosen. */
const firstDay = `${firstYear}-01-01`

/** Batches that are requested when they are read. */
const requested = <R>(batches: Effect.Effect<Stream.Stream<EntryBatch, Failure>, Failure, R>) =>
  Stream.unwrap(batches)

/** The batches of an answer to a request for `name`. */
const rowsOf = Effect.fnUntraced(function* (fetching: Fetching, answer: Answer, name: string) {
  const wanted = wantedBy({ ...fetching.choice, subjects: null })
  const batches = batchesOf(answer, noHints, wanted)
  if (typeof batches !== "string") return batches
  return yield* new UnreadableFile({ file: name, line: null, message: batches })
})

/** An issuer's profile, again after each periodic report. */
const profileEntry = (fetching: Fetching, subject: NumberedIssuer, lastReport: string): FetchedEntry => {
  const name = `company.json ${subject.corp_code}`
  return {
    name,
    version: `report ${lastReport}`,
    issuer: numbersOf(subject),
    batches: requested(
      Effect.gen(function* () {
        const answer = yield* ask(fetching, "company.json", { corp_code: subject.corp_code })
        return Stream.fromIterable(yield* rowsOf(fetching, answer, name))
      })
    )
  }
}

const namesOwnership = (filing: Members): boolean => /소유상황보고서/.test(textIn(filing, "report_nm") ?? "")

/**
 * An issuer's filings since the last import, that day included, and its insiders' reports when one is among them. Its
 * version is the last day that was asked for.
 */
const filingsEntry = (fetching: Fetching, subject: NumberedIssuer): FetchedEntry => {
  const { corp_code } = subject
  const { since, today } = fetching.choice
  const name = `list.json ${corp_code}`
  return {
    name,
    version: today,
    issuer: numbersOf(subject),
    batches: requested(
      Effect.gen(function* () {
        const before = yield* fetching.imported(name)
        const from = before !== null && isCalendarDate(before) ? before : (since ?? firstDay)
        const list = yield* filingsOf(fetching, corp_code, { from, to: today })
        const filings = yield* rowsOf(fetching, { _tag: "Found", members: {}, list }, name)
        if (!list.some(namesOwnership)) return Stream.fromIterable(filings)
        const reports = yield* ask(fetching, "elestock.json", { corp_code })
        return Stream.fromIterable([
          ...filings,
          ...(yield* rowsOf(fetching, reports, `elestock.json ${corp_code}`))
        ])
      })
    )
  }
}

/** The entries of an issuer. Its periodic reports are listed by one request; each is an entry of its own. */
const issuerEntries = Effect.fnUntraced(function* (fetching: Fetching, subject: NumberedIssuer) {
  const { since, today } = fetching.choice
  const days = { from: since ?? firstDay, to: today }
  const filed = yield* filingsOf(fetching, subject.corp_code, days, { pblntf_ty: "A" })
  const reports = periodicReports(filed)
  const numbers = reports.flatMap(({ filings }) => filings)
  const last = numbers.toSorted().at(-1) ?? "none"
  return Stream.fromIterable([
    profileEntry(fetching, subject, last),
    filingsEntry(fetching, subject),
    ...reports.flatMap((report) => reportEntry(fetching, subject, report, reports))
  ])
})

/** All entries, in order: companies, then each issuer's profile, filings and reports. */
export const fetchDart = (fetching: Fetching): Stream.Stream<FetchedEntry, Failure> =>
  Stream.concat(
    Stream.fromIterable(wantsCorpCodes(fetching) ? [corpCodeEntry(fetching)] : []),
    Stream.flatMap(Stream.fromIterableEffect(Effect.map(fetching.subjects, issuersOf)), (subject) =>
      Stream.unwrap(issuerEntries(fetching, subject))
    )
  )
