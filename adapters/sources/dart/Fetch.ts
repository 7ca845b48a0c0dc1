/** Fetches from OpenDART what changed: new issuers, profiles, filings, and what new periodic reports state. */
import { Effect, Stream } from "effect"
import { type EntryBatch, FetchFailed, type Fetching, UnreadableFile } from "../../../core/mod.ts"
import { type Answer, filedOn, type Members, textIn } from "./Answer.ts"
import { corpCodeEntry, wantsCorpCodes } from "./CorpCodeEntry.ts"
import { daysOf, daysToAsk, daysVersion } from "../asking/Coverage.ts"
import { batchesOf } from "./Forms.ts"
import { firstYear, periodicReports } from "./PeriodicReports.ts"
import { type Failure, type FetchedEntry, remembered } from "../asking/Remembered.ts"
import { reportEntry } from "./ReportEntry.ts"
import { type Asking, ask, filingsOf, hiding } from "./Requests.ts"
import { issuersOf, type NumberedIssuer, numbersOf, wantedBy } from "./Subjects.ts"

const noHints = { scope: null, reprt_code: null, end: null }

/** The first day of filings that are fetched when none is chosen. */
const firstDay = `${firstYear}-01-01`

/** Batches that are requested when they are read. */
const requested = <R>(batches: Effect.Effect<Stream.Stream<EntryBatch, Failure>, Failure, R>) =>
  Stream.unwrap(batches)

/** The batches of an answer to a request for `name`, of filings from a day on. */
const rowsOf = Effect.fnUntraced(function* (answer: Answer, name: string, since: string | null) {
  const batches = batchesOf(answer, noHints, wantedBy({ subjects: null, since }))
  if (typeof batches !== "string") return batches
  return yield* new UnreadableFile({ file: name, line: null, message: batches })
})

/** An issuer's profile, again after each periodic report. */
const profileEntry = (fetching: Asking, subject: NumberedIssuer, lastReport: string): FetchedEntry => {
  const name = `company.json ${subject.corp_code}`
  return {
    name,
    version: `report ${lastReport}`,
    issuer: numbersOf(subject),
    batches: requested(
      Effect.gen(function* () {
        const answer = yield* ask(fetching, "company.json", { corp_code: subject.corp_code })
        return Stream.fromIterable(yield* rowsOf(answer, name, null))
      })
    )
  }
}

const namesOwnership = (filing: Members): boolean => /소유상황보고서/.test(textIn(filing, "report_nm") ?? "")

/** The reports of an issuer's insiders from a day on. */
const ownershipEntry = (fetching: Asking, subject: NumberedIssuer, since: string): FetchedEntry => {
  const { corp_code } = subject
  const name = `elestock.json ${corp_code}`
  return {
    name,
    version: null,
    issuer: numbersOf(subject),
    batches: requested(
      Effect.gen(function* () {
        const answer = yield* ask(fetching, "elestock.json", { corp_code })
        return Stream.fromIterable(yield* rowsOf(answer, name, since))
      })
    )
  }
}

/**
 * An issuer's filings since the last import, that day included, or from an earlier day that wasn't asked for yet; and its
 * insiders' reports when one is among them. Its version is the days that were asked for.
 */
const filingsEntries = (fetching: Asking, subject: NumberedIssuer): Stream.Stream<FetchedEntry> => {
  const { corp_code } = subject
  const { since, today } = fetching.choice
  const name = `list.json ${corp_code}`
  return Stream.unwrap(
    Effect.map(fetching.imported(name), (before) => {
      const { asked, covered } = daysToAsk(daysOf(before), { from: since ?? firstDay, to: today })
      let hasOwnership = false
      const batches = requested(
        Effect.gen(function* () {
          const list = yield* filingsOf(fetching, corp_code, asked)
          hasOwnership = list.some(namesOwnership)
          const answer: Answer = { _tag: "Found", members: {}, list }
          return Stream.fromIterable(yield* rowsOf(answer, name, asked.from))
        })
      )
      const entry = { name, version: daysVersion(covered), issuer: numbersOf(subject), batches }
      return remembered(fetching, entry, () =>
        hasOwnership ? [ownershipEntry(fetching, subject, covered.from)] : []
      )
    })
  )
}

/**
 * The entries of an issuer. Its periodic reports are listed by one request, of all days, by which it is known how the
 * issuer's years are asked for; each report filed or corrected since the chosen day is an entry of its own.
 */
const issuerEntries = Effect.fnUntraced(function* (fetching: Asking, subject: NumberedIssuer) {
  const { since, today } = fetching.choice
  const days = { from: firstDay, to: today }
  const filed = yield* filingsOf(fetching, subject.corp_code, days, { pblntf_ty: "A" })
  const reports = periodicReports(filed)
  const numbers = reports.flatMap(({ filings }) => filings)
  const last = numbers.toSorted().at(-1) ?? "none"
  const isWanted = wantedBy({ subjects: null, since }).day
  const wanted = reports.filter(({ filings }) => filings.some((rcept_no) => isWanted(filedOn(rcept_no))))
  return Stream.concat(
    Stream.concat(
      remembered(fetching, profileEntry(fetching, subject, last)),
      filingsEntries(fetching, subject)
    ),
    Stream.flatMap(
      Stream.fromIterable(wanted.flatMap((report) => reportEntry(fetching, subject, report, reports))),
      (entry) => remembered(fetching, entry)
    )
  )
})

/** The entries of an issuer; one that fails where its reports can't be listed. */
const issuerOrFailure = (fetching: Asking, subject: NumberedIssuer): Stream.Stream<FetchedEntry> =>
  Stream.unwrap(
    Effect.catch(issuerEntries(fetching, subject), (error) => {
      const failing: FetchedEntry = {
        name: `periodic reports ${subject.corp_code}`,
        version: null,
        issuer: numbersOf(subject),
        batches: Stream.fail(error)
      }
      return Effect.succeed(Stream.make(failing))
    })
  )

/**
 * All entries, in order: companies, then each issuer's profile, filings and reports. Ends with the service's refusal of
 * the key, of more requests today or of all requests. Errors never contain the key.
 */
export const fetchDart = (fetching: Fetching): Stream.Stream<FetchedEntry, Failure> =>
  Stream.suspend(() => {
    let ended: FetchFailed | null = null
    const asking: Asking = {
      ...fetching,
      ended: () => ended,
      end: (error) => {
        ended ??= error
      }
    }
    const hide = hiding(fetching)
    const hidden = (error: Failure): Failure =>
      error._tag === "FetchFailed"
        ? new FetchFailed({ ...error, url: hide(error.url), message: hide(error.message) })
        : new UnreadableFile({ file: hide(error.file), line: error.line, message: hide(error.message) })
    const companies = wantsCorpCodes(fetching) ? [corpCodeEntry(asking)] : []
    return Stream.concat(
      Stream.fromIterable(companies),
      Stream.flatMap(Stream.fromIterableEffect(Effect.map(fetching.subjects, issuersOf)), (subject) =>
        issuerOrFailure(asking, subject)
      )
    ).pipe(
      Stream.mapEffect((entry) => {
        const error = asking.ended()
        if (error !== null) return Effect.fail(error)
        return Effect.succeed({ ...entry, batches: Stream.mapError(entry.batches, hidden) })
      }),
      Stream.mapError(hidden)
    )
  })
