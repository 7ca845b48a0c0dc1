/** Fetching from OpenDART: what is asked, and what isn't asked again. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { answer, recorded } from "./answers.ts"
import {
  accounts,
  annual,
  answers,
  company,
  filing,
  insiders,
  kindsOf,
  listed,
  periodic,
  quarter,
  report,
  statements
} from "./recorded.ts"
import { entriesOf, fetching, importOf, samsung, serverOf } from "./server.ts"

/** One of two pages of filings. */
const page = (of: object, page_no: number) =>
  JSON.stringify({ status: "000", message: "정상", page_no, total_page: 2, list: [of] })

describe("a first fetch", () => {
  it.effect("has the profile, all filings, insiders' reports, and each periodic report", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf(answers)
      const { rows, versions } = yield* importOf(web)
      assert.deepStrictEqual(kindsOf(rows), [
        "companies",
        "disclosures 20240312000736",
        "disclosures 20240516001421",
        "disclosures 20240529000354",
        "insiders",
        "statements 2023-12-31",
        "shares 2023-12-31",
        "statements 2024-03-31"
      ])
      assert.deepStrictEqual(asked, [
        periodic(),
        company,
        listed("20150101", "20240603"),
        insiders,
        statements(2023, "11011", "CFS"),
        report("alotMatter", 2023, "11011"),
        report("stockTotqySttus", 2023, "11011"),
        statements(2024, "11013", "CFS"),
        statements(2024, "11013", "OFS"),
        report("alotMatter", 2024, "11013"),
        report("stockTotqySttus", 2024, "11013")
      ])
      assert.deepStrictEqual(versions, {
        "company.json 00126380": "report 20240516001421",
        "list.json 00126380": "2015-01-01 to 2024-06-03",
        "annual report 00126380 2023-12-31": "20240312000736",
        "quarter report 00126380 2024-03-31": "20240516001421"
      })
    })
  )

  it.effect("asks nothing of an entry until it is read", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf(answers)
      const entries = yield* entriesOf(fetching(web))
      assert.strictEqual(entries.length, 4)
      assert.deepStrictEqual(asked, [periodic()])
    })
  )

  it.effect("gets all pages of filings", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({
        [listed("20150101", "20240603")]: page(annual, 1),
        [listed("20150101", "20240603", "", 2)]: page(quarter, 2)
      })
      const { rows } = yield* importOf(web)
      assert.deepStrictEqual(kindsOf(rows), ["disclosures 20240312000736", "disclosures 20240516001421"])
      assert.strictEqual(asked.filter((address) => address.endsWith("page_no=3&page_count=100")).length, 0)
    })
  )

  it.effect("begins with the chosen day", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({})
      yield* importOf(web, {}, { since: "2024-01-01" })
      assert.deepStrictEqual(asked, [periodic(), company, listed("20240101", "20240603")])
    })
  )

  it.effect("gets an issuer with several securities once", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({})
      yield* importOf(web, {}, {}, [samsung, { ...samsung, company_id: 8, symbol: "005935" }])
      assert.strictEqual(asked.filter((address) => address === company).length, 1)
    })
  )
})

describe("a second fetch", () => {
  it.effect("on the same day asks only for the list of periodic reports", () =>
    Effect.gen(function* () {
      const { versions } = yield* importOf(serverOf(answers).web)
      const { asked, web } = serverOf(answers)
      assert.deepStrictEqual((yield* importOf(web, versions)).rows, [])
      assert.deepStrictEqual(asked, [periodic()])
    })
  )

  it.effect("asks for filings since the last one, and for a corrected report alone", () =>
    Effect.gen(function* () {
      const { versions } = yield* importOf(serverOf(answers).web)
      const corrected = filing("20240604000123", "[기재정정]사업보고서 (2023.12)")
      const { asked, web } = serverOf({
        [periodic("20240605")]: answer([annual, quarter, corrected]),
        [listed("20240603", "20240605")]: answer([corrected]),
        [statements(2023, "11011", "CFS")]: accounts("20240604000123", "11011", "2023")
      })
      const { rows } = yield* importOf(web, versions, { today: "2024-06-05" })
      assert.deepStrictEqual(kindsOf(rows), ["disclosures 20240604000123", "statements 2023-12-31"])
      assert.deepStrictEqual(asked, [
        periodic("20240605"),
        company,
        listed("20240603", "20240605"),
        statements(2023, "11011", "CFS"),
        report("alotMatter", 2023, "11011"),
        report("stockTotqySttus", 2023, "11011")
      ])
    })
  )
})

describe("a report filed some days ago", () => {
  it.effect("is asked for again the next day, until its figures must have appeared", () =>
    Effect.gen(function* () {
      const name = "quarter report 00126380 2024-03-31"
      const versionOn = (today: string) =>
        Effect.map(
          importOf(serverOf({ [periodic(today.replaceAll("-", ""))]: answer([quarter]) }).web, {}, { today }),
          ({ versions }) => versions[name]
        )
      assert.strictEqual(yield* versionOn("2024-05-16"), "20240516001421 as of 2024-05-16")
      assert.strictEqual(yield* versionOn("2024-05-19"), "20240516001421 as of 2024-05-19")
      assert.strictEqual(yield* versionOn("2024-05-20"), "20240516001421")
    })
  )
})

describe("a report with accounts and dividends", () => {
  const [per] = JSON.parse(recorded("alotMatter.json")).list
  const paid = {
    ...per,
    se: "주당 현금배당금(원)",
    stock_knd: "보통주",
    thstrm: "1,444",
    frmtrm: "1,443",
    lwfr: "-"
  }
  const rowsWith = (of: string, scope: string) =>
    Effect.map(
      importOf(
        serverOf({
          [periodic()]: answer([annual]),
          [statements(2023, "11011", scope)]: of,
          [report("alotMatter", 2023, "11011")]: answer([paid])
        }).web
      ),
      ({ rows }) =>
        rows.map((row) => [
          row["filing_id"],
          row["form"],
          row["fiscal_date"],
          row["total_assets"],
          row["dividends_per_share"],
          row["currency"]
        ])
    )
  const assets = accounts("20240312000736", "11011", "2023")

  it.effect("has one row for each period", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsWith(assets, "CFS"), [
        ["20240312000736", "사업보고서", "2023-12-31", "296857289000000", "1444", "KRW"],
        ["20240312000736", "사업보고서", "2022-12-31", undefined, "1443", "KRW"]
      ])
    })
  )

  it.effect("that are separate is a version of its own, ranked after the consolidated one", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsWith(assets, "OFS"), [
        ["20240312000736/OFS", "사업보고서 (별도)", "2023-12-31", "296857289000000", "1444", "KRW"],
        ["20240312000736/OFS", "사업보고서 (별도)", "2022-12-31", undefined, "1443", "KRW"]
      ])
    })
  )

  it.effect("in another currency has no dividends, which are in won", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* rowsWith(assets.replaceAll('"KRW"', '"CNY"'), "CFS"), [
        ["20240312000736", "사업보고서", "2023-12-31", "296857289000000", undefined, "CNY"]
      ])
    })
  )
})

describe("a fiscal year that doesn't end in December", () => {
  it.effect("is asked for by each year it may have, and counts by the filing's number", () =>
    Effect.gen(function* () {
      const march = filing("20240620000123", "사업보고서 (2024.03)")
      const other = accounts("20250620000999", "11011", "2024")
      const { asked, web } = serverOf({
        [periodic("20240630")]: answer([march]),
        [statements(2024, "11011", "CFS")]: other,
        [statements(2023, "11011", "CFS")]: accounts("20240620000123", "11011", "2023")
      })
      const { rows } = yield* importOf(web, {}, { today: "2024-06-30" })
      assert.deepStrictEqual(kindsOf(rows), ["statements 2024-03-31"])
      assert.deepStrictEqual(asked.slice(3), [
        statements(2024, "11011", "CFS"),
        statements(2024, "11011", "OFS"),
        statements(2023, "11011", "CFS"),
        report("alotMatter", 2023, "11011"),
        report("stockTotqySttus", 2023, "11011")
      ])
    })
  )
})
