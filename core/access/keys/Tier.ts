/** Service tiers of the basic financial API. */
import { Schema } from "effect"

/** Standard: 100 requests a minute; premium: 1,000; enterprise: the key's own rate limit. */
export const Tier = Schema.Literals(["standard", "premium", "enterprise"])
export type Tier = typeof Tier.Type
