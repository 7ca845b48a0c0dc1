/** Port: what was imported of sources, so that it isn't read or asked for again. Written within an import. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Validators } from "./Web.ts"

/** An entry that was imported whole, under the version of its content. */
export interface ImportedEntry {
  readonly source: string
  readonly name: string
  readonly version: string
}

/** An address whose answer was imported whole. */
export interface ImportedAnswer extends Validators {
  readonly source: string
  readonly url: string
}

/**
 * Imported entries and answers by source. `remember` runs inside `ImportSink.atomic`, so that it is written together
 * with the rows.
 */
export class SourceLog extends Context.Service<
  SourceLog,
  {
    /** The version under which an entry was imported; null for one that wasn't. */
    readonly version: (source: string, name: string) => Effect.Effect<string | null, StoreUnavailable>
    /** The validators of an address's last imported answer; null when none was. */
    readonly validators: (source: string, url: string) => Effect.Effect<Validators | null, StoreUnavailable>
    /** Remembers what was imported at an instant; undoing a run of the source that began no later forgets it. */
    readonly remember: (
      at: string,
      entries: ReadonlyArray<ImportedEntry>,
      answers: ReadonlyArray<ImportedAnswer>
    ) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/sources/SourceLog") {}
