/** Defects of the sources of FINDATA_SOURCES, which are their authors' to mend. */
import { Effect, Schema } from "effect"
import { type Source, StoreUnavailable } from "../../core/mod.ts"
import { messageOf } from "../../core/ports.ts"
import { builtInSources } from "./builtIn.ts"

/** A source threw. */
export class SourceFailed extends Schema.TaggedError<SourceFailed>()("SourceFailed", {
  message: Schema.String
}) {}

/** Fails with what a source throws while it is read or fetched; a built-in source's defect stays one. */
export const blaming =
  (source: Source) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | SourceFailed, R> =>
    builtInSources.includes(source)
      ? work
      : Effect.catchDefect(work, (defect) =>
          defect instanceof StoreUnavailable
            ? Effect.die(defect)
            : Effect.fail(
                new SourceFailed({
                  message: `The source ${source.name} failed: ${messageOf(defect)}`
                })
              )
        )
