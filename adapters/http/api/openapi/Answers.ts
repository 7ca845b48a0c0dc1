/** What an operation answers: its statuses, each with its body in every form, headers and examples. */
import { Schema } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { type Format, mediaTypeOf } from "../base/Formats.ts"
import { accessOf, isForAdmin, requiredOf } from "./Access.ts"
import { errorAnswers, type ErrorName } from "./ErrorAnswers.ts"
import { bodiesOf } from "./Examples.ts"
import { cachingHeaders, headersOf, quotaHeaders } from "./Headers.ts"
import type { Json } from "./Json.ts"
import { fieldsOf, parameterRef } from "./Parameters.ts"

/** Of every operation: its path by another method, and what is refused before anything of it is looked at. */
const ofAll: ReadonlyArray<ErrorName> = [
  "BadRequest",
  "MethodNotAllowed",
  "RequestTimeout",
  "UriTooLong",
  "HeadersTooLarge",
  "InternalError"
]

const isFile = (operation: Json): boolean =>
  "application/pdf" in (operation["responses"]["200"]?.content ?? {})

/** Plain text in a path can't be wrong, only name what isn't there. */
const canBeWrong = ({ headers, params, payload, query }: HttpApiEndpoint.Top): boolean =>
  payload.size > 0 ||
  [headers, query].some((record) => record !== undefined) ||
  Object.values(fieldsOf(params)).some((field) => (field as unknown) !== Schema.String)

const errorsOf = (operation: Json, endpoint: HttpApiEndpoint.Top): ReadonlyArray<ErrorName> => {
  const access = accessOf(endpoint)
  const unanswered = new Set<ErrorName>([
    access === "token" ? "Unauthorized" : "Unauthenticated",
    isForAdmin(endpoint) ? "Repeated" : "Conflict",
    ...(access === "key" && requiredOf(endpoint).without === "trial" ? (["Forbidden"] as const) : []),
    ...(canBeWrong(endpoint) ? [] : (["Unprocessable"] as const))
  ])
  return (Object.keys(errorAnswers) as ReadonlyArray<ErrorName>).filter(
    (name) =>
      ofAll.includes(name) || (errorAnswers[name].status in operation["responses"] && !unanswered.has(name))
  )
}

/** Headers of an answer that isn't an error. */
const goodHeaders = (operation: Json, endpoint: HttpApiEndpoint.Top): ReadonlyArray<string> => {
  if (isFile(operation)) return ["ETag", "Accept-Ranges", "Cache-Control", "Content-Disposition"]
  const access = accessOf(endpoint)
  if (access === null) return []
  if (access === "token") return cachingHeaders
  const language = "x-locale" in fieldsOf(endpoint.headers) ? ["Content-Language"] : []
  return ["ETag", ...cachingHeaders, ...language, ...quotaHeaders]
}

const descriptions: Readonly<Record<string, string>> = {
  "200": "What was asked for",
  "201": "What was made",
  "204": "Done; the answer has no body"
}

const unchanged = (headers: ReadonlyArray<string>): Json => ({
  description: "What the client has is current: its ETag is among those of If-None-Match",
  headers: headersOf(headers)
})

/** A part of the whole body. */
const partOf = (whole: Json): Json => ({
  ...whole,
  description: "The range of bytes that was asked for",
  headers: { ...whole["headers"], ...headersOf(["Content-Range"]) }
})

/** Needs the operation's parameters, and its body as effect describes it. */
export const completeAnswers = (operation: Json, endpoint: HttpApiEndpoint.Top): void => {
  const responses: Json = {}
  const headers = goodHeaders(operation, endpoint)
  for (const [status, answer] of Object.entries<Json>(operation["responses"])) {
    if (Number(status) >= 300) continue
    const content: Json | undefined = answer["content"]
    const asked = operation["parameters"].find((_: Json) => _["name"] === "format")
    for (const format of (asked?.["schema"]["enum"] ?? []) as ReadonlyArray<Format>)
      if (format !== "json") content![mediaTypeOf(format)] = { schema: { type: "string" } }
    for (const [type, body] of Object.entries<Json>(content ?? {})) {
      delete body["x-effect-stream"]
      const examples = bodiesOf(operation["operationId"], type)
      if (examples !== undefined) body["examples"] = examples
    }
    responses[status] = {
      description: descriptions[status],
      headers: headersOf(headers),
      ...(content === undefined ? {} : { content })
    }
  }
  if (headers.includes("ETag")) {
    responses["304"] = unchanged(headers)
    operation["parameters"].push(parameterRef("IfNoneMatch"))
  }
  if (isFile(operation)) {
    responses["206"] = partOf(responses["200"])
    operation["parameters"].push(parameterRef("Range"), parameterRef("IfRange"))
  }
  operation["parameters"].push(parameterRef("RequestId"))
  for (const name of errorsOf(operation, endpoint)) {
    responses[errorAnswers[name].status] = { $ref: `#/components/responses/${name}` }
  }
  operation["responses"] = responses
}
