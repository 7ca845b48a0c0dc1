/** What every store says of the health of a company's data: what is missing, doubtful, and where rows are from. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Clock } from "effect"
import { Doubts, Sources } from "../../core/mod.ts"
import { DataHealth, HealthStore, operator, AcceptedBars } from "../../core/ports.ts"
import { companyOf } from "./look.ts"
import { stillClock } from "./stillClock.ts"
import { filledWith, priceHeader, type StoreLayer, take } from "./stores.ts"

/** After the close of Monday, 2024-01-08, in New York. */
const clock = stillClock({ now: Date.parse("2024-01-08T23:00:00Z") })

const fill = Effect.gen(function* () {
  yield* take("companies", [
    "symbol,exchange,name,cik,listed",
    "WHOL,NYSE,Whole Inc.,21,",
    "GAPS,NYSE,Gaps Inc.,22,",
    "GONE,NYSE,Gone Inc.,23,false",
    "NONE,NYSE,None Inc.,24,",
    "FELL,NYSE,Fallen Inc.,25,"
  ])
  yield* take("listings", [
    "symbol,exchange,valid_from,valid_to,company",
    "FELL,NYSE,2023-01-03,2024-01-04,FELL"
  ])
  yield* take(
    "prices",
    [
      priceHeader,
      ...["02", "03", "04", "05", "08"].map((day) => `WHOL,2024-01-${day},10,11,9,10,100`),
      "GAPS,2024-01-02,10,11,9,10,100",
      "GONE,2024-01-02,10,11,9,10,100",
      "FELL,2024-01-02,10,11,9,10,100"
    ],
    { source: "a vendor" }
  )
  // A spike.
  yield* take("prices", [priceHeader, "GAPS,2024-01-05,10,11,1,10,100"], { source: "another" })
  yield* take(
    "statements",
    [
      "symbol,fiscal_date,period,filed_at,form,currency,sales",
      "GAPS,2021-12-31,annual,2022-02-10,10-K,USD,1",
      "GAPS,2022-12-31,annual,2023-02-15,10-K,USD,2"
    ],
    { source: "filings" }
  )
})

export const dataHealthLaws = (stores: StoreLayer): void =>
  layer(
    DataHealth.layer.pipe(
      Layer.provideMerge(Layer.mergeAll(Doubts.layer, Sources.layer)),
      Layer.provideMerge(filledWith(stores, fill))
    ),
    {
      excludeTestServices: true,
      timeout: "30 seconds"
    }
  )("DataHealth", (it) => {
    const of = Effect.fnUntraced(
      function* (symbol: string) {
        const company = yield* companyOf(symbol)
        return yield* Effect.flatMap(DataHealth, (health) => health.forOperators(company))
      },
      Effect.provideService(Clock.Clock, clock)
    )

    it.effect("finds nothing wrong with a whole series of bars", () =>
      Effect.gen(function* () {
        const { bars, doubtful, findings } = yield* of("WHOL")
        assert.deepStrictEqual([findings, doubtful], [[], []])
        assert.deepInclude(bars, { newest: "2024-01-08", sessions_behind: 0, missing_sessions: 0 })
      })
    )

    it.effect("finds gaps, doubts and old bars, with their sources and runs", () =>
      Effect.gen(function* () {
        const { bars, doubtful, doubts, findings, origins, runs, statements } = yield* of("GAPS")
        assert.deepStrictEqual(findings, ["bars_behind", "sessions_missing", "doubtful"])
        assert.deepStrictEqual(bars.gaps, [{ from: "2024-01-03", to: "2024-01-04", sessions: 2 }])
        assert.deepStrictEqual([bars.last_session, bars.sessions_behind], ["2024-01-08", 1])
        assert.strictEqual(doubts, 1)
        assert.deepStrictEqual(
          doubtful.map(({ date, reason }) => [reason, date]),
          [["spike", "2024-01-05"]]
        )
        assert.include(doubtful[0]?.remedy, "findata doubts accept GAPS:NYSE 2024-01-05")
        assert.deepStrictEqual(
          [statements.newest, statements.next, statements.next_expected, statements.is_missing],
          ["2022-12-31", "2023-12-31", "2024-02-15", false]
        )
        assert.deepStrictEqual(
          origins.map(({ first_date, kind, newest_date, rows, source }) => [
            kind,
            source,
            rows,
            first_date,
            newest_date
          ]),
          [
            ["companies", "import", 1, null, null],
            ["prices", "another", 1, "2024-01-05", "2024-01-05"],
            ["prices", "a vendor", 1, "2024-01-02", "2024-01-02"],
            ["statements", "filings", 2, "2021-12-31", "2022-12-31"]
          ]
        )
        assert.deepStrictEqual(
          runs.map(({ kind, source }) => [kind, source]),
          [
            ["statements", "filings"],
            ["prices", "another"],
            ["prices", "a vendor"],
            ["companies", "import"]
          ]
        )
        assert.strictEqual(origins[1]?.imported_at, runs[1]?.finished_at)
        assert.deepInclude(origins[2], { licence: null, visibility: "public", next_run: null, failed: false })
        assert.isAtLeast(
          Date.parse(origins[2]?.last_finished_at ?? ""),
          Date.parse(origins[2]?.imported_at ?? "")
        )
      })
    )

    it.effect("has no doubt about a bar that was accepted", () =>
      Effect.gen(function* () {
        const acceptedBars = yield* AcceptedBars
        const { company_id } = yield* companyOf("GAPS")
        const by = { ...operator, at: "2024-01-08T23:00:00Z" }
        yield* acceptedBars.accept(company_id, [{ date: "2024-01-05", low: 1, high: 11 }], by)
        const { accepted, doubts } = yield* of("GAPS")
        assert.deepStrictEqual([accepted, doubts], [["2024-01-05"], 0])
        yield* acceptedBars.withdraw(company_id, ["2024-01-05"], by)
        assert.strictEqual((yield* of("GAPS")).doubts, 1)
      })
    )

    it.effect("expects bars of listed companies alone, and until a listing ended", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual((yield* of("GONE")).findings, [])
        assert.deepStrictEqual((yield* of("NONE")).findings, ["no_bars"])
        const { bars, findings } = yield* of("FELL")
        assert.deepStrictEqual(findings, ["bars_behind"])
        assert.deepStrictEqual([bars.last_session, bars.sessions_behind], ["2024-01-04", 2])
      })
    )

    it.effect("lists listed companies that are behind, the furthest first", () =>
      Effect.gen(function* () {
        const health = yield* DataHealth
        const { companies, stale } = yield* Effect.provideService(health.stale, Clock.Clock, clock)
        assert.strictEqual(companies, 3)
        assert.deepStrictEqual(
          stale.map(({ newest, sessions_behind, symbol }) => [symbol, newest, sessions_behind]),
          [
            ["FELL", "2024-01-02", 2],
            ["GAPS", "2024-01-05", 1]
          ]
        )
        const { newestBars } = yield* HealthStore
        assert.deepStrictEqual(
          (yield* newestBars).map(({ symbol, until }) => [symbol, until]),
          [
            ["WHOL", null],
            ["GAPS", null],
            ["FELL", "2024-01-04"]
          ]
        )
      })
    )
  })
