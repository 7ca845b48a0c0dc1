/** Quantiles of a sector's figures, of columns of a made-up market. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { sectorSlug } from "../../../core/codes/Sector.ts"
import type { FigureColumn } from "../../../core/figures/FigureColumn.ts"
import type { Matrix } from "../../../core/figures/Matrices.ts"
import { marketOf } from "../../../core/sectors/Markets.ts"
import {
  type SectorDetail,
  type SectorFigureName,
  sectorFigures,
  sectorNamed,
  sectorsAsked,
  sectorsOf
} from "../../../core/sectors/SectorFigures.ts"
import { dayOf } from "../../../core/time/CalendarDate.ts"

/** A security: figures by name, NaN where they aren't given. */
interface Row {
  readonly issuer?: number
  readonly sector?: string | null
  readonly unit?: string
  readonly date?: string | null
  readonly first?: string | null
  readonly figures?: { readonly [Name in SectorFigureName | "~pe_ratio_divisor"]?: number }
}

const matrixOf = (rows: ReadonlyArray<Row>): Matrix => {
  const own: Readonly<Record<string, (row: Row, i: number) => number | string | null>> = {
    "~issuer_id": ({ issuer }, i) => issuer ?? 1000 + i,
    "~listed": () => 1,
    "~first_bar": ({ date, first = date === null ? null : "2020-01-02" }) =>
      first === null ? Number.NaN : dayOf(first),
    "~unit": ({ unit = "USD" }) => unit,
    "~price_date": ({ date = "2024-06-28" }) => (date === null ? Number.NaN : dayOf(date)),
    sector: ({ sector = "Energy" }) => sector
  }
  const columnOf = (key: string, type: FigureColumn["type"]): FigureColumn => {
    const of =
      own[key] ??
      (({ figures = {} }: Row) => (figures as Readonly<Record<string, number>>)[key] ?? Number.NaN)
    return type === "text"
      ? { type, values: rows.map((row, i) => of(row, i) as string | null) }
      : { type, values: Float64Array.from(rows, (row, i) => of(row, i) as number) }
  }
  return {
    company_ids: Int32Array.from(rows, (_, i) => i + 1),
    columns: new Map(sectorsAsked.map(({ key, type }) => [key, columnOf(key, type)])),
    version: {}
  }
}

const sectorsIn = (rows: ReadonlyArray<Row>, currency = "USD"): ReadonlyArray<SectorDetail> => {
  const matrix = matrixOf(rows)
  const pieces = sectorsOf(matrix, currency, marketOf(matrix, currency))
  for (;;) {
    const piece = pieces.next()
    if (piece.done === true) return piece.value
  }
}

const figureIn = (rows: ReadonlyArray<Row>, name: SectorFigureName) =>
  sectorsIn(rows)[0]?.figures.find(({ figure }) => figure === name)

const rowsOf = (all: ReadonlyArray<number>): ReadonlyArray<Row> => all.map((roe) => ({ figures: { roe } }))

describe("A figure of a sector", () => {
  it("has the quantiles that R's quantile() states (type 7)", () => {
    // quantile(c(15, 20, 35, 40, 50), c(.1, .25, .5, .75, .9))
    const rows = rowsOf([40, 15, 50, 20, 35])
    assert.deepStrictEqual(figureIn([...rows, {}], "roe"), {
      figure: "roe",
      known: 5,
      not_positive: null,
      percentile_10: 17,
      quartile_1: 20,
      median: 35,
      quartile_3: 40,
      percentile_90: 46
    })
  })

  it("of multiples counts losses and multiples below 0 beside its quantiles", () => {
    const rows: ReadonlyArray<Row> = [
      { figures: { pe_ratio: 10, "~pe_ratio_divisor": 5 } },
      { figures: { pe_ratio: 30, "~pe_ratio_divisor": 5 } },
      { figures: { "~pe_ratio_divisor": -5 } },
      { figures: { "~pe_ratio_divisor": 0 } },
      // Neither earnings nor a multiple is known.
      {},
      { figures: { ev_ebitda: 8 } },
      { figures: { ev_ebitda: -2 } }
    ]
    assert.deepInclude(figureIn(rows, "pe_ratio"), { known: 2, not_positive: 2, median: 20 })
    assert.deepInclude(figureIn(rows, "ev_ebitda"), { known: 1, not_positive: 1, median: 8 })
  })

  it("counts an issuer once, by its first security that has it", () => {
    const rows: ReadonlyArray<Row> = [
      { issuer: 1, figures: { "~pe_ratio_divisor": 5 } },
      { issuer: 2, figures: { pe_ratio: 40 } },
      { issuer: 1, figures: { pe_ratio: 10 } },
      { issuer: 1, figures: { pe_ratio: 11 } }
    ]
    assert.deepInclude(figureIn(rows, "pe_ratio"), { known: 2, not_positive: 0, median: 25 })
    assert.strictEqual(sectorsIn(rows)[0]?.companies_count, 2)
  })

  it("is null where no company has it", () => {
    assert.deepInclude(figureIn([{}], "net_margin"), { known: 0, median: null, percentile_90: null })
  })

  it("stays where it was, to a place in the order, whatever a single value becomes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 3, maxLength: 40 }),
        fc.double({ min: -1e300, max: 1e300, noNaN: true }),
        (values, other) => {
          const ascending = values.toSorted((a, b) => a - b)
          const found = figureIn(rowsOf([other, ...values.slice(1)]), "roe")?.median ?? Number.NaN
          const middle = (values.length - 1) / 2
          assert.isAtLeast(found, ascending[Math.floor(middle) - 1] as number)
          assert.isAtMost(found, ascending[Math.ceil(middle) + 1] as number)
        }
      )
    )
  })

  it("has its quantiles in order, between the least and the greatest value", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 40 }),
        (values) => {
          const { known, percentile_10, quartile_1, median, quartile_3, percentile_90 } = figureIn(
            rowsOf(values),
            "roe"
          ) as Record<string, any>
          assert.strictEqual(known, values.length)
          const all = [percentile_10, quartile_1, median, quartile_3, percentile_90]
          assert.deepStrictEqual(
            all,
            all.toSorted((a, b) => a - b)
          )
          assert.isAtLeast(percentile_10, Math.min(...values))
          assert.isAtMost(percentile_90, Math.max(...values))
        }
      )
    )
  })
})

describe("The sectors of a currency", () => {
  it("are those of its securities, also in hundredths of it, the largest first, with their weights", () => {
    const rows: ReadonlyArray<Row> = [
      { sector: "Energy", unit: "GBX", figures: { market_cap: 100 } },
      { sector: "Utilities", unit: "GBP", figures: { market_cap: 300 } },
      // The name in another case, without a plausible market cap.
      { sector: "energy", unit: "GBP", figures: { market_cap: 0 } },
      { sector: "Energy", unit: "USD", figures: { market_cap: 9 } },
      { sector: null, unit: "GBP", figures: { market_cap: 400 } },
      // Traded last more than 31 days before.
      { sector: "Technology", unit: "GBP", date: "2024-05-27" }
    ]
    assert.deepStrictEqual(
      sectorsIn(rows, "GBP").map(({ figures, ...sector }) => ({
        ...sector,
        caps: figures.find(({ figure }) => figure === "market_cap")?.known
      })),
      [
        {
          currency: "GBP",
          sector: "Utilities",
          slug: "utilities",
          price_date: "2024-06-28",
          companies_count: 1,
          market_cap_total: 300,
          weight_percent: 37.5,
          market_cap_currency: "GBP",
          where: 'sector in ["Utilities"] && currency in ["GBP"]',
          caps: 1
        },
        {
          currency: "GBP",
          sector: "Energy",
          slug: "energy",
          price_date: "2024-06-28",
          companies_count: 2,
          market_cap_total: 100,
          weight_percent: 12.5,
          market_cap_currency: "GBP",
          where: 'sector in ["Energy","energy"] && currency in ["GBX","GBP"]',
          caps: 1
        }
      ]
    )
  })

  it("leave out those that are yet to be traded, and keep listed ones that never were", () => {
    const rows: ReadonlyArray<Row> = [{}, { date: null }, { date: null, first: "2024-07-01" }]
    assert.deepStrictEqual(
      sectorsIn(rows).map(({ companies_count }) => companies_count),
      [2]
    )
    assert.deepStrictEqual(sectorsIn([{ date: null, first: "2024-07-01" }]), [])
  })

  it("have every figure once, in the order of their names", () => {
    const [sector] = sectorsIn([{}])
    assert.deepStrictEqual(
      sector?.figures.map(({ figure }) => figure),
      [...sectorFigures]
    )
  })

  it("are found by name before slug, in any case", () => {
    const sectors = sectorsIn([{ sector: "Oil & Gas" }, { sector: "oil-gas" }, { sector: "전기·전자" }])
    const found = (name: string) => sectorNamed(sectors, name)?.sector
    assert.deepStrictEqual(["OIL & GAS", "Oil-Gas", " 전기-전자 ", "전기·전자", "gas"].map(found), [
      "Oil & Gas",
      "oil-gas",
      "전기·전자",
      "전기·전자",
      undefined
    ])
    assert.deepStrictEqual(["Real Estate", "Café & Co.", "***", "不動産"].map(sectorSlug), [
      "real-estate",
      "café-co",
      "***",
      "不動産"
    ])
  })
})
