/** What operations take and return, from the types of the OpenAPI document. */
import type { Operations } from "./operations.ts"
import type { operations } from "./schema.ts"

export type OperationName = keyof Operations

/** A group of parameters; none where an operation has none. */
type Group<A> = [A] extends [undefined] ? unknown : NonNullable<A>

/** Headers that the client sets, or that HTTP's own clients use. */
type OwnHeader = "If-None-Match" | "X-Request-Id" | "Range" | "If-Range"

type Sent<Name extends OperationName> = NonNullable<operations[Name]["requestBody"]>

type Body<Name extends OperationName> = [Sent<Name>] extends [never]
  ? unknown
  : Sent<Name> extends { readonly content: { readonly "application/json": infer Json } }
    ? { readonly body: Json }
    : { readonly body: BodyInit }

type Given<Name extends OperationName> = Group<operations[Name]["parameters"]["path"]> &
  Group<operations[Name]["parameters"]["query"]> &
  Omit<Group<operations[Name]["parameters"]["header"]>, OwnHeader> &
  Body<Name>

/** The parameters of an operation in one object, by the names that they have in the interface; `body` is what is sent. */
export type Parameters<Name extends OperationName> = { [Member in keyof Given<Name>]: Given<Name>[Member] }

type Content<Name extends OperationName> = operations[Name]["responses"] extends {
  readonly 200: { readonly content: infer Found }
}
  ? Found
  : operations[Name]["responses"] extends
        | { readonly 201: { readonly content: infer Found } }
        | { readonly 202: { readonly content: infer Found } }
    ? Found
    : never

/** What an operation returns: its JSON; the bytes of a file; nothing where the answer has no content. */
export type Answer<Name extends OperationName> = [Content<Name>] extends [never]
  ? void
  : Content<Name> extends { readonly "application/json": infer Json }
    ? Json
    : Blob

/** Operations that also answer with a table, or a calendar. */
export type TableName = {
  [Name in OperationName]: "format" extends keyof Parameters<Name> ? Name : never
}[OperationName]

/** The formats of an operation besides JSON. */
export type TextFormat<Name extends OperationName> =
  Parameters<Name> extends { readonly format?: infer Format } ? Exclude<Format, "json" | undefined> : never

/** Operations whose answers come in pages. */
export type ListName = {
  [Name in OperationName]: Operations[Name] extends { readonly items: string } ? Name : never
}[OperationName]

type Member<A, Name> = A extends { readonly [Key in Name & PropertyKey]: ReadonlyArray<infer One> }
  ? One
  : never

/** Operations that send what they contain by the line as well. */
export type LinesName = {
  [Name in OperationName]: Operations[Name] extends { readonly lines: string } ? Name : never
}[OperationName]

/** One of what a list, or an answer by the line, contains. */
export type Item<Name extends ListName | LinesName> = Member<
  Answer<Name>,
  Operations[Name] extends { readonly items: infer Items }
    ? Items
    : Operations[Name] extends { readonly lines: infer Lines }
      ? Lines
      : never
>
