/** Metrics of what the stages of a request refuse. */
import { Metric } from "effect"

const refused = (name: string, description: string, by: string) =>
  Metric.counter(name, { description, attributes: { by }, incremental: true })

const ofAccess = (by: string) =>
  refused(
    "findata_access_refusals_total",
    "Requests refused for their key, its scope, their token or session, or their sign-in",
    by
  )

const ofQuota = (by: string) =>
  refused("findata_quota_refusals_total", "Requests refused because a quota was used up", by)

export const accessRefusals = {
  key: ofAccess("key"),
  scope: ofAccess("scope"),
  token: ofAccess("token"),
  session: ofAccess("session"),
  signIn: ofAccess("sign-in")
} as const

export const quotaRefusals = {
  key: ofQuota("key"),
  owner: ofQuota("owner"),
  trial: ofQuota("trial")
} as const

export const storeErrors = Metric.counter("findata_store_errors_total", {
  description: "Requests refused because a store was unavailable",
  incremental: true
})

export const overloads = Metric.counter("findata_overload_refusals_total", {
  description: "Requests refused because too many others, or too many long ones, were under way",
  incremental: true
})

/** Those that are reported before the first refusal too, so that it is seen as an increase. */
export const refusals = [
  ...Object.values(accessRefusals),
  ...Object.values(quotaRefusals),
  storeErrors,
  overloads
]
