/** Laws of every `CompanyStore`. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { type CompanyFilter } from "../../core/mod.ts"
import { CompanyStore } from "../../core/ports.ts"
import { filledWith, type StoreLayer, take } from "./stores.ts"

/** Their ids are 1 to 10, in this order. */
const companies = [
  "symbol,exchange,name,alias_name,sector,country,listed",
  "PINE,NYSE,Pineapple Energy,,Énergie,US,",
  "APLE,NYSE,Apple Hospitality REIT,,Real Estate,US,",
  "APPLE,LSE,Orchard plc,,Real Estate,GB,",
  "AAPL,NASDAQ,Apple Inc.,애플,Technology,US,",
  "005930,KOSPI,Samsung Electronics,삼성전자,Technology,KR,",
  "SHEL,LSE,Shell plc,,Énergie,GB,",
  "SHEL,NYSE,Shell plc ADR,,Énergie,GB,",
  "EL,EPA,ÉLAN Société,,,FR,",
  "PCT,NYSE,100% Back\\slash_Under,,,,",
  "GONE,NYSE,Gone Company,,,US,false"
]

const all: CompanyFilter = { search: null, sector: null, country_code: null }
const whole = { offset: 0, limit: 100 }

const ids = Effect.fnUntraced(function* (filter: Partial<CompanyFilter>, window = whole) {
  const store = yield* CompanyStore
  const page = yield* store.list({ ...all, ...filter }, window)
  return { ids: page.companies.map((_) => _.company_id), total: page.total }
})

const found = (...ids: ReadonlyArray<number>) => ({ ids, total: ids.length })

/** A company of the London Stock Exchange under this name. */
const named = (name: string) => take("companies", ["symbol,exchange,name", `APPLE,LSE,${name}`])

export const companyStoreLaws = (stores: StoreLayer): void =>
  layer(filledWith(stores, take("companies", companies)), {
    excludeTestServices: true,
    timeout: "30 seconds"
  })("CompanyStore", (it) => {
    it.effect("lists all companies by company_id", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({}), found(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
      })
    )

    it.effect("lists what is known of a company, and null for what isn't", () =>
      Effect.gen(function* () {
        const store = yield* CompanyStore
        const page = yield* store.list({ ...all, search: "PCT" }, whole)
        assert.deepStrictEqual(page.companies, [
          {
            company_id: 9,
            symbol: "PCT",
            name: "100% Back\\slash_Under",
            alias_name: null,
            exchange: "NYSE",
            sector: null,
            country_code: null,
            listed: true
          }
        ])
      })
    )

    it.effect("states which companies are listed", () =>
      Effect.gen(function* () {
        const { companies } = yield* (yield* CompanyStore).list(all, whole)
        const gone = companies.filter(({ listed }) => listed !== true)
        assert.deepStrictEqual(
          gone.map(({ listed, symbol }) => ({ listed, symbol })),
          [{ listed: false, symbol: "GONE" }]
        )
      })
    )

    it.effect("ranks exact symbols first, then prefix matches, then substring matches", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({ search: "apple" }), found(3, 2, 4, 1))
      })
    )

    it.effect("puts exact symbols on several exchanges in order of company_id", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({ search: "SHEL" }), found(6, 7))
      })
    )

    const searches: ReadonlyArray<readonly [text: string, id: number]> = [
      ["애플", 4],
      ["삼성", 5],
      ["성전", 5],
      ["00593", 5],
      ["sAmSuNg", 5],
      ["élan", 8],
      ["ÉLAN SOCIÉTÉ", 8],
      ["%", 9],
      ["_", 9],
      ["\\", 9],
      ["% back\\slash_u", 9]
    ]
    for (const [text, id] of searches) {
      it.effect(`finds by ${JSON.stringify(text)} the company ${id} alone`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* ids({ search: text }), found(id))
        })
      )
    }

    for (const text of ["_pple", "a%e", "ap\\ple", "애프", "1000"]) {
      it.effect(`finds nothing by ${JSON.stringify(text)}`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* ids({ search: text }), found())
        })
      )
    }

    for (const sector of ["Technology", "tECHNOLOGY"]) {
      it.effect(`filters by sector ${sector}`, () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(yield* ids({ sector }), found(4, 5))
        })
      )
    }

    it.effect("filters by an accented sector in another case", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({ sector: "éNERGIE" }), found(1, 6, 7))
      })
    )

    it.effect("finds nothing by an empty sector or country", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({ sector: "" }), found())
        assert.deepStrictEqual(yield* ids({ country_code: "" }), found())
      })
    )

    it.effect("matches a whole sector, never a part", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({ sector: "Real" }), found())
      })
    )

    it.effect("filters by country", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({ country_code: "GB" }), found(3, 6, 7))
      })
    )

    it.effect("returns only what passes all filters", () =>
      Effect.gen(function* () {
        const filter = { search: "apple", sector: "real estate", country_code: "US" }
        assert.deepStrictEqual(yield* ids(filter), found(2))
      })
    )

    it.effect("returns a window of the ranked list and the total count", () =>
      Effect.gen(function* () {
        const window = { offset: 1, limit: 2 }
        assert.deepStrictEqual(yield* ids({ search: "apple" }, window), { ids: [2, 4], total: 4 })
      })
    )

    it.effect("returns the total count even beyond its end", () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* ids({}, { offset: 10, limit: 5 }), { ids: [], total: 10 })
      })
    )

    it.effect("has the words of names that begin or end so, each once, and none of symbols", () =>
      Effect.gen(function* () {
        const { words } = yield* CompanyStore
        const within = (begins: string, ends: string, min: number, max: number) =>
          Effect.map(words({ begins, ends, min, max }), (found) => found.toSorted())
        assert.deepStrictEqual(yield* within("app", "lc", 3, 9), ["apple", "plc"])
        assert.deepStrictEqual(yield* within("é", "자", 4, 4), ["élan", "삼성전자"])
        assert.deepStrictEqual(yield* within("s", "ard", 6, 7), ["orchard", "samsung", "société"])
        assert.deepStrictEqual(yield* within("pct", "aapl", 3, 4), [])
        assert.deepStrictEqual(yield* within("100", "100", 3, 4), [])
      })
    )

    it.effect("has no word of a name that was replaced", () =>
      Effect.gen(function* () {
        const { words } = yield* CompanyStore
        const range = { begins: "orch", ends: "dow", min: 6, max: 7 }
        yield* named("Meadow plc")
        assert.deepStrictEqual(yield* words(range), ["meadow"])
        yield* named("Orchard plc")
        assert.deepStrictEqual(yield* words(range), ["orchard"])
        const kept = { begins: "plc", ends: "plc", min: 3, max: 3 }
        assert.deepStrictEqual(yield* words(kept), ["plc"])
      })
    )
  })
