/** The arithmetic of paged lists: by page number, or by a count of items to skip. */

/** A window on a list: `limit` items after the first `offset`. */
export interface Window {
  readonly offset: number
  readonly limit: number
}

/** How a client asks for a window. `page` counts from 1; without either the first page is meant. */
export interface PageRequest {
  readonly limit: number
  readonly page?: number | undefined
  readonly offset?: number | undefined
}

/** Where a window lies in a list of `total` items. */
export interface Pagination {
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly total_pages: number
  readonly has_next: boolean
  readonly has_prev: boolean
}

/** The window that a request means. `page` wins when both are given; a caller refuses that before. */
export const windowOf = ({ limit, offset, page }: PageRequest): Window => ({
  limit,
  offset: page === undefined ? (offset ?? 0) : (page - 1) * limit
})

/**
 * Tells the page of a window. An offset that is no multiple of the limit lies on the page that its first item is on;
 * `has_next` and `has_prev` tell of the items after and before the window itself.
 */
export const paginate = ({ limit, offset }: Window, total: number): Pagination => ({
  page: Math.floor(offset / limit) + 1,
  limit,
  total,
  total_pages: Math.ceil(total / limit),
  has_next: offset + limit < total,
  has_prev: offset > 0
})
