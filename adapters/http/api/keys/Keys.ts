/** `/api/v1/api-keys`: the keys of a token's owner, from being made to being revoked. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Forbidden, NotFound, Unavailable, Unprocessable } from "../base/Errors.ts"
import { JsonBody } from "../base/JsonBody.ts"
import {
  IdempotencyKey,
  KeyBody,
  KeyList,
  KeyPatch,
  KeyRequest,
  KeyRotation,
  KeyUsage,
  NewKeyBody,
  Repeated
} from "./KeyBodies.ts"
import { integer } from "../base/Parameters.ts"
import { TokenAccess } from "../base/TokenAccess.ts"
import { CrossChecks, exclusive, Validation } from "../base/Validation.ts"

const params = { id: integer(1) }
const headers = { "idempotency-key": Schema.optionalKey(IdempotencyKey) }

const once =
  "With an Idempotency-Key it is carried out once in a day: a repetition gets 409 with the key's id, another request with the same Idempotency-Key 422."

export class KeysApi extends HttpApiGroup.make("keys")
  .add(
    HttpApiEndpoint.post("create", "/", {
      headers,
      payload: KeyRequest,
      success: NewKeyBody.pipe(HttpApiSchema.status(201)),
      error: [Forbidden, Repeated, Unprocessable, Unavailable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Identifier, "createApiKey")
      .annotate(OpenApi.Summary, "Create an API key")
      .annotate(OpenApi.Description, `The secret is in this answer and never shown again. ${once}`),
    HttpApiEndpoint.get("list", "/", {
      query: {
        limit: Schema.optionalKey(integer(1, 1000)),
        page: Schema.optionalKey(integer(1)),
        offset: Schema.optionalKey(integer(0))
      },
      success: KeyList,
      error: Unavailable
    })
      .annotate(CrossChecks, [exclusive("page", "offset")])
      .annotate(OpenApi.Identifier, "listApiKeys")
      .annotate(OpenApi.Summary, "List API keys")
      .annotate(
        OpenApi.Description,
        "The caller's own keys, newest first, without their secrets: all of them, or with limit, page or offset (limit 100 unless given) some."
      ),
    HttpApiEndpoint.get("byId", "/:id", { params, success: KeyBody, error: [NotFound, Unavailable] })
      .annotate(OpenApi.Identifier, "getApiKey")
      .annotate(OpenApi.Summary, "An API key")
      .annotate(OpenApi.Description, "Another owner's key is not found."),
    HttpApiEndpoint.patch("change", "/:id", {
      params,
      payload: KeyPatch,
      success: KeyBody,
      error: [Forbidden, NotFound, Unavailable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Identifier, "changeApiKey")
      .annotate(OpenApi.Summary, "Change an API key")
      .annotate(
        OpenApi.Description,
        "Members that are absent stay as they are; expires_at null makes it last. A revoked key is not found."
      ),
    HttpApiEndpoint.delete("revoke", "/:id", {
      params,
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "revokeApiKey")
      .annotate(OpenApi.Summary, "Revoke an API key")
      .annotate(OpenApi.Description, "Final. Revoking again changes nothing."),
    HttpApiEndpoint.post("rotate", "/:id/rotate", {
      headers,
      params,
      payload: [KeyRotation, Schema.Null],
      success: NewKeyBody,
      error: [Forbidden, NotFound, Repeated, Unprocessable, Unavailable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Identifier, "rotateApiKey")
      .annotate(OpenApi.Summary, "Give an API key another secret")
      .annotate(
        OpenApi.Description,
        `The old secret works for grace_seconds more, never past expires_at. A revoked key is not found. ${once}`
      ),
    HttpApiEndpoint.get("usage", "/:id/usage", {
      params,
      success: KeyUsage,
      error: [NotFound, Unavailable]
    })
      .annotate(OpenApi.Identifier, "getApiKeyUsage")
      .annotate(OpenApi.Summary, "What an API key has used")
      .annotate(OpenApi.Description, "Of its quota of the public API; asking uses nothing of it.")
  )
  .middleware(Validation)
  .middleware(TokenAccess)
  .prefix("/api/v1/api-keys")
  .annotateMerge(
    OpenApi.annotations({
      title: "API keys",
      description: "The keys of a bearer token's owner, from being made to being revoked."
    })
  ) {}
