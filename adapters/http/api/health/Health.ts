/** Whether the process lives, and whether it can serve. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { field } from "../../../../core/ports.ts"
import { Unavailable } from "../base/Errors.ts"
import { RouteKind } from "../base/RouteKind.ts"

const Ok = Schema.Struct({ status: field(Schema.Literal("ok"), "ok; there is no other") }).annotate({
  identifier: "Health"
})

export class HealthApi extends HttpApiGroup.make("health")
  .add(
    HttpApiEndpoint.get("live", "/healthz", { success: Ok })
      .annotate(RouteKind, "probe")
      .annotate(OpenApi.Identifier, "getLiveness")
      .annotate(OpenApi.Summary, "The process lives")
      .annotate(OpenApi.Description, "Reaches no store."),
    HttpApiEndpoint.get("ready", "/readyz", { success: Ok, error: Unavailable })
      .annotate(RouteKind, "probe")
      .annotate(OpenApi.Identifier, "getReadiness")
      .annotate(OpenApi.Summary, "The store answers")
      .annotate(OpenApi.Description, "503 while requests would fail, and once the server is about to stop.")
  )
  .annotateMerge(OpenApi.annotations({ title: "Health", description: "For monitors of the service." })) {}
