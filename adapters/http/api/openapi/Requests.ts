/** Bodies of requests. */
import { sentOf } from "./Examples.ts"
import type { Json } from "./Json.ts"

/** A body may be absent where null will do, and unknown members of it are ignored. */
export const completeBody = (operation: Json, schemas: Json): void => {
  const body = operation["requestBody"]
  for (const content of Object.values<Json>(body?.content ?? {})) {
    const forms: ReadonlyArray<Json> = content["schema"].anyOf ?? [content["schema"]]
    body.required = !forms.some(({ type }) => type === "null")
    const examples = sentOf(operation["operationId"])
    if (examples !== undefined) content["examples"] = examples
    for (const { $ref } of forms) {
      if ($ref !== undefined) delete schemas[$ref.slice($ref.lastIndexOf("/") + 1)].additionalProperties
    }
  }
}
