/** Companies of OpenDART: the list of all issuers, and an issuer's profile. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readFileSync } from "node:fs"
import type { Choice, SourceSubject } from "../../../core/mod.ts"
import { corpCodesZip, everything, faultOf, present, recorded, rowsIn, zip } from "./answers.ts"

const element = (members: Readonly<Record<string, string>>): string =>
  `<list>${Object.entries(members)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join("")}</list>`

const document = (...elements: ReadonlyArray<string>): string =>
  `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<result>\n${elements.join("\n")}\n</result>\n`

const unlisted = element({
  corp_code: "00434003",
  corp_name: "다코",
  stock_code: " ",
  modify_date: "20170630"
})
const samsung = element({
  corp_code: "00126380",
  corp_name: "삼성전자",
  corp_eng_name: "SAMSUNG ELECTRONICS CO,.LTD",
  stock_code: "005930",
  modify_date: "20240101"
})
const ktng = element({
  corp_code: "00244455",
  corp_name: "케이티앤지 &amp; &lt;KT&amp;G&gt;",
  stock_code: "033780"
})
const foreign = element({ corp_code: "00783246", corp_name: "엘브이엠씨홀딩스", stock_code: "900140" })

const subject = (members: Partial<SourceSubject>): SourceSubject => ({
  company_id: 1,
  symbol: "005930",
  exchange: "KOSPI",
  cik: null,
  corp_code: null,
  ...members
})

const chosen = (...subjects: ReadonlyArray<SourceSubject>): Choice => ({ ...everything, subjects })

const samsungRow = {
  kind: "companies",
  symbol: "005930",
  exchange: "KRX",
  name: "SAMSUNG ELECTRONICS CO,.LTD",
  alias_name: "삼성전자",
  country: "KR",
  corp_code: "00126380"
}

describe("the list of issuers", () => {
  it.effect("has a company for each issuer with a stock code, in its archive and alone", () =>
    Effect.gen(function* () {
      const text = document(unlisted, samsung, unlisted, ktng, foreign)
      const rows: ReadonlyArray<unknown> = [
        samsungRow,
        {
          kind: "companies",
          symbol: "033780",
          exchange: "KRX",
          name: "케이티앤지 & <KT&G>",
          alias_name: "케이티앤지 & <KT&G>",
          country: "KR",
          corp_code: "00244455"
        },
        {
          kind: "companies",
          symbol: "900140",
          exchange: "KRX",
          name: "엘브이엠씨홀딩스",
          alias_name: "엘브이엠씨홀딩스",
          corp_code: "00783246"
        }
      ]
      assert.deepStrictEqual(yield* rowsIn("CORPCODE.xml", text), rows)
      assert.deepStrictEqual(yield* rowsIn("corpCode.zip", yield* zip({ "CORPCODE.xml": text })), rows)
    })
  )

  it.effect("has only the chosen companies, on the exchange that they are on", () =>
    Effect.gen(function* () {
      const text = document(samsung, ktng, foreign)
      assert.deepStrictEqual(yield* rowsIn("CORPCODE.xml", text, chosen(subject({}))), [
        { ...samsungRow, exchange: "KOSPI" }
      ])
      const byNumber = chosen(subject({ symbol: "X", exchange: "NYSE", corp_code: "00244455" }))
      const [row, ...others] = yield* rowsIn("CORPCODE.xml", text, byNumber)
      assert.deepInclude(row, { symbol: "033780" })
      assert.deepStrictEqual(others, [])
      assert.deepStrictEqual(yield* rowsIn("CORPCODE.xml", text, chosen(subject({ exchange: "NYSE" }))), [])
    })
  )

  it.effect("is refused when it is truncated or damaged", () =>
    Effect.gen(function* () {
      const text = document(unlisted, samsung)
      assert.strictEqual(
        yield* faultOf("CORPCODE.xml", text.slice(0, -20)),
        "Truncated: CORPCODE.xml doesn't end with </list> and </result>"
      )
      assert.match(
        yield* faultOf("CORPCODE.xml", text.replace("</corp_name><corp_eng", "<corp_eng")),
        /^Not XML: /
      )
      assert.match(yield* faultOf("CORPCODE.xml", document(samsung.replace("</list>", ""))), /^Truncated: /)
    })
  )

  it.skipIf(!present(corpCodesZip))(`of 2023 has 3,549 companies (${corpCodesZip})`, async () => {
    const rows = await Effect.runPromise(rowsIn("corpCode.zip", readFileSync(corpCodesZip)))
    assert.strictEqual(rows.length, 3549)
    assert.strictEqual(new Set(rows.map((row) => row["symbol"])).size, 3549)
    assert.deepInclude(rows, { ...samsungRow, name: "삼성전자" })
  })
})

/** The rows of a profile with changed members. */
const profile = (changed: Readonly<Record<string, unknown>> = {}) =>
  rowsIn("company.json", JSON.stringify({ ...JSON.parse(recorded("company.json")), ...changed }))

describe("a profile", () => {
  it.effect("is a company on the market of its class", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* profile(), [
        {
          kind: "companies",
          symbol: "005930",
          exchange: "KOSPI",
          name: "SAMSUNG ELECTRONICS CO,.LTD",
          alias_name: "삼성전자",
          country: "KR",
          corp_code: "00126380",
          ceo: "전영현, 노태문",
          address: "경기도 수원시 영통구 삼성로 129 (매탄동)",
          phone: "02-2255-0114",
          website: "http://www.samsung.com/sec"
        }
      ])
      for (const [corp_cls, exchange] of [
        ["K", "KOSDAQ"],
        ["N", "KONEX"]
      ]) {
        const [row] = yield* profile({ corp_cls })
        assert.deepInclude(row, { exchange })
        assert.notProperty(row, "listed")
      }
    })
  )

  it.effect("on no market is no longer listed", () =>
    Effect.gen(function* () {
      const [row] = yield* profile({ corp_cls: "E" })
      assert.deepInclude(row, { exchange: "KRX", listed: "false" })
    })
  )

  it.effect("leaves out a website that is no address", () =>
    Effect.gen(function* () {
      for (const hm_url of ["-", "", "없음", "준비 중", "http://", 5, null, "a@b"]) {
        assert.notProperty((yield* profile({ hm_url }))[0], "website")
      }
      const [row] = yield* profile({ hm_url: "https://www.kt.com" })
      assert.deepInclude(row, { website: "https://www.kt.com" })
    })
  )

  it.effect("of an issuer without a stock code is no company", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* profile({ stock_code: "" }), [])
    })
  )
})
