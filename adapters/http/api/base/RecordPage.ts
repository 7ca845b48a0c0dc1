/** Company pages that list the rows of a record: the endpoint, its query and its body from one declaration. */
import { Schema } from "effect"
import { HttpApiEndpoint, OpenApi } from "effect/http-api"
import { type CompanyList, type DatedQuery, latestRows } from "../../../../core/mod.ts"
import type { RecordOf, ValueOf } from "../../../../core/ports.ts"
import { itemCount } from "./Bodies.ts"
import { asOf, asOfBegun, companyPath, few, ofCompany, pageErrors, pageFields } from "./Pages.ts"
import { type CrossCheck, CrossChecks } from "./Validation.ts"

/** Which rows a page lists: its parameters, the rules between them, and the rows that they mean on the day of the page. */
interface Selection<Query extends Schema.Struct.Fields> {
  readonly query: Query
  readonly checks: ReadonlyArray<CrossCheck>
  readonly rowsFor: (query: Schema.Struct.Type<Query>, day: string) => DatedQuery
}

const latestQuery = { ...few, ...asOf }

/** The latest, as of a day those dated by then. */
export const latestAsOf: Selection<typeof latestQuery> = {
  query: latestQuery,
  checks: asOfBegun,
  rowsFor: ({ as_of, limit }) => latestRows(limit, as_of ?? null)
}

/** A page as handlers take it: what its rows are read by, and its endpoint and body. */
export interface RecordPage<Endpoint, Body> {
  readonly endpoint: Endpoint
  readonly body: Body
  readonly list: CompanyList
  /** The member of the body that has the rows, each with the members of `item`. */
  readonly member: string
  readonly item: Schema.Struct<Schema.Struct.Fields>
  readonly rowsFor: (query: never, day: string) => DatedQuery
}

/**
 * A page at `path` below a company's. Its body has the rows as `member`, each with the members of `item`, and is named `body` in
 * the OpenAPI document.
 */
export const recordPage = <
  const Path extends string,
  R extends RecordOf,
  const Member extends string,
  Item extends Schema.Struct<Schema.Struct.Fields>,
  Query extends Schema.Struct.Fields
>({
  body,
  checks,
  description,
  item,
  list,
  member,
  operation,
  path,
  query,
  rowsFor,
  summary
}: Selection<Query> & {
  readonly path: Path
  readonly list: CompanyList<R>
  readonly member: Member
  readonly item: Item & (ValueOf<R> extends Item["Type"] ? unknown : never)
  readonly body: string
  readonly operation: string
  readonly summary: string
  readonly description: string
}) => {
  const rows = { [member]: Schema.Array<Item>(item) } as { readonly [M in Member]: Schema.$Array<Item> }
  const success = Schema.Struct({ ...pageFields, ...rows, count: itemCount }).annotate({ identifier: body })
  const endpoint = HttpApiEndpoint.get(path, `${companyPath}/${path}`, {
    params: ofCompany,
    query,
    success,
    error: pageErrors
  })
    .annotate(CrossChecks, checks)
    .annotate(OpenApi.Identifier, operation)
    .annotate(OpenApi.Summary, summary)
    .annotate(OpenApi.Description, description)
  // Handlers treat the pages of all records alike, so that none knows the types of one.
  return { endpoint, body: success, list, member, item, rowsFor } as unknown as RecordPage<
    typeof endpoint,
    typeof success
  >
}
