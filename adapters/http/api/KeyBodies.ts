/** What requests about keys hold, and what they are answered with. */
import { Clock, Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import {
  expiryOf,
  KeyRateLimit,
  KeyRatePeriod,
  KeyWithSecret,
  ListedKey,
  longestGrace,
  NewKey
} from "../../../core/mod.ts"
import { errorType } from "./Parameters.ts"

const faults = {
  malformed: {
    [errorType]: "datetime_parsing",
    message: "Input should be a valid datetime, ISO 8601 in UTC as 2030-01-31T00:00:00Z"
  },
  past: { [errorType]: "datetime_future", message: "Input should be in the future" }
}

/** ISO 8601 in the future: inside an instant to the second, UTC where it names no zone. */
const futureInstant = Schema.String.annotate({ format: "date-time" }).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transformEffect<string, string>((text) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) => {
        const expiry = expiryOf(text, now)
        return "at" in expiry
          ? Effect.succeed(expiry.at)
          : Effect.fail(new SchemaIssue.InvalidValue(faults[expiry.fault]))
      })
    ),
    encode: SchemaGetter.passthrough()
  })
)

const { name, scopes, rate_limit, rate_period } = NewKey.fields
const expires_at = Schema.NullOr(futureInstant)

export const KeyRequest = Schema.Struct({
  name,
  scopes,
  expires_at: expires_at.pipe(Schema.withDecodingDefaultTypeKey(Effect.succeed(null))),
  rate_limit,
  rate_period
}).annotate({ identifier: "ApiKeyRequest" })

export const KeyPatch = Schema.Struct({
  name: Schema.optionalKey(name),
  scopes: Schema.optionalKey(scopes),
  expires_at: Schema.optionalKey(expires_at),
  rate_limit: Schema.optionalKey(KeyRateLimit),
  rate_period: Schema.optionalKey(KeyRatePeriod)
}).annotate({ identifier: "ApiKeyPatch" })

export const KeyRotation = Schema.Struct({
  grace_seconds: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: longestGrace })).pipe(
    Schema.annotate({ default: 0, description: "How long the old secret goes on working" }),
    Schema.withDecodingDefaultTypeKey(Effect.succeed(0))
  )
}).annotate({ identifier: "ApiKeyRotation" })

export const KeyBody = ListedKey.annotate({ identifier: "ApiKey" })
export const NewKeyBody = KeyWithSecret.annotate({ identifier: "NewApiKey" })

export const KeyList = Schema.Struct({ api_keys: Schema.Array(KeyBody), total: Schema.Int }).annotate({
  identifier: "ApiKeyList"
})

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** Of the public API's quota: requests allowed in `period` seconds, used, left, and seconds until it is whole. */
export const KeyUsage = Schema.Struct({
  limit: count,
  period: count,
  used: count,
  remaining: count,
  reset: count
}).annotate({ identifier: "ApiKeyUsage" })
