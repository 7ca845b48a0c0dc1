/** Asks the servers of a source, at its pace. */
import { Context, Effect, Schema, type Scope, Stream } from "effect"
import type { EntryBatch } from "./Entry.ts"
import type { SourceFile } from "./SourceFile.ts"

/** A source can't be fetched. */
export class FetchFailed extends Schema.TaggedError<FetchFailed>()("FetchFailed", {
  /** The address, without secrets. */
  url: Schema.String,
  /** The status of the answer; null when none came. */
  status: Schema.NullOr(Schema.Int),
  message: Schema.String,
  /** When the source may be asked again, where nothing that is asked before can succeed. */
  again_at: Schema.optionalKey(Schema.String)
}) {}

/** What identifies a state of an address, to ask only for a later one. */
export interface Validators {
  readonly etag: string | null
  readonly last_modified: string | null
}

/** An answer. Its file is removed when the scope in which it was got closes. */
export interface Answer extends Validators {
  /** Its name is its address, without secrets. */
  readonly file: SourceFile
}

/** How a source requests addresses; given to it as `Fetching.web`. */
export interface Web {
  /**
   * Gets an address. Waits for its turn, and repeats what fails for a while: 429, 5xx and cut connections, as
   * Retry-After says or with growing pauses. Null when it hasn't changed since the validators that were kept for it
   * (304), or doesn't exist (404, or 403 of a bucket of S3 that lacks it, where `optional`). Fails for a redirect to
   * another host, and once the daily quota is used up. Headers may contain secrets, addresses in errors don't. An
   * address with a secret that isn't one of the source's needs is always asked for as a whole.
   *
   * The answer is a file in the caller's scope, which is a stream's own where it is got inside `Stream.unwrap`.
   */
  readonly get: (
    url: string,
    options?: {
      readonly optional?: boolean
      /** Whether to ask only for what changed since the last complete import of the address. */
      readonly ifChanged?: boolean
      /** The most bytes of an answer: a longer one fails at once. A small one may take less time as well. */
      readonly max?: number
      readonly headers?: Readonly<Record<string, string>>
    }
  ) => Effect.Effect<Answer | null, FetchFailed, Scope.Scope>
}

/**
 * Receives the validators of each answer that was got with `ifChanged`, by its address without secrets. The import of
 * an entry provides its own while it reads the entry, and keeps what it received once the entry is complete.
 */
export const ReceivedValidators: Context.Reference<
  (address: string, validators: Validators) => Effect.Effect<void>
> = Context.Reference<(address: string, validators: Validators) => Effect.Effect<void>>(
  "findata/core/sources/ReceivedValidators",
  { defaultValue: () => () => Effect.void }
)

/**
 * The batches of an answer, which is asked for when they are read: none where it hasn't changed or doesn't exist. What
 * an entry is made of has to be got in its batches, so that it is asked for again if the entry fails.
 *
 * @example
 * ```ts
 * import { Effect, Stream } from "effect"
 * import { answerBatches, rowsBatch } from "findata"
 * import { memoryFile, textOf } from "findata/sources"
 *
 * // In a source's `fetch`, an answer is `web.get(url)`.
 * const answered = (text: string) => {
 *   const file = memoryFile("prices.txt", new TextEncoder().encode(text))
 *   const batches = answerBatches(Effect.succeed({ file, etag: null, last_modified: null }), (file) =>
 *     Stream.fromEffect(Effect.map(textOf(file), (close) => rowsBatch("prices", [{ close }])))
 *   )
 *   return Effect.runPromise(Stream.runCollect(batches))
 * }
 * await answered("122.15") // => [{ kind: "prices", rows: [{ cells: { close: "122.15" } }] }]
 * ```
 */
export const answerBatches = <E>(
  answer: Effect.Effect<Answer | null, FetchFailed, Scope.Scope>,
  read: (file: SourceFile) => Stream.Stream<EntryBatch, E>
): Stream.Stream<EntryBatch, E | FetchFailed> =>
  Stream.unwrap(Effect.map(answer, (found) => (found === null ? Stream.empty : read(found.file))))
