/** The rules for a key's fields when it is created or changed, for the command line and HTTP alike. */
import { Effect, Schema } from "effect"
import { holdsNoNul, isMaxCharacters, isWhole } from "../../records/Characters.ts"
import { Instant } from "../../time/Instant.ts"
import { ApiKey } from "./ApiKey.ts"
import { Scope } from "./Scope.ts"
import { Tier } from "./Tier.ts"

/** 1,000 requests an hour, the public API's default. */
export const defaultLimit = { rate_limit: 1000, rate_period: 3600 } as const

/** The key's display name, 1 to 100 characters. */
export const KeyName = ApiKey.fields.name.check(
  Schema.isMinLength(1),
  isMaxCharacters(100),
  holdsNoNul,
  isWhole
)

/** At least one scope, without duplicates. */
export const KeyScopes = ApiKey.fields.scopes.check(
  Schema.isMinLength(1),
  Schema.isMaxLength(Scope.literals.length),
  Schema.isUnique()
)

/** Requests in a period. */
export const KeyRateLimit = ApiKey.fields.rate_limit.check(
  Schema.isBetween({ minimum: 1, maximum: 1_000_000 })
)

/** Seconds, a minute to a day. */
export const KeyRatePeriod = ApiKey.fields.rate_period.check(
  Schema.isBetween({ minimum: 60, maximum: 86_400 })
)

/** The owner of a key: the `sub` of the token that created it. */
export const KeyOwner = Schema.String.check(Schema.isMinLength(1), isMaxCharacters(255), holdsNoNul, isWhole)

/** A key to be created. Decoding fills in a missing limit: `defaultLimit`. */
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
  /** Null for a key created by an operator without an owner. */
  owner: Schema.NullOr(KeyOwner),
  /** In the future, as `expiryOf` parses it; null when the key doesn't expire. */
  expires_at: Schema.NullOr(Instant)
})
export type NewKey = typeof NewKey.Type

/** Changes to an existing key; an absent member stays as it is. */
export type KeyChanges = Partial<
  Pick<NewKey, "name" | "scopes" | "rate_limit" | "rate_period" | "expires_at">
>

/** The longest that old secrets may work after a rotation: 30 days, in seconds. */
export const maxGrace = 2_592_000
