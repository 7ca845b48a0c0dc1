/** How a server treats the requests of an endpoint before they begin, as an annotation on it. */
import { Context } from "effect"

/**
 * `probe`: begins at once, however many requests wait. `upload`: its body may take long to arrive, as long as some of it
 * keeps arriving.
 */
export type Kind = "usual" | "probe" | "upload"

export const RouteKind = Context.Reference<Kind>("findata/http/RouteKind", { defaultValue: () => "usual" })
