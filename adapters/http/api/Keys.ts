/** `/api/v1/api-keys`: the keys of a token's owner, from being made to being revoked. */
import { Clock, Effect, Schema, SchemaGetter, SchemaIssue } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import {
  expiryOf,
  KeyRateLimit,
  KeyRatePeriod,
  KeyWithSecret,
  ListedKey,
  longestGrace,
  NewKey
} from "../../../core/mod.ts"
import { Forbidden, NotFound, Unavailable } from "./Errors.ts"
import { JsonBody } from "./JsonBody.ts"
import { errorType, integer } from "./Parameters.ts"
import { TokenAccess } from "./TokenAccess.ts"
import { Validation } from "./Validation.ts"

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

const params = { id: integer(1) }

export class KeysApi extends HttpApiGroup.make("keys")
  .add(
    HttpApiEndpoint.post("create", "/", {
      payload: KeyRequest,
      success: NewKeyBody.pipe(HttpApiSchema.status(201)),
      error: [Forbidden, Unavailable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Summary, "Create an API key")
      .annotate(OpenApi.Description, "The secret is told in this answer and never again."),
    HttpApiEndpoint.get("list", "/", { success: KeyList, error: Unavailable })
      .annotate(OpenApi.Summary, "List API keys")
      .annotate(OpenApi.Description, "The caller's own keys, newest first, without their secrets."),
    HttpApiEndpoint.get("byId", "/:id", { params, success: KeyBody, error: [NotFound, Unavailable] })
      .annotate(OpenApi.Summary, "An API key")
      .annotate(OpenApi.Description, "Another owner's key is not found."),
    HttpApiEndpoint.patch("change", "/:id", {
      params,
      payload: KeyPatch,
      success: KeyBody,
      error: [Forbidden, NotFound, Unavailable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Summary, "Change an API key")
      .annotate(
        OpenApi.Description,
        "Members that are absent stay as they are; expires_at null makes it last. A revoked key is not found."
      ),
    HttpApiEndpoint.delete("revoke", "/:id", {
      params,
      success: HttpApiSchema.NoContent,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Summary, "Revoke an API key")
      .annotate(OpenApi.Description, "Final. Revoking again changes nothing."),
    HttpApiEndpoint.post("rotate", "/:id/rotate", {
      params,
      payload: [KeyRotation, Schema.Null],
      success: NewKeyBody,
      error: [Forbidden, NotFound, Unavailable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Summary, "Give an API key another secret")
      .annotate(
        OpenApi.Description,
        "The old secret works for grace_seconds more, never past expires_at. A revoked key is not found."
      ),
    HttpApiEndpoint.get("usage", "/:id/usage", {
      params,
      success: KeyUsage,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Summary, "What an API key has used")
      .annotate(OpenApi.Description, "Of its quota of the public API; asking uses nothing of it.")
  )
  .middleware(Validation)
  .middleware(TokenAccess)
  .prefix("/api/v1/api-keys")
  .annotateMerge(OpenApi.annotations({ title: "API keys" })) {}
