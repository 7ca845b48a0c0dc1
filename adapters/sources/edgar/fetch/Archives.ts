/** Fetches many issuers from SEC's archives of all of them, instead of by requests for each. */
import { Effect, Stream } from "effect"
import {
  addDays,
  type Answer,
  type FetchFailed,
  type Fetching,
  instantOf,
  type UnreadableFile
} from "../../../../core/mod.ts"
import { contentOf } from "../../content/Content.ts"
import { completion } from "./Completion.ts"
import type { Issuers, Known } from "./Issuers.ts"
import type { Marks } from "./Marks.ts"
import { archived } from "../files/Read.ts"
import {
  archivePaths,
  archivesName,
  type FetchedEntries,
  type FetchedEntry,
  issuerName,
  type Requests,
  strange
} from "./Requests.ts"

/** How old an archive that states no day may be, in days: SEC makes them anew every night. */
const oldestArchive = 7

/** The day up to which an archive has all filings: that before the one it was made on. */
const dayOf = ({ last_modified }: Answer, today: string): string => {
  const made = Date.parse(last_modified ?? "")
  return Number.isNaN(made) ? addDays(today, -oldestArchive) : addDays(instantOf(made).slice(0, 10), -1)
}

/** The number of the issuer in the name of an entry. */
const numberIn = (name: string): string | undefined => /CIK(\d{10})/.exec(name)?.[1]

/**
 * Everything of issuers but their insiders' statements, which are fetched from the day of the archives on: those of a
 * year would be 300,000 requests. At last come entries without rows that show the day, and which issuers were fetched.
 * A file of an archive is skipped unread where one with its checksum was imported before.
 */
export const archiveEntries = (
  { choice: { today } }: Fetching,
  { archive, submissionsOf }: Requests,
  { classes }: Issuers,
  { mark }: Marks,
  of: Known,
  issuers: ReadonlyArray<string>
): FetchedEntries => {
  const wanted = new Set(issuers)
  const whole = completion()
  const failed = new Set<string>()
  const days: Array<string> = []

  /** The entry, with its issuer noted when it fails. */
  const noting = (entry: FetchedEntry): FetchedEntry => {
    const cik = numberIn(entry.name)
    const note = Effect.sync(() => void (cik !== undefined && failed.add(cik)))
    return { ...entry, batches: Stream.tapError(entry.batches, () => note) }
  }

  /** The newest report with a cover page; the submissions are asked for where those of the archive weren't read. */
  const coverOf = (cik: string) =>
    Effect.gen(function* () {
      if (of.coverOf(cik) === undefined) yield* Stream.runDrain(submissionsOf(cik))
      return of.coverOf(cik) ?? null
    })

  /** An issuer's facts, and after them its counts by class. */
  const withClasses = (entry: FetchedEntry): FetchedEntries => {
    const own = Stream.make(noting(entry))
    const cik = numberIn(entry.name)
    if (cik === undefined) return own
    const counts = Effect.map(classes(cik, coverOf(cik)), noting)
    return Stream.concat(own, Stream.fromEffect(counts))
  }

  const entriesOf = (
    name: keyof typeof archivePaths,
    each: (entry: FetchedEntry) => FetchedEntries
  ): FetchedEntries => {
    const entries = Effect.gen(function* () {
      const answer = yield* archive(name)
      const content = yield* contentOf(answer.file)
      if (content._tag !== "Zip") return yield* strange(answer.file.name, "It is no archive")
      days.push(dayOf(answer, today))
      return Stream.flatMap(
        archived(content.files, (cik) => wanted.has(cik), of),
        each
      )
    })
    const unread = (error: UnreadableFile | FetchFailed) => {
      const fault = error._tag === "FetchFailed" ? error : strange(error.file, error.message)
      return Stream.make(whole.before({ name: `${name}.zip`, version: null, batches: Stream.fail(fault) }))
    }
    return Stream.catch(Stream.unwrap(entries), unread)
  }

  const marks = Stream.suspend((): FetchedEntries => {
    const [day] = days.toSorted()
    if (whole.failed() || day === undefined) return Stream.empty
    const fetched = issuers.filter((cik) => !failed.has(cik))
    return Stream.fromIterable([
      mark(archivesName, `${day}, of ${fetched.length} issuers on ${today}`),
      ...fetched.map((cik) => mark(issuerName(cik), `as of ${day}`))
    ])
  })

  const submissions = entriesOf("submissions", (entry) => Stream.make(noting(entry)))
  const facts = Stream.suspend(() => (whole.failed() ? Stream.empty : entriesOf("companyfacts", withClasses)))
  return submissions.pipe(Stream.concat(facts), Stream.concat(marks))
}
