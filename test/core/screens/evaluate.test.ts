/** Screens are evaluated by column as a second implementation does it by row. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { evaluating, trueRows, unknownCounts } from "../../../core/screens/evaluate.ts"
import type { FigureColumn } from "../../../core/figures/FigureColumn.ts"
import type { Table } from "../../../core/screens/Table.ts"
import { compareToSector } from "../../../core/sectors/Comparison.ts"
import { type ComparedMetric, comparedMetrics } from "../../../core/sectors/Peer.ts"
import { dayOf } from "../../../core/time/CalendarDate.ts"
import {
  and,
  choice,
  figure,
  known,
  literal,
  type Naive,
  not,
  numeric,
  oneOf,
  or,
  percentile,
  rank,
  relation,
  zscore
} from "./naive.ts"
import { companies, finished, tableOf } from "./rows.ts"
import { columnsIn, conditionIn } from "./parsed.ts"

const rows = companies(300, 1)
const table = tableOf(rows)

const number = (key: string | number): Naive => (typeof key === "number" ? literal(key) : figure(key))

type Operand = string | number | Naive

const operand = (of: Operand): Naive => (typeof of === "function" ? of : number(of))

const below = (a: Operand, b: Operand) => relation((x: number, y: number) => x < y, operand(a), operand(b))
const above = (a: Operand, b: Operand) => relation((x: number, y: number) => x > y, operand(a), operand(b))
const atMost = (a: Operand, b: Operand) => relation((x: number, y: number) => x <= y, operand(a), operand(b))
const atLeast = (a: Operand, b: Operand) => relation((x: number, y: number) => x >= y, operand(a), operand(b))
const equal = (a: Operand, b: Naive) => relation((x: unknown, y: unknown) => x === y, operand(a), b)
const sum = (a: Operand, b: Operand) =>
  numeric((x, y) => (x as number) + (y as number), operand(a), operand(b))
const difference = (a: Operand, b: Operand) =>
  numeric((x, y) => (x as number) - (y as number), operand(a), operand(b))
const product = (a: Operand, b: Operand) =>
  numeric((x, y) => (x as number) * (y as number), operand(a), operand(b))
const ratio = (a: Operand, b: Operand) =>
  numeric((x, y) => (x as number) / (y as number), operand(a), operand(b))
const rest = (a: Operand, b: Operand) =>
  numeric((x, y) => (x as number) % (y as number), operand(a), operand(b))

const text = literal

const conditions: ReadonlyArray<readonly [text: string, naive: Naive]> = [
  ["pe_ratio < 15", below("pe_ratio", 15)],
  ["pe_ratio <= 0", atMost("pe_ratio", 0)],
  ["0 == pe_ratio", equal("pe_ratio", literal(0))],
  ["pe_ratio != ps_ratio", not(equal("pe_ratio", figure("ps_ratio")))],
  [
    'market_cap > 1e0 && pe_ratio < 15 && sector in ["Technology", "Healthcare"] && close > sma(200)',
    and(
      and(
        and(above("market_cap", 1), below("pe_ratio", 15)),
        oneOf(figure("sector"), "Technology", "Healthcare")
      ),
      above("close", "sma(200)")
    )
  ],
  ["pe_ratio < 15 || roe > 5", or(below("pe_ratio", 15), above("roe", 5))],
  ["pe_ratio < 5 || roe > 5 && beta < 1", or(below("pe_ratio", 5), and(above("roe", 5), below("beta", 1)))],
  ["!(pe_ratio < 15 && roe > 5)", not(and(below("pe_ratio", 15), above("roe", 5)))],
  ["!known(pe_ratio) || pe_ratio > 0", or(not(known(figure("pe_ratio"))), above("pe_ratio", 0))],
  [
    "known(sector) && known(last_filing_date)",
    and(known(figure("sector")), known(figure("last_filing_date")))
  ],
  ["known(pe_ratio < 5)", known(below("pe_ratio", 5))],
  ["close / sales > 1", above(ratio("close", "sales"), 1)],
  ["close % 3 == 1.5", equal(rest("close", 3), literal(1.5))],
  ["-close - -sales * 2 < 4", below(difference(product("close", -1), product(product("sales", -1), 2)), 4)],
  ["(close + sales) * 2 >= roe", atLeast(product(sum("close", "sales"), 2), "roe")],
  ["close - sales - roe > 0", above(difference(difference("close", "sales"), "roe"), 0)],
  [
    "log(market_cap) > 1",
    above(
      numeric((x) => Math.log(x as number), figure("market_cap")),
      1
    )
  ],
  [
    "abs(roe) > 5",
    above(
      numeric((x) => Math.abs(x as number), figure("roe")),
      5
    )
  ],
  [
    "min(close, sales, 3) < max(roe, beta)",
    below(
      numeric(Math.min, figure("close"), figure("sales"), literal(3)),
      numeric(Math.max, figure("roe"), figure("beta"))
    )
  ],
  ['sector == "Energy"', equal("sector", text("Energy"))],
  [
    'sector != "Energy" && sector == sector',
    and(not(equal("sector", text("Energy"))), equal("sector", figure("sector")))
  ],
  ['!(sector in ["Energy", "None"])', not(oneOf(figure("sector"), "Energy", "None"))],
  ["roe in [-1, 0, 2.5]", oneOf(sum("roe", 0), -1, 0, 2.5)],
  ["roe in []", oneOf(figure("roe"))],
  ['last_filing_date >= "2018-06-15"', atLeast("last_filing_date", text("2018-06-15"))],
  ['"2018-06-15" > last_filing_date', above(text("2018-06-15"), "last_filing_date")],
  ["next_earnings_date < last_filing_date", below("next_earnings_date", "last_filing_date")],
  [
    'last_filing_date in ["2018-06-15", "2019-06-15"]',
    oneOf(figure("last_filing_date"), "2018-06-15", "2019-06-15")
  ],
  ["rank(market_cap) <= 10", atMost(rank(figure("market_cap")), 10)],
  ["rank(market_cap, sector) == 1", equal(rank(figure("market_cap"), figure("sector")), literal(1))],
  [
    "percentile(pe_ratio) < 30 && percentile(roe, industry) > 70",
    and(below(percentile(figure("pe_ratio")), 30), above(percentile(figure("roe"), figure("industry")), 70))
  ],
  [
    "percentile(close / sales, sector) >= 50",
    atLeast(percentile(ratio("close", "sales"), figure("sector")), 50)
  ],
  [
    "zscore(beta) > 1 || zscore(roe, sector) < -1",
    or(above(zscore(figure("beta")), 1), below(zscore(figure("roe"), figure("sector")), -1))
  ],
  [
    "rank(roe > 0 ? pe_ratio : 0 - pe_ratio) < 20",
    below(rank(choice(above("roe", 0), figure("pe_ratio"), difference(0, "pe_ratio"))), 20)
  ],
  ["rsi() < 5 && bollinger_upper() > 2", and(below("rsi(14)", 5), above("bollinger_upper(20,2)", 2))],
  ['pe_ratio < ago(pe_ratio, "1y")', below("pe_ratio", 'ago(pe_ratio,"1y")')],
  ['rsi(14) - ago(rsi(), "2q") > 0', above(difference("rsi(14)", 'ago(rsi(14),"2q")'), 0)],
  [
    "roe > 0 ? pe_ratio < 10 : ps_ratio < 5",
    choice(above("roe", 0), below("pe_ratio", 10), below("ps_ratio", 5))
  ],
  [
    '(roe > 0 ? sector : industry) == "Energy"',
    equal(choice(above("roe", 0), figure("sector"), figure("industry")), text("Energy"))
  ],
  [
    '(roe > 0 ? "2018-06-15" : last_filing_date) > next_earnings_date',
    above(choice(above("roe", 0), text("2018-06-15"), figure("last_filing_date")), "next_earnings_date")
  ],
  [
    "roe > 0 ? true : beta > 0 ? false : pe_ratio > 0",
    choice(above("roe", 0), literal(true), choice(above("beta", 0), literal(false), above("pe_ratio", 0)))
  ],
  ["(roe > 0) == (beta > 0)", equal(above("roe", 0), above("beta", 0))],
  ["(roe > 0) != true", not(equal(above("roe", 0), literal(true)))],
  ["1 / 0 > 1 || roe > 0", or(literal(null), above("roe", 0))],
  ["1 < 2 && 5 % 2 == 1.0 && 0x10 == 16", literal(true)],
  ["market_cap * 1e308 > 0", above(product("market_cap", 1e308), 0)]
]

const truthOf = (value: unknown): number => (value === null ? 2 : value === true ? 1 : 0)

/** The rows that a screen lists, doesn't list and leaves out, in order, by their conditions. */
const naively = (naive: Naive): ReadonlyArray<number> => rows.map((row) => truthOf(naive(row, rows)))

describe("a condition", () => {
  it.for(conditions)(
    "%s is true, false or unknown for the same companies as row by row",
    ([where, naive]) => {
      const condition = Result.getOrThrow(conditionIn(where))
      assert.deepStrictEqual([...finished(evaluating(table).condition(condition))], naively(naive))
    }
  )

  it("has each of its three values in most of these", () => {
    const with3 = conditions.filter(([, naive]) => new Set(naively(naive)).size === 3)
    assert.isAbove(with3.length, 30)
  })
})

const columns: ReadonlyArray<readonly [text: string, naive: Naive]> = [
  ["pe_ratio", figure("pe_ratio")],
  ["sector", figure("sector")],
  ["last_filing_date", figure("last_filing_date")],
  ["close / sales", ratio("close", "sales")],
  ["rank(roe, sector)", rank(figure("roe"), figure("sector"))],
  ["percentile(roe)", percentile(figure("roe"))],
  [
    "percentile(roe, sector) - percentile(roe)",
    difference(percentile(figure("roe"), figure("sector")), percentile(figure("roe")))
  ],
  ["zscore(roe, country_code) * 2", product(zscore(figure("roe"), figure("country_code")), 2)],
  ['roe > 0 ? "yes" : sector', choice(above("roe", 0), text("yes"), figure("sector"))],
  [
    "roe > 0 ? last_filing_date : listed_date",
    choice(above("roe", 0), figure("last_filing_date"), figure("listed_date"))
  ],
  ["1.5", literal(1.5)],
  ['"same"', literal("same")],
  ["min(1, 2) + log(1)", literal(1)]
]

/** The same of each metric that sectors compare. */
const each = <A>(value: A) =>
  Object.fromEntries(comparedMetrics.map(({ metric }) => [metric, value])) as Record<ComparedMetric, A>

/** A value as columns have it: of a date its day, of what is unknown NaN or null. */
const cell = (type: string, value: unknown): unknown =>
  type === "text" ? value : value === null ? Number.NaN : type === "date" ? dayOf(String(value)) : value

describe("a column", () => {
  it.for(columns)("%s has the values of row by row, in all rows and in some", ([column, naive]) => {
    const [{ expression } = assert.fail("no column")] = Result.getOrThrow(columnsIn(column))
    const evaluation = evaluating(table)
    const expected = rows.map((row) => cell(expression.type, naive(row, rows)))
    const some = Int32Array.of(7, 3, 299, 0)
    const all = finished(evaluation.column(expression))
    const cells = finished(evaluation.cells(expression, some))
    assert.strictEqual(all.type, expression.type)
    const same = (values: ReadonlyArray<unknown>, others: ReadonlyArray<unknown>): void => {
      assert.lengthOf(values, others.length)
      for (const [i, value] of values.entries()) {
        const other = others[i]
        if (column.startsWith("zscore") && typeof value === "number" && !Number.isNaN(value))
          assert.closeTo(value, Number(other), 1e-12)
        else assert.isTrue(Object.is(value, other) || value === other, `${i}: ${value} is ${other}`)
      }
    }
    same([...all.values], expected)
    same(
      [...cells.values],
      Array.from(some, (row) => expected[row])
    )
  })

  it("asks the table once for a figure, however often it is named", () => {
    const asked: Array<string> = []
    const counting: Table = {
      length: table.length,
      columnOf: (reference) => {
        asked.push(reference.key)
        return table.columnOf(reference)
      }
    }
    const evaluation = evaluating(counting)
    const where =
      "roe > 1 && rank(roe) < 9 && percentile(roe, sector) > 5 && zscore(roe, sector) > 0 && rsi() > 1"
    finished(evaluation.condition(Result.getOrThrow(conditionIn(where))))
    for (const { expression } of Result.getOrThrow(columnsIn("roe, rsi(14), rank(roe), roe * 2")))
      finished(evaluation.cells(expression, Int32Array.of(1, 2)))
    assert.deepStrictEqual(asked, ["roe", "sector", "rsi(14)"])
  })

  it("may wait between any of its parts, also for another one", () => {
    const texts = [
      "rank(roe, sector) + -abs(close) * 2",
      "zscore(rank(roe, sector)) / close % (roe > 0 ? 1 : 2)"
    ]
    const evaluation = evaluating(table)
    const all = texts.map((text) => evaluation.column(Result.getOrThrow(columnsIn(text))[0]!.expression))
    const found = new Map<number, FigureColumn>()
    let turns = 0
    while (found.size < all.length)
      for (const [i, { done, value }] of all.map((pieces) => pieces.next()).entries()) {
        if (done !== true) turns++
        else if (!found.has(i)) found.set(i, value)
      }
    assert.isAtLeast(turns, 20)
    for (const [i, text] of texts.entries())
      assert.deepStrictEqual(
        found.get(i),
        finished(evaluating(table).column(Result.getOrThrow(columnsIn(text))[0]!.expression))
      )
  })

  it("has the percentiles of a sector's comparison, where the least is best of -x", () => {
    const values = Float64Array.from(rows, ({ roe }) => (typeof roe === "number" ? roe : Number.NaN))
    const ids = Float64Array.from(rows.keys())
    const ofIssuers = values.filter((value) => !Number.isNaN(value)).toSorted()
    const columns = { company_ids: ids, issuer_ids: ids, metrics: each({ values, ofIssuers }) }
    const percentiles = ["roe", "-roe"].map((x) => {
      const [{ expression } = assert.fail("no column")] = Result.getOrThrow(columnsIn(`percentile(${x})`))
      return finished(evaluating(table).column(expression)).values
    })
    const compared = rows.map(({ roe }, row) => compareToSector(columns, row, each(roe as number | null)))
    for (const [i, first] of (["higher", "lower"] as const).entries()) {
      const place = comparedMetrics.findIndex((metric) => metric.first === first)
      assert.deepStrictEqual(
        compared.map((metrics) => metrics[place]?.percentile ?? Number.NaN),
        [...(percentiles[i] ?? [])]
      )
    }
  })

  it("leaves the table's columns as they are", () => {
    const own = { type: "number" as const, values: Float64Array.of(1, 2, 3) }
    const evaluation = evaluating({ length: 3, columnOf: () => own })
    const [column] = Result.getOrThrow(columnsIn("-abs(roe + 1) * 2 - min(roe, 2)"))
    assert.deepStrictEqual([...finished(evaluation.column(column!.expression)).values], [-5, -8, -10])
    assert.deepStrictEqual([...own.values], [1, 2, 3])
  })
})

describe("what is unknown", () => {
  it("is counted by condition, where the whole is unknown and the condition is", () => {
    const where =
      '(pe_ratio < 15 || roe > 5) && !(sector == "Energy") && (beta > 0 ? close > 1 : true) && known(sales)'
    const condition = Result.getOrThrow(conditionIn(where))
    const evaluation = evaluating(table)
    const whole = finished(evaluation.condition(condition))
    const leaves: ReadonlyArray<readonly [text: string, naive: Naive]> = [
      ["pe_ratio < 15", below("pe_ratio", 15)],
      ["roe > 5", above("roe", 5)],
      ['sector == "Energy"', equal("sector", text("Energy"))],
      ["beta > 0", above("beta", 0)],
      ["close > 1", above("close", 1)],
      ["true", literal(true)],
      ["known(sales)", known(figure("sales"))]
    ]
    assert.deepStrictEqual(
      finished(unknownCounts(evaluation, condition, whole)),
      leaves.map(([leaf, naive]) => ({
        condition: leaf,
        count: rows.filter((row, i) => whole[i] === 2 && naive(row, rows) === null).length
      }))
    )
  })

  it("is counted once for a condition that is written twice", () => {
    const condition = Result.getOrThrow(conditionIn("(roe > 5 && beta > 1) || roe>5"))
    const evaluation = evaluating(table)
    assert.deepStrictEqual(
      finished(unknownCounts(evaluation, condition, finished(evaluation.condition(condition)))).map(
        (_) => _.condition
      ),
      ["roe > 5", "beta > 1"]
    )
  })

  it("has the brackets of the text in its conditions", () => {
    const condition = Result.getOrThrow(
      conditionIn("((close + sales) * (2)) > (roe) && (beta /* > */ + 1) > (1)".replace("/* > */", ""))
    )
    const evaluation = evaluating(table)
    assert.deepStrictEqual(
      finished(unknownCounts(evaluation, condition, finished(evaluation.condition(condition)))).map(
        (_) => _.condition
      ),
      ["((close + sales) * (2)) > (roe)", "(beta  + 1) > (1)"]
    )
  })
})

it("a screen lists the rows for which its condition is true", () => {
  assert.deepStrictEqual([...trueRows(Uint8Array.of(1, 0, 2, 1))], [0, 3])
})
