/** Which filings a derived quarter is from: their days, vintages, currencies and sources. */
import { assert, describe, it } from "@effect/vitest"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { ends, filed, of2024, told } from "./filed.ts"

const nine = of2024(3, 9, { sales: 60 }, { form: "10-Q" })
const year = of2024(4, 12, { sales: 100 }, { form: "10-K" })
const original = [nine, year]

const nineOn = (day: string | null, sales: number) => filed(ends[2], 9, day, { sales })
const yearOn = (day: string | null, sales: number) => filed(ends[3], 12, day, { sales })

const fourth = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  told(filings, "Quarterly", ends[3], day)

const sales = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  fourth(filings, day)?.sales

describe("a derived figure is from", () => {
  it("the later filing, the year's", () => {
    assert.deepInclude(fourth(original)?.provenance.sales, { filed_at: "2025-02-14", form: "10-K" })
  })

  it("the later filing, the nine months'", () => {
    const late = filed(ends[2], 9, "2025-03-01", { sales: 60 }, { form: "10-Q" })
    assert.deepInclude(fourth([late, year])?.provenance.sales, { filed_at: "2025-03-01", form: "10-Q" })
  })

  it("the latest of the quarters where these are added up", () => {
    const late = filed(ends[1], 3, "2025-03-01", { sales: 2 }, { form: "10-Q/A" })
    const filings = [of2024(1, 3, { sales: 1 }), late, of2024(3, 3, { sales: 3 }), year]
    // 100 - (1 + 2 + 3) = 94
    assert.deepInclude(fourth(filings)?.provenance.sales, { filed_at: "2025-03-01", form: "10-Q/A" })
    assert.strictEqual(sales(filings), 94)
  })
})

describe("the year amended within a year after the nine months", () => {
  // 100 - 60 = 40, then 90 - 60 = 30
  const filings = [...original, yearOn("2025-04-30", 90)]

  it.for([
    ["2025-02-13", undefined],
    ["2025-02-14", 40],
    ["2025-04-29", 40],
    ["2025-04-30", 30],
    [null, 30]
  ] as const)("makes the fourth quarter of %s one of %s", ([day, value]) => {
    assert.strictEqual(sales(filings, day), value)
  })
})

describe("next year's filings", () => {
  const nineRecast = nineOn("2025-11-03", 50)
  const yearRecast = yearOn("2026-02-13", 80)

  it("that recast the nine months leave the fourth quarter until they recast the year", () => {
    // 100 - 60 = 40, not 100 - 50
    assert.strictEqual(sales([...original, nineRecast]), 40)
  })

  it("that recast both recast the fourth quarter", () => {
    // 80 - 50 = 30
    assert.strictEqual(sales([...original, nineRecast, yearRecast]), 30)
  })

  it("that recast the year alone leave the fourth quarter", () => {
    // 100 - 60 = 40, not 80 - 60
    assert.strictEqual(sales([...original, yearRecast]), 40)
  })

  it("of the year after that leave it too", () => {
    assert.strictEqual(sales([...original, nineRecast, yearRecast, yearOn("2027-02-12", 70)]), 30)
  })

  it("give it where none of its own year was filed", () => {
    assert.strictEqual(sales([nine, yearRecast]), 20)
  })

  it("give it by the first of them where several of them recast the year", () => {
    // 80 - 60 = 20, not 70 - 60
    assert.strictEqual(sales([nine, yearRecast, yearOn("2027-02-12", 70)]), 20)
  })

  it.for([
    ["2025-05-06", 94],
    ["2025-11-03", 94],
    // 160 - (2 + 4 + 6) = 148
    ["2026-02-13", 148]
  ] as const)(
    "that recast the quarters which are added up make the fourth on %s one of %s",
    ([day, value]) => {
      // 100 - (1 + 2 + 3) = 94
      const own = [of2024(1, 3, { sales: 1 }), of2024(2, 3, { sales: 2 }), of2024(3, 3, { sales: 3 }), year]
      const recast = [
        filed(ends[0], 3, "2025-05-06", { sales: 2 }),
        filed(ends[1], 3, "2025-08-05", { sales: 4 }),
        filed(ends[2], 3, "2025-11-03", { sales: 6 }),
        yearOn("2026-02-13", 160)
      ]
      assert.strictEqual(sales([...own, ...recast], day), value)
    }
  )
})

describe("what isn't dated", () => {
  it("gives a quarter when no day is asked for", () => {
    assert.strictEqual(sales([nineOn(null, 60), yearOn(null, 100)]), 40)
  })

  it("goes with what is dated where the other operand is missing", () => {
    assert.strictEqual(sales([nineOn(null, 60), year]), 40)
  })

  it("is dated as the other operand", () => {
    assert.strictEqual(fourth([nineOn(null, 60), year])?.provenance.sales?.filed_at, "2025-02-14")
  })

  it("leaves a quarter unknown on a day", () => {
    const dated = of2024(3, 3, { sales: 30 })
    assert.isNull(sales([nineOn(null, 60), dated, year], "2025-12-31"))
  })
})

describe("currencies", () => {
  const won = { currency: "KRW" }

  it("aren't mixed: nine months in another leave the fourth quarter unknown", () => {
    assert.isNull(sales([{ ...nine, ...won }, year]))
  })

  it("aren't mixed: a quarter in another leaves the sum unknown", () => {
    const filings = [
      of2024(1, 3, { sales: 1 }, won),
      of2024(2, 3, { sales: 2 }),
      of2024(3, 3, { sales: 3 }),
      year
    ]
    assert.isNull(sales(filings))
  })

  it("of quarters before both operands don't matter", () => {
    assert.strictEqual(sales([of2024(1, 3, { sales: 1 }, won), ...original]), 40)
  })
})

it("two sources may tell an operand each", () => {
  assert.strictEqual(sales([{ ...nine, source: "another" }, year]), 40)
})
