/** What a fetch of OpenDART asks again: earlier days, and nothing because of a refused row. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { answer, recorded, zip } from "./answers.ts"
import {
  annual,
  answers,
  company,
  filing,
  insiders,
  kindsOf,
  listed,
  periodic,
  quarter,
  statements
} from "./recorded.ts"
import { importOf, serverOf } from "./server.ts"

const list = "list.json 00126380"

describe("a fetch since a day", () => {
  it.effect("asks for the days before those that were imported, once", () =>
    Effect.gen(function* () {
      const late = yield* importOf(serverOf(answers).web, {}, { since: "2024-05-01" })
      assert.strictEqual(late.versions[list], "2024-05-01 to 2024-06-03")
      const earlier = serverOf({ [listed("20200101", "20240603")]: answer([annual, quarter]) })
      const { rows, versions } = yield* importOf(earlier.web, late.versions, { since: "2020-01-01" })
      assert.deepStrictEqual(kindsOf(rows), ["disclosures 20240312000736", "disclosures 20240516001421"])
      assert.strictEqual(versions[list], "2020-01-01 to 2024-06-03")
      for (const since of ["2020-01-01", "2024-05-01"]) {
        const again = serverOf(answers)
        yield* importOf(again.web, versions, { since })
        assert.isFalse(again.asked.some((address) => /^list(?!.*pblntf_ty)/.test(address)))
      }
      const all = serverOf(answers)
      yield* importOf(all.web, versions)
      assert.include(all.asked, listed("20150101", "20240603"))
    })
  )

  it.effect("leaves out no day between those that were imported and the chosen one", () =>
    Effect.gen(function* () {
      const before = { [list]: "2015-01-01 to 2024-03-01" }
      const { asked, web } = serverOf({ [listed("20240301", "20240603")]: answer([annual]) })
      const { rows, versions } = yield* importOf(web, before, { since: "2024-05-01" })
      assert.include(asked, listed("20240301", "20240603"))
      assert.deepStrictEqual(kindsOf(rows), ["disclosures 20240312000736"])
      assert.strictEqual(versions[list], "2015-01-01 to 2024-06-03")
    })
  )

  it.effect("has the reports filed or corrected since, and remembers of them what any fetch does", () =>
    Effect.gen(function* () {
      const late = yield* importOf(serverOf(answers).web, {}, { since: "2024-05-01" })
      assert.notProperty(late.versions, "annual report 00126380 2023-12-31")
      const all = yield* importOf(serverOf(answers).web)
      for (const name of ["company.json 00126380", "quarter report 00126380 2024-03-31"]) {
        assert.strictEqual(late.versions[name], all.versions[name])
      }
      const next = yield* importOf(serverOf(answers).web, late.versions)
      assert.strictEqual(next.versions["annual report 00126380 2023-12-31"], "20240312000736")
      const corrected = filing("20240520000123", "[기재정정]사업보고서 (2023.12)")
      const server = serverOf({
        [periodic()]: answer([annual, quarter, corrected]),
        // The figures are still those of the first filing.
        [statements(2023, "11011", "CFS")]: recorded("fnlttSinglAcntAll.json")
      })
      const { rows } = yield* importOf(server.web, {}, { since: "2024-05-18" })
      assert.deepStrictEqual(kindsOf(rows), ["statements 2023-12-31"])
    })
  )
})

/** What a second fetch asks after a first one of which the rows of a kind were refused. */
const asksOf = (kind: string) =>
  Effect.gen(function* () {
    const { versions } = yield* importOf(
      serverOf(answers).web,
      {},
      {},
      undefined,
      (row) => row["kind"] === kind
    )
    const again = serverOf(answers)
    yield* importOf(again.web, versions)
    return again.asked
  })

describe("a refused row", () => {
  for (const kind of ["insiders", "disclosures", "statements", "companies"]) {
    it.effect(`of ${kind} makes the next fetch ask for nothing again`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* asksOf(kind), [periodic()])
      })
    )
  }

  it.effect("is no request that failed, after which filings and insiders are asked for again", () =>
    Effect.gen(function* () {
      const { failures, versions } = yield* importOf(serverOf({ ...answers, [insiders]: "{" }).web)
      assert.match(failures["elestock.json 00126380"] ?? "", /^Not JSON/)
      assert.notProperty(versions, list)
      const again = serverOf(answers)
      yield* importOf(again.web, versions)
      assert.deepStrictEqual(again.asked, [periodic(), listed("20150101", "20240603"), insiders])
    })
  )
})

describe("the list of issuers for some companies", () => {
  it.effect("is asked for whole, and its state isn't kept", () =>
    Effect.gen(function* () {
      const archive = yield* zip({ "CORPCODE.xml": "<result></result>" })
      const choices: Array<boolean> = []
      const { web } = serverOf({ "corpCode.xml": archive })
      const noting = {
        get: (url: string, options: { readonly ifChanged?: boolean } = {}) => {
          if (url.includes("corpCode")) choices.push(options.ifChanged ?? false)
          return web.get(url, options)
        }
      }
      const unnumbered = {
        company_id: 9,
        symbol: "123450",
        exchange: "KOSDAQ",
        cik: null,
        corp_code: null
      }
      yield* importOf(noting, {}, {}, [unnumbered])
      yield* importOf(noting, {}, { subjects: null })
      assert.deepStrictEqual(choices, [false, true])
    })
  )
})

const refusal = (status: string) => JSON.stringify({ status, message: "words" })

describe("an issuer whose reports can't be listed", () => {
  const other = { company_id: 8, symbol: "000660", exchange: "KOSPI", cik: null, corp_code: "00164779" }
  const samsung = { company_id: 7, symbol: "005930", exchange: "KOSPI", cik: null, corp_code: "00126380" }
  const otherPeriodic = periodic().replace("00126380", "00164779")
  const fetched = (content: string) => {
    const server = serverOf({ ...answers, [otherPeriodic]: content })
    return Effect.map(importOf(server.web, {}, {}, [other, samsung]), (found) => ({
      ...found,
      asked: server.asked
    }))
  }

  it.effect("fails alone", () =>
    Effect.gen(function* () {
      for (const content of [refusal("100"), "{", "<title>502</title>"]) {
        const { asked, ended, failures } = yield* fetched(content)
        assert.isNull(ended)
        assert.deepStrictEqual(Object.keys(failures), ["periodic reports 00164779"])
        assert.include(asked, company)
      }
    })
  )

  for (const status of ["010", "011", "012", "020", "800", "901"]) {
    it.effect(`ends the fetch with status ${status}`, () =>
      Effect.gen(function* () {
        const { asked, ended } = yield* fetched(refusal(status))
        assert.strictEqual(ended, `OpenDART answered ${status}: words`)
        assert.deepStrictEqual(asked, [otherPeriodic])
      })
    )
  }

  it.effect("ends the fetch after an entry that was refused so", () =>
    Effect.gen(function* () {
      const server = serverOf({ ...answers, [company]: refusal("020") })
      const { ended, failures } = yield* importOf(server.web, {}, {}, [samsung, other])
      assert.strictEqual(ended, "OpenDART answered 020: words")
      assert.deepStrictEqual(Object.keys(failures), ["company.json 00126380"])
      assert.deepStrictEqual(server.asked, [periodic(), company])
    })
  )
})
