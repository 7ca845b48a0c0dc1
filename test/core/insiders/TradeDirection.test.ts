/** The direction of transactions by SEC's code, and without code and words. */
import { assert, describe, it } from "@effect/vitest"
import { directionOf } from "../../../core/insiders/TradeDirection.ts"
import { directions } from "./transactions.ts"

/** Every code of Form 4, General Instruction 8, except P and S. */
const otherCodes = "ACDEFGHIJKLMOUVWXZ".split("")

describe("a code decides, whatever the words and the sign", () => {
  it.for([
    ["P", "Sale", -100, 1],
    ["S", "Purchase", 100, -1]
  ] as const)(
    "%s, with the words %s and a change of %i, is %i",
    ([transaction_code, transaction_type, shares_change, direction]) => {
      assert.strictEqual(directionOf({ transaction_code, transaction_type, shares_change }), direction)
    }
  )

  it.for(otherCodes)("%s is neither", (transaction_code) => {
    assert.strictEqual(directionOf({ transaction_code, transaction_type: "Purchase", shares_change: 100 }), 0)
  })
})

describe("a type that begins with an SEC code", () => {
  it.for(["P-Purchase", "P - Purchase", "P – Purchase", "p-purchase", "P"])("%s is a purchase", (type) => {
    assert.deepStrictEqual(directions(type), [1, 1])
  })

  it.for(["S-Sale", "S - Sale+OE", "S—Sale", "S"])("%s is a sale", (type) => {
    assert.deepStrictEqual(directions(type), [-1, -1])
  })

  // The types of Financial Modeling Prep's insider trades.
  it.for(
    `A-Award C-Conversion D-Return E-ExpireShort F-InKind G-Gift H-ExpireLong I-Discretionary J-Other L-Small M-Exempt
    O-OutOfTheMoney U-Tender W-Will X-InTheMoney Z-Trust`.split(/\s+/)
  )("%s is neither", (type) => {
    assert.deepStrictEqual(directions(type), [0, 0])
  })

  it.for(otherCodes.map((code) => `${code}-Sale`))("%s is neither", (type) => {
    assert.deepStrictEqual(directions(type), [0, 0])
  })

  it("a share class is not a code", () => {
    assert.deepStrictEqual([...directions("A-share purchase"), ...directions("C-class sale")], [1, 1, -1, -1])
  })

  it("a letter that is no SEC code is not a code", () => {
    assert.deepStrictEqual(directions("Q-Sale"), [-1, -1])
  })
})

describe("without code and words", () => {
  it.for([null, "", " ", "-"])("%j goes by the sign", (type) => {
    assert.deepStrictEqual(directions(type), [1, -1])
  })

  it("a written sign takes precedence over the count's", () => {
    assert.deepStrictEqual([...directions("(+)"), ...directions("(-)")], [1, 1, -1, -1])
  })
})

it.for([null, "Purchase", "Sale", "매매"])("no change is neither: %j", (transaction_type) => {
  assert.strictEqual(directionOf({ transaction_code: null, transaction_type, shares_change: 0 }), 0)
})
