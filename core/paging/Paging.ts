/** Paged lists, by page number or by offset. */

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
export interface Pagination {
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly total_pages: number
  readonly has_next: boolean
  readonly has_prev: boolean
}

/** The window of a request. `page` wins when both are given; a caller refuses that before. */
export const windowOf = ({ limit, offset, page }: PageRequest): Window => ({
  limit,
  offset: page === undefined ? (offset ?? 0) : (page - 1) * limit
})

/**
 * The page of a window. An offset that isn't a multiple of the limit lies on the page of its first item; `has_next` and
 * `has_prev` concern the items after and before the window itself.
 */
export const paginate = ({ limit, offset }: Window, total: number): Pagination => ({
  page: Math.floor(offset / limit) + 1,
  limit,
  total,
  total_pages: Math.ceil(total / limit),
  has_next: offset + limit < total,
  has_prev: offset > 0
})
