/** When requests that were received are begun, and which are refused instead. */
import { assert, describe, it } from "@effect/vitest"
import { setImmediate, setTimeout } from "node:timers/promises"
import { type QueueLimits, RequestQueue, usualLimits } from "../../apps/listener/RequestQueue.ts"
import { makeCongestion, type Requester } from "../../core/ports.ts"

/** Keeps the thread busy, in milliseconds. */
const work = (duration: number): void => {
  for (const end = performance.now() + duration; performance.now() < end; );
}

const one: Requester = { group: "key", name: "one" }

const queueOf = (limits: QueueLimits) =>
  new RequestQueue(makeCongestion(limits.burst, limits.lasting), limits)

/** A queue whose requests take so long to begin, and what became of them, in this order. */
const scene = (takes: number, patience = usualLimits) => {
  const queue = queueOf(patience)
  const seen: Array<string> = []
  const add = (name: string, requester: Requester = one) =>
    queue.add(requester, {
      begin: () => {
        work(takes)
        seen.push(name)
      },
      refuse: () => seen.push(`${name} refused`)
    })
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
    await setImmediate()
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

  it("of keys, and those of clients without one, take turns", async () => {
    const { add, all } = scene(0)
    for (const name of ["a", "b", "c"]) add(name, { group: "client", name: "flood" })
    for (const name of ["K", "L"]) add(name)
    add("M", { group: "key", name: "other" })
    assert.deepStrictEqual(await all(6), ["a", "K", "b", "M", "c", "L"])
  })

  const patience = { ...usualLimits, burst: 500, lasting: 200 }

  it("that waited too long are refused", async () => {
    const { add, all } = scene(0, patience)
    for (const name of ["a", "b"]) add(name)
    work(510)
    add("c")
    assert.deepStrictEqual(await all(3), ["a refused", "b refused", "c"])
  })

  it("wait for less where others have always waited", async () => {
    const queue = queueOf(patience)
    const waits: Array<number> = []
    let ended = 0
    // In each turn one more than is begun, until some have waited for the longest time.
    for (
      const begun = performance.now();
      performance.now() - begun < 2 * patience.burst;
      await setImmediate()
    )
      for (let i = 0; i < 2; i++) {
        const since = performance.now()
        queue.add(one, {
          begin: () => {
            work(20)
            ended++
          },
          refuse: () => {
            waits.push(performance.now() - since)
            ended++
          }
        })
      }
    while (waits.length < 5) await setImmediate()
    assert.isAbove(ended, waits.length)
    assert.isBelow(Math.min(...waits), patience.burst)
    assert.isAbove(Math.min(...waits), patience.lasting)
  })

  it("wait for less also after a moment without any, while some waited for long", async () => {
    const { add, all, seen } = scene(0, patience)
    for (const begun = performance.now(); performance.now() - begun < 2.5 * patience.burst; ) {
      add("late")
      work(patience.lasting + 10)
      // The queue is empty in between.
      await setImmediate()
      await setImmediate()
    }
    assert.include(seen, "late")
    assert.strictEqual(seen.at(-1), "late refused")
    const { length } = seen
    await setTimeout(patience.burst + 100)
    add("late")
    work(patience.lasting + 10)
    assert.strictEqual((await all(length + 1)).at(-1), "late")
  })

  it("of one that asks for more than others are refused several in a turn, so that its queue gets no longer", async () => {
    const { add, all } = scene(0, patience)
    for (let i = 0; i < 30; i++) add("many")
    work(patience.burst + 10)
    for (let i = 0; i < 3; i++) add("few", { group: "key", name: "other" })
    const seen = await all(33)
    assert.deepStrictEqual(seen.slice(0, 12), [...Array<string>(11).fill("many refused"), "few"])
  })

  it("say how long they waited", async () => {
    const queue = queueOf(patience)
    const waited = new Promise<number>((begin) => queue.add(one, { begin, refuse: () => {} }))
    work(50)
    const wait = await waited
    assert.isAtLeast(wait, 50)
    assert.isBelow(wait, patience.burst)
  })

  it("are begun at once again after a while without any", async () => {
    const { add, all, seen } = scene(0, patience)
    add("a")
    await all(1)
    await setTimeout(600)
    add("b")
    work(100)
    assert.deepStrictEqual(await all(2), seen)
    assert.deepStrictEqual(seen, ["a", "b"])
  })
})
