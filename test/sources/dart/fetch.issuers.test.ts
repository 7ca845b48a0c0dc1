/** Fetching OpenDART's list of issuers, and what is done about refusals. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { FetchFailed } from "../../../core/mod.ts"
import { recorded, zip } from "./answers.ts"
import { answers, company } from "./recorded.ts"
import { type Answers, entriesOf, fetching, importOf, key, noData, samsung, serverOf } from "./server.ts"

/** Why an entry fails when the profile and the list of issuers are answered by the content. */
const refused = (content: Answers[string], entry: string, crtfc_key = key) =>
  Effect.gen(function* () {
    const { web } = serverOf({ ...answers, [company]: content, "corpCode.xml": content }, [], crtfc_key)
    const of = fetching(web, {}, { subjects: null })
    const entries = yield* entriesOf({ ...of, settings: { ...of.settings, DART_API_KEY: crtfc_key } })
    const found = entries.find(({ name }) => name === entry)
    assert.isDefined(found)
    return yield* Effect.flip(Stream.runCollect(found?.batches ?? Stream.empty))
  })

describe("the list of issuers", () => {
  const codes = [
    ["00126380", "삼성전자", "005930"],
    ["01723440", "새회사", "123450"]
  ].map(
    ([code, name, symbol]) =>
      `<list><corp_code>${code}</corp_code><corp_name>${name}</corp_name><stock_code>${symbol}</stock_code></list>`
  )
  const archive = zip({ "CORPCODE.xml": `<result>${codes.join("")}</result>` })

  it.effect("is fetched once a week for all companies", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({ "corpCode.xml": yield* archive })
      const { rows, versions } = yield* importOf(web, {}, { subjects: null })
      assert.deepStrictEqual(
        rows.map((row) => row["symbol"]),
        ["005930", "123450"]
      )
      assert.strictEqual(versions["corpCode.xml"], "week of 2024-06-03")
      assert.include(asked, "corpCode.xml")
      const again = serverOf({})
      yield* importOf(again.web, versions, { subjects: null, today: "2024-06-09" })
      assert.notInclude(again.asked, "corpCode.xml")
    })
  )

  it.effect("has no rows while it hasn't changed", () =>
    Effect.gen(function* () {
      const { web } = serverOf({}, ["corpCode.xml"])
      assert.deepStrictEqual((yield* importOf(web, {}, { subjects: null })).rows, [])
    })
  )

  it.effect("is fetched for a chosen company whose number isn't known, and no other company's is", () =>
    Effect.gen(function* () {
      const { asked, web } = serverOf({ "corpCode.xml": yield* archive })
      const { rows } = yield* importOf(web, {}, {}, [{ ...samsung, corp_code: null }])
      assert.deepStrictEqual(
        rows.map((row) => row["symbol"]),
        ["005930"]
      )
      assert.deepStrictEqual(asked, ["corpCode.xml"])
      const abroad = serverOf({})
      yield* importOf(abroad.web, {}, {}, [{ ...samsung, exchange: "NYSE", corp_code: null }])
      assert.deepStrictEqual(abroad.asked, [])
    })
  )
})

describe("a refusal", () => {
  it.effect("fails the entry with the service's own words", () =>
    Effect.gen(function* () {
      const spent = JSON.stringify({ status: "020", message: "요청 제한을 초과하였습니다." })
      const url = "https://opendart.fss.or.kr/api/"
      assert.deepInclude(yield* refused(spent, "company.json 00126380"), {
        _tag: "FetchFailed",
        url: `${url}company.json?corp_code=00126380`,
        message: "OpenDART answered 020: 요청 제한을 초과하였습니다."
      })
      const page = "<result><status>010</status><message>등록되지 않은 키입니다.</message></result>"
      assert.deepInclude(yield* refused(page, "corpCode.xml"), {
        _tag: "FetchFailed",
        url: `${url}corpCode.xml`,
        message: "OpenDART answered 010: 등록되지 않은 키입니다."
      })
      assert.deepInclude(yield* refused(noData, "corpCode.xml"), {
        message: "Expected a zip archive with CORPCODE.xml"
      })
    })
  )

  it.effect("never shows the key", () =>
    Effect.gen(function* () {
      const cut = new FetchFailed({ url: "", status: 502, message: "Bad gateway" })
      for (const content of [cut, "<html>", "{", recorded("elestock.json").slice(0, 50)]) {
        for (const entry of ["company.json 00126380", "corpCode.xml"]) {
          const error = yield* refused(content, entry)
          assert.notInclude(`${JSON.stringify(error)} ${error.message}`, key)
        }
      }
      const { web } = serverOf(answers)
      const entries = yield* entriesOf(fetching(web))
      assert.notInclude(entries.map(({ name, version }) => `${name} ${version}`).join(), key)
    })
  )

  it.effect("never shows a key that the service repeats", () =>
    Effect.gen(function* () {
      const odd = 'aB/c+d e"f%(x]'
      for (const own of [key, odd]) {
        const forms = [
          own,
          own.toUpperCase(),
          encodeURIComponent(own),
          encodeURIComponent(own).toLowerCase(),
          new URLSearchParams({ own }).toString().slice("own=".length)
        ]
        for (const form of forms) {
          const contents = [
            JSON.stringify({ status: "100", message: `The key ${form} is unknown` }),
            JSON.stringify({ status: "000", [form]: 1 }),
            JSON.stringify({ status: "000", list: [{ [form]: 1 }] }),
            `<title>${"x".repeat(90)}${form}</title>`,
            `<result><status>100</status><message>${form}</message></result>`
          ]
          for (const content of contents) {
            const { message } = yield* refused(content, "company.json 00126380", own)
            assert.notInclude(message.toLowerCase(), form.toLowerCase().slice(0, 8), content)
          }
        }
      }
    })
  )
})
