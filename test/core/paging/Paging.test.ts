/** Windows on lists, and their position. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { paginate } from "../../../core/mod.ts"
import { windowOf } from "../../../core/ports.ts"

const anyTotal = fc.integer({ min: 0, max: 300 })
const anyLimit = fc.integer({ min: 1, max: 50 })

describe("a request", () => {
  it.for([
    ["without page or offset means the first page", { limit: 20 }, { limit: 20, offset: 0 }],
    ["for page 1 begins at 0", { limit: 20, page: 1 }, { limit: 20, offset: 0 }],
    ["for page 3 of 20 begins at 40", { limit: 20, page: 3 }, { limit: 20, offset: 40 }],
    ["by offset begins there", { limit: 20, offset: 7 }, { limit: 20, offset: 7 }]
  ] as const)("%s", ([, request, window]) => {
    assert.deepStrictEqual(windowOf(request), window)
  })
})

describe("the pagination", () => {
  it.for([
    ["of the first page", 0, 45, { page: 1, total_pages: 3, has_next: true, has_prev: false }],
    ["of a page between", 20, 45, { page: 2, total_pages: 3, has_next: true, has_prev: true }],
    ["of the last, unfilled page", 40, 45, { page: 3, total_pages: 3, has_next: false, has_prev: true }],
    ["of the last, filled page", 20, 40, { page: 2, total_pages: 2, has_next: false, has_prev: true }],
    ["beyond the end", 60, 45, { page: 4, total_pages: 3, has_next: false, has_prev: true }],
    ["of an empty list", 0, 0, { page: 1, total_pages: 0, has_next: false, has_prev: false }],
    ["of an offset within a page", 7, 45, { page: 1, total_pages: 3, has_next: true, has_prev: true }]
  ] as const)("%s", ([, offset, total, expected]) => {
    assert.deepStrictEqual(paginate({ offset, limit: 20 }, total), { limit: 20, total, ...expected })
  })
})

it("the pages of a list contain each item once, in order", () => {
  fc.assert(
    fc.property(anyTotal, anyLimit, (total, limit) => {
      const items = Array.from({ length: total }, (_, i) => i)
      const pages = Array.from({ length: paginate({ offset: 0, limit }, total).total_pages }, (_, i) => {
        const { offset } = windowOf({ limit, page: i + 1 })
        return items.slice(offset, offset + limit)
      })
      assert.deepStrictEqual(pages.flat(), items)
    })
  )
})

it("no page within the count is empty", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), anyLimit, (total, limit) => {
      const { total_pages } = paginate({ offset: 0, limit }, total)
      assert.isBelow(windowOf({ limit, page: total_pages }).offset, total)
    })
  )
})

it("a window is the page that its request specifies", () => {
  fc.assert(
    fc.property(anyTotal, anyLimit, fc.integer({ min: 1, max: 400 }), (total, limit, page) => {
      assert.strictEqual(paginate(windowOf({ limit, page }), total).page, page)
    })
  )
})

it("has_next and has_prev state whether items precede and follow the window", () => {
  fc.assert(
    fc.property(anyTotal, anyLimit, fc.integer({ min: 0, max: 400 }), (total, limit, offset) => {
      const items = Array.from({ length: total }, (_, i) => i)
      const { has_next, has_prev } = paginate({ offset, limit }, total)
      assert.deepStrictEqual([has_prev, has_next], [offset > 0, items.slice(offset + limit).length > 0])
    })
  )
})
