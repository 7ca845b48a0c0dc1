/** Each rule that a raw bar must satisfy. */
import { assert, describe, it } from "@effect/vitest"
import { breachOf } from "../../../core/prices/mod.ts"
import { isHalt, normalizeHalt } from "../../../core/prices/BarLaw.ts"

const today = "2024-03-08"
const lawful = { date: today, open: 10, high: 12, low: 9, close: 11, volume: 100 }

const share = (currency: string | null) => ({ currency, stock_type: "Common Stock" })

describe("a bar", () => {
  it.for([
    ["with all prices different", lawful],
    ["with a single price", { ...lawful, open: 10, high: 10, low: 10, close: 10 }],
    ["that opened lowest and closed highest", { ...lawful, open: 9, close: 12 }],
    ["that opened highest and closed lowest", { ...lawful, open: 12, close: 9 }],
    ["at a hundredth", { ...lawful, open: 0.01, high: 0.01, low: 0.01, close: 0.01 }],
    ["at the highest price", { ...lawful, high: 1e12 }],
    ["without volume", { ...lawful, volume: 0 }],
    ["in fractions of a cent", { ...lawful, open: 10.000001 }]
  ] as const)("%s satisfies every rule", ([, bar]) => {
    assert.isNull(breachOf(bar, share("USD"), today))
  })

  it.for([
    ["open", { open: 0 }, "A price must be above 0, not 0"],
    ["high", { high: 0 }, "A price must be above 0, not 0"],
    ["low", { low: -1 }, "A price must be above 0, not -1"],
    ["close", { close: -0.5 }, "A price must be above 0, not -0.5"],
    ["high", { high: 8 }, "High 8 is below low 9"],
    ["open", { open: 12.01 }, "open 12.01 is above high 12"],
    ["open", { open: 8.99 }, "open 8.99 is below low 9"],
    ["close", { close: 13 }, "close 13 is above high 12"],
    ["close", { close: 8 }, "close 8 is below low 9"],
    ["high", { high: 1.1e12 }, "A price is at most 1000000000000, not 1100000000000"],
    ["volume", { volume: -1 }, "A volume must be a whole number from 0, not -1"],
    ["volume", { volume: 0.5 }, "A volume must be a whole number from 0, not 0.5"],
    ["volume", { volume: 2 ** 53 }, "A volume must be a whole number from 0, not 9007199254740992"],
    ["date", { date: "2024-03-09" }, "2024-03-09 is in the future"]
  ] as const)("violates a rule of its %s with %j", ([column, change, message]) => {
    assert.deepStrictEqual(breachOf({ ...lawful, ...change }, share("USD"), today), { column, message })
  })
})

describe("a price in won", () => {
  it("is a whole number", () => {
    assert.deepStrictEqual(breachOf({ ...lawful, close: 10.5 }, share("KRW"), today), {
      column: "close",
      message:
        "10.5 KRW isn't a traded price: KRW prices are whole, except of a company with stock_type INDEX or FUND. Import adjusted prices with --basis"
    })
  })

  it("that is whole satisfies every rule", () => {
    assert.isNull(breachOf(lawful, share("KRW"), today))
  })
})

describe("a price with decimals", () => {
  it.for(["INDEX", "index", " Index ", "Fund", "Mutual Fund"])(
    "in won is valid for stock_type %j",
    (stock_type) => {
      assert.isNull(breachOf({ ...lawful, close: 10.5 }, { currency: "KRW", stock_type }, today))
    }
  )

  it.for(["Index Fund", "ETF", "보통주", null])("in won is invalid for stock_type %j", (stock_type) => {
    const breach = breachOf({ ...lawful, close: 10.5 }, { currency: "KRW", stock_type }, today)
    assert.strictEqual(breach?.column, "close")
  })

  // Stocks of the TOPIX 500 trade in ticks of 0.1 yen up to 1,000 yen (Tokyo Stock Exchange, table of tick sizes).
  it.for(["INDEX", "Common Stock"])("in yen is valid for stock_type %s", (stock_type) => {
    assert.isNull(breachOf({ ...lawful, close: 10.5 }, { currency: "JPY", stock_type }, today))
  })
})

it("a price in an unknown currency may be fractional", () => {
  assert.isNull(breachOf({ ...lawful, close: 10.5 }, share(null), today))
})

describe("a trading halt", () => {
  const halt = { date: today, open: 0, high: 0, low: 0, close: 11, volume: 0 }

  it("has only a close", () => {
    assert.isTrue(isHalt(halt))
  })

  it.for([{ open: 11 }, { high: 11 }, { low: 11 }, { volume: 1 }, { close: 0 }])(
    "is not a halt with %j",
    (change) => {
      assert.isFalse(isHalt({ ...halt, ...change }))
    }
  )

  it("may be of a share worth less than 1", () => {
    assert.isTrue(isHalt({ ...halt, close: 0.01 }))
  })

  it("is stored at its close", () => {
    assert.deepStrictEqual(normalizeHalt(halt), { ...halt, open: 11, high: 11, low: 11 })
  })
})
