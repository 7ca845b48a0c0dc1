/** The log of writes agrees with one that remembers every row, except that it may forget what is still current. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { changeLog, type Read } from "../../../core/store/ChangeLog.ts"
import { type RowSet, rowSetBuilder, rowSetOf, rowSetText } from "../../../core/store/RowSet.ts"

const one: Read = { table: "price_daily", column: "company_id", value: 1 }
const whole: Read = { table: "price_daily", column: null, value: "" }

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
  const rows = Schema.NullOr(Schema.Struct({ company_id: ids }))
  const history = Schema.Array(
    Schema.NullOr(
      Schema.Struct({ price_daily: Schema.optionalKey(rows), article_company: Schema.optionalKey(rows) })
    )
  )
  const tables = ["price_daily", "article_company"] as const

  it.prop("agrees with a search of all writes", { history }, ({ history }) => {
    const log = changeLog()
    const numbered = history.flatMap((written) => {
      const before = log.last()
      log.add(written)
      return log.last() === before ? [] : [written]
    })
    for (let since = 0; since <= numbered.length; since++) {
      for (const table of tables) {
        for (const value of [1, 2, 3]) {
          const isWritten = numbered.slice(since).some((written) => {
            if (written === null) return true
            const found = written[table]
            return found === null || (found?.company_id.includes(value as 1) ?? false)
          })
          assert.strictEqual(log.areUnchanged([{ table, column: "company_id", value }], since), !isWritten)
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

  it("is text and back", () => {
    const rows: RowSet = { company: { company_id: [1], symbol: ["삼성"] }, article: null }
    assert.deepStrictEqual(rowSetOf(rowSetText(rows)), rows)
  })

  it("of more than PostgreSQL notifies names the longest tables alone", () => {
    const ids = Array.from({ length: 1000 }, (_, i) => 1_000_000 + i)
    const rows: RowSet = { price_daily: { company_id: ids }, company: { symbol: ["A"] } }
    assert.deepStrictEqual(rowSetOf(rowSetText(rows)), { price_daily: null, company: { symbol: ["A"] } })
  })

  it.for(["data", "[", "1"])("is everything for the text %s", (text) => {
    assert.isNull(rowSetOf(text))
  })
})
