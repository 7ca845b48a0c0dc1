/** When there have been too many requests for a while. */
import { assert, describe, it } from "@effect/vitest"
import { makeCongestion } from "../../../core/scheduling/Congestion.ts"

const burst = 3000
const long = 750

describe("congestion", () => {
  it("lasts once some have always waited for as long as a burst", () => {
    const { begin, end, isLasting } = makeCongestion(burst, long)
    begin(0)
    begin(2000)
    end(700, 2500)
    assert.deepStrictEqual([isLasting(2999), isLasting(3000)], [false, true])
  })

  it("ends where none waits, if none waited for long", () => {
    const { begin, end, isLasting } = makeCongestion(burst, long)
    begin(0)
    end(700, 3500)
    assert.isFalse(isLasting(3500))
    begin(3600)
    assert.isFalse(isLasting(6000))
  })

  it("lasts over moments in which none waits, while some waited for long", () => {
    const { begin, end, isLasting } = makeCongestion(burst, long)
    for (let now = 0; now <= 6000; now += 1000) {
      begin(now)
      end(800, now + 900)
      assert.strictEqual(isLasting(now + 901), now >= 3000)
    }
    assert.deepStrictEqual([isLasting(9900), isLasting(9901)], [true, false])
  })
})
