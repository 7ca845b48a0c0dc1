/** Port: the files of answers, which may be larger than memory. */
import { Context, type Effect, type Scope } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { SourceFile } from "./SourceFile.ts"

/** A file that is being written. */
export interface AnswerFile {
  /** Appends bytes; one call at a time. */
  readonly write: (bytes: Uint8Array) => Effect.Effect<void, StoreUnavailable>
  /** The file of all that was written, under a name for people; readable from any offset. */
  readonly written: (name: string) => SourceFile
}

/** Creates the files that answers are received into and read from. */
export class AnswerFiles extends Context.Service<
  AnswerFiles,
  {
    /** Creates an empty file, which is removed when the scope closes. */
    readonly create: Effect.Effect<AnswerFile, StoreUnavailable, Scope.Scope>
  }
>()("findata/core/sources/AnswerFiles") {}
