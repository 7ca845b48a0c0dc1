/**
 * Validates the body of a request, with pydantic's messages: all members at once, but no items of a list that has more of
 * them than it may.
 */
import { Effect, Schema } from "effect"
import { HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import type { ValidationItem } from "../../api/base/Errors.ts"
import { maxItems, tooLong } from "./BodyWords.ts"
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

/** How many items the lists of a body may have, by the member that they are. */
const limitsOf = (schemas: Iterable<Schema.Top>): ReadonlyArray<readonly [member: string, max: number]> =>
  [...schemas].flatMap(({ ast }) =>
    ast._tag === "Objects"
      ? ast.propertySignatures.map(({ name, type }) => [String(name), maxItems(type)] as const)
      : []
  )

/** The lists of a body that are too long, as faults. */
const longLists = (schemas: Iterable<Schema.Top>, body: unknown): ReadonlyArray<ValidationItem> => {
  if (typeof body !== "object" || body === null) return []
  return limitsOf(schemas).flatMap(([member, max]) => {
    const list = (body as Readonly<Record<string, unknown>>)[member]
    return Array.isArray(list) && list.length > max ? [item(["body", member], tooLong(max, list.length))] : []
  })
}

/** Whether a list in the text of a body is too long for its items to be looked at. */
export const hasLongList = ({ payload }: HttpApiEndpoint.Top, text: string): boolean => {
  const schemas = payload.get("application/json")?.schemas
  return schemas !== undefined && longLists(schemas, parsed(text)?.value).length > 0
}

/** The faults of the body that the endpoint expects; none when it expects no body. */
export const bodyItems = Effect.fnUntraced(function* ({ payload }: HttpApiEndpoint.Top) {
  const schemas = payload.get("application/json")?.schemas
  if (schemas === undefined) return []
  const request = yield* HttpServerRequest.HttpServerRequest
  const text = yield* Effect.orDie(request.text)
  const body = text === "" ? { value: null } : parsed(text)
  if (body === null) return [item(["body"], ["json_invalid", "JSON decode error"])]
  const long = longLists(schemas, body.value)
  const cut = Object.fromEntries(long.map(({ loc }) => [loc[1], []]))
  const value = long.length === 0 ? body.value : { ...(body.value as object), ...cut }
  const decode = Schema.decodeUnknownEffect(Schema.Union(schemas) as unknown as Schema.Codec<unknown>)
  const others = yield* decode(value, { errors: "all", reportInput: true }).pipe(
    Effect.match({
      onSuccess: (): ReadonlyArray<ValidationItem> => [],
      onFailure: ({ issue }) =>
        body.value === null
          ? [item(["body"], ["missing", "Field required"])]
          : firstOfEach(itemsOf(issue, ["body"]))
    })
  )
  return [...others.filter(({ loc }) => !Object.hasOwn(cut, String(loc[1]))), ...long]
})
