/** Everything of one issuer, as entries: its profile, its insiders' statements, its facts and its counts by class. */
import { Effect, Stream } from "effect"
import {
  addDays,
  addMonths,
  type FetchFailed,
  type Fetching,
  type UnreadableFile
} from "../../../../core/mod.ts"
import { completion } from "./Completion.ts"
import { isAmendment, isOwnershipForm } from "../filings/FormCategory.ts"
import { isPeriodic } from "../filings/Forms.ts"
import type { Marks } from "./Marks.ts"
import type { Seen } from "../files/Parts.ts"
import { type FetchedEntries, type FetchedEntry, issuerName, type Requests } from "./Requests.ts"
import type { ListedFiling } from "../companies/Submissions.ts"

/** How far back insiders' statements of an issuer are fetched. */
const insiderMonths = 12

/** How old the newest count of shares in companyfacts may be, in days: a year and the time to file its report. */
const oldestCount = 400

/** The version of an issuer's counts by class where companyfacts has its counts. */
const inFacts = "companyfacts has them"

type Fault = UnreadableFile | FetchFailed

/** An entry that notes why it can't be read. */
const noting = ({ batches, ...entry }: FetchedEntry, note: (fault: Fault) => void): FetchedEntry => ({
  ...entry,
  batches: Stream.tapError(batches, (fault) => Effect.sync(() => note(fault)))
})

/** Older filings first, and amendments after what they amend. */
const byDay = (a: ListedFiling, b: ListedFiling): number => {
  const [one, other] = [`${a.filed} ${a.form}`, `${b.filed} ${b.form}`]
  return one < other ? -1 : one > other ? 1 : 0
}

/** A report whose cover page states the shares outstanding. */
export const hasCover = (form: string): boolean => isPeriodic(form) && !isAmendment(form)

/** What is known of issuers from the files of this run. */
export interface Known extends Seen {
  /** Keeps the filings of an issuer's submissions from now on, and of no other: lists are long. */
  readonly keep: (cik: string) => void
  /** Those of the kept issuer; null while its submissions weren't read. */
  readonly kept: () => ReadonlyArray<ListedFiling> | null
  /** Undefined for an issuer whose facts weren't read, null for one whose facts count no shares. */
  readonly countedOn: (cik: string) => string | null | undefined
  /** The newest report with a cover page; undefined without one, or where the submissions weren't read. */
  readonly coverOf: (cik: string) => string | undefined
}

export const known = (): Known => {
  let keeping: string | null = null
  let kept: ReadonlyArray<ListedFiling> | null = null
  const counts = new Map<string, string | null>()
  const covers = new Map<string, Pick<ListedFiling, "accession" | "filed">>()
  return {
    filings: (cik, filings) => {
      if (cik === keeping) kept = filings
      for (const { accession, filed, form } of filings) {
        if (hasCover(form) && filed > (covers.get(cik)?.filed ?? "")) covers.set(cik, { accession, filed })
      }
    },
    counted: (cik, newest) => void counts.set(cik, newest),
    keep: (cik) => {
      keeping = cik
      kept = null
    },
    kept: () => kept,
    countedOn: (cik) => counts.get(cik),
    coverOf: (cik) => covers.get(cik)?.accession
  }
}

export const issuersOf = (
  { choice }: Fetching,
  { facts, instance, statement, submissions, submissionsOf }: Requests,
  { imported, mark }: Marks,
  of: Known
) => {
  const { since, today } = choice

  const isFetched = (cik: string): Effect.Effect<boolean> =>
    Effect.map(imported(issuerName(cik)), (version) => version !== null)

  /**
   * The counts of an issuer that has several classes of shares, from the cover page of a filing: companyfacts has only
   * counts that aren't stated by class. An entry without rows for other issuers, and one that fails where what decides it
   * can't be read: `facts` fails with the fault of the issuer's facts, `cover` with that of its submissions. To be pulled
   * after the facts.
   */
  const classes = (
    cik: string,
    cover: Effect.Effect<string | null, Fault>,
    facts: Effect.Effect<void, Fault> = Effect.void
  ): Effect.Effect<FetchedEntry> => {
    const name = `share-classes/CIK${cik}`
    const found = Effect.gen(function* (): Effect.fn.Return<FetchedEntry, Fault> {
      const newest = of.countedOn(cik)
      const isNeeded =
        newest === undefined
          ? (yield* imported(name)) !== inFacts
          : newest === null || newest < addDays(today, -oldestCount)
      if (!isNeeded) {
        yield* facts
        return mark(name, inFacts)
      }
      const accession = yield* cover
      if (accession === null) return mark(name, "no periodic report")
      return { name, version: accession, batches: instance(cik, accession) }
    })
    return Effect.catch(found, (fault) =>
      Effect.succeed<FetchedEntry>({ name, version: null, batches: Stream.fail(fault) })
    )
  }

  /**
   * Everything of an issuer, and last an entry without rows that shows so. That one doesn't depend on the rows of the
   * others: what the import refuses of them is refused again next time, and isn't fetched for that every time.
   */
  const whole = (cik: string): FetchedEntries => {
    const all = completion()
    const first = since ?? addMonths(today, -insiderMonths)
    const version = `as of ${today}`
    /** Why the submissions, or the facts, can't be read; null where nothing failed. */
    const unread: Record<"submissions" | "facts", Fault | null> = { submissions: null, facts: null }
    const noteUnread = (file: keyof typeof unread) => (fault: Fault) => {
      unread[file] = fault
    }
    /** Fails where the file can't be read. */
    const readable = (file: keyof typeof unread): Effect.Effect<void, Fault> =>
      Effect.suspend(() => (unread[file] === null ? Effect.void : Effect.fail(unread[file])))
    /** The filings of the submissions, which were read just now unless their entry was imported before. */
    const listed = Effect.gen(function* () {
      if (of.kept() === null && unread.submissions === null) {
        yield* Effect.catch(Stream.runDrain(submissionsOf(cik)), (fault) =>
          Effect.sync(() => {
            noteUnread("submissions")(fault)
            if (fault._tag === "FetchFailed") all.note(fault)
          })
        )
      }
      return of.kept() ?? []
    })
    const statements = Effect.map(listed, (filings) =>
      Stream.fromIterable(
        filings
          .filter(({ filed, form }) => isOwnershipForm(form) && filed >= first)
          .toSorted(byDay)
          .map(({ accession }) => statement(accession, `edgar/data/${Number(cik)}/${accession}.txt`))
          .map(all.before)
      )
    )
    const cover = listed.pipe(
      Effect.andThen(readable("submissions")),
      Effect.map(() => of.coverOf(cik) ?? null)
    )
    const profile = Effect.sync(() => {
      of.keep(cik)
      return all.before(noting(submissions(cik, version), noteUnread("submissions")))
    })
    const stated = all.before(noting(facts(cik, version), noteUnread("facts")))
    return Stream.fromEffect(profile).pipe(
      Stream.concat(Stream.unwrap(statements)),
      Stream.concat(Stream.make(stated)),
      Stream.concat(Stream.fromEffect(Effect.map(classes(cik, cover, readable("facts")), all.before))),
      Stream.concat(Stream.make(all.last(mark(issuerName(cik), version))))
    )
  }

  return { isFetched, classes, whole }
}

export type Issuers = ReturnType<typeof issuersOf>
