/** Asks the servers of a source, at its pace. */
import type { Effect } from "effect"
import type { FetchFailed, SourceFile } from "./Source.ts"

/** What identifies a state of an address, to ask only for a later one. */
export interface Validators {
  readonly etag: string | null
  readonly last_modified: string | null
}

/** An answer, kept in a file until its entry is imported. */
export interface Answer extends Validators {
  readonly file: SourceFile
}

export interface Web {
  /**
   * Gets an address. Waits for its turn, and repeats what fails for a while: 429, 5xx and cut connections, as
   * Retry-After says or with growing pauses. Null when it hasn't changed since the validators that were kept for it
   * (304), or doesn't exist (404, where `optional`). Headers may contain secrets, addresses in errors don't.
   */
  readonly get: (
    url: string,
    options?: {
      readonly optional?: boolean
      /** Whether to ask only for what changed since the last complete import of the address. */
      readonly ifChanged?: boolean
      readonly headers?: Readonly<Record<string, string>>
    }
  ) => Effect.Effect<Answer | null, FetchFailed>
}
