/** Routes that share one quota of a key. The public API, the basic API and the company pages are counted separately. */
import type { ApiKey } from "./ApiKey.ts"
import type { Limit } from "../quotas/RateLimit.ts"
import type { Scope } from "./Scope.ts"

/**
 * `public`: the public API; `basic`: the basic API, whose limit depends on the key's tier; `pages`: the company pages.
 */
export type Family = "public" | "basic" | "pages"

/** What a route requires: a scope, or any valid key. */
export interface Access {
  readonly family: Family
  readonly scope: Scope | "any"
}

const aMinute = 60

/**
 * The rate limit of a key in a family: the key's own, except in the basic API, where the tier sets it: standard 100 a
 * minute, premium 1,000, enterprise the key's own.
 */
export const limitOf = (
  { rate_limit, rate_period, tier }: Pick<ApiKey, "rate_limit" | "rate_period" | "tier">,
  family: Family
): Limit => {
  if (family !== "basic" || tier === "enterprise") return { limit: rate_limit, period: rate_period }
  return { limit: tier === "premium" ? 1000 : 100, period: aMinute }
}
