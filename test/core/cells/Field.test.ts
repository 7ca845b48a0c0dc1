/** Cells of imported rows: their values, and the messages about invalid ones. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as Field from "../../../core/cells/Field.ts"

type Case = readonly [name: string, field: Field.Field<unknown>, cell: string, read: unknown]

const slug = Field.pattern(/^[a-z-]+$/, "a slug")
const unit = Field.oneOf(["split", "dividend"])
const cut = "x".repeat(61)
const whole = "x".repeat(60)

const good: ReadonlyArray<Case> = [
  ["text", Field.text, "Apple Inc.", "Apple Inc."],
  ["text", Field.text, "é".repeat(300), "é".repeat(300)],
  ["longText", Field.longText, "x".repeat(20_000), "x".repeat(20_000)],
  ["symbol", Field.symbol, "brk-b", "BRK-B"],
  ["number", Field.number, "1234.5", 1234.5],
  ["number", Field.number, "-.5", -0.5],
  ["number", Field.number, "+5.", 5],
  ["number", Field.number, "1.5E-3", 0.0015],
  ["integer", Field.integer, "1200", 1200],
  ["integer", Field.integer, "1200.0", 1200],
  ["integer", Field.integer, "1.2e3", 1200],
  ["date", Field.date, "2024-02-29", "2024-02-29"],
  ["date", Field.date, "2024/02/29", "2024-02-29"],
  ["date", Field.date, "2024.02.29", "2024-02-29"],
  ["date", Field.date, "20240229", "2024-02-29"],
  ["date", Field.date, "2024-02-29T00:00:00", "2024-02-29"],
  ["date", Field.date, "2024-02-29 00:00:00.000Z", "2024-02-29"],
  ["country", Field.country, "South Korea", "KR"],
  ["currency", Field.currency, "GBp", "GBX"],
  ["flag", Field.flag, "TRUE", true],
  ["flag", Field.flag, "yes", true],
  ["flag", Field.flag, "y", true],
  ["flag", Field.flag, "1", true],
  ["flag", Field.flag, "False", false],
  ["flag", Field.flag, "0", false],
  ["flag", Field.flag, "No", false],
  ["flag", Field.flag, "n", false],
  ["oneOf", unit, "Split", "split"],
  ["digits", Field.digits(10), "320193", "0000320193"],
  ["digits", Field.digits(10), "0000320193", "0000320193"],
  ["pattern", slug, "apple-inc", "apple-inc"]
]

const bad: ReadonlyArray<Case> = [
  ["text", Field.text, "x".repeat(301), "At most 300 characters, not 301"],
  ["text", Field.text, "a\u0000b", "The text holds a NUL character"],
  ["longText", Field.longText, "x".repeat(20_001), "At most 20000 characters, not 20001"],
  ["symbol", Field.symbol, "A B", 'Expected a ticker symbol, got "A B"'],
  ["number", Field.number, "0x10", 'Expected a number such as 1234.5, got "0x10"'],
  ["number", Field.number, "NaN", 'Expected a number such as 1234.5, got "NaN"'],
  ["number", Field.number, "Infinity", 'Expected a number such as 1234.5, got "Infinity"'],
  ["number", Field.number, "1e999", 'Expected a number such as 1234.5, got "1e999"'],
  ["number", Field.number, "-", 'Expected a number such as 1234.5, got "-"'],
  ["integer", Field.integer, "1.5", 'Expected a whole number, got "1.5"'],
  ["integer", Field.integer, "9007199254740993", 'Expected a whole number, got "9007199254740993"'],
  ["date", Field.date, "2023-02-29", `"2023-02-29" isn't a day of the calendar`],
  ["date", Field.date, "2024-02/29", 'Expected a date as YYYY-MM-DD, got "2024-02/29"'],
  ["date", Field.date, "2024-02-29T09:30:00", 'Expected a date as YYYY-MM-DD, got "2024-02-29T09:30:00"'],
  [
    "date",
    Field.date,
    "2/3/2024",
    `"2/3/2024" doesn't show which number is its month: pass --date-order mdy or dmy`
  ],
  ["date", Field.date, "02/03/24", `"02/03/24" has a year of two digits: write dates as YYYY-MM-DD`],
  [
    "country",
    Field.country,
    "Atlantis",
    'Unknown country "Atlantis": expected an English name or an ISO 3166-1 code'
  ],
  ["currency", Field.currency, "BUCK", 'Unknown currency "BUCK": expected an ISO 4217 code'],
  ["flag", Field.flag, "maybe", 'Expected true or false, got "maybe"'],
  ["oneOf", unit, "merger", 'Expected one of split, dividend, got "merger"'],
  ["digits", Field.digits(3), "1234", 'Expected up to 3 digits, got "1234"'],
  ["digits", Field.digits(3), "-1", 'Expected up to 3 digits, got "-1"'],
  ["pattern", slug, "Apple", 'Expected a slug, got "Apple"'],
  ["flag", Field.flag, whole, `Expected true or false, got "${whole}"`],
  ["flag", Field.flag, cut, `Expected true or false, got "${whole}…"`],
  ["flag", Field.flag, 'a"b\n', 'Expected true or false, got "a\\"b\\n"']
]

describe("a cell", () => {
  it.for(good)("of %s %j is read", ([, field, cell, read]) => {
    assert.deepStrictEqual(Result.getOrThrow(field.parse(cell)), read)
  })

  it.for(bad)("of %s %j is invalid", ([, field, cell, message]) => {
    assert.deepStrictEqual(Result.getFailure(field.parse(cell)), Result.getFailure(Result.fail(message)))
  })
})

describe("a field", () => {
  it("is required", () => {
    assert.isTrue(Field.number.required)
  })

  it("made optional is not required", () => {
    assert.isFalse(Field.optional(Field.number).required)
  })

  it("made optional reads its cells as before", () => {
    assert.strictEqual(Result.getOrThrow(Field.optional(Field.number).parse("5")), 5)
  })
})
