/** `GET /api/public/v1/calendar/...` and `/v1/financial_v4/calendar/{calendar}`. */
import { assert, describe, it } from "@effect/vitest"
import { take } from "../../contract/stores.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { withMore } from "../../fixtures/World.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"
import { Effect } from "effect"

/** Apple's 8-K of its results to March 2021 came a day before its 10-Q. The clock stands at 2024-07-01T12:00:00Z. */
const filings = [
  "rcept_no,symbol,rcept_dt,report_nm,items,period_end,category,url",
  '0000320193-21-000054,AAPL,2021-04-28,8-K,"2.02,9.01",,Current report,',
  "0000320193-21-000056,AAPL,2021-04-29,10-Q,,2021-03-27,Quarterly report,https://www.sec.gov/1"
]

const actions = [
  "symbol,effective_date,type,value,reference_close,currency,payment_date",
  "AAPL,2024-08-12,dividend,0.25,,,2024-08-15"
]

const listings = [
  "symbol,exchange,valid_from,valid_to,company",
  "APPL,NASDAQ,1980-12-12,1982-01-04,AAPL:NASDAQ",
  "AAPL,NASDAQ,1982-01-05,,AAPL:NASDAQ"
]

const service = serviceOver(
  withMore(
    applePages,
    Effect.gen(function* () {
      yield* take("disclosures", filings, { source: "edgar" })
      yield* take("actions", actions)
      yield* take("listings", listings)
    })
  )
)
const { get, visit } = service

const earnings = (query: string) => get(`/calendar/earnings?symbol=AAPL${query}`)

const filed = async (query: string) => (await get(`/calendar/filings?${query}`)).json

const datesOf = ({ json }: { json: any }) =>
  json.items.map(({ date, fiscal_date, form, status }: any) => [fiscal_date, status, date, form])

describe("the calendar of earnings", () => {
  it("has the day of an announcement, and the figures once the report is filed", async () => {
    const announced = await earnings("&as_of=2021-04-28&start_date=2021-04-01&end_date=2021-06-30")
    assert.deepStrictEqual(announced.json.items, [
      {
        company_id: 1,
        symbol: "AAPL",
        name: "Apple Inc.",
        date: "2021-04-28",
        status: "reported",
        source: "edgar",
        fiscal_date: "2021-03-27",
        period: "Quarterly",
        filed_at: "2021-04-28",
        form: "8-K",
        eps_diluted: null,
        sales: null,
        currency: null,
        earliest: null,
        latest: null
      }
    ])
    const reported = await earnings("&as_of=2021-04-29&start_date=2021-04-01&end_date=2021-06-30")
    const [{ currency, date, eps_diluted, form, sales }] = reported.json.items
    // Apple's 10-Q for the quarter to 2021-03-27.
    assert.deepStrictEqual(
      [date, form, sales, eps_diluted, currency],
      ["2021-04-28", "8-K", 89_584e6, 1.4, "USD"]
    )
  })

  it("has an estimate until the day before, from the same quarter a year before", async () => {
    assert.deepStrictEqual(
      datesOf(await earnings("&as_of=2021-04-27&start_date=2021-04-01&end_date=2021-06-30")),
      [
        // A Saturday, moved to Monday.
        ["2021-03-27", "estimated", "2021-05-03", null]
      ]
    )
    assert.deepStrictEqual(
      datesOf(await earnings("&as_of=2020-04-30&start_date=2021-04-01&end_date=2021-06-30")),
      []
    )
  })

  it("knows on no day what was filed later", async () => {
    const { json } = await earnings("&limit=1000")
    const reported: ReadonlyArray<any> = json.items.filter(({ status }: any) => status === "reported")
    assert.isAbove(reported.length, 20)
    for (const { filed_at, fiscal_date } of reported.slice(-20)) {
      const day = new Date(Date.parse(filed_at) - 86_400_000).toISOString().slice(0, 10)
      const before = await earnings(`&limit=1000&as_of=${day}`)
      const of = before.json.items.filter((item: any) => item.status === "reported")
      assert.isTrue(of.every((item: any) => item.filed_at <= day))
      assert.notInclude(
        of.map((item: any) => item.fiscal_date),
        fiscal_date
      )
    }
  })

  it("is empty for an unknown symbol and an unknown country, and has those of a country", async () => {
    for (const query of ["symbol=ZZZZ", "country=Nowhere"]) {
      const { json, status } = await get(`/calendar/earnings?${query}`)
      assert.deepStrictEqual([status, json.items, json.total], [200, [], 0])
    }
    const { json } = await get("/calendar/filings?country=South%20Korea&limit=2")
    assert.deepStrictEqual(
      json.items.map(({ date, form, symbol, title }: any) => [symbol, date, form, title]),
      [
        [
          "005930",
          "2024-04-30",
          "연결재무제표기준영업(잠정)실적(공정공시)",
          "연결재무제표기준영업(잠정)실적(공정공시)"
        ],
        ["005930", "2024-04-30", "최대주주등소유주식변동신고서", "최대주주등소유주식변동신고서"]
      ]
    )
  })
})

describe("the calendar of dividends", () => {
  it("tells stated ones from paid ones, and knows none before its ex-date as of a day", async () => {
    const { json } = await get("/calendar/dividends?symbol=AAPL&start_date=2024-08-01")
    assert.deepStrictEqual(json.items, [
      {
        company_id: 1,
        symbol: "AAPL",
        name: "Apple Inc.",
        date: "2024-08-12",
        status: "stated",
        source: "import",
        amount: 0.25,
        currency: "USD",
        ex_date: "2024-08-12",
        payment_date: "2024-08-15"
      }
    ])
    const then = await get("/calendar/dividends?start_date=2021-02-01&as_of=2021-02-05")
    assert.deepStrictEqual(
      then.json.items.map(({ date, status }: any) => [date, status]),
      [["2021-02-05", "reported"]]
    )
    assert.strictEqual(
      (await get("/calendar/dividends?start_date=2021-02-05&as_of=2021-02-04")).json.total,
      0
    )
  })

  it("is a table by format", async () => {
    const { text } = await get("/calendar/dividends?start_date=2024-08-01&format=csv")
    assert.strictEqual(
      text,
      "company_id,symbol,name,date,status,source,amount,currency,ex_date,payment_date\r\n" +
        "1,AAPL,Apple Inc.,2024-08-12,stated,import,0.25,USD,2024-08-12,2024-08-15\r\n"
    )
  })
})

describe("the calendar of listings", () => {
  it("has the first day and the change of a ticker", async () => {
    const { json } = await get("/calendar/listings")
    assert.deepStrictEqual(
      json.items.map(({ change, date, from, to }: any) => [date, change, from, to]),
      [
        ["1980-12-12", "first_day", null, "APPL"],
        ["1982-01-05", "symbol", "APPL", "AAPL"]
      ]
    )
    const { json: some } = await get("/calendar/listings?start_date=1981-01-01&end_date=1982-01-05")
    assert.strictEqual(some.total, 1)
  })
})

describe("the calendar of filings", () => {
  it("says the kind of a filing and its name", async () => {
    const { json } = await get("/calendar/filings?symbol=AAPL")
    assert.deepStrictEqual(json.items[1], {
      company_id: 1,
      symbol: "AAPL",
      name: "Apple Inc.",
      date: "2021-04-29",
      status: "reported",
      source: "edgar",
      form: "10-Q",
      title: "Quarterly report",
      filed_at: "2021-04-29",
      url: "https://www.sec.gov/1"
    })
  })
})

describe("a window of a calendar", () => {
  it("is 100 items, or up to 1000, from a page or an offset on", async () => {
    const { items, limit, total } = await filed("")
    assert.deepStrictEqual([limit, total], [100, 6])
    for (const query of ["page=2&limit=2", "offset=2&limit=2"])
      assert.deepStrictEqual((await filed(query)).items, items.slice(2, 4))
    const last = await filed("page=2&limit=4")
    assert.deepStrictEqual([last.count, last.offset, last.pagination.has_next], [2, 4, false])
    assert.lengthOf((await filed("limit=1000")).items, 6)
    for (const query of ["limit=0", "limit=1001", "page=0", "page=1&offset=0", "as_of=2024-07-03"]) {
      const { status } = await get(`/calendar/filings?${query}`)
      assert.strictEqual(status, 422, query)
    }
  })
})

describe("the calendar of pages", () => {
  it("is that of the public API, of several companies", async () => {
    const page = await visit(`${root}/calendar/filings?company_id=1,5`)
    const all = await get("/calendar/filings")
    assert.deepStrictEqual(page.json, all.json)
    assert.strictEqual((await visit(`${root}/calendar/filings?company_id=5`)).json.total, 4)
    assert.strictEqual((await visit(`${root}/calendar/splits?company_id=5`)).json.total, 0)
  })

  it("refuses what is no list of ids, and no calendar", async () => {
    for (const ids of ["x", "1,,2", "0", Array.from({ length: 101 }, (_, i) => i + 1).join(",")]) {
      const { json, status } = await visit(`${root}/calendar/filings?company_id=${ids}`)
      assert.strictEqual(status, 422, ids)
      assert.deepStrictEqual(json.detail[0].loc, ["query", "company_id"])
    }
    assert.deepStrictEqual((await visit(`${root}/calendar/moons`)).json.detail[0].loc, ["path", "calendar"])
  })
})
