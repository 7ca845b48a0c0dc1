/** URL slugs: their form, and that they are unique. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { slugify, slugsOf } from "../../../core/companies/Slug.ts"

/** A slug of at most 80 characters, or the empty text. */
const slugOrNone = /^(?!.{81})([a-z0-9]+(-[a-z0-9]+)*)?$/

describe("the words of a text", () => {
  it.for([
    ["Apple Inc.", "apple-inc"],
    ["AT&T Inc.", "at-t-inc"],
    ["McDonald's Corporation", "mcdonalds-corporation"],
    ["L’Oréal S.A.", "loreal-sa"],
    ["  --Société   Générale--  ", "societe-generale"],
    ["삼성전자", ""],
    ["삼성전자 LG", "lg"],
    ["", ""]
  ] as const)("%j are %j", ([text, slug]) => {
    assert.strictEqual(slugify(text), slug)
  })

  it("of any text form a slug of at most 80 characters, or none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        assert.match(slugify(text), slugOrNone)
      })
    )
  })

  it("cut at 80 characters end with a whole word", () => {
    assert.strictEqual(slugify(`${"a".repeat(79)} b`), "a".repeat(79))
  })
})

describe("a company's slug", () => {
  const apple = { name: "Apple Inc.", symbol: "AAPL", exchange: "NASDAQ" }
  const samsung = { name: "삼성전자", symbol: "005930", exchange: "KOSPI" }
  const firstUnused = (company: typeof apple, taken: ReadonlySet<string>): string => {
    for (const slug of slugsOf(company)) if (!taken.has(slug)) return slug
    return ""
  }
  const chosen = (company: typeof apple, ...taken: ReadonlyArray<string>): string =>
    firstUnused(company, new Set(taken))

  it("is its name", () => {
    assert.strictEqual(chosen(apple), "apple-inc")
  })

  it("is its name and symbol when the name is taken", () => {
    assert.strictEqual(chosen(apple, "apple-inc"), "apple-inc-aapl")
  })

  it("adds the exchange when name and symbol are taken", () => {
    assert.strictEqual(chosen(apple, "apple-inc", "apple-inc-aapl"), "apple-inc-aapl-nasdaq")
  })

  it("is numbered when all of these are taken", () => {
    const taken = ["apple-inc", "apple-inc-aapl", "apple-inc-aapl-nasdaq", "apple-inc-aapl-nasdaq-2"]
    assert.strictEqual(chosen(apple, ...taken), "apple-inc-aapl-nasdaq-3")
  })

  it("is symbol and exchange when the name has no ASCII letters", () => {
    assert.strictEqual(chosen(samsung), "005930-kospi")
  })

  it("is numbered when that is taken", () => {
    assert.strictEqual(chosen(samsung, "005930-kospi"), "005930-kospi-2")
  })

  it("is symbol and exchange when the name is the symbol, which is reserved", () => {
    assert.strictEqual(chosen({ ...apple, name: "AAPL" }), "aapl-nasdaq")
  })

  it("is unique whatever the names", () => {
    const anyCompany = fc.record({
      name: fc.constantFrom("Apple Inc.", "Apple, Inc", "APPLE", "삼성전자", "삼성SDI", "A", ""),
      symbol: fc.constantFrom("A", "AAPL", "005930", "APPLE"),
      exchange: fc.constantFrom("NASDAQ", "KOSPI")
    })
    fc.assert(
      fc.property(fc.array(anyCompany, { maxLength: 40 }), (companies) => {
        const taken = new Set<string>()
        for (const company of companies) taken.add(firstUnused(company, taken))
        assert.strictEqual(taken.size, companies.length)
      })
    )
  })
})
