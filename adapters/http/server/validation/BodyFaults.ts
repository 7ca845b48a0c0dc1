/** Validates the body of a request, with pydantic's messages: all members at once. */
import { Effect, Schema } from "effect"
import { HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import type { ValidationItem } from "../../api/Errors.ts"
import { item, itemsOf } from "./Faults.ts"

/** The first fault of each location: a number that isn't an integer isn't reported as too large as well. */
const firstOfEach = (found: ReadonlyArray<ValidationItem>): ReadonlyArray<ValidationItem> =>
  [...new Map(found.toReversed().map((_) => [JSON.stringify(_.loc), _])).values()].toReversed()

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** The faults of the body that the endpoint expects; none when it expects no body. */
export const bodyItems = Effect.fnUntraced(function* ({ payload }: HttpApiEndpoint.Top) {
  const schemas = payload.get("application/json")?.schemas
  if (schemas === undefined) return []
  const request = yield* HttpServerRequest.HttpServerRequest
  const text = yield* Effect.orDie(request.text)
  const body = text === "" ? { value: null } : parsed(text)
  if (body === null) return [item(["body"], ["json_invalid", "JSON decode error"])]
  const decode = Schema.decodeUnknownEffect(Schema.Union(schemas) as unknown as Schema.Codec<unknown>)
  return yield* decode(body.value, { errors: "all", reportInput: true }).pipe(
    Effect.match({
      onSuccess: (): ReadonlyArray<ValidationItem> => [],
      onFailure: ({ issue }) =>
        body.value === null
          ? [item(["body"], ["missing", "Field required"])]
          : firstOfEach(itemsOf(issue, ["body"]))
    })
  )
})
