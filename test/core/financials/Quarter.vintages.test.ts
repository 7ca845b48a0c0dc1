/** The filings behind a derived quarter: their days, vintages, currencies and sources. */
import { assert, describe, it } from "@effect/vitest"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { ends, filed, of2024, statementAt } from "./filed.ts"

const nine = of2024(3, 9, { sales: 60 }, { form: "10-Q" })
const year = of2024(4, 12, { sales: 100 }, { form: "10-K" })
const original = [nine, year]

const nineOn = (day: string | null, sales: number) => filed(ends[2], 9, day, { sales })
const yearOn = (day: string | null, sales: number) => filed(ends[3], 12, day, { sales })

const fourth = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  statementAt(filings, "Quarterly", ends[3], day)

const sales = (filings: ReadonlyArray<FiledStatement>, day: string | null = null) =>
  fourth(filings, day)?.sales

describe("the provenance of a derived figure is", () => {
  it("the later filing: the year's", () => {
    assert.deepInclude(fourth(original)?.provenance.sales, { filed_at: "2025-02-14", form: "10-K" })
  })

  it("the later filing: the nine months'", () => {
    const late = filed(ends[2], 9, "2025-03-01", { sales: 60 }, { form: "10-Q" })
    assert.deepInclude(fourth([late, year])?.provenance.sales, { filed_at: "2025-03-01", form: "10-Q" })
  })

  it("the latest filing of the summed quarters", () => {
    const late = filed(ends[1], 3, "2025-03-01", { sales: 2 }, { form: "10-Q/A" })
    const filings = [of2024(1, 3, { sales: 1 }), late, of2024(3, 3, { sales: 3 }), year]
    // 100 - (1 + 2 + 3) = 94
    assert.deepInclude(fourth(filings)?.provenance.sales, { filed_at: "2025-03-01", form: "10-Q/A" })
    assert.strictEqual(sales(filings), 94)
  })
})

describe("an amendment of the year within a year of the nine months", () => {
  // 100 - 60 = 40, then 90 - 60 = 30
  const filings = [...original, yearOn("2025-04-30", 90)]

  it.for([
    ["2025-02-13", undefined],
    ["2025-02-14", 40],
    ["2025-04-29", 40],
    ["2025-04-30", 30],
    [null, 30]
  ] as const)("makes the fourth quarter as of %s %s", ([day, value]) => {
    assert.strictEqual(sales(filings, day), value)
  })
})

describe("next year's filings", () => {
  const nineRecast = nineOn("2025-11-03", 50)
  const yearRecast = yearOn("2026-02-13", 80)

  it("that restate only the nine months keep the fourth quarter", () => {
    // 100 - 60 = 40, not 100 - 50
    assert.strictEqual(sales([...original, nineRecast]), 40)
  })

  it("that restate both restate the fourth quarter", () => {
    // 80 - 50 = 30
    assert.strictEqual(sales([...original, nineRecast, yearRecast]), 30)
  })

  it("that restate only the year keep the fourth quarter", () => {
    // 100 - 60 = 40, not 80 - 60
    assert.strictEqual(sales([...original, yearRecast]), 40)
  })

  it("and those of the year after keep it too", () => {
    assert.strictEqual(sales([...original, nineRecast, yearRecast, yearOn("2027-02-12", 70)]), 30)
  })

  it("are used where the year has no filing of its own", () => {
    assert.strictEqual(sales([nine, yearRecast]), 20)
  })

  it("are used in order: the first that restates the year counts", () => {
    // 80 - 60 = 20, not 70 - 60
    assert.strictEqual(sales([nine, yearRecast, yearOn("2027-02-12", 70)]), 20)
  })

  it.for([
    ["2025-05-06", 94],
    ["2025-11-03", 94],
    // 160 - (2 + 4 + 6) = 148
    ["2026-02-13", 148]
  ] as const)("that restate the summed quarters make the fourth as of %s %s", ([day, value]) => {
    // 100 - (1 + 2 + 3) = 94
    const own = [of2024(1, 3, { sales: 1 }), of2024(2, 3, { sales: 2 }), of2024(3, 3, { sales: 3 }), year]
    const recast = [
      filed(ends[0], 3, "2025-05-06", { sales: 2 }),
      filed(ends[1], 3, "2025-08-05", { sales: 4 }),
      filed(ends[2], 3, "2025-11-03", { sales: 6 }),
      yearOn("2026-02-13", 160)
    ]
    assert.strictEqual(sales([...own, ...recast], day), value)
  })
})

describe("an undated filing", () => {
  it("counts when no day is requested", () => {
    assert.strictEqual(sales([nineOn(null, 60), yearOn(null, 100)]), 40)
  })

  it("is combined with a dated one where the other operand is missing", () => {
    assert.strictEqual(sales([nineOn(null, 60), year]), 40)
  })

  it("takes the date of the other operand", () => {
    assert.strictEqual(fourth([nineOn(null, 60), year])?.provenance.sales?.filed_at, "2025-02-14")
  })

  it("leaves a quarter unknown as of a day", () => {
    const dated = of2024(3, 3, { sales: 30 })
    assert.isNull(sales([nineOn(null, 60), dated, year], "2025-12-31"))
  })
})

describe("currencies", () => {
  const won = { currency: "KRW" }

  it("are not mixed: nine months in another currency leave the fourth quarter unknown", () => {
    assert.isNull(sales([{ ...nine, ...won }, year]))
  })

  it("are not mixed: a quarter in another currency leaves the sum unknown", () => {
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

it("operands may come from two sources", () => {
  assert.strictEqual(sales([{ ...nine, source: "another" }, year]), 40)
})
