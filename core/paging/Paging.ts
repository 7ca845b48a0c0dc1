/** Paged lists, by page number or by offset. */
import { Schema } from "effect"
import { countField } from "../records/Figure.ts"
import { field } from "../records/Record.ts"

/** A window of a list: `limit` items after the first `offset`. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** A client's paging parameters. `page` counts from 1; without `page` and `offset` it is the first page. */
export interface PageRequest {
  readonly limit: number
  readonly page?: number | undefined
  readonly offset?: number | undefined
}

/** The position of a window in a list of `total` items. */
export const Pagination = Schema.Struct({
  page: field(Schema.Int, "The number of the page, from 1"),
  limit: field(Schema.Int, "The most items on a page"),
  total: countField("Items on all pages"),
  total_pages: countField("How many pages there are"),
  has_next: field(Schema.Boolean, "Whether items follow those of this page"),
  has_prev: field(Schema.Boolean, "Whether items precede those of this page")
})
export interface Pagination extends Schema.Schema.Type<typeof Pagination> {}

/** The window of a request. `page` wins when both are given; a caller refuses that before. */
export const windowOf = ({ limit, offset, page }: PageRequest): Window => ({
  limit,
  offset: page === undefined ? (offset ?? 0) : (page - 1) * limit
})

/**
 * The page of a window. An offset that isn't a multiple of the limit lies on the page of its first item; `has_next` and
 * `has_prev` concern the items after and before the window itself.
 *
 * @example
 * ```ts
 * import { paginate } from "findata"
 *
 * paginate({ offset: 40, limit: 20 }, 45)
 * // => { page: 3, limit: 20, total: 45, total_pages: 3, has_next: false, has_prev: true }
 * ```
 */
export const paginate = ({ limit, offset }: Window, total: number): Pagination => ({
  page: Math.floor(offset / limit) + 1,
  limit,
  total,
  total_pages: Math.ceil(total / limit),
  has_next: offset + limit < total,
  has_prev: offset > 0
})
