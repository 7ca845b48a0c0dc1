/** Where the data is from. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { SourceStatus } from "../../../../core/mod.ts"
import { Unavailable } from "../base/Errors.ts"
import { root } from "../base/Pages.ts"

/** Each source of each kind of import, the one with the last run first. */
export const SourcesPage = Schema.Struct({
  sources: Schema.Array(SourceStatus.annotate({ identifier: "Source" }))
}).annotate({ identifier: "SourcesPage" })

export const listSources = HttpApiEndpoint.get("sources", `${root}/sources`, {
  success: SourcesPage,
  error: Unavailable
})
  .annotate(OpenApi.Identifier, "listSources")
  .annotate(OpenApi.Summary, "Where the data is from")
  .annotate(
    OpenApi.Description,
    "Runs that were taken back are left out; a file that was refused whole left none and isn't listed."
  )
