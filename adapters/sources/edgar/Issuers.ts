/** Everything of one issuer, as entries: its profile, its insiders' statements, its facts and its counts by class. */
import { Effect, Stream } from "effect"
import { addDays, addMonths, type Fetching } from "../../../core/mod.ts"
import { completion } from "./Completion.ts"
import { isAmendment, isOwnershipForm } from "./FormCategory.ts"
import { isPeriodic } from "./Forms.ts"
import type { Marks } from "./Marks.ts"
import type { Seen } from "./Parts.ts"
import { type FetchedEntries, type FetchedEntry, issuerName, type Requests } from "./Requests.ts"
import type { ListedFiling } from "./Submissions.ts"

/** How far back insiders' statements of an issuer are fetched. */
const insiderMonths = 12

/** How old the newest count of shares in companyfacts may be, in days: a year and the time to file its report. */
const oldestCount = 400

/** The version of an issuer's counts by class where companyfacts has its counts. */
const inFacts = "companyfacts has them"

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
  /** Undefined for an issuer whose facts weren't read. */
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
   * counts that aren't stated by class. An entry without rows for other issuers. To be pulled after the facts.
   */
  const classes = <E>(cik: string, cover: Effect.Effect<string | null, E>): Effect.Effect<FetchedEntry, E> =>
    Effect.gen(function* () {
      const name = `share-classes/CIK${cik}`
      const newest = of.countedOn(cik)
      const isNeeded =
        newest === undefined
          ? (yield* imported(name)) !== inFacts
          : newest === null || newest < addDays(today, -oldestCount)
      if (!isNeeded) return mark(name, inFacts)
      const accession = yield* cover
      if (accession === null) return mark(name, "no periodic report")
      return { name, version: accession, batches: instance(cik, accession) }
    })

  /**
   * Everything of an issuer, and last an entry without rows that shows so. That one doesn't depend on the rows of the
   * others: what the import refuses of them is refused again next time, and isn't fetched for that every time.
   */
  const whole = (cik: string): FetchedEntries => {
    const all = completion()
    const first = since ?? addMonths(today, -insiderMonths)
    const version = `as of ${today}`
    /** The filings of the submissions, which were read just now unless their entry was imported before. */
    const listed = Effect.gen(function* () {
      if (of.kept() === null && !all.failed()) {
        yield* Effect.catchTags(Stream.runDrain(submissionsOf(cik)), {
          FetchFailed: (error) => Effect.sync(() => all.note(error)),
          // The entry of the submissions reported it.
          UnreadableFile: () => Effect.void
        })
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
    const cover = Effect.map(listed, () => of.coverOf(cik) ?? null)
    const profile = Effect.sync(() => {
      of.keep(cik)
      return all.before(submissions(cik, version))
    })
    return Stream.fromEffect(profile).pipe(
      Stream.concat(Stream.unwrap(statements)),
      Stream.concat(Stream.make(all.before(facts(cik, version)))),
      Stream.concat(Stream.fromEffect(Effect.map(classes(cik, cover), all.before))),
      Stream.concat(Stream.make(all.last(mark(issuerName(cik), version))))
    )
  }

  return { isFetched, classes, whole }
}

export type Issuers = ReturnType<typeof issuersOf>
