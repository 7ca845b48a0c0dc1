/** The reference rates of the European Central Bank as files: its archives, tables and XML, and what isn't one of them. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ecb, memoryFile } from "../../../adapters/sources/mod.ts"
import { everything, refusal, rowsIn } from "../entries.ts"
import { currencies, daily, tableOf, xmlOf, zipOf } from "./recorded.ts"

const days = ["2019-04-10", "2019-04-09"]

/** The rates of rows, `2019-04-10 1 EUR = 1.1279 USD`. */
const ratesIn = (rows: Effect.Success<ReturnType<typeof rowsIn>>) =>
  rows.map(({ cells }) => `${cells.date} 1 ${cells.base} = ${cells.value} ${cells.quote}`)

const refused = (name: string, content: string | Uint8Array) => refusal(ecb, memoryFile(name, content))

describe("A file of the European Central Bank", () => {
  it.effect("has a rate for each day and currency, and none where it has none", () =>
    Effect.gen(function* () {
      const rows = yield* rowsIn(ecb, memoryFile("eurofxref-hist.csv", tableOf(days)))
      const rates = ratesIn(rows)
      assert.lengthOf(rates, days.length * currencies)
      assert.deepStrictEqual(
        rates.filter((rate) => /USD|GBP|KRW/.test(rate)),
        [
          "2019-04-10 1 EUR = 1.1279 USD",
          "2019-04-10 1 EUR = 0.86083 GBP",
          "2019-04-10 1 EUR = 1283.09 KRW",
          "2019-04-09 1 EUR = 1.1277 USD",
          "2019-04-09 1 EUR = 0.86335 GBP",
          "2019-04-09 1 EUR = 1284.96 KRW"
        ]
      )
      assert.deepStrictEqual(
        rates.filter((rate) => /CYP|TRL/.test(rate)),
        []
      )
      assert.deepStrictEqual([rows[0]?.line, rows.at(-1)?.line], [2, 3])
    })
  )

  it.effect("has the same rates in an archive and in XML", () =>
    Effect.gen(function* () {
      const rates = ratesIn(yield* rowsIn(ecb, memoryFile("eurofxref-hist.csv", tableOf(days))))
      const zip = memoryFile("eurofxref-hist.zip", yield* Effect.promise(() => zipOf(days)))
      assert.deepStrictEqual(ratesIn(yield* rowsIn(ecb, zip)), rates)
      const xml = memoryFile("eurofxref-hist-90d.xml", xmlOf(days))
      assert.deepStrictEqual(ratesIn(yield* rowsIn(ecb, xml)), rates)
    })
  )

  it.effect("may be of one day: XML, and a table with blanks and a month by its name", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(ratesIn(yield* rowsIn(ecb, memoryFile("eurofxref-daily.xml", daily))), [
        "2024-06-28 1 EUR = 1.0705 USD",
        "2024-06-28 1 EUR = 171.94 JPY",
        "2024-06-28 1 EUR = 395.10 HUF"
      ])
      const table = "Date, USD, JPY, \n28 June 2024, 1.0705, 171.94, \n"
      assert.deepStrictEqual(ratesIn(yield* rowsIn(ecb, memoryFile("eurofxref.csv", table))), [
        "28 June 2024 1 EUR = 1.0705 USD",
        "28 June 2024 1 EUR = 171.94 JPY"
      ])
    })
  )

  it.effect("is read from a day on", () =>
    Effect.gen(function* () {
      const since = { ...everything, since: "2019-04-10" }
      for (const content of [tableOf(days), xmlOf(days)]) {
        const rows = yield* rowsIn(ecb, memoryFile("rates", content), since)
        assert.deepStrictEqual([...new Set(rows.map(({ cells }) => cells.date))], ["2019-04-10"])
      }
    })
  )

  it.effect("is refused where it is another file, a page of HTML, or a part", () =>
    Effect.gen(function* () {
      const forms =
        "euro foreign exchange reference rates of the European Central Bank: a table with Date, USD, JPY, ..., or XML with Cube elements"
      assert.deepStrictEqual(yield* refused("x.csv", "Day,USD\n2019-04-10,1.1279\n"), [
        1,
        `Expected ${forms}; the header is Day, USD`
      ])
      assert.deepStrictEqual(
        yield* refused("x.html", "<!DOCTYPE html><html><title>Maintenance</title></html>"),
        [null, `A page of HTML: expected ${forms}`]
      )
      assert.deepStrictEqual(yield* refused("x.xml", "<rates><Cube time='2019-04-10'/></rates>"), [
        null,
        `Expected ${forms}`
      ])
      const [, cutXml] = yield* refused("x.xml", xmlOf(days).slice(0, 900))
      assert.match(cutXml, /^Not XML: /)
      const zip = yield* Effect.promise(() => zipOf(days))
      const [, cutZip] = yield* refused("x.zip", zip.subarray(0, zip.length / 2))
      assert.match(cutZip, /^Corrupt or truncated zip archive: /)
    })
  )
})
