/** The endpoints of a kind of what owners keep: made, listed, looked at, changed and deleted by their owner alone. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { field, Instant } from "../../../../core/ports.ts"
import { Conflict, Forbidden, NotFound, Unavailable, Unprocessable } from "./Errors.ts"
import { JsonBody } from "./JsonBody.ts"
import { integer } from "./Parameters.ts"
import { TokenAccess } from "./TokenAccess.ts"
import { Validation } from "./Validation.ts"

/** What an object's body has besides what its kind declares. */
export const ownedFields = {
  id: field(Schema.Int, "Its id"),
  created_at: field(Instant, "When it was made, UTC"),
  changed_at: field(Instant, "When it was last changed, UTC")
}

/** What a kind's endpoints are named and described by. */
export interface OwnedTexts<Name extends string> {
  /** Of the group. */
  readonly name: Name
  readonly path: `/${string}`
  /** In identifiers: `OwnFigure`, with `OwnFigures` for all of them. */
  readonly identifier: string
  /** In summaries: `own figure`. */
  readonly called: string
  readonly title: string
  readonly description: string
}

/** The group of a kind: `wanted` is an object as it is sent, `patch` some of its members. */
export const ownedGroup = <
  const Name extends string,
  Wanted extends Schema.Top,
  Patch extends Schema.Top,
  Body extends Schema.Top,
  List extends Schema.Top
>(
  { called, description, identifier, name, path, title }: OwnedTexts<Name>,
  {
    body,
    list,
    patch,
    wanted
  }: { readonly wanted: Wanted; readonly patch: Patch; readonly body: Body; readonly list: List }
) => {
  const params = { id: integer(1) }
  return HttpApiGroup.make(name)
    .add(
      HttpApiEndpoint.post("create", "/", {
        payload: wanted,
        success: body.pipe(HttpApiSchema.status(201)),
        error: [Conflict, Forbidden, Unprocessable, Unavailable]
      })
        .middleware(JsonBody)
        .annotate(OpenApi.Identifier, `create${identifier}`)
        .annotate(OpenApi.Summary, `Create an ${called}`)
        .annotate(OpenApi.Description, `A name that another one has is 409. An owner has 100 at most.`),
      HttpApiEndpoint.get("list", "/", { success: list, error: Unavailable })
        .annotate(OpenApi.Identifier, `list${identifier}s`)
        .annotate(OpenApi.Summary, `List ${called}s`)
        .annotate(OpenApi.Description, "The caller's own, newest first."),
      HttpApiEndpoint.get("byId", "/:id", { params, success: body, error: [NotFound, Unavailable] })
        .annotate(OpenApi.Identifier, `get${identifier}`)
        .annotate(OpenApi.Summary, `An ${called}`)
        .annotate(OpenApi.Description, "Another owner's is not found."),
      HttpApiEndpoint.patch("change", "/:id", {
        params,
        payload: patch,
        success: body,
        error: [Conflict, Forbidden, NotFound, Unprocessable, Unavailable]
      })
        .middleware(JsonBody)
        .annotate(OpenApi.Identifier, `change${identifier}`)
        .annotate(OpenApi.Summary, `Change an ${called}`)
        .annotate(OpenApi.Description, "Members that are absent stay as they are."),
      HttpApiEndpoint.delete("remove", "/:id", {
        params,
        success: HttpApiSchema.NoContent,
        error: [Conflict, Forbidden, NotFound, Unavailable]
      })
        .annotate(OpenApi.Identifier, `delete${identifier}`)
        .annotate(OpenApi.Summary, `Delete an ${called}`)
        .annotate(OpenApi.Description, "409 while others are made of it.")
    )
    .middleware(Validation)
    .middleware(TokenAccess)
    .prefix(path)
    .annotateMerge(OpenApi.annotations({ title, description }))
}
