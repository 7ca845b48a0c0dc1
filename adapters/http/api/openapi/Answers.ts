/** What an operation answers: its statuses, each with its body in every form, headers and examples. */
import { Schema } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { mediaTypeOf, streamType } from "../base/Formats.ts"
import { accessOf, isForAdmin, requiredOf } from "./Access.ts"
import { errorAnswers, type ErrorName } from "./ErrorAnswers.ts"
import { bodiesOf } from "./Examples.ts"
import { cachingHeaders, headersOf, quotaHeaders } from "./Headers.ts"
import type { Json } from "./Json.ts"
import { fieldsOf, parameterRef } from "./Parameters.ts"
import { sentFields } from "./Requests.ts"

/** Of every operation: its path by another method, and what is refused before anything of it is looked at. */
const ofAll: ReadonlyArray<ErrorName> = [
  "BadRequest",
  "MethodNotAllowed",
  "RequestTimeout",
  "UriTooLong",
  "HeadersTooLarge",
  "InternalError"
]

/** Whether what is answered is a stream of bytes without an ETag. */
const isStream = (operation: Json): boolean => streamType in (operation["responses"]["200"]?.content ?? {})

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

/** Headers of answers that aren't errors and that a client may have, by what 304 is called for them. */
const heldHeaders = {
  FileUnchanged: ["ETag", "Accept-Ranges", "Cache-Control", "Content-Disposition"],
  Unchanged: ["ETag", ...cachingHeaders, ...quotaHeaders],
  TextUnchanged: ["ETag", ...cachingHeaders, "Content-Language", ...quotaHeaders]
} as const

type Held = keyof typeof heldHeaders

/** Which of the answers that a client may have are an operation's; null for one without an ETag. */
const heldOf = (operation: Json, endpoint: HttpApiEndpoint.Top): Held | null => {
  if (isFile(operation)) return "FileUnchanged"
  if (isStream(operation)) return null
  const access = accessOf(endpoint)
  if (access === null || access === "token") return null
  return "x-locale" in fieldsOf(endpoint.headers) ? "TextUnchanged" : "Unchanged"
}

/** Headers of an answer that isn't an error. */
const goodHeaders = (
  held: Held | null,
  operation: Json,
  endpoint: HttpApiEndpoint.Top
): ReadonlyArray<string> => {
  if (held !== null) return heldHeaders[held]
  if (isStream(operation)) return ["Content-Disposition", ...cachingHeaders, ...quotaHeaders]
  return accessOf(endpoint) === null ? [] : cachingHeaders
}

const descriptions: Readonly<Record<string, string>> = {
  "200": "What was asked for",
  "201": "What was made",
  "202": "What was begun",
  "204": "Done; the answer has no body"
}

/** What 304 is, each once as a component of the document. */
export const unchangedComponents: Json = Object.fromEntries(
  Object.entries(heldHeaders).map(([name, headers]) => [
    name,
    {
      description: "What the client has is current: its ETag is among those of If-None-Match",
      headers: headersOf(headers)
    }
  ])
)

/** A part of the whole body. */
const partOf = (whole: Json): Json => ({
  ...whole,
  description: "The range of bytes that was asked for",
  headers: { ...whole["headers"], ...headersOf(["Content-Range"]) }
})

/** The formats of an operation's body: of its parameter, or of a member of what it is sent. */
const formatsOf = (
  operation: Json,
  endpoint: HttpApiEndpoint.Top
): ReadonlyArray<Parameters<typeof mediaTypeOf>[0]> => {
  const asked = operation["parameters"].find((_: Json) => _["name"] === "format")
  return (asked?.["schema"] ?? sentFields(endpoint)["format"])?.["enum"] ?? []
}

/** Needs the operation's parameters, and its body as effect describes it. */
export const completeAnswers = (operation: Json, endpoint: HttpApiEndpoint.Top): void => {
  const responses: Json = {}
  const held = heldOf(operation, endpoint)
  const headers = goodHeaders(held, operation, endpoint)
  const formats = formatsOf(operation, endpoint)
  for (const [status, answer] of Object.entries<Json>(operation["responses"])) {
    if (Number(status) >= 300) continue
    const content: Json | undefined = answer["content"]
    const stream = content?.[streamType]
    for (const format of formats)
      if (format !== "json") content![mediaTypeOf(format)] = { ...(stream ?? { schema: { type: "string" } }) }
    if (stream !== undefined && formats.length > 0) delete content![streamType]
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
  if (held !== null && endpoint.method === "GET") {
    responses["304"] = { $ref: `#/components/responses/${held}` }
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
