/**
 * A source of data: a plug-in that reads others' files, and may fetch them. It turns them into rows of the kinds of
 * import; which of them are valid, whose they are and how they are stored is decided by the import.
 */
import { type Effect, Schema, type Stream } from "effect"
import type { ImportKind } from "../imports/ImportKind.ts"
import type { CompanyReference } from "../imports/subjects/CompanyReference.ts"
import type { IssuerNumbers } from "../imports/subjects/CompanyDirectory.ts"
import type { Entry } from "./Entry.ts"
import type { Web } from "./Web.ts"

/** A file can't be read from here on, or isn't one of the source's. */
export class UnreadableFile extends Schema.TaggedError<UnreadableFile>()("UnreadableFile", {
  file: Schema.String,
  /** From 1; null when the fault has no line, as in compressed data. */
  line: Schema.NullOr(Schema.Int),
  message: Schema.String
}) {}

/** A file to be read. */
export interface SourceFile {
  /** Its name, with the archive's before it: `companyfacts.zip/CIK0000320193.json`. */
  readonly name: string
  /** In bytes; null where it is unknown, as of standard input. */
  readonly size: number | null
  /** All its bytes, anew each time except those of standard input. */
  readonly bytes: Stream.Stream<Uint8Array, UnreadableFile>
  /** Some of its bytes; null for a file that can only be read from its start. */
  readonly at: ((offset: number, length: number) => Effect.Effect<Uint8Array, UnreadableFile>) | null
}

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
}

/** The values of a source's needs by name. */
export type Settled = Readonly<Record<string, string>>

/** How often a source may be asked. */
export interface Pace {
  /** Requests in any second, over the whole process. */
  readonly perSecond: number
  /** Requests in any day; absent without such a limit. */
  readonly perDay?: number
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
  /** The version under which an entry was imported before; null for one that wasn't. */
  readonly imported: (name: string) => Effect.Effect<string | null>
}

/** A source can't be fetched. */
export class FetchFailed extends Schema.TaggedError<FetchFailed>()("FetchFailed", {
  /** The address, without secrets. */
  url: Schema.String,
  /** The status of the answer; null when none came. */
  status: Schema.NullOr(Schema.Int),
  message: Schema.String
}) {}

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
  readonly needs: ReadonlyArray<Need>
  readonly pace: Pace | null
  /** The entries of a file, whose form is recognised by its content. Fails when it is none of the source's. */
  readonly read: (file: SourceFile, choice: Choice) => Stream.Stream<Entry<UnreadableFile>, UnreadableFile>
  /** What changed at the source since it was last imported; null for a source that only reads files. */
  readonly fetch:
    | ((
        fetching: Fetching
      ) => Stream.Stream<Entry<UnreadableFile | FetchFailed>, UnreadableFile | FetchFailed>)
    | null
}
