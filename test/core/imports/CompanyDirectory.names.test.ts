/** Companies by the names that a file may give them. */
import { assert, describe, it } from "@effect/vitest"
import { directoryOf, exchanges, reference } from "./directory.ts"

const apple = reference(5930, "AAPL", "NASDAQ", { slug: "apple-inc" })
const samsung = reference(2, "005930", "KOSPI")
const abroad = reference(3, "AAPL", "KOSPI", { country_code: "US" })
const delisted = reference(4, "AAPL", "NASDAQ", { listed: false })

const directory = directoryOf([delisted, apple, samsung, abroad])

describe("the company named", () => {
  it.for([
    ["apple-inc", apple],
    ["Apple-Inc", apple],
    ["aapl:nasdaq", apple],
    ["AAPL:NMS", apple],
    ["AAPL", apple],
    ["AAPL:KRX", abroad],
    ["005930", samsung],
    ["5930", apple],
    ["2", samsung],
    ["MSFT", null],
    ["AAPL:NOWHERE", null],
    ["99", null],
    ["", null]
  ] as const)("%j is the one meant", ([text, expected]) => {
    assert.strictEqual(directory.named(text), expected)
  })
})

describe("the holder of a symbol", () => {
  it("is one that is listed before one that was", () => {
    assert.strictEqual(directory.holder("AAPL", exchanges.find("NASDAQ")), apple)
  })

  it("is the one at home when no exchange is named", () => {
    assert.strictEqual(directory.holder("AAPL", null), apple)
  })

  it("is one that was listed when there is no other", () => {
    assert.strictEqual(directoryOf([delisted]).holder("AAPL", null), delisted)
  })

  it("is nobody on an exchange where nobody has it", () => {
    assert.isNull(directory.holder("AAPL", exchanges.find("LSE")))
  })
})

describe("a company that was put", () => {
  const renamed = { ...apple, symbol: "APPL" }

  it("is found by its slug", () => {
    const changed = directoryOf([])
    changed.put(apple)
    assert.strictEqual(changed.bySlug("apple-inc"), apple)
  })

  it("under a new symbol is found by it", () => {
    const changed = directoryOf([apple])
    changed.put(renamed)
    assert.strictEqual(changed.holder("APPL", null), renamed)
  })

  it("under a new symbol is not found by the old one", () => {
    const changed = directoryOf([apple])
    changed.put(renamed)
    assert.isNull(changed.holder("AAPL", null))
  })

  it("under a new symbol leaves the old one to those who have it too", () => {
    const changed = directoryOf([apple, abroad])
    changed.put(renamed)
    assert.strictEqual(changed.holder("AAPL", null), abroad)
  })
})
