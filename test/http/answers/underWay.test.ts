/** Equal requests under way are answered by one computation, which lasts for as long as a request awaits it. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { BodyCacheBytes } from "../../../adapters/http/server/mod.ts"
import { PriceStore } from "../../../core/ports.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { inMemory, type World } from "../../fixtures/World.ts"
import { heldReads, settled } from "../heldReads.ts"
import { freshServiceOver } from "../serviceOver.ts"

const { forget, hold, reads } = heldReads()

const waiting = Layer.effect(
  PriceStore,
  Effect.map(PriceStore, (store) => ({
    ...store,
    bars: (query) => hold(store.bars(query))
  }))
)

const barOf = (close: number) => take("prices", [priceHeader, `ONE,2024-01-02,9,9,1,${close},1`])

const world: World = {
  stores: Layer.provideMerge(waiting, inMemory),
  fill: Effect.andThen(take("companies", ["symbol,exchange,name", "ONE,NYSE,One"]), barOf(2)),
  clock: "fixed"
}

beforeEach(forget)

const path = "/api/v1/financial-v4/time-series?symbol=ONE"

const closeOf = async (response: Response) => (await response.json()).values[0].close

describe.each([
  ["with bodies in memory", 32e6],
  ["without", 0]
])("equal requests under way, %s", (_, bytes) => {
  const service = freshServiceOver({ ...world, settings: Layer.succeed(BodyCacheBytes, bytes) })

  const request = (signal?: AbortSignal, at = path) =>
    service.handler(new Request(`http://localhost${at}`, signal === undefined ? {} : { signal }))

  it("share one computation", async () => {
    const answers = Array.from({ length: 50 }, () => request())
    await settled()
    assert.lengthOf(reads, 1)
    reads[0]?.goOn()
    for (const response of await Promise.all(answers)) {
      assert.strictEqual(response.status, 200)
      assert.strictEqual(await closeOf(response), 2)
    }
    assert.lengthOf(reads, 1)
  })

  it("aren't shared by other ones", async () => {
    const answers = [request(), request(undefined, `${path}&interval=1week`)]
    await settled()
    assert.lengthOf(reads, 2)
    for (const { goOn } of reads) goOn()
    for (const response of await Promise.all(answers)) assert.strictEqual(response.status, 200)
  })

  it("outlast the cancellation of any, the first too", async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [request(first.signal), request(second.signal), request()] as const
    await settled()
    first.abort()
    second.abort()
    await settled()
    assert.deepStrictEqual(
      reads.map(({ isInterrupted }) => isInterrupted),
      [false]
    )
    reads[0]?.goOn()
    assert.strictEqual(await closeOf(await answers[2]), 2)
  })

  it("end with the last of them", async () => {
    const controllers = [new AbortController(), new AbortController()]
    for (const { signal } of controllers) void request(signal)
    await settled()
    for (const controller of controllers) controller.abort()
    await settled()
    assert.deepStrictEqual(
      reads.map(({ isInterrupted }) => isInterrupted),
      [true]
    )
    const next = request()
    await settled()
    reads[1]?.goOn()
    assert.strictEqual(await closeOf(await next), 2)
  })

  it("aren't taken for one that follows a write", async () => {
    const before = request()
    await settled()
    await service.run(barOf(3))
    const after = request()
    await settled()
    assert.lengthOf(reads, 2)
    for (const { goOn } of reads) goOn()
    assert.strictEqual((await before).status, 200)
    assert.strictEqual(await closeOf(await after), 3)
  })
})
