/** Completes the parameters of an operation: what each means, its decoded type with bounds, its default and examples. */
import { Option, Schema } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import { type RecordedRequest, requestsOf } from "./Examples.ts"
import type { Json } from "./Json.ts"
import { descriptions, examples, severalSymbols } from "./ParameterTexts.ts"
import { symbols } from "../base/Symbols.ts"
import { tidied } from "./Schemas.ts"

/** Not sent unless it is chosen, as clients that fill in requests by the document understand it (Scalar). */
const disabled = { "x-disabled": true }

/** A parameter's text in a request that was sent; null where it wasn't in it. */
const sentIn = (
  { path, query }: RecordedRequest,
  place: string,
  name: string,
  template: string
): string | null => {
  if (place === "query") return query.get(name)
  const at = template.split("/").indexOf(`{${name}}`)
  return place === "path" ? decodeURIComponent(path.split("/")[at] ?? "") : null
}

/**
 * What a parameter is in the examples of an operation, by their names: choosing one sends the request that was answered so.
 * Without a body `default` comes first, the request that has only what is required. A choice without a default is named in
 * each, because the first of its values would be sent otherwise. Undefined where no example has the parameter.
 */
const examplesOf = (operationId: string, parameter: Json, template: string): Json | undefined => {
  const { in: place, name, required, schema } = parameter
  const recorded = requestsOf(operationId)
  const isChoice = schema?.enum !== undefined && schema.default === undefined
  const example = examples[`${operationId} ${name}`] ?? examples[name]
  const value = example ?? schema?.default ?? schema?.enum?.[0] ?? schema?.minimum
  const standard = required === true ? { value } : { value, ...disabled }
  const named = recorded.flatMap((request): ReadonlyArray<readonly [string, Json]> => {
    const text = sentIn(request, place, name, template)
    if (text !== null) return [[request.name, { value: schema?.type === "integer" ? Number(text) : text }]]
    return required === true || isChoice ? [[request.name, standard]] : []
  })
  if (named.length === 0 && example === undefined) return undefined
  return Object.fromEntries(
    recorded.some(({ hasBody }) => hasBody) ? named : [["default", standard], ...named]
  )
}

/** JSON Schemas of the fields of a parameter record, by name, as they are once decoded. */
export const decodedFields = (schema: unknown): Json => {
  if (schema === undefined) return {}
  const document = Schema.toJsonSchemaDocument(Schema.toType(schema as Schema.Top)) as Json
  // One with an identifier is among the definitions.
  const named = document["schema"]?.$ref?.split("/").at(-1)
  return (named === undefined ? document["schema"] : document["definitions"]?.[named])?.properties ?? {}
}

/** The fields of a parameter record, or of a struct, as they were defined. */
export const fieldsOf = (schema: unknown): Readonly<Record<string, Schema.Codec<unknown>>> => {
  const record = schema as Json | undefined
  return record?.["schema"]?.fields ?? record?.["fields"] ?? {}
}

/** What each field is when it isn't given; one that has to be given is none of them. */
export const defaultsOf = (schema: unknown): Json => {
  const defaults = Object.entries(fieldsOf(schema)).map(([name, field]) =>
    Schema.decodeUnknownOption(Schema.Struct({ [name]: field }))({})
  )
  return Object.assign({}, ...defaults.map((found) => Option.getOrElse(found, () => ({}))))
}

/** Headers that any operation takes, and those that some do. */
export const parameterComponents: Json = {
  RequestId: {
    name: "X-Request-Id",
    in: "header",
    description: "An id of the client's own, repeated in the answer and in the log",
    schema: { type: "string", pattern: "^[\\w.:-]{1,128}$" }
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The ETag of what the client has, or several, or *: answered with 304 while it is current",
    schema: { type: "string" }
  },
  Range: {
    name: "Range",
    in: "header",
    description: "One range of bytes, answered with 206; several are answered with the whole",
    schema: { type: "string", pattern: "^bytes=" },
    example: "bytes=0-1023"
  },
  IfRange: {
    name: "If-Range",
    in: "header",
    description: "The ETag of the part that the client has: the range counts only while it is current",
    schema: { type: "string" }
  }
}

export const parameterRef = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

/** They come out of effect as the text that they are on the wire. */
export const completeParameters = (
  operation: Json,
  endpoint: HttpApiEndpoint.Top,
  template: string
): void => {
  const records: Json = { query: endpoint.query, path: endpoint.params, header: endpoint.headers }
  for (const parameter of operation["parameters"] ?? []) {
    const { in: place, name } = parameter
    const schema = decodedFields(records[place])[name]
    parameter.description = descriptions[`${operation["operationId"]} ${name}`] ?? descriptions[name]
    if (fieldsOf(records[place])[name] === symbols) parameter.description += severalSymbols
    if (schema !== undefined) parameter.schema = tidied(schema)
    const standard = place === "path" ? undefined : defaultsOf(records[place])[name]
    if (standard !== undefined) parameter.schema = { ...parameter.schema, default: standard }
    const own = examplesOf(operation["operationId"], parameter, template)
    if (own !== undefined) parameter.examples = own
  }
}
