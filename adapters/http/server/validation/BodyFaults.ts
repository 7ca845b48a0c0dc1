/** What is wrong with the body of a request, in pydantic's words: each member by itself, all of them at once. */
import { Effect, Schema, type SchemaIssue } from "effect"
import { HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import type { ValidationItem } from "../../api/Errors.ts"
import { errorType } from "../../api/Parameters.ts"
import { brokenRule, type Words, wrongType } from "./BodyWords.ts"

type Location = ReadonlyArray<string | number>

const item = (loc: Location, [type, msg]: Words): ValidationItem => ({ loc, msg, type })

const itemsOf = (issue: SchemaIssue.Issue, loc: Location): ReadonlyArray<ValidationItem> => {
  switch (issue._tag) {
    case "Pointer":
      return itemsOf(issue.issue, [...loc, ...issue.path.map((_) => (typeof _ === "number" ? _ : String(_)))])
    case "Composite":
      return issue.issues.flatMap((inner) => itemsOf(inner, loc))
    case "AnyOf":
      return issue.issues.length === 0
        ? [item(loc, wrongType(issue.ast))]
        : issue.issues.flatMap((inner) => itemsOf(inner, loc))
    case "Encoding":
      return itemsOf(issue.issue, loc)
    case "Filter":
      return [item(loc, brokenRule(issue))]
    case "MissingKey":
      return [item(loc, ["missing", "Field required"])]
    case "InvalidType":
      return [item(loc, wrongType(issue.ast))]
    case "InvalidValue": {
      const type = issue.annotations?.[errorType]
      const message = issue.annotations?.message ?? "Value error, invalid input"
      return [item(loc, [typeof type === "string" ? type : "value_error", message])]
    }
    default:
      return [item(loc, ["value_error", "Value error, invalid input"])]
  }
}

/** The first fault of each place: a number that is no integer isn't told to be too large as well. */
const firstOfEach = (found: ReadonlyArray<ValidationItem>): ReadonlyArray<ValidationItem> =>
  [...new Map(found.toReversed().map((_) => [JSON.stringify(_.loc), _])).values()].toReversed()

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** What is wrong with the body that the endpoint takes, once it was read; nothing when it takes none. */
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
