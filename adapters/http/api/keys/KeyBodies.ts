/** What requests about keys hold, and what they are answered with. */
import { Clock, Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { ApiKey, expiryOf, KeyRateLimit, KeyRatePeriod, maxGrace, NewKey } from "../../../../core/mod.ts"
import { countField, field, KeyWithSecret, ListedKey, nullable } from "../../../../core/ports.ts"
import { pagingFields } from "../base/Bodies.ts"
import { errorType, parsed } from "../base/Parameters.ts"

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
const expires_at = nullable(futureInstant, "When it stops working, UTC; null for never")

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
  grace_seconds: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxGrace })).pipe(
    Schema.annotate({ default: 0, description: "How long the old secret goes on working" }),
    Schema.withDecodingDefaultTypeKey(Effect.succeed(0))
  )
}).annotate({ identifier: "ApiKeyRotation" })

export const KeyBody = ListedKey.annotate({ identifier: "ApiKey" })
export const NewKeyBody = KeyWithSecret.annotate({ identifier: "NewApiKey" })

export const KeyList = Schema.Struct({
  api_keys: Schema.Array(KeyBody),
  total: pagingFields.total
}).annotate({ identifier: "ApiKeyList" })

/** 1 to 255 printable characters of ASCII; quotes around it are a part of it. */
export const IdempotencyKey = parsed(
  Schema.String.check(Schema.isPattern(/^[\x20-\x7e]{1,255}$/u)),
  (text) =>
    /^[\x20-\x7e]{1,255}$/u.test(text)
      ? text
      : {
          type: "string_pattern_mismatch",
          msg: "String should have 1 to 255 printable characters of ASCII"
        }
)

export class Repeated extends Schema.Error<Repeated>("findata/http/Repeated")(
  {
    _tag: Schema.tagDefaultOmit("Repeated"),
    detail: field(Schema.String, "What went wrong, in words"),
    id: ApiKey.fields.id
  },
  { httpApiStatus: 409, description: "The request was carried out before; its secret is not shown again" }
) {}

/** Of the public API's quota. */
export const KeyUsage = Schema.Struct({
  limit: countField("Requests that are admitted in the period"),
  period: countField("How long the period is", { unit: "seconds" }),
  used: countField("Requests of the quota that were used"),
  remaining: countField("Requests that are admitted now"),
  reset: countField("How long until the quota is whole", { unit: "seconds" })
}).annotate({ identifier: "ApiKeyUsage" })
