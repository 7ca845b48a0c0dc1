/** Bodies of requests. */
import type { HttpApiEndpoint } from "effect/http-api"
import { sentOf } from "./Examples.ts"
import type { Json } from "./Json.ts"
import { decodedFields, defaultsOf } from "./Parameters.ts"
import { descriptions } from "./ParameterTexts.ts"
import { tidied } from "./Schemas.ts"

/** JSON Schemas of the members of a JSON body, by name, as they are once decoded; none where it isn't one object. */
export const sentFields = ({ payload }: HttpApiEndpoint.Top): Json =>
  decodedFields(payload.get("application/json")?.schemas[0])

/** Members that are parameters elsewhere: what they mean, their bounds and what they are by default. */
const completeMembers = (endpoint: HttpApiEndpoint.Top, { properties }: Json): void => {
  const decoded = sentFields(endpoint)
  const defaults = defaultsOf(endpoint.payload.get("application/json")?.schemas[0])
  for (const [name, member] of Object.entries<Json>(properties ?? {})) {
    const meaning = descriptions[name]
    if ("description" in member || meaning === undefined) continue
    const standard = defaults[name]
    properties[name] = {
      ...tidied(decoded[name]),
      description: meaning,
      ...(standard === undefined ? {} : { default: standard })
    }
  }
}

/** A body may be absent where null will do, and unknown members of it are ignored. */
export const completeBody = (operation: Json, endpoint: HttpApiEndpoint.Top, schemas: Json): void => {
  const body = operation["requestBody"]
  for (const content of Object.values<Json>(body?.content ?? {})) {
    const forms: ReadonlyArray<Json> = content["schema"].anyOf ?? [content["schema"]]
    body.required = !forms.some(({ type }) => type === "null")
    const examples = sentOf(operation["operationId"])
    if (examples !== undefined) content["examples"] = examples
    for (const { $ref } of forms) {
      if ($ref === undefined) continue
      const schema = schemas[$ref.slice($ref.lastIndexOf("/") + 1)]
      delete schema.additionalProperties
      completeMembers(endpoint, schema)
    }
  }
}
