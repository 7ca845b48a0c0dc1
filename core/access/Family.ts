/** Routes that share one quota for a key: the public API, the basic API and the company pages each count apart. */
import type { ApiKey } from "./ApiKey.ts"
import type { Limit } from "./RateLimit.ts"
import type { Scope } from "./Scope.ts"

export type Family = "public" | "basic" | "pages"

/** What a request needs: a scope, or just a key (any). */
export interface Access {
  readonly family: Family
  readonly scope: Scope | "any"
}

const aMinute = 60

/**
 * How often a key may ask a family: its own rate, but for the basic API, where its tier says so: standard 100 a minute,
 * premium 1,000, enterprise its own.
 */
export const limitOf = (
  { rate_limit, rate_period, tier }: Pick<ApiKey, "rate_limit" | "rate_period" | "tier">,
  family: Family
): Limit => {
  if (family !== "basic" || tier === "enterprise") return { limit: rate_limit, period: rate_period }
  return { limit: tier === "premium" ? 1000 : 100, period: aMinute }
}
