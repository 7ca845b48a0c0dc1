/**
 * A source of data: a plug-in that reads others' files, and may fetch them. It turns them into rows of the kinds of
 * import; which of them are valid, whose they are and how they are stored is decided by the import.
 */
import type { Effect, Stream } from "effect"
import type { ImportKind } from "./ImportKind.ts"
import type { CompanyReference } from "../companies/CompanyReference.ts"
import type { IssuerNumbers } from "../companies/Issuer.ts"
import type { Entry } from "./Entry.ts"
import type { SourceFile, UnreadableFile } from "./SourceFile.ts"
import type { Visibility } from "./Visibility.ts"
import type { FetchFailed, Web } from "./Web.ts"

/** A company with its issuer's numbers. */
export interface SourceSubject
  extends Pick<CompanyReference, "company_id" | "symbol" | "exchange">,
    IssuerNumbers {}

/** What is wanted of a source. */
export interface Choice {
  /** Only what concerns these; null for everything. */
  readonly subjects: ReadonlyArray<SourceSubject> | null
  /** From this day; null for as far back as the source goes by itself. */
  readonly since: string | null
  /** Today in UTC. */
  readonly today: string
}

/** A setting that a source requires. */
export interface Need {
  /** The environment variable, `DART_API_KEY`. */
  readonly name: string
  /** What to set it to, in a sentence without its full stop. */
  readonly meaning: string
  readonly isSecret: boolean
  /** The value when it isn't set; absent where the source can't be fetched without it. */
  readonly fallback?: string
  /** Whether the value is a whole number of at least 1, or `""` for none. */
  readonly isCount?: boolean
}

/** The values of a source's needs by name. */
export type Settled = Readonly<Record<string, string>>

/** How often a source may be asked. */
export interface Pace {
  /** Requests in any second, over the whole process. */
  readonly perSecond: number
  /** Requests in any day; absent without such a limit. */
  readonly perDay?: number
  /** The IANA time zone in which such a day begins and ends; UTC where absent. */
  readonly timezone?: string
}

/** The means of fetching, given to a source. */
export interface Fetching {
  /** Of chosen companies, `subjects` are those that were stored before the fetch. */
  readonly choice: Choice
  /** The names of chosen companies that weren't: a source that lists companies fetches its list for them. */
  readonly missing: ReadonlyArray<string>
  /**
   * The listed companies of the store now, those of `choice` where it has some. An entry is imported before the next is
   * pulled, so that what is evaluated after one includes its companies.
   */
  readonly subjects: Effect.Effect<ReadonlyArray<SourceSubject>>
  readonly settings: Settled
  readonly web: Web
  /**
   * Of a vendor's symbols, those that a company on one of the exchanges has or had, in any spelling, each with one of the
   * exchanges on which it is found. A market has more companies than the store.
   */
  readonly known: (
    symbols: ReadonlyArray<string>,
    exchanges: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyMap<string, string>>
  /** The version under which an entry was imported before; null for one that wasn't. */
  readonly imported: (name: string) => Effect.Effect<string | null>
}

/**
 * The declaration of a source. Neither `read` nor `fetch` writes to the store: both return entries, which the import
 * pulls one by one.
 */
export interface Source {
  /** Its name in commands and in stored records, `edgar`. */
  readonly name: string
  /** Its full name, `SEC EDGAR`. */
  readonly title: string
  /** The files that it reads, for the help: one to a line. */
  readonly forms: ReadonlyArray<string>
  readonly kinds: ReadonlyArray<ImportKind>
  /** Under which terms the data may be used, in a sentence. */
  readonly licence: string
  /** What to know before it is fetched, for the help: a paragraph each. */
  readonly notes?: ReadonlyArray<string>
  /** Who may read its rows by these terms; `public` where absent. An operator may have other terms. */
  readonly visibility?: Visibility
  readonly needs: ReadonlyArray<Need>
  readonly pace: Pace | null
  /** The pace where it is that of the operator's subscription, by the values of the needs. */
  readonly paceOf?: (settings: Settled) => Pace
  /** The entries of a file, whose form is recognised by its content. Fails when it is none of the source's. */
  readonly read: (file: SourceFile, choice: Choice) => Stream.Stream<Entry<UnreadableFile>, UnreadableFile>
  /** What changed at the source since it was last imported; null for a source that only reads files. */
  readonly fetch:
    | ((
        fetching: Fetching
      ) => Stream.Stream<Entry<UnreadableFile | FetchFailed>, UnreadableFile | FetchFailed>)
    | null
}
