/** Collects everything that is wrong with a request: each parameter by itself, and the rules between them. */
import { Context, Effect, Layer, Schema, type SchemaIssue } from "effect"
import { HttpServerRequest } from "effect/http"
import { type HttpApiEndpoint, HttpApiError } from "effect/http-api"
import { InternalError, Unprocessable, type ValidationItem } from "../api/Errors.ts"
import { errorType } from "../api/Parameters.ts"
import { CrossChecks, Validation } from "../api/Validation.ts"

type Location = ReadonlyArray<string | number>

const places = { Params: "path", Query: "query", Headers: "header", Payload: "body" } as const

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

const itemsOf = (issue: SchemaIssue.Issue, loc: Location): ReadonlyArray<ValidationItem> => {
  switch (issue._tag) {
    case "Pointer":
      return itemsOf(issue.issue, [...loc, ...issue.path.map((_) => (typeof _ === "number" ? _ : String(_)))])
    case "Composite":
    case "AnyOf":
      return issue.issues.flatMap((inner) => itemsOf(inner, loc))
    case "Encoding":
    case "Filter":
      return itemsOf(issue.issue, loc)
    case "MissingKey":
      return [{ loc, msg: "Field required", type: "missing" }]
    case "InvalidValue": {
      const { annotations } = issue
      const type = textOf(annotations?.[errorType]) ?? "value_error"
      return [{ loc, msg: annotations?.message ?? "Value error, invalid input", type }]
    }
    default:
      return [{ loc, msg: "Value error, a parameter is given once", type: "value_error" }]
  }
}

const fieldItems = (error: HttpApiError.HttpApiSchemaError): ReadonlyArray<ValidationItem> | null =>
  error.kind === "Body" || error.kind === "ResponseHeaders"
    ? null
    : itemsOf(error.cause.issue, [places[error.kind]])

/** What is wrong with the query's parameters each by itself. */
const queryItems = (
  endpoint: HttpApiEndpoint.Top,
  query: unknown
): Effect.Effect<ReadonlyArray<ValidationItem>> =>
  endpoint.query === undefined
    ? Effect.succeed([])
    : Schema.decodeUnknownEffect(endpoint.query as Schema.Codec<unknown>)(query, { errors: "all" }).pipe(
        Effect.match({ onSuccess: () => [], onFailure: ({ issue }) => itemsOf(issue, ["query"]) })
      )

export const layer: Layer.Layer<Validation> = Layer.succeed(
  Validation,
  Validation.of((httpEffect, { endpoint }) => {
    const checks = Context.get(endpoint.annotations, CrossChecks)
    type Refusal = Unprocessable | InternalError | Effect.Error<typeof httpEffect>
    const checked = Effect.catch(httpEffect, (error): Effect.Effect<never, Refusal> => {
      if (!HttpApiError.HttpApiSchemaError.is(error)) return Effect.fail(error)
      const detail = fieldItems(error)
      return detail === null
        ? Effect.andThen(
            Effect.logError("A response does not match its definition", error),
            Effect.fail(new InternalError({ detail: "Internal server error" }))
          )
        : Effect.fail(new Unprocessable({ detail }))
    })
    if (checks.length === 0) return checked
    return Effect.flatMap(HttpServerRequest.ParsedSearchParams, (query) => {
      const crossed = checks.flatMap((check) => check(query))
      if (crossed.length === 0) return checked
      return Effect.flatMap(queryItems(endpoint, query), (items) =>
        Effect.fail(new Unprocessable({ detail: [...items, ...crossed] }))
      )
    })
  })
)
