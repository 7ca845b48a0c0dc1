/**
 * SQL, patterns and query languages in every text parameter, on both databases: they are plain characters. A search finds
 * what contains them, and every other filter what the stores in memory find, which have no query language.
 */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { take } from "../contract/stores.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { known } from "../fixtures/known.ts"
import { withMore, type World } from "../fixtures/World.ts"
import { serviceOver, type Served } from "../http/serviceOver.ts"
import { characters, injections, markup, patterns, places, reserved } from "./hostileTexts.ts"

/** What a file may contain as a name. */
const isName = (text: string): boolean => /^[\x20-\x7e]{1,100}$/.test(text) && text.trim() === text

const payloads = [...injections, ...patterns, ...reserved, ...places, ...characters, ...markup]

const names = [...new Set([...injections, ...patterns])].filter(isName)

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

const companies = [
  "symbol,exchange,name,sector,country",
  ...names.map((text, i) => `INJ${i},NYSE,${cell(`Inc ${text} Ltd`)},${cell(text)},US`)
]

const reports = [
  "external_id,title,report_date,securities_firm,stock_name,industry_category,symbol",
  ...names.map(
    (text, i) => `inj${i},${cell(`On ${text}`)},2024-06-01,${cell(text)},${cell(text)},${cell(text)},INJ${i}`
  )
]

const world: World = withMore(known, Effect.andThen(take("companies", companies), take("reports", reports)))

const root = "/api/public/v1"

/** The parameters that take text, with an otherwise small request. */
const parameters = [
  `${root}/financial/companies?limit=100&search=`,
  `${root}/financial/companies?limit=100&sector=`,
  `${root}/financial/companies?limit=100&country=`,
  `${root}/research/reports?page_size=100&title=`,
  `${root}/research/reports?page_size=100&securities_firm=`,
  `${root}/research/reports?page_size=100&stock_name=`,
  `${root}/research/reports?page_size=100&industry_category=`,
  `${root}/research/reports?page_size=100&symbol=`,
  `${root}/news/articles?symbol=`,
  "/v1/financial_v4/companies?search=",
  "/api/v1/financial-v4/time-series?symbol=",
  "/api/v1/financial-v4/profile?symbol="
]

/** Segments of a path that take text. */
const segments = [
  `${root}/financial/companies/`,
  `${root}/stock/prices/`,
  "/v1/financial_v4/companies/by-slug/"
]

const includes = (whole: string, text: string) => whole.toLowerCase().includes(text.toLowerCase())

/** Requests to a service with a key of its own. */
const keyed = (served: Served) => {
  let key = ""
  beforeAll(async () => {
    key = (await served.key({ tier: "enterprise", rate_limit: 1_000_000 })).secret
  })
  return (path: string) => served.send("GET", path, { "x-api-key": key })
}

const inMemory = keyed(serviceOver(world))

/** What the stores in memory answer to a path, asked for once for both databases. */
const expected = new Map<string, Promise<readonly [status: number, text: string]>>()
const expectedOf = (path: string) => {
  const answer = expected.get(path) ?? inMemory(path).then(({ status, text }) => [status, text] as const)
  expected.set(path, answer)
  return answer
}

onDatabases((stores) => {
  const service = serviceOver({ ...world, stores })
  const get = keyed(service)

  it("there are 120 payloads at least", () => {
    assert.isAtLeast(payloads.length, 120)
  })

  describe.each(parameters)("%s", (path) => {
    it("takes them for plain characters", async () => {
      for (const text of payloads) {
        const target = path + encodeURIComponent(text)
        const { status, text: body } = await get(target)
        assert.deepStrictEqual([status, body], await expectedOf(target), target)
        assert.include([200, 404, 422], status, target)
      }
    })
  })

  describe.each(segments)("%s", (path) => {
    it("takes them for plain characters", async () => {
      for (const text of payloads.filter((payload) => payload !== "" && !/^\.+$/.test(payload))) {
        const target = path + encodeURIComponent(text)
        const { status, text: body } = await get(target)
        assert.deepStrictEqual([status, body], await expectedOf(target), target)
        assert.strictEqual(status, 404, target)
      }
    })
  })

  it("a search finds the companies whose name, other name or symbol contains them", async () => {
    const all = (await get(`${root}/financial/companies?limit=100`)).json.companies
    for (const text of names) {
      const path = `${root}/financial/companies?limit=100&search=${encodeURIComponent(text)}`
      const { json } = await get(path)
      const containing = all.filter((company: any) =>
        [company.name, company.alias_name ?? "", company.symbol].some((whole) => includes(whole, text))
      )
      assert.sameMembers(
        json.companies.map((company: any) => company.symbol),
        containing.map((company: any) => company.symbol),
        text
      )
      assert.isAtLeast(json.total, 1, text)
    }
  })

  it("a search for a title finds the reports that contain them", async () => {
    const all = (await get(`${root}/research/reports?page_size=100`)).json.reports
    for (const text of names) {
      const path = `${root}/research/reports?page_size=100&title=${encodeURIComponent(text)}`
      const { json } = await get(path)
      assert.sameMembers(
        json.reports.map((report: any) => report.title),
        all.flatMap((report: any) => (includes(report.title, text) ? [report.title] : [])),
        text
      )
    }
  })

  it("none of them changed or failed anything", async () => {
    assert.strictEqual((await get(`${root}/financial/companies`)).json.total, names.length + 4)
    assert.deepStrictEqual(
      service.logged.map((line) => JSON.parse(line)).filter(({ level }) => level !== "INFO"),
      []
    )
  })

  it("each of fifty at once is answered within a second", async () => {
    const abuse = ["%".repeat(150), "_".repeat(150), "(a+)+$", "\\".repeat(100), "a & !b | (c <-> d)"]
    const started = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const text = encodeURIComponent(abuse[i % abuse.length] ?? "")
        const { status } = await get(`${root}/financial/companies?search=${text}`)
        return [status, performance.now() - started] as const
      })
    )
    assert.deepStrictEqual(new Set(answers.map(([status]) => status)), new Set([200]))
    assert.isBelow(Math.max(...answers.map(([, milliseconds]) => milliseconds)), 1000)
  })
})
