/** Numbers and dates as files write them, with and without a given notation. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"
import * as Field from "../../../core/cells/Field.ts"
import { notationOf, type GivenNotation, unspecified } from "../../../core/cells/Notation.ts"

/** The value that a field reads; for an error, its message. */
const read = (field: Field.Field<unknown>, cell: string, notation: Partial<GivenNotation> = {}): unknown =>
  Result.merge(field.parse(cell, Result.getOrThrow(notationOf({ ...unspecified, ...notation }))))

const wrong = (cell: string) => `Expected a number such as 1234.5, got ${JSON.stringify(cell)}`
const comma = ": pass --decimal comma if decimals follow a comma"
const twoReadings = (cell: string) =>
  `${JSON.stringify(cell)} has two readings: pass --thousands comma or --decimal comma`

describe("a number without a given notation", () => {
  it.for<readonly [string, number]>([
    ["1,234,567", 1_234_567],
    ["1,234.50", 1234.5],
    ["12,34,567.8", 1_234_567.8],
    ["1 234 567", 1_234_567],
    ["1\u00a0234", 1234],
    ["1\u202f234.5", 1234.5],
    ["1'234.50", 1234.5],
    ["1\u2019234", 1234],
    ["$191.38", 191.38],
    ["-$5", -5],
    ["$-5", -5],
    ["\u20ac 1,234.50", 1234.5],
    ["12.5 \u20ac", 12.5],
    ["\u20a9350", 350],
    ["\u00a30.5", 0.5],
    ["(50)", -50],
    ["($1,234.50)", -1234.5],
    ["\u22123", -3],
    ["23.08M", 23_080_000],
    ["5.5K", 5500],
    ["1.2B", 1_200_000_000],
    ["3t", 3e12],
    ["190.28 m", 190_280_000],
    ["1.5e3", 1500]
  ])("%s is read", ([cell, number]) => {
    assert.strictEqual(read(Field.number, cell), number)
  })

  it.for(["1,234", "-12,345", "$1,234", "123,456"])("%s is refused as ambiguous", (cell) => {
    assert.strictEqual(read(Field.number, cell), twoReadings(cell))
    assert.strictEqual(read(Field.integer, cell), twoReadings(cell))
  })

  it.for(["12,30", "1.234,50", "1.234.567", "0,12345"])("%s is refused for its decimal comma", (cell) => {
    assert.strictEqual(read(Field.number, cell), wrong(cell) + comma)
  })

  it.for([
    "1,23,4",
    "1,2345.0",
    "0,123.5",
    "1 234,567.0",
    "12 34",
    "(-50)",
    "--5",
    "$",
    "1.2.3",
    "1e3M",
    "5 MB",
    "USD"
  ])("%s is refused", (cell) => {
    assert.match(String(read(Field.number, cell)), /^Expected a number such as 1234\.5, got /)
  })

  it("is a percentage only in a percent field", () => {
    assert.strictEqual(read(Field.percent, "5%"), 5)
    assert.strictEqual(read(Field.percent, "12.5 %"), 12.5)
    assert.strictEqual(read(Field.percent, "5"), 5)
    assert.strictEqual(
      read(Field.number, "5%"),
      'Expected a number such as 1234.5, not a percentage, got "5%"'
    )
  })
})

describe("a number with a given notation", () => {
  it.for<readonly [Partial<GivenNotation>, string, number]>([
    [{ thousands: "," }, "1,234", 1234],
    [{ decimal: "." }, "1,234", 1234],
    [{ decimal: "." }, "1'234", 1234],
    [{ decimal: "," }, "12,30", 12.3],
    [{ decimal: "," }, "1,234", 1.234],
    [{ decimal: "," }, "1.234", 1234],
    [{ decimal: "," }, "1.234.567,89", 1_234_567.89],
    [{ decimal: "," }, "1 234,5", 1234.5],
    [{ decimal: "," }, "-,5", -0.5],
    [{ thousands: "." }, "1.234,5", 1234.5],
    [{ thousands: "." }, "1.234", 1234],
    [{ thousands: " ", decimal: "," }, "1 234,5 \u20ac", 1234.5],
    [{ thousands: "'" }, "1'234.5", 1234.5],
    [{ thousands: "none" }, "1234.5", 1234.5],
    [{ thousands: "none", decimal: "," }, "1234,5", 1234.5],
    [{ decimal: "," }, "23,08M", 23_080_000]
  ])("%j, %s is read", ([notation, cell, number]) => {
    assert.strictEqual(read(Field.number, cell, notation), number)
  })

  it.for<readonly [Partial<GivenNotation>, string]>([
    [{ thousands: "none" }, "1,234,567"],
    [{ thousands: "'" }, "1,234"],
    [{ decimal: "," }, "1234.5"],
    [{ decimal: ",", thousands: " " }, "1.234"],
    [{ thousands: "," }, "1,23"]
  ])("%j, %s is refused", ([notation, cell]) => {
    assert.match(String(read(Field.number, cell, notation)), /^Expected a number such as 1234[.,]5, got /)
  })

  it("decimal and thousands marks must differ", () => {
    assert.deepStrictEqual(
      Result.getFailure(notationOf({ ...unspecified, decimal: ",", thousands: "," })),
      Result.getFailure(Result.fail("--thousands , and --decimal , are the same mark"))
    )
  })

  it("round-trips with any marks", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0),
        fc.constantFrom<readonly [string, Partial<GivenNotation>]>(
          ["en-US", { thousands: "," }],
          ["de-DE", { decimal: "," }],
          ["fr-FR", { decimal: ",", thousands: " " }],
          ["de-CH", { thousands: "'" }],
          ["en-IN", { decimal: "." }]
        ),
        (value, [locale, notation]) => {
          const cell = value.toLocaleString(locale, { maximumFractionDigits: 2 })
          assert.strictEqual(read(Field.number, cell, notation), value)
        }
      )
    )
  })
})

describe("a date without a given order", () => {
  it.for<readonly [string, string]>([
    ["2024-05-17 00:00:00-04:00", "2024-05-17"],
    ["2024-05-17 00:00:00+09:00", "2024-05-17"],
    ["2024-05-17T00:00:00.000Z", "2024-05-17"],
    ["2024/5/7", "2024-05-07"],
    ["2024. 5. 7.", "2024-05-07"],
    ["2024- 05- 07", "2024-05-07"],
    ["2024년 05월 07일", "2024-05-07"],
    ["Apr 09, 2020", "2020-04-09"],
    ["April 9, 2020", "2020-04-09"],
    ["Sept. 9 2020", "2020-09-09"],
    ["9 Apr 2020", "2020-04-09"],
    ["09-APR-2020", "2020-04-09"],
    ["2020-Apr-09", "2020-04-09"]
  ])("%s is read", ([cell, date]) => {
    assert.strictEqual(read(Field.date, cell), date)
  })

  it.for(["01/02/2024", "1-2-2024", "1/2/2024 0:00"])(
    "%s is refused with the flags that resolve it",
    (cell) => {
      assert.strictEqual(
        read(Field.date, cell),
        `${JSON.stringify(cell)} doesn't show which number is its month: pass --date-order mdy or dmy`
      )
    }
  )

  it.for([
    ["13/01/2024", "begins with its day: pass --date-order dmy"],
    ["13.01.2026", "begins with its day: pass --date-order dmy"],
    ["01/13/2024", "begins with its month: pass --date-order mdy"]
  ] as const)("%s is refused with the only flag that fits", ([cell, reason]) => {
    assert.strictEqual(read(Field.date, cell), `${JSON.stringify(cell)} ${reason}`)
  })

  it.for(["2023-02-29", "2024-13-01", "30/02/2024", "Apr 31, 2020"])("%s is refused as no day", (cell) => {
    assert.strictEqual(read(Field.date, cell), `${JSON.stringify(cell)} isn't a day of the calendar`)
  })

  it.for(["2024-05-17 09:30:00-04:00", "Mai 9, 2020", "09-Apr-20", "17159040000", "2024"])(
    "%s is refused",
    (cell) => {
      assert.strictEqual(read(Field.date, cell), `Expected a date as YYYY-MM-DD, got ${JSON.stringify(cell)}`)
    }
  )
})

describe("a counted day", () => {
  it.for<readonly [string, string]>([
    ["45429", "2024-05-17"],
    ["25569", "1970-01-01"],
    ["1715904000", "2024-05-17"],
    ["1715904000.0", "2024-05-17"],
    ["946684800", "2000-01-01"],
    ["1715904000000", "2024-05-17"],
    ["1715904000000000", "2024-05-17"],
    ["1715904000000000000", "2024-05-17"]
  ])("%s is read", ([cell, date]) => {
    assert.strictEqual(read(Field.date, cell), date)
    assert.strictEqual(read(Field.moment, cell), date)
  })

  it.for(["1715952600", "1715952600000", "1715952600000000000"])(
    "%s is a time within a day, which only the exchange's zone makes a day",
    (cell) => {
      assert.strictEqual(
        read(Field.date, cell),
        `"${cell}" is 2024-05-17T13:30:00Z, a time within a day: write the day as YYYY-MM-DD`
      )
      assert.strictEqual(read(Field.moment, cell), "2024-05-17T13:30:00Z")
    }
  )

  it("of Excel's may have a time, which has no zone", () => {
    assert.strictEqual(read(Field.date, "45429.6458"), "2024-05-17")
    assert.strictEqual(read(Field.moment, "45429.6458"), "2024-05-17T15:29:57")
    assert.strictEqual(read(Field.moment, "45429.0000001"), "2024-05-17")
  })

  it("is none of a date's digits, with a time or without", () => {
    assert.match(String(read(Field.moment, "202405171530")), /^Expected a date as YYYY-MM-DD/)
    assert.strictEqual(read(Field.date, "946684800000"), "2000-01-01")
    assert.strictEqual(read(Field.date, "20240517"), "2024-05-17")
    assert.match(String(read(Field.date, "202405")), /^Expected a date/)
  })
})

describe("a moment", () => {
  it.for<readonly [string, string]>([
    ["1/2/2024 16:00:00", "2024-01-02T16:00:00"],
    ["1/2/2024 4:00 PM", "2024-01-02T16:00:00"],
    ["1/2/2024 12:00:00 AM", "2024-01-02"],
    ["2024-01-02 09:30:00", "2024-01-02T09:30:00"],
    ["2024-01-02T16:00:00-05:00", "2024-01-02T21:00:00Z"],
    ["2024-01-01T23:00:00.000Z", "2024-01-01T23:00:00Z"],
    ["2024-01-02 00:00:00+11:00", "2024-01-02"]
  ])("%s is read", ([cell, moment]) => {
    assert.strictEqual(read(Field.moment, cell, { date_order: "mdy" }), moment)
  })

  it("is looked for in short cells alone", () => {
    const began = performance.now()
    assert.match(String(read(Field.moment, `2024-01-02 ${" ".repeat(400_000)}1`)), /^Expected a date/)
    assert.isBelow(performance.now() - began, 1000)
  })

  it.for(["2024-01-02 25:00", "2024-01-02 13:00 PM", "2024-01-02 9:60", "2024-01-02 noon"])(
    "%s is refused",
    (cell) => {
      assert.match(String(read(Field.moment, cell)), /^Expected a date as YYYY-MM-DD/)
    }
  )
})

describe("a date with a given order", () => {
  it("is read in that order", () => {
    assert.strictEqual(read(Field.date, "01/02/2024", { date_order: "mdy" }), "2024-01-02")
    assert.strictEqual(read(Field.date, "01/02/2024", { date_order: "dmy" }), "2024-02-01")
    assert.strictEqual(read(Field.date, "13.1.2026", { date_order: "dmy" }), "2026-01-13")
    assert.strictEqual(read(Field.date, "1/2/2024 0:00", { date_order: "mdy" }), "2024-01-02")
  })

  it("is refused where it doesn't fit the order", () => {
    const message = `"13/01/2024" isn't a date with --date-order mdy`
    assert.strictEqual(read(Field.date, "13/01/2024", { date_order: "mdy" }), message)
    assert.match(
      String(read(Field.date, "01/02/2024", { date_order: "ymd" })),
      /isn't a date with --date-order ymd$/
    )
  })

  it("may begin with its year regardless", () => {
    assert.strictEqual(read(Field.date, "2024-02-01", { date_order: "mdy" }), "2024-02-01")
  })
})
