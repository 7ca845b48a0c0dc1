/** Which operations have ended that were seen running. */
import { assert, it } from "@effect/vitest"
import { type Followed, followedBy, hasEnded } from "../../apps/site/src/mend/followed.ts"

type Seen = Parameters<typeof followedBy>[1]

const none: Followed = new Map()

const one = (operation_id: number, state: Seen[number]["state"]) => ({ operation_id, state })

/** Whether an operation has ended at each sight of a page. */
const ends = (...pages: ReadonlyArray<Seen>): ReadonlyArray<boolean> => {
  let before = none
  return pages.map((page) => {
    const now = followedBy(before, page)
    const ended = hasEnded(before, now)
    before = now
    return ended
  })
}

it("an operation ends once, where it was seen running", () => {
  assert.deepStrictEqual(
    ends([one(1, "done"), one(2, "running")], [one(2, "running")], [one(2, "failed")], [one(2, "failed")]),
    [false, false, true, false]
  )
})

it("another page without those that run ends none, and one that ended meanwhile is noticed when it is seen again", () => {
  assert.deepStrictEqual(
    ends([one(9, "running"), one(8, "running")], [one(3, "done")], [one(9, "done"), one(8, "running")]),
    [false, false, true]
  )
})

it("one that ends as another begins has ended", () => {
  assert.deepStrictEqual(ends([one(1, "running")], [one(2, "running"), one(1, "done")]), [false, true])
})

it("those that were seen running stay followed after their end", () => {
  const running = followedBy(none, [one(1, "running"), one(2, "done")])
  assert.deepStrictEqual([...followedBy(running, [one(1, "done")]).keys()], [1])
})
