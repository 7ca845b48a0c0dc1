/** Where clients reach the server. */
import { Context } from "effect"

/** The address at which clients reach this server; null to use each request's own. */
export const PublicUrl = Context.Reference<string | null>("findata/http/PublicUrl", {
  defaultValue: () => null
})
