/** Companies by the names that a file may use. */
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
  ] as const)("%j finds it", ([text, expected]) => {
    assert.strictEqual(directory.named(text), expected)
  })
})

describe("the holder of a symbol", () => {
  it("is a listed company before a delisted one", () => {
    assert.strictEqual(directory.holder("AAPL", exchanges.find("NASDAQ")), apple)
  })

  it("is the one at home where no exchange is given", () => {
    assert.strictEqual(directory.holder("AAPL", null), apple)
  })

  it("is a delisted company where no other holds it", () => {
    assert.strictEqual(directoryOf([delisted]).holder("AAPL", null), delisted)
  })

  it("is missing on an exchange where no company holds it", () => {
    assert.isNull(directory.holder("AAPL", exchanges.find("LSE")))
  })
})

describe("a company added to the directory", () => {
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

  it("under a new symbol leaves the old one to its other holders", () => {
    const changed = directoryOf([apple, abroad])
    changed.put(renamed)
    assert.strictEqual(changed.holder("AAPL", null), abroad)
  })
})
