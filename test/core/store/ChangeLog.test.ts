/** The log of writes agrees with one that remembers every row, except that it may forget what is still current. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { changeLog, type Read } from "../../../core/store/ChangeLog.ts"
import {
  inDays,
  type Rows,
  type RowSet,
  rowSetBuilder,
  rowSetOf,
  rowSetText
} from "../../../core/store/RowSet.ts"

const one: Read = { table: "price_daily", column: "company_id", value: 1 }
const whole: Read = { table: "price_daily", column: null, value: "" }
const early: Read = { ...whole, days: ["2024-01-01", "2024-01-31"] }
const earlyOfOne: Read = { ...one, days: ["2024-01-01", "2024-01-31"] }

const ofOne = { company_id: [1] }
const ofTwo = { company_id: [2] }
const march = inDays("2024-03-01", "2024-03-31")

/** Of two digits, those of two days. */
const daysOf = ([from, to]: string): readonly [string, string] => [`2024-01-0${from}`, `2024-01-0${to}`]

const after = (...writes: ReadonlyArray<RowSet>) => {
  const log = changeLog()
  for (const written of writes) log.add(written)
  return log
}

describe("a log of writes", () => {
  const writes: ReadonlyArray<readonly [what: string, written: RowSet, isOneUnchanged: boolean]> = [
    ["the same value", { price_daily: { company_id: [2, 1] } }, false],
    ["another value", { price_daily: { company_id: [2] } }, true],
    ["another table", { article: null }, true],
    ["the whole table", { price_daily: null }, false],
    ["rows that don't name the column", { price_daily: { date: ["2024-01-02"] } }, false],
    ["everything", null, false],
    ["nothing", {}, true]
  ]
  it.for(writes)("of %s", ([, written, isOneUnchanged]) => {
    assert.strictEqual(after(written).areUnchanged([one], 0), isOneUnchanged)
    // Of a table that was written to before, too.
    const log = after({ price_daily: { company_id: [1] } }, written)
    assert.strictEqual(log.areUnchanged([one], 1), isOneUnchanged)
  })

  it("finds a whole table changed by any of its rows", () => {
    assert.isFalse(after({ price_daily: { company_id: [2] } }).areUnchanged([whole], 0))
    assert.isTrue(after({ article: null }).areUnchanged([whole], 0))
  })

  const dated: ReadonlyArray<
    readonly [what: string, written: RowSet, isEarly: boolean, isEarlyOfOne: boolean]
  > = [
    ["later days", { price_daily: inDays("2024-02-01", "2024-02-02") }, true, true],
    ["later days of the value", { price_daily: inDays("2024-02-01", "2024-02-02", ofOne) }, true, true],
    ["earlier days", { price_daily: inDays("2023-12-01", "2023-12-31") }, true, true],
    ["the last day", { price_daily: inDays("2024-01-31", "2024-02-02") }, false, false],
    [
      "the last day of another value",
      { price_daily: inDays("2024-01-31", "2024-02-02", ofTwo) },
      false,
      true
    ],
    ["the first day", { price_daily: inDays("2023-12-01", "2024-01-01") }, false, false],
    ["days around", { price_daily: inDays("2023-12-01", "2024-02-01") }, false, false],
    ["any days of the value", { price_daily: ofOne }, false, false],
    ["any days of another value", { price_daily: ofTwo }, false, true],
    ["any days", { price_daily: null }, false, false],
    ["everything", null, false, false]
  ]
  it.for(dated)("to %s changes what was read of a month or doesn't", ([, written, isEarly, isEarlyOfOne]) => {
    const log = after(written)
    assert.deepStrictEqual(
      [early, earlyOfOne].map((read) => log.areUnchanged([read], 0)),
      [isEarly, isEarlyOfOne]
    )
    // Of a table that was written to before, and is again after.
    const again = after({ price_daily: inDays("2024-01-02", "2024-01-02") }, written, { price_daily: march })
    assert.deepStrictEqual(
      [early, earlyOfOne].map((read) => again.areUnchanged([read], 1)),
      [isEarly, isEarly]
    )
  })

  it("finds days that it forgot changed", () => {
    const log = after(
      ...Array.from({ length: 1001 }, () => ({ price_daily: inDays("2025-01-02", "2025-01-02") }))
    )
    assert.isFalse(log.areUnchanged([early], 0))
    assert.isTrue(log.areUnchanged([early], log.last()))
    log.add({ price_daily: inDays("2025-01-02", "2025-01-02") })
    assert.isTrue(log.areUnchanged([early], log.last() - 1))
  })

  it("finds what was read from nowhere known changed by anything", () => {
    assert.isFalse(after({ article: { article_id: [1] } }).areUnchanged(null, 0))
  })

  it("finds everything changed since an unknown time", () => {
    assert.isFalse(after().areUnchanged([one], -1))
  })

  it("counts a write that names rows", () => {
    assert.strictEqual(after({ article: null }, {}, null).last(), 2)
  })

  it("finds what it forgot changed", () => {
    const log = after({ price_daily: { company_id: [1] } })
    for (let id = 2; id < 10_100; id++) log.add({ price_daily: { company_id: [id] } })
    assert.isFalse(log.areUnchanged([one], 0))
    assert.isTrue(log.areUnchanged([one], log.last()))
  })

  const ids = Schema.Array(Schema.Literals([1, 2, 3]))
  const spans = ["11", "12", "23", "33"] as const
  const days = Schema.Literals(spans)
  const rows = Schema.NullOr(
    Schema.Union([
      Schema.Struct({ company_id: ids }),
      Schema.Struct({ company_id: ids, days }),
      Schema.Struct({ days })
    ])
  )
  const history = Schema.Array(
    Schema.NullOr(
      Schema.Struct({ price_daily: Schema.optionalKey(rows), article_company: Schema.optionalKey(rows) })
    )
  )
  const tables = ["price_daily", "article_company"] as const
  type Written = typeof rows.Type
  /** As the log takes it. */
  const setOf = (written: Written): Rows =>
    written !== null && "days" in written ? { ...written, days: daysOf(written.days) } : written

  /** Whether rows were written that have the company, null for any, and one of the days, null for any. */
  const concerns = (written: Written | undefined, company: number | null, days: string | null): boolean => {
    if (written === undefined || written === null) return written === null
    const of: { readonly company_id?: ReadonlyArray<number>; readonly days?: string } = written
    const isOther = of.company_id !== undefined && company !== null && !of.company_id.includes(company)
    const [from, to] = daysOf(days ?? "19")
    const [first, last] = daysOf(of.days ?? "19")
    return !isOther && first <= to && last >= from
  }

  it.prop("agrees with a search of all writes", { history }, ({ history }) => {
    const log = changeLog()
    const numbered = history.flatMap((written) => {
      const before = log.last()
      log.add(
        written && Object.fromEntries(Object.entries(written).map(([table, rows]) => [table, setOf(rows)]))
      )
      return log.last() === before ? [] : [written]
    })
    for (let since = 0; since <= numbered.length; since++) {
      for (const table of tables) {
        for (const value of [1, 2, 3]) {
          const isWritten = (company: number | null, days: string | null) =>
            numbered
              .slice(since)
              .some((written) => written === null || concerns(written[table], company, days))
          const read = { table, column: "company_id", value }
          assert.strictEqual(log.areUnchanged([read], since), !isWritten(value, null))
          for (const span of spans) {
            const days = daysOf(span)
            const all = { table, column: null, value: "", days }
            assert.strictEqual(log.areUnchanged([all], since), !isWritten(null, span))
            // Of several writes that each were to other companies or to other days it needn't know that.
            if (log.areUnchanged([{ ...read, days }], since)) assert.isFalse(isWritten(value, span))
            else assert.isTrue(isWritten(value, null) && isWritten(null, span))
          }
        }
      }
    }
  })
})

describe("a set of rows", () => {
  it("unites values, and takes a table with more than the limit as a whole", () => {
    const builder = rowSetBuilder(2)
    builder.add("price_daily", { company_id: [1] })
    builder.addAll({ price_daily: { company_id: [1, 2] }, article: null })
    assert.deepStrictEqual(builder.build(), { price_daily: { company_id: [1, 2] }, article: null })
    builder.add("price_daily", { company_id: [3] })
    assert.deepStrictEqual(builder.build(), { price_daily: null, article: null })
    builder.addAll(null)
    assert.isNull(builder.build())
  })

  it("unites days to those from the first to the last, and drops values before days", () => {
    const builder = rowSetBuilder(2)
    builder.add("price_daily", inDays("2024-01-02", "2024-01-03", { company_id: [1] }))
    builder.add("price_daily", inDays("2024-02-02", "2024-02-03", { company_id: [2] }))
    const days = ["2024-01-02", "2024-02-03"]
    assert.deepStrictEqual(builder.build(), { price_daily: { company_id: [1, 2], days } })
    builder.add("price_daily", inDays("2024-02-02", null, { company_id: [3] }))
    assert.deepStrictEqual(builder.build(), { price_daily: { days: ["2024-01-02", "9999-12-31"] } })
    builder.add("price_daily", { company_id: [1] })
    assert.deepStrictEqual(builder.build(), { price_daily: null })
  })

  it("is text and back", () => {
    const rows: RowSet = { company: { company_id: [1], symbol: ["삼성"] }, article: null }
    assert.deepStrictEqual(rowSetOf(rowSetText(rows)), rows)
  })

  it("of more than PostgreSQL notifies names the longest tables alone", () => {
    const ids = Array.from({ length: 1000 }, (_, i) => 1_000_000 + i)
    const rows: RowSet = { price_daily: { company_id: ids }, company: { symbol: ["A"] } }
    assert.deepStrictEqual(rowSetOf(rowSetText(rows)), { price_daily: null, company: { symbol: ["A"] } })
    const dated: RowSet = { price_daily: { company_id: ids, days: march.days as Array<string> } }
    assert.deepStrictEqual(rowSetOf(rowSetText(dated)), { price_daily: march })
  })

  it.for(["data", "[", "1"])("is everything for the text %s", (text) => {
    assert.isNull(rowSetOf(text))
  })
})
