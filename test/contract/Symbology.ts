/** Laws of every store for identifiers: which companies they mean, and what is kept of that. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { dataServices, type IdentifierType, Symbology } from "../../core/mod.ts"
import { Changes, withReadSet } from "../../core/ports.ts"
import { type StoreLayer, take, withImports } from "./stores.ts"

const header = "symbol,exchange,name,slug,listed,isin,cik,corp_code"

/** Their ids are 1 to 11, in this order. */
const companies = [
  header,
  "META,NASDAQ,Meta Platforms,,,US30303M1027,1326801,",
  "METV,NYSE,Roundhill Ball Metaverse ETF,,,,,",
  "GOOGL,NASDAQ,Alphabet class A,,,US02079K3059,1652044,",
  "GOOG,NASDAQ,Alphabet class C,,,US02079K1079,1652044,",
  "SHEL,LSE,Shell plc,,,GB00BP6MXD84,,",
  "SHEL,NYSE,Shell plc ADR,,,US7802593050,,",
  "WM,NYSE,Waste Management,,,,,",
  "WAMUQ,OTC,Washington Mutual,washington-mutual,no,,,",
  "005930,KOSPI,Samsung Electronics,,,KR7005930003,,126380",
  "BRK.B,NYSE,Berkshire,,,,,",
  "GONE,NYSE,Gone,,no,US0000000001,,"
]

/** FB became META on 2022-06-09, and the fund that had META since 2021-06-30 became METV on 2022-01-31. */
const listings = [
  "symbol,exchange,valid_from,valid_to,company",
  "FB,NASDAQ,2012-05-18,2022-06-08,META:NASDAQ",
  "META,NASDAQ,2022-06-09,,META:NASDAQ",
  "META,NYSE,2021-06-30,2022-01-30,METV",
  "METV,NYSE,2022-01-31,,METV",
  "WM,NYSE,1998-01-02,2008-09-26,washington-mutual",
  "WMI,NYSE,1998-01-02,2008-10-03,WM",
  "WM,NYSE,2008-10-06,,WM",
  "GONE,NYSE,2001-01-02,2009-12-31,GONE"
]

const filled = (stores: StoreLayer) =>
  Layer.provideMerge(
    Layer.effectDiscard(
      Effect.gen(function* () {
        yield* take("companies", companies)
        yield* take("listings", listings)
      })
    ),
    Layer.provideMerge(dataServices, withImports(stores))
  )

const resolved = (inputs: string, type: IdentifierType, day: string | null) =>
  Effect.flatMap(Symbology, ({ resolve }) => resolve(inputs.split(","), type, day))

/** `META 1 2022-06-09-now` for each result. */
const briefly = (inputs: string, type: IdentifierType, day: string | null) =>
  Effect.map(resolved(inputs, type, day), ({ not_found, results }) => ({
    results: results.map(
      ({ company_id, from, symbol, to }) =>
        `${symbol} ${company_id}${from === null ? "" : ` ${from} to ${to ?? "now"}`}`
    ),
    not_found
  }))

interface Case {
  readonly inputs: string
  readonly type?: IdentifierType
  readonly day?: string
  readonly results: ReadonlyArray<string>
  readonly not_found?: ReadonlyArray<string>
}

const cases: ReadonlyArray<Case> = [
  { inputs: "FB,META", results: ["META 1 2022-06-09 to now"], not_found: ["FB"] },
  {
    inputs: "FB,META",
    day: "2021-12-31",
    results: ["FB 1 2012-05-18 to 2022-06-08", "META 2 2021-06-30 to 2022-01-30"]
  },
  { inputs: "META,FB", day: "2022-06-08", results: ["FB 1 2012-05-18 to 2022-06-08"], not_found: ["META"] },
  { inputs: "META", day: "2022-06-09", results: ["META 1 2022-06-09 to now"] },
  { inputs: "fb@2015-01-02", day: "2023-01-03", results: ["FB 1 2012-05-18 to 2022-06-08"] },
  { inputs: "META", day: "2010-01-04", results: [], not_found: ["META"] },
  { inputs: "WM", results: ["WM 7 2008-10-06 to now"] },
  {
    inputs: "WM,WMI",
    day: "2008-09-26",
    results: ["WM 8 1998-01-02 to 2008-09-26", "WMI 7 1998-01-02 to 2008-10-03"]
  },
  { inputs: "WM", day: "2008-10-01", results: [], not_found: ["WM"] },
  { inputs: "WAMUQ", results: ["WAMUQ 8"] },
  { inputs: "SHEL", results: ["SHEL 5", "SHEL 6"] },
  { inputs: "SHEL:NYSE", results: ["SHEL 6"] },
  { inputs: "5930,brk-b", results: ["005930 9", "BRK.B 10"] },
  { inputs: "GONE", results: ["GONE 11 2001-01-02 to 2009-12-31"] },
  { inputs: "GONE", day: "2010-01-04", results: [], not_found: ["GONE"] },
  { inputs: "not a symbol,SHEL:NOWHERE", results: [], not_found: ["not a symbol", "SHEL:NOWHERE"] },
  {
    inputs: "us30303m1027, GB00BP6MXD84 ,US0000000002",
    type: "isin",
    results: ["META 1 2022-06-09 to now", "SHEL 5"],
    not_found: ["US0000000002"]
  },
  { inputs: "US30303M1027", type: "isin", day: "2020-01-02", results: ["FB 1 2012-05-18 to 2022-06-08"] },
  { inputs: "US30303M1027", type: "isin", day: "2012-05-17", results: [], not_found: ["US30303M1027"] },
  { inputs: "US0000000001", type: "isin", day: "2024-01-02", results: [], not_found: ["US0000000001"] },
  {
    inputs: "1652044,0001326801,7",
    type: "cik",
    results: ["GOOGL 3", "GOOG 4", "META 1 2022-06-09 to now"],
    not_found: ["7"]
  },
  { inputs: "00126380,126380", type: "corp_code", results: ["005930 9", "005930 9"] },
  {
    inputs: "XNAS:META,XLON:SHEL,XNYS:META,META",
    type: "mic_symbol",
    results: ["META 1 2022-06-09 to now", "SHEL 5"],
    not_found: ["XNYS:META", "META"]
  },
  { inputs: "XNYS:META", type: "mic_symbol", day: "2021-12-31", results: ["META 2 2021-06-30 to 2022-01-30"] }
]

export const symbologyLaws = (stores: StoreLayer): void =>
  layer(filled(stores), { excludeTestServices: true, timeout: "30 seconds" })("identifiers", (it) => {
    for (const { day = null, inputs, not_found = [], results, type = "symbol" } of cases) {
      it.effect(`${type} ${inputs}${day === null ? "" : ` on ${day}`}`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* briefly(inputs, type, day), { results, not_found })
        })
      )
    }

    it.effect("state what was asked, and the company's present name", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* resolved("fb", "symbol", "2015-01-02"), {
          results: [
            {
              input: "fb",
              company_id: 1,
              symbol: "FB",
              name: "Meta Platforms",
              from: "2012-05-18",
              to: "2022-06-08"
            }
          ],
          not_found: []
        })
      })
    )

    it.effect("are resolved anew once what they mean is imported, and not for anything else", () =>
      Effect.gen(function* () {
        const changes = yield* Changes
        const kept = (inputs: string, type: IdentifierType) =>
          withReadSet(changes, "data", resolved(inputs, type, null))
        const [isin, cik, listing, other] = [
          yield* kept("US0378331005", "isin"),
          yield* kept("320193", "cik"),
          yield* kept("GOOGL", "symbol"),
          yield* kept("BRK.B", "symbol")
        ]
        yield* take("companies", [header, "AAPL,NASDAQ,Apple,,,US0378331005,320193,"])
        yield* take("listings", [
          "symbol,exchange,valid_from,valid_to,company",
          "GOOGL,NASDAQ,2014-04-03,,GOOGL"
        ])
        assert.deepStrictEqual(
          [isin, cik, listing, other].map(({ readSet }) => changes.isCurrent(readSet)),
          [false, false, false, true]
        )
        assert.deepStrictEqual(yield* briefly("320193", "cik", null), { results: ["AAPL 12"], not_found: [] })
      })
    )
  })
