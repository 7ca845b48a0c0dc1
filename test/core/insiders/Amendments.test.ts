/** Which rows an amendment replaces. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type InsiderTransaction } from "../../../core/mod.ts"
import { standing } from "../../../core/ports.ts"
import { transaction } from "./transactions.ts"

const [filed, amended] = ["2024-06-03", "2024-06-20"]

type Values = Partial<InsiderTransaction>

/** The rows of a filing, which follow those of an earlier one of a lower number. */
const filing = (number: number, common: Values, ...rows: ReadonlyArray<Values>) =>
  rows.map((row, index) =>
    transaction({
      transaction_id: number * 100 + index,
      filing_id: `${number}`,
      filer: "1/7/4",
      table_line: "nonDerivative/Common Stock/D",
      transaction_code: "S",
      ...common,
      ...row
    })
  )
const original = (...rows: ReadonlyArray<Values>) => filing(1, { filed_date: filed }, ...rows)
const amendment = (...rows: ReadonlyArray<Values>) =>
  filing(2, { filed_date: amended, amends_date: filed }, ...rows)

/** The ids of what stands. */
const idsOf = (...filings: ReadonlyArray<ReadonlyArray<InsiderTransaction>>) =>
  standing(filings.flat()).map(({ transaction_id }) => transaction_id)

const one = { shares_change: -100, price: 10 }
const other = { shares_change: -200, price: 11 }

const near = (day: string) => filing(1, { filed_date: day }, one)

const option = (shares: number): Values => ({
  shares_change: 0,
  price: null,
  transaction_code: "A",
  table_line: "derivative/Option/D",
  transaction_type: `Grant of derivative: ${shares} Option at 12.5`
})

describe("An amendment that states its original whole", () => {
  for (const [what, changed] of [
    ["nothing", {}],
    ["the shares", { shares_change: -150 }],
    ["the price", { price: 10.5 }],
    ["the shares and the price", { shares_change: -150, price: 10.5 }],
    ["the day", { transaction_date: "2024-05-31" }],
    ["the code", { transaction_code: "F" }],
    ["the side", { shares_change: 100 }],
    ["the security", { table_line: "nonDerivative/Class A Common Stock/D" }],
    ["a position", { position: "CEO" }]
  ] as const) {
    it(`and corrects ${what} replaces it`, () => {
      assert.deepStrictEqual(
        idsOf(original(one, other), amendment({ ...one, ...changed }, other)),
        [200, 201]
      )
    })
  }

  it("with another price of each row replaces it", () => {
    const [first, second] = [
      { ...one, price: 10 },
      { ...one, price: 11 }
    ]
    const after = [
      { ...one, price: 12 },
      { ...one, price: 13 }
    ]
    assert.deepStrictEqual(idsOf(original(first, second), amendment(...after)), [200, 201])
  })

  it("with a forgotten row adds that", () => {
    assert.deepStrictEqual(idsOf(original(one), amendment(one, other)), [200, 201])
  })
})

describe("An amendment of some rows", () => {
  it("replaces the row that it corrects", () => {
    assert.deepStrictEqual(
      idsOf(original(one, other), amendment({ ...other, shares_change: -250 })),
      [100, 200]
    )
    assert.deepStrictEqual(idsOf(original(one, other), amendment({ ...other, price: 12 })), [100, 200])
  })

  it("of another day and price adds a row", () => {
    const forgotten = { shares_change: -5, price: 9, transaction_date: "2024-05-30" }
    assert.deepStrictEqual(idsOf(original(one), amendment(forgotten)), [100, 200])
  })

  it("replaces as many of equal rows as it states", () => {
    assert.deepStrictEqual(idsOf(original(one, one, one), amendment(one, one)), [102, 200, 201])
  })

  it("names derivatives by their words", () => {
    assert.deepStrictEqual(idsOf(original(option(5), option(6)), amendment(option(6))), [100, 200])
  })
})

describe("The original of an amendment", () => {
  it("may be of days around the one that is named, where none is of it", () => {
    assert.deepStrictEqual(idsOf(near("2024-06-08"), amendment(one)), [200])
    assert.deepStrictEqual(idsOf(near("2024-06-09"), amendment(one)), [100, 200])
    const named = filing(3, { filed_date: filed }, one)
    assert.deepStrictEqual(idsOf(near("2024-06-04"), named, amendment(one)), [100, 200])
  })

  it("is the one of a day that has most of its rows", () => {
    const unlike = filing(3, { filed_date: filed }, other)
    assert.deepStrictEqual(idsOf(unlike, original(one), amendment(one)), [300, 200])
  })

  it("is another one than that of an equal amendment, where there are two", () => {
    const twin = filing(3, { filed_date: filed }, one)
    const later = filing(4, { filed_date: amended, amends_date: filed }, one)
    assert.deepStrictEqual(idsOf(original(one), twin, amendment(one), later), [200, 400])
  })

  it("may be named by the day of an earlier amendment", () => {
    const third = filing(3, { filed_date: "2024-06-25", amends_date: amended }, { ...one, price: 12 })
    assert.deepStrictEqual(idsOf(original(one), amendment(one), third), [300])
  })

  it("is of the same source and filer", () => {
    assert.deepStrictEqual(idsOf(original({ ...one, source: "x" }), amendment(one)), [100, 200])
    assert.deepStrictEqual(idsOf(original({ ...one, filer: "1/8/4" }), amendment(one)), [100, 200])
    assert.deepStrictEqual(
      idsOf(original({ ...one, filer: null }), amendment({ ...one, filer: null })),
      [100, 200]
    )
  })
})

describe("What stands", () => {
  const rows = fc
    .array(
      fc.record({
        number: fc.integer({ min: 1, max: 4 }),
        isAmendment: fc.boolean(),
        shares: fc.constantFrom(-100, -200),
        price: fc.constantFrom(10, 11)
      }),
      { maxLength: 12 }
    )
    .map((all) => {
      const amends = new Map(all.map(({ isAmendment, number }) => [number, isAmendment]))
      return all.flatMap(({ number, price, shares }, index) =>
        filing(
          number,
          amends.get(number) ? { filed_date: amended, amends_date: filed } : { filed_date: filed },
          { transaction_id: index, shares_change: shares, price }
        )
      )
    })

  it("has every amendment's last row, and no more than one original less for each row of an amendment", () => {
    fc.assert(
      fc.property(rows, (all) => {
        const found = standing(all)
        const amending = all.filter(({ amends_date }) => amends_date !== null)
        assert.isAtLeast(found.length, all.length - amending.length)
        assert.isAtMost(found.length, all.length)
        const lastOne = amending.toSorted((a, b) => Number(a.filing_id) - Number(b.filing_id)).at(-1)
        for (const row of amending) if (row.filing_id === lastOne?.filing_id) assert.include(found, row)
      })
    )
  })

  it("is the same in any order, and given in that order", () => {
    fc.assert(
      fc.property(rows, (all) => {
        const reversed = standing(all.toReversed())
        assert.deepStrictEqual(reversed.toReversed(), [...standing(all)])
      })
    )
  })

  it("is everything without amendments", () => {
    const all = original(one, one)
    assert.strictEqual(standing(all), all)
  })
})
