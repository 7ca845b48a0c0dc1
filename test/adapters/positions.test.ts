/** How far a replica must have replayed, and how old what it has is. */
import { assert, it } from "@effect/vitest"
import { makePositions } from "../../adapters/postgres/Positions.ts"

const longest = 1000

it("need the position that the primary is asked for after a write was announced", () => {
  const positions = makePositions(longest)
  assert.isNull(positions.needed())
  positions.located(100, 10)
  assert.strictEqual(positions.needed(), 100)
  positions.wrote(20)
  assert.isNull(positions.needed())
  // Asked before the write was announced: it may lack it.
  positions.located(150, 19)
  assert.isNull(positions.needed())
  positions.located(200, 21)
  assert.strictEqual(positions.needed(), 200)
})

it("need no more while nothing is announced, however far the primary goes", () => {
  const positions = makePositions(longest)
  positions.located(100, 10)
  positions.located(900, 20)
  assert.strictEqual(positions.needed(), 100)
})

it("are current at the latest time at which the primary was no further", () => {
  const positions = makePositions(longest)
  positions.located(100, 10)
  positions.located(200, 20)
  positions.located(300, 30)
  assert.deepStrictEqual([99, 100, 299, 300, 400].map(positions.currentAt), [
    Number.NEGATIVE_INFINITY,
    10,
    20,
    30,
    30
  ])
})

it("are as current as the last question while the primary is idle", () => {
  const positions = makePositions(longest)
  for (let at = 10; at < 10_000; at += 200) positions.located(100, at)
  assert.strictEqual(positions.currentAt(100), 9810)
})

it("forget times longer ago than matters, and all of a primary that is lost", () => {
  const positions = makePositions(longest)
  positions.located(100, 0)
  positions.located(200, 500)
  positions.located(300, 1600)
  assert.deepStrictEqual([100, 200].map(positions.currentAt), [Number.NEGATIVE_INFINITY, 500])
  positions.forget()
  assert.strictEqual(positions.currentAt(300), Number.NEGATIVE_INFINITY)
  assert.isNull(positions.needed())
})
