/** What a key may be when it is made or changed: one set of rules for the command line and HTTP. */
import { Effect, Schema } from "effect"
import { Instant } from "../time/Instant.ts"
import { Scope } from "./Scope.ts"
import { Tier } from "./Tier.ts"

/** 1,000 requests an hour, the public API's default. */
export const defaultLimit = { rate_limit: 1000, rate_period: 3600 } as const

/** Databases can't hold a NUL character. */
const holdsNoNul = Schema.makeFilter<string>((text) => !text.includes("\u0000"), {
  message: "text holds a NUL character"
})

/** A database would keep another text for half of a surrogate pair. */
const isWhole = Schema.makeFilter<string>((text) => text.isWellFormed(), {
  message: "text holds half a character"
})

/** What people know the key by, 1 to 100 characters. */
export const KeyName = Schema.String.check(
  Schema.isMinLength(1),
  Schema.isMaxLength(100),
  holdsNoNul,
  isWhole
)

/** At least one scope, and none twice. */
export const KeyScopes = Schema.Array(Scope).check(Schema.isMinLength(1), Schema.isUnique())

/** Requests in a period. */
export const KeyRateLimit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 }))

/** Seconds, a minute to a day. */
export const KeyRatePeriod = Schema.Int.check(Schema.isBetween({ minimum: 60, maximum: 86_400 }))

/** Whose a key is: the `sub` of the token that made it. */
export const KeyOwner = Schema.String.check(
  Schema.isMinLength(1),
  Schema.isMaxLength(255),
  holdsNoNul,
  isWhole
)

export const NewKey = Schema.Struct({
  name: KeyName,
  scopes: KeyScopes,
  rate_limit: KeyRateLimit.pipe(
    Schema.annotate({ default: defaultLimit.rate_limit }),
    Schema.withDecodingDefaultTypeKey(Effect.succeed<number>(defaultLimit.rate_limit))
  ),
  rate_period: KeyRatePeriod.pipe(
    Schema.annotate({ default: defaultLimit.rate_period }),
    Schema.withDecodingDefaultTypeKey(Effect.succeed<number>(defaultLimit.rate_period))
  ),
  tier: Tier,
  /** Null when an operator makes it for nobody in particular. */
  owner: Schema.NullOr(KeyOwner),
  /** In the future, as `expiryOf` reads it; null when the key is not to expire. */
  expires_at: Schema.NullOr(Instant)
})
export type NewKey = typeof NewKey.Type

/** What may become of a key that is there; a member that is absent stays. */
export type KeyChanges = Partial<
  Pick<NewKey, "name" | "scopes" | "rate_limit" | "rate_period" | "expires_at">
>

/** How long old secrets may go on working after a rotation: 30 days, in seconds. */
export const longestGrace = 2_592_000
