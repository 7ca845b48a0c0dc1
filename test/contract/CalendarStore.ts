/** Laws of every `CalendarStore`. Days of filings are Tesla's and Samsung's, by SEC's and DART's lists. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { CalendarStore, type EventFilter, ImportRuns, operator } from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { type DurableLayer, type StoreLayer, take, withImports } from "./stores.ts"

const companies = [
  "symbol,exchange,name,cik,corp_code,country,listed",
  "GOOG,NASDAQ,Alphabet,1652044,,US,false",
  "GOOGL,NASDAQ,Alphabet,1652044,,US,",
  "TSLA,NASDAQ,Tesla,1318605,,US,",
  "005930,KRX,Samsung Electronics,,00126380,KR,",
  "META,NASDAQ,Meta,1326801,,US,"
]

const tesla = [
  "rcept_no,symbol,rcept_dt,report_nm,items,period_end",
  "0001564590-21-055016,TSLA,2021-10-25,10-Q,,2021-09-30",
  '0001564590-21-054744,TSLA,2021-10-20,8-K,"2.02,9.01",',
  '0001564590-21-050955,TSLA,2021-10-04,8-K,"2.02,7.01,9.01",',
  "0001564590-22-002476,TSLA,2022-02-07,10-K,,2021-12-31",
  '0001564590-22-001973,TSLA,2022-01-26,8-K,"2.02,9.01",',
  "0001564590-22-016871,TSLA,2022-05-02,10-K/A,,2021-12-31",
  "0000950170-22-019867,TSLA,2022-10-24,10-Q,,2022-09-30",
  '0000950170-22-019449,TSLA,2022-10-19,8-K,"2.02,9.01",',
  '0000950170-22-018518,TSLA,2022-10-03,8-K,"2.02,7.01,9.01",',
  "0000950170-22-000001,TSLA,2022-10-20,8-K,5.02,"
]

const samsung = [
  "rcept_no,symbol,rcept_dt,report_nm,period_end",
  "20231031800054,005930,2023-10-31,연결재무제표기준영업(잠정)실적(공정공시),",
  "20231114002109,005930,2023-11-14,분기보고서 (2023.09),2023-09-30"
]

const fill = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("disclosures", tesla, { source: "edgar" })
  yield* take("disclosures", samsung, { source: "dart" })
  // Of one issuer, in statements alone.
  yield* take("statements", [
    "symbol,fiscal_date,period,filed_at,filing_id,form,currency,sales",
    "GOOG,2023-12-31,annual,2024-01-31,0001652044-24-000022,10-K,USD,307394000000",
    "GOOG,2022-12-31,annual,2024-01-31,0001652044-24-000022,10-K,USD,282836000000"
  ])
  yield* take("actions", [
    "symbol,effective_date,type,value,reference_close,currency,payment_date",
    "GOOGL,2022-07-18,split,20,,,",
    "GOOGL,2024-06-10,dividend,0.2,,,2024-06-17",
    "005930,2024-06-27,dividend,361,,KRW,",
    "TSLA,2022-08-25,stock_dividend,3,,,"
  ])
  yield* take("listings", [
    "symbol,exchange,valid_from,valid_to,company",
    "FB,NASDAQ,2012-05-18,2022-06-08,META:NASDAQ",
    "META,NASDAQ,2022-06-09,,META:NASDAQ"
  ])
  yield* take("prices", ["symbol,date,open,high,low,close,volume", "GOOG,2024-01-02,10,10,10,10,1"])
})

const everything: EventFilter = { from: null, to: null, company_ids: null, country_code: null }
const all = { offset: 0, limit: 100 }

const earnings = Effect.fnUntraced(function* (
  filter: Partial<EventFilter>,
  day: string | null,
  today = day ?? "2024-06-28"
) {
  const store = yield* CalendarStore
  const [asked, known] = [
    { ...everything, ...filter },
    { day, today }
  ]
  const events = yield* store.earnings(asked, known, all)
  assert.strictEqual(yield* store.countEarnings(asked, known), events.length)
  return events.map(({ date, fiscal_date, form, status, symbol }) =>
    [symbol, fiscal_date, status, date, ...(form === null ? [] : [form])].join(" ")
  )
})

const since2023 = { from: "2023-01-01" }

/** The companies of an issuer with two securities, of which the first may have left. */
const fox = (listed: string) => [
  "symbol,exchange,name,cik,listed",
  `FOXA,NASDAQ,Fox,1754301,${listed}`,
  "FOX,NASDAQ,Fox,1754301,true"
]

export const calendarStoreLaws = (stores: StoreLayer): void =>
  layer(Layer.provideMerge(Layer.effectDiscard(fill), withImports(stores)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("CalendarStore", (it) => {
    it.effect("finds actions of types by day, with their companies", () =>
      Effect.gen(function* () {
        const store = yield* CalendarStore
        const events = yield* store.actions(["dividend"], everything, all)
        assert.strictEqual(yield* store.countActions(["dividend"], everything), 2)
        const { company_id } = yield* companyOf("GOOGL")
        assert.deepStrictEqual(events[0], {
          company_id,
          symbol: "GOOGL",
          name: "Alphabet",
          exchange: "NASDAQ",
          unit: "USD",
          effective_date: "2024-06-10",
          value: 0.2,
          currency: null,
          payment_date: "2024-06-17",
          source: "import"
        })
        const splits = yield* store.actions(["split", "stock_dividend"], everything, all)
        assert.deepStrictEqual(
          splits.map(({ effective_date, symbol, value }) => [symbol, effective_date, value]),
          [
            ["GOOGL", "2022-07-18", 20],
            ["TSLA", "2022-08-25", 3]
          ]
        )
      })
    )

    it.effect("finds actions of days, of companies, of a country, and a window of them", () =>
      Effect.gen(function* () {
        const store = yield* CalendarStore
        const types = ["dividend", "split", "stock_dividend"] as const
        const found = Effect.fnUntraced(function* (given: Partial<EventFilter>, window = all) {
          const filter = { ...everything, ...given }
          const events = yield* store.actions(types, filter, window)
          return [yield* store.countActions(types, filter), ...events.map(({ symbol }) => symbol)]
        })
        assert.deepStrictEqual(yield* found({ from: "2022-08-25", to: "2024-06-10" }), [2, "TSLA", "GOOGL"])
        assert.deepStrictEqual(yield* found({ country_code: "KR" }), [1, "005930"])
        const { company_id } = yield* companyOf("TSLA")
        assert.deepStrictEqual(yield* found({ company_ids: [company_id] }), [1, "TSLA"])
        assert.deepStrictEqual(yield* found({ company_ids: [] }), [0])
        assert.deepStrictEqual(yield* found({}, { offset: 1, limit: 1 }), [4, "TSLA"])
      })
    )

    it.effect("finds filings by day and number, once for an issuer, with their source", () =>
      Effect.gen(function* () {
        const store = yield* CalendarStore
        const events = yield* store.filings(everything, { offset: 1, limit: 2 })
        assert.strictEqual(yield* store.countFilings(everything), 12)
        assert.deepStrictEqual(
          events.map(({ rcept_dt, report_nm, source, symbol }) => [symbol, rcept_dt, report_nm, source]),
          [
            ["TSLA", "2021-10-20", "8-K", "edgar"],
            ["TSLA", "2021-10-25", "10-Q", "edgar"]
          ]
        )
        const korean = { ...everything, country_code: "KR", to: "2023-10-31" }
        assert.strictEqual(yield* store.countFilings(korean), 1)
        const { company_id } = yield* companyOf("005930")
        const own = { ...everything, company_ids: [company_id] }
        assert.strictEqual(yield* store.countFilings(own), 2)
        assert.deepStrictEqual(
          [...(yield* store.filings(korean, all)), ...(yield* store.filings(own, all))].map(
            ({ rcept_dt, source, symbol }) => [symbol, rcept_dt, source]
          ),
          [
            ["005930", "2023-10-31", "dart"],
            ["005930", "2023-10-31", "dart"],
            ["005930", "2023-11-14", "dart"]
          ]
        )
      })
    )

    it.effect("knows the results of a period from the day of their filing on", () =>
      Effect.gen(function* () {
        const { company_id } = yield* companyOf("TSLA")
        const tesla = { company_ids: [company_id] }
        assert.deepStrictEqual(yield* earnings(tesla, "2021-10-03"), [])
        assert.deepStrictEqual(yield* earnings(tesla, "2021-10-24"), [
          "TSLA 2021-09-30 reported 2021-10-20 8-K",
          "TSLA 2022-09-30 estimated 2022-10-20"
        ])
      })
    )

    it.effect("estimates a period until its results are filed, not until its deliveries are", () =>
      Effect.gen(function* () {
        const { company_id } = yield* companyOf("TSLA")
        const tesla = { company_ids: [company_id], from: "2022-10-01", to: "2022-12-31" }
        for (const day of ["2022-09-30", "2022-10-18"])
          assert.deepStrictEqual(yield* earnings(tesla, day), ["TSLA 2022-09-30 estimated 2022-10-20"], day)
        for (const day of ["2022-10-19", "2022-10-23", null])
          assert.deepStrictEqual(yield* earnings(tesla, day), ["TSLA 2022-09-30 reported 2022-10-19 8-K"])
      })
    )

    it.effect("finds results that announcements to DART and statements alone report", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* earnings({ ...since2023, country_code: "KR" }, null), [
          "005930 2023-09-30 reported 2023-10-31 연결재무제표기준영업(잠정)실적(공정공시)",
          "005930 2024-09-30 estimated 2024-10-31"
        ])
        assert.deepStrictEqual(yield* earnings({ from: "2024-01-01", country_code: "US" }, null), [
          "GOOGL 2023-12-31 reported 2024-01-31 10-K",
          "GOOGL 2024-12-31 estimated 2025-01-31"
        ])
      })
    )

    it.effect("lists what is an issuer's under the security that was asked for", () =>
      Effect.gen(function* () {
        const { company_id } = yield* companyOf("GOOG")
        assert.deepStrictEqual(yield* earnings({ company_ids: [company_id], to: "2024-12-31" }, null), [
          "GOOG 2023-12-31 reported 2024-01-31 10-K"
        ])
      })
    )

    it.effect("leaves out estimates of days that have passed", () =>
      Effect.gen(function* () {
        const filter = { ...since2023, country_code: "KR" }
        assert.lengthOf(yield* earnings(filter, null, "2024-10-31"), 2)
        assert.lengthOf(yield* earnings(filter, null, "2024-11-01"), 1)
      })
    )

    it.effect("returns tickers, and the last bar of what isn't listed any more", () =>
      Effect.gen(function* () {
        const store = yield* CalendarStore
        const { holdings, securities } = yield* store.listings(null)
        assert.deepStrictEqual(
          holdings.map(({ source, symbol, valid_from }) => [symbol, valid_from, source]),
          [
            ["FB", "2012-05-18", "import"],
            ["META", "2022-06-09", "import"]
          ]
        )
        assert.sameDeepMembers(
          securities.map(({ last_bar, listed, symbol }) => [symbol, listed, last_bar]),
          [
            ["GOOG", false, "2024-01-02"],
            ["META", true, null]
          ]
        )
        const { company_id } = yield* companyOf("TSLA")
        assert.deepStrictEqual(yield* store.listings([company_id]), { holdings: [], securities: [] })
      })
    )
  })

export const calendarRunsDatabaseLaws = (stores: DurableLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "days of results",
    (it) => {
      it.effect("are those of what stands after a run is undone and a company deleted", () =>
        Effect.gen(function* () {
          yield* take("companies", companies)
          yield* take("disclosures", tesla.slice(0, 2), { source: "edgar" })
          const reported = "TSLA 2021-09-30 reported 2021-10-25 10-Q"
          const before = yield* earnings({ to: "2021-12-31" }, null)
          yield* take("disclosures", [tesla[0] as string, tesla[2] as string], { source: "edgar" })
          const announced = yield* earnings({ to: "2021-12-31" }, null)
          const runs = yield* ImportRuns
          const [newest] = yield* runs.all
          yield* runs.undo(newest?.run_id ?? 0, operator)
          const after = yield* earnings({ to: "2021-12-31" }, null)
          assert.deepStrictEqual(
            [before, announced, after],
            [[reported], ["TSLA 2021-09-30 reported 2021-10-20 8-K"], [reported]]
          )
          const { company_id } = yield* companyOf("TSLA")
          yield* runs.delete({ name: "company", company_id }, "TSLA", false)
          assert.deepStrictEqual(yield* earnings({}, null), [])
        })
      )

      it.effect("are under the security that is listed after a file of many companies", () =>
        Effect.gen(function* () {
          yield* take("companies", fox("true"))
          yield* take("statements", [
            "symbol,fiscal_date,period,filed_at,form,currency,sales",
            "FOXA,2023-06-30,annual,2023-08-11,10-K,USD,14913000000"
          ])
          const reported = "2023-06-30 reported 2023-08-11 10-K"
          const year = { to: "2023-12-31" }
          assert.deepStrictEqual(yield* earnings(year, null), [`FOXA ${reported}`])
          const others = Array.from({ length: 1001 }, (_, i) => `M${i},NYSE,Made ${i},,`)
          yield* take("companies", [...fox("false"), ...others])
          assert.deepStrictEqual(yield* earnings(year, null), [`FOX ${reported}`])
        })
      )
    }
  )
