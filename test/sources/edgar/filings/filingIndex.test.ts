/** EDGAR's indexes of filings in each of their orders. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { isWholeIndex } from "../../../../adapters/sources/edgar/filings/FilingIndex.ts"
import { filingsInIndex } from "../../../../adapters/sources/edgar/mod.ts"
import { only, read } from "../reading.ts"

const preamble = (order: string): string =>
  `Description:           Daily Index of EDGAR Dissemination Feed by ${order}
Last Data Received:    Jan 02, 2024
Comments:              webmaster@sec.gov
Anonymous FTP:         ftp://ftp.sec.gov/edgar/
`

/** Columns are wider than under their headers, as EDGAR writes them. */
const byForm = `${preamble("Form Type")}


Form Type   Company Name                                                  CIK         Date Filed  File Name
---------------------------------------------------------------------------------------------------------
1-A POS          Wellstreet Realty, Inc.                                       2041878     20240102    edgar/data/2041878/0001493152-24-044913.txt
4                Apple Inc.                                                    320193      20240102    edgar/data/320193/0000320193-24-000006.txt
4                COOK TIMOTHY D                                                1214156     20240102    edgar/data/1214156/0000320193-24-000006.txt
DEF 14A          FUND  OF 1999 2041                                            77          20240102    edgar/data/77/0000000077-24-000001.txt
`

const apple = {
  cik: "0000320193",
  form: "4",
  company_name: "Apple Inc.",
  filed: "2024-01-02",
  path: "edgar/data/320193/0000320193-24-000006.txt",
  accession: "0000320193-24-000006"
}

describe("The index by form", () => {
  it("lists each filing for each of its filers", () => {
    assert.deepStrictEqual(
      filingsInIndex(byForm).map(({ cik, company_name, form }) => [form, company_name, cik]),
      [
        ["1-A POS", "Wellstreet Realty, Inc.", "0002041878"],
        ["4", "Apple Inc.", "0000320193"],
        ["4", "COOK TIMOTHY D", "0001214156"],
        ["DEF 14A", "FUND  OF 1999 2041", "0000000077"]
      ]
    )
    assert.deepStrictEqual(filingsInIndex(byForm)[1], apple)
  })

  it("may be in columns as wide as under its headers", () => {
    const line =
      "SCHEDULE 13D Made Up Inc.                                                  1234        2024-01-02  edgar/data/1234/0000001234-24-000001.txt"
    const header =
      "Form Type    Company Name                                                 CIK         Date Filed  File Name"
    assert.deepInclude(filingsInIndex(`${header}\n${"-".repeat(90)}\n${line}`)[0], {
      form: "SCHEDULE 13D",
      company_name: "Made Up Inc."
    })
  })
})

it("The index by number separates its columns by bars", () => {
  const text = `${preamble("CIK")}
CIK|Company Name|Form Type|Date Filed|Filename
--------------------------------------------------------------------------------
320193|Apple Inc.|4|2024-01-02|edgar/data/320193/0000320193-24-000006.txt
`
  assert.deepStrictEqual(filingsInIndex(text), [apple])
})

it("The index by company has the form after the name, the crawler's with addresses of pages", () => {
  const text = `${preamble("Company Name")}
Company Name                                                  Form Type   CIK         Date Filed  URL
---------------------------------------------------------------------------------------------------------
Apple Inc.                                                    4           320193      2024-01-02  https://www.sec.gov/Archives/edgar/data/320193/0000320193-24-000006-index.htm
FUND  OF 1999                                                 DEF 14A     77          2024-01-02  https://www.sec.gov/Archives/edgar/data/77/0000000077-24-000001-index.htm
`
  assert.deepStrictEqual(filingsInIndex(text)[0], apple)
  assert.deepInclude(filingsInIndex(text)[1], { form: "DEF 14A", company_name: "FUND  OF 1999" })
})

it("A text that is no index lists nothing", () => {
  assert.isEmpty(filingsInIndex("a,b\n1,2"))
})

describe("An index as a file", () => {
  it.effect("gives the filings of each filer as an entry that needs a known issuer", () =>
    Effect.gen(function* () {
      const entries = yield* read("form.20240102.idx", byForm)
      assert.deepStrictEqual(
        entries.map(({ issuer, name, rows }) => [name, issuer, rows.length]),
        [
          ["form.20240102.idx/CIK0002041878", "0002041878", 1],
          ["form.20240102.idx/CIK0000320193", "0000320193", 1],
          ["form.20240102.idx/CIK0001214156", "0001214156", 1],
          ["form.20240102.idx/CIK0000000077", "0000000077", 1]
        ]
      )
      assert.deepStrictEqual(entries[1]?.rows[0], [
        "disclosures",
        {
          cik: "0000320193",
          rcept_no: "0000320193-24-000006",
          rcept_dt: "2024-01-02",
          report_nm: "4",
          corp_name: "Apple Inc.",
          category: "Insider's transactions",
          is_correction: false,
          url: "https://www.sec.gov/Archives/edgar/data/320193/000032019324000006/0000320193-24-000006-index.htm"
        }
      ])
    })
  )

  it.effect("gives those of the chosen issuers alone", () =>
    Effect.gen(function* () {
      const entries = yield* read("form.20240102.idx", byForm, only("0000320193"))
      assert.deepStrictEqual(
        entries.map(({ issuer }) => issuer),
        ["0000320193"]
      )
    })
  )

  it.effect("reports lines that can't be read by their number", () =>
    Effect.gen(function* () {
      const entries = yield* read("form.idx", `${byForm}something else\n${" ".repeat(100_000)}x`, only())
      assert.deepStrictEqual(
        entries.flatMap(({ broken }) => broken),
        [
          'Expected form, company, cik, date and the address of a filing, got "something else"',
          `Expected form, company, cik, date and the address of a filing, got ${JSON.stringify(" ".repeat(80))}`
        ]
      )
    })
  )
})

describe("A daily index", () => {
  const header = "Form Type   Company Name                                                  CIK"
  const line =
    "4                Apple Inc.     320193      20240102    edgar/data/320193/0000320193-24-000006.txt"

  it.effect("may have a header of two lines, and lines padded with spaces", () =>
    Effect.gen(function* () {
      const text = `${header}\r\n      Date Filed  File Name\r\n-----\r\n${line}      \r\n`
      const [entry, ...others] = yield* read("form.20240102.idx", text)
      assert.isEmpty(others)
      assert.deepStrictEqual([entry?.broken, entry?.rows.length], [[], 1])
    })
  )

  it("is whole to the end of its last line", () => {
    const [one, two] = [`${line}      `, `${line}      `]
    for (const end of [`${one}\n${two}\n`, `${one}\n${two}`, `${line}\n${line}`, ""]) {
      assert.isTrue(isWholeIndex(`${header}\n-----\n${end}`), JSON.stringify(end))
    }
    for (const end of [`${one}\n${line}`, `${line}\n${line.slice(0, -1)}`, `${one}\n4    App`]) {
      assert.isFalse(isWholeIndex(`${header}\n-----\n${end}`), JSON.stringify(end))
    }
    for (const text of ["", "<!DOCTYPE html>", line]) assert.isFalse(isWholeIndex(text), text)
  })
})
