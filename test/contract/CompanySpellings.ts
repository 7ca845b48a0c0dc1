/** Laws of every store for the spellings of a symbol: which company a request, a kept result and an import mean. */
import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Companies, dataServices } from "../../core/mod.ts"
import { Changes, withReadSet } from "../../core/ports.ts"
import { closesOf, companiesOf } from "./look.ts"
import { counted, only, priceHeader, refusals, type StoreLayer, take, withImports } from "./stores.ts"

const header = "symbol,exchange,name,listed,slug"

/** Their ids are 1 to 13, in this order. */
const companies = [
  header,
  "BRK.B,NYSE,Berkshire,,",
  "ABC-D,NYSE,With a hyphen,,",
  "ABC.D,NYSE,With a point,,with-a-point",
  "X.Y,LSE,In London,,",
  "X-Y,NYSE,In New York,,",
  "005930,KOSPI,Samsung Electronics,,",
  "000660,TSE,No Korean one,,",
  "7203,TSE,Toyota,,",
  "^GSPC,NYSE,S&P 500,,",
  "NOW.A,NYSE,Renamed,,",
  "QQQQ,NYSE,Gone,false,",
  "QQQZ,NYSE,Stays,,",
  "A-LONG-SYMBOL,NYSE,Long,,"
]

const listings = [
  "symbol,exchange,valid_from,valid_to,company",
  "OLD.A,NYSE,2001-01-01,2010-12-31,NOW.A:NYSE",
  "BRK.B,NYSE,1996-05-09,,BRK-B@2024-01-02"
]

const found = (text: string, day: string | null = null) =>
  Effect.flatMap(Companies, (all) =>
    Effect.map(all.find(text, day), (company) => company?.company_id ?? null)
  )

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

export const companySpellingLaws = (stores: StoreLayer): void =>
  layer(filled(stores), { excludeTestServices: true, timeout: "30 seconds" })("a symbol's spelling", (it) => {
    const meanings: ReadonlyArray<readonly [text: string, id: number | null]> = [
      ["BRK.B", 1],
      ["brk-b", 1],
      ["BRK/B", 1],
      ["BRK/B:NYSE", 1],
      ["BRK-B:LSE", null],
      ["BRKB", null],
      ["ABC-D", 2],
      ["ABC.D", 3],
      ["ABC/D", 2],
      ["X-Y", 5],
      ["X-Y:LSE", 4],
      ["5930", 6],
      ["5930:KRX", 6],
      ["660", null],
      ["000660", 7],
      ["7203", 8],
      ["^gspc", 9],
      ["BRK-B@2000-01-03", 1],
      ["BRK-B:NYSE@2000-01-03", 1],
      ["BRK-B@1990-01-02", null],
      ["OLD-A@2005-01-03", 10],
      ["OLD.A@2005-01-03", 10],
      ["OLD/A@2011-01-03", null],
      ["NOW-A@2005-01-03", 10],
      ["NOW-A@2005-02-30", null],
      ["OLD-A", null]
    ]
    for (const [text, id] of meanings) {
      it.effect(`${text} means ${id === null ? "no company" : `the company ${id}`}`, () =>
        Effect.gen(function* () {
          assert.strictEqual(yield* found(text), id)
        })
      )
    }

    it.effect("a text's own day is before the one asked for", () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* found("OLD.A@2005-01-03", "2020-01-02"), 10)
        assert.strictEqual(yield* found("OLD.A", "2005-01-03"), 10)
        assert.strictEqual(yield* found("OLD.A@2020-01-02", "2005-01-03"), null)
      })
    )

    const edits: ReadonlyArray<readonly [text: string, nearest: string | null]> = [
      ["BRKB", "BRK.B"],
      ["BKR.B", "BRK.B"],
      ["005939", "005930"],
      ["GSPC", "^GSPC"],
      // A listed one is before one that is delisted.
      ["QQQX", "QQQZ"],
      ["QQQQ:LSE", null],
      ["BRKXX", null],
      ["A B", null],
      ["A-LONG-SYMBO", "A-LONG-SYMBOL"],
      ["A-LONG-SYMBOLS", null]
    ]
    for (const [text, nearest] of edits) {
      it.effect(`the nearest to ${text} is ${nearest ?? "none"}`, () =>
        Effect.gen(function* () {
          const all = yield* Companies
          const error = yield* Effect.flip(all.bySymbol(text))
          assert.deepInclude(error, { _tag: "CompanyNotFound", symbol: text, nearest })
        })
      )
    }

    it.effect("what depends on a symbol's absence is dropped once a company has another spelling of it", () =>
      Effect.gen(function* () {
        const changes = yield* Changes
        const of = (text: string) => withReadSet(changes, "data", found(text))
        const [absent, other] = [yield* of("LATE-A"), yield* of("MORE-A")]
        assert.deepStrictEqual([absent.value, other.value], [null, null])
        yield* take("companies", [header, "LATE/A,NYSE,Late,,"])
        assert.deepStrictEqual(
          [changes.isCurrent(absent.readSet), changes.isCurrent(other.readSet)],
          [false, true]
        )
        const spelled = yield* of("LATE-A")
        assert.isNotNull(spelled.value)
        yield* take("companies", [header, "LATE-A,LSE,Exactly so,,"])
        assert.isFalse(changes.isCurrent(spelled.readSet))
        assert.notStrictEqual(yield* found("LATE-A"), spelled.value)
      })
    )

    it.effect("an error that names the nearest symbol is dropped once another is stored", () =>
      Effect.gen(function* () {
        const changes = yield* Changes
        const all = yield* Companies
        const missing = yield* withReadSet(changes, "data", Effect.flip(all.bySymbol("WWWV")))
        yield* take("companies", [header, "WWWW,NYSE,Nearer,,"])
        assert.isFalse(changes.isCurrent(missing.readSet))
      })
    )

    it.effect("an import finds a company by another spelling, and leaves it its own", () =>
      Effect.gen(function* () {
        const prices = yield* take("prices", [
          priceHeader,
          "BRK-B,2024-01-02,1,1,1,1,1",
          "BRK/B,2024-01-03,2,2,2,2,1",
          "5930,2024-01-02,3,3,3,3,1",
          "660,2024-01-02,3,3,3,3,1"
        ])
        assert.deepStrictEqual(counted(prices), only({ inserted: 3, refused: 1 }))
        assert.deepStrictEqual(refusals(prices), [
          [
            5,
            "symbol",
            "Unknown symbol 660: import its company first, or pass --create-companies and --exchange"
          ]
        ])
        assert.deepStrictEqual(yield* closesOf("BRK.B"), ["2024-01-02 1", "2024-01-03 2"])
        assert.deepStrictEqual(yield* closesOf("005930"), ["2024-01-02 3"])
        const named = yield* take("prices", [priceHeader, "BRK.B,2024-01-04,2,2,2,2,1"], { symbol: "BRK/B" })
        assert.deepStrictEqual(counted(named), only({ inserted: 1 }))
        const renamed = yield* take("companies", [header, "BRK-B,NYSE,Berkshire Hathaway,,"])
        assert.deepStrictEqual(counted(renamed), only({ changed: 1 }))
        assert.deepStrictEqual(
          (yield* companiesOf("BRK.B")).map(({ name }) => name),
          ["Berkshire Hathaway"]
        )
      })
    )

    it.effect("a file's company is named by any spelling, on any day", () =>
      Effect.gen(function* () {
        for (const [company, date] of [
          ["OLD-A@2005-01-03", "2024-02-01"],
          ["now-a", "2024-02-02"],
          ["renamed", "2024-02-05"]
        ] as const) {
          const taken = yield* take("prices", [priceHeader, `NOW.A,${date},1,1,1,1,1`], { company })
          assert.deepStrictEqual(counted(taken), only({ inserted: 1 }), company)
        }
        assert.lengthOf(yield* closesOf("NOW.A"), 3)
      })
    )
  })
