/** Names of the spans of requests. */
import { Effect, Layer } from "effect"
import { HttpMiddleware } from "effect/http"
import { pathOf } from "../exchange/pathOf.ts"
import { routeTable } from "../exchange/routeTable.ts"

/** By OpenTelemetry's conventions: the method, and the template of the route when there is one. */
export const spanNames = Layer.effect(
  HttpMiddleware.SpanNameGenerator,
  Effect.map(routeTable, ({ templateOf }) => ({ method, url }) => {
    const template = templateOf(pathOf(url))
    return template === null ? method : `${method} ${template}`
  })
)
