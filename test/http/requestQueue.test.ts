/** When requests that were received are begun, and which are refused instead. */
import { assert, describe, it } from "@effect/vitest"
import { setImmediate, setTimeout } from "node:timers/promises"
import { RequestQueue, usualPatience } from "../../apps/server/RequestQueue.ts"

/** Keeps the thread busy, in milliseconds. */
const work = (duration: number): void => {
  for (const end = performance.now() + duration; performance.now() < end; );
}

/** A queue whose requests take so long to begin, and what became of them, in this order. */
const scene = (takes: number, patience = usualPatience) => {
  const queue = new RequestQueue(patience)
  const seen: Array<string> = []
  const add = (name: string, hasCredential = true) =>
    queue.add(
      {
        begin: () => {
          work(takes)
          seen.push(name)
        },
        refuse: () => seen.push(`${name} refused`)
      },
      hasCredential
    )
  const all = async (count: number) => {
    while (seen.length < count) await setImmediate()
    return seen
  }
  return { add, all, queue, seen }
}

const names = Array.from({ length: 20 }, (_, i) => `request ${i}`)

describe("requests", () => {
  it("are begun in order, in a later turn", async () => {
    const { add, all, seen } = scene(0)
    for (const name of names) add(name)
    assert.deepStrictEqual(seen, [])
    assert.deepStrictEqual(await all(20), names)
  })

  it("leave turns of the event loop to what else arrives", async () => {
    const { add, seen } = scene(2)
    for (const name of names) add(name)
    await setTimeout(1)
    const first = seen.length
    assert.isAbove(first, 0)
    assert.isBelow(first, 10)
  })

  it("leave more of them while connections arrive", async () => {
    const { add, queue, seen } = scene(1)
    for (const name of names) add(name)
    queue.connected()
    await setImmediate()
    assert.deepStrictEqual(seen, ["request 0"])
  })

  it("with a credential and without one take turns", async () => {
    const { add, all } = scene(0)
    for (const name of ["a", "b", "c"]) add(name, false)
    for (const name of ["K", "L"]) add(name)
    assert.deepStrictEqual(await all(5), ["K", "a", "L", "b", "c"])
  })

  const patience = { ...usualPatience, longest: 100, short: 20 }

  it("that waited too long are refused", async () => {
    const { add, all } = scene(0, patience)
    for (const name of ["a", "b"]) add(name)
    work(110)
    add("c")
    assert.deepStrictEqual(await all(3), ["a refused", "b refused", "c"])
  })

  it("wait for less where others have always waited", async () => {
    const { add, all, seen } = scene(10, patience)
    let n = 0
    // A request more than are begun.
    while (n < 30) {
      add(`${n++}`)
      add(`${n++}`)
      await setImmediate()
    }
    await all(30)
    const refused = seen.filter((name) => name.endsWith("refused"))
    assert.isAbove(refused.length, 0)
    assert.deepStrictEqual(
      seen.map((name) => Number.parseInt(name, 10)),
      Array.from({ length: 30 }, (_, i) => i)
    )
    // The first ones waited for longer than those that were refused later.
    assert.notInclude(refused, "3 refused")
  })

  it("are begun at once again after a while without any", async () => {
    const { add, all, seen } = scene(0, patience)
    add("a")
    await all(1)
    await setTimeout(150)
    add("b")
    work(50)
    assert.deepStrictEqual(await all(2), seen)
    assert.deepStrictEqual(seen, ["a", "b"])
  })
})
