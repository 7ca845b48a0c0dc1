/** Where the data is from. */
import { Schema } from "effect"
import { SourceStatus } from "../../../../core/mod.ts"

/** Each source of each kind of import, the one with the last run first. */
export const SourcesPage = Schema.Struct({
  sources: Schema.Array(SourceStatus.annotate({ identifier: "Source" }))
}).annotate({ identifier: "SourcesPage" })
