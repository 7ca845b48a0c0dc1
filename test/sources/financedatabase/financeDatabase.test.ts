/** FinanceDatabase: companies of both layouts, their symbols, and values that can't be right. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { financeDatabase } from "../../../adapters/sources/financedatabase/FinanceDatabase.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { companiesOf, companyOf } from "../../contract/look.ts"
import { take, withImports } from "../../contract/stores.ts"
import { cellsOf, diskFile, everything, refusal, rowsIn, sharedPath, takeFile } from "../entries.ts"

const header =
  "symbol,name,summary,currency,sector,industry_group,industry,exchange,mic,market,country,state,city,zipcode,website,market_cap,isin,cusip,figi,composite_figi,shareclass_figi,delisted"

const older =
  "symbol,short_name,long_name,summary,currency,sector,industry,exchange,market,country,state,city,zipcode,website,market_cap"

const row = (cells: Readonly<Record<string, string>>): string =>
  header
    .split(",")
    .map((name) => cells[name] ?? "")
    .join(",")

const table = (...rows: ReadonlyArray<Readonly<Record<string, string>>>) =>
  memoryFile("equities.csv", [header, ...rows.map(row)].join("\n"))

const companies = (...rows: ReadonlyArray<Readonly<Record<string, string>>>) =>
  Effect.map(rowsIn(financeDatabase, table(...rows)), (found) => cellsOf(found, "companies"))

describe("A table of FinanceDatabase", () => {
  it.effect("states the profile of a company, without its CUSIP", () =>
    Effect.gen(function* () {
      const found = yield* companies({
        symbol: "AACG",
        name: "ATA Creativity Global",
        summary: "ATA Creativity Global provides educational services.",
        currency: "USD",
        sector: "Consumer Staples",
        industry_group: "Household & Personal Products",
        industry: "Household Products",
        exchange: "NGM",
        mic: "XNAS",
        country: "China",
        city: "Beijing",
        zipcode: "100022",
        website: "http://www.atai.net.cn",
        cusip: "00211V106",
        figi: "BBG000V2S3P6",
        delisted: "False"
      })
      assert.deepStrictEqual(found, [
        {
          slug: "",
          symbol: "AACG",
          exchange: "NGM",
          name: "ATA Creativity Global",
          sector: "Consumer Staples",
          industry: "Household Products",
          country: "China",
          currency: "USD",
          isin: "",
          figi_code: "BBG000V2S3P6",
          website: "http://www.atai.net.cn",
          city: "Beijing",
          state: "",
          zip_code: "100022",
          description: "ATA Creativity Global provides educational services.",
          listed: ""
        }
      ])
    })
  )

  it.effect("has symbols with Yahoo's suffix of their exchange, or in a notation of American exchanges", () =>
    Effect.gen(function* () {
      const found = yield* companies(
        { symbol: "005930.KS", exchange: "KSC" },
        { symbol: "000250.KQ", exchange: "KOE" },
        { symbol: "130A.T", exchange: "JPX" },
        { symbol: "AAIC^B", exchange: "ASE" },
        { symbol: "AKO/A", exchange: "ASE" },
        { symbol: "BRK-B", exchange: "NYQ" },
        { symbol: "005930.KS", exchange: "JPX" }
      )
      assert.deepStrictEqual(
        found.map(({ exchange, symbol }) => `${symbol}:${exchange}`),
        ["005930:KSC", "000250:KOE", "130A:JPX", "AAIC-PB:ASE", "AKO-A:ASE", "BRK-B:NYQ", "005930.KS:JPX"]
      )
    })
  )

  it.effect("states that a listing ended, never that it goes on", () =>
    Effect.gen(function* () {
      const found = yield* companies(
        { symbol: "AACT", name: "Ares Acquisition Corp. II", exchange: "ASE", delisted: "True" },
        { symbol: "AADX", exchange: "ASE", delisted: "False" }
      )
      assert.deepStrictEqual(
        found.map(({ listed, slug }) => [listed, slug]),
        [
          ["false", "ares-acquisition-corp-ii-aact-ase"],
          ["", ""]
        ]
      )
    })
  )

  it.live("stores a delisted company beside the one that holds its symbol, once", () =>
    Effect.gen(function* () {
      yield* take("companies", ["symbol,exchange,name", "X,NYSE,Holder"])
      const file = table({ symbol: "X", name: "Former", exchange: "NYQ", delisted: "True" })
      const [first] = yield* takeFile(financeDatabase, file, ["companies"])
      const [again] = yield* takeFile(financeDatabase, file, ["companies"])
      assert.deepStrictEqual([first?.inserted, again?.unchanged], [1, 1])
      assert.deepStrictEqual(
        (yield* companiesOf("X")).map(({ listed, name }) => [name, listed]),
        [
          ["Holder", true],
          ["Former", false]
        ]
      )
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )

  it.effect("has no ISIN where one exchange would list it twice, and one for listings on several", () =>
    Effect.gen(function* () {
      const found = yield* companies(
        { symbol: "005490.KS", exchange: "KSC", isin: "US6934831099" },
        { symbol: "003670.KS", exchange: "KSC", isin: "US6934831099" },
        { symbol: "PKX", exchange: "NYQ", isin: "US6934831099" },
        { symbol: "PKX.F", exchange: "FRA", isin: "US6934831099" }
      )
      assert.deepStrictEqual(
        found.map(({ isin }) => isin),
        ["", "", "US6934831099", "US6934831099"]
      )
    })
  )

  it.effect("has back the leading zeros of American and Korean postal codes", () =>
    Effect.gen(function* () {
      const found = yield* companies(
        { symbol: "A", exchange: "NGM", country: "United States", zipcode: "2139" },
        { symbol: "000250.KQ", exchange: "KOE", country: "South Korea", zipcode: "6643" },
        { symbol: "B", exchange: "NGM", country: "Norway", zipcode: "0150" },
        { symbol: "C", exchange: "NGM", country: "Switzerland", zipcode: "8001" }
      )
      assert.deepStrictEqual(
        found.map(({ zip_code }) => zip_code),
        ["02139", "06643", "0150", "8001"]
      )
    })
  )

  it.effect("before 2023 has long and short names", () =>
    Effect.gen(function* () {
      const file = memoryFile(
        "us.csv",
        [
          older,
          '001.F,"CARDTRONICS -,01",Cardtronics plc,Cash machines.,EUR,Industrials,Business Equipment,FRA,dr_market,United States,TX,Houston,77042,http://www.cardtronics.com,Small Cap',
          "X.F,ONLY SHORT,,,EUR,,,FRA,dr_market,United States,,,,,"
        ].join("\n")
      )
      const found = cellsOf(yield* rowsIn(financeDatabase, file), "companies")
      assert.deepStrictEqual(
        found.map(({ country, name, state, symbol }) => [symbol, name, country, state]),
        [
          ["001", "Cardtronics plc", "United States", "TX"],
          ["X", "ONLY SHORT", "United States", ""]
        ]
      )
    })
  )

  it.effect("states only what is wanted", () =>
    Effect.gen(function* () {
      const subject = { company_id: 1, symbol: "005930", exchange: "KOSPI", cik: null, corp_code: null }
      const file = table({ symbol: "005930.KS", exchange: "KSC" }, { symbol: "000660.KS", exchange: "KSC" })
      const rows = yield* rowsIn(financeDatabase, file, { ...everything, subjects: [subject] })
      assert.deepStrictEqual(
        rows.map(({ cells }) => cells.symbol),
        ["005930"]
      )
    })
  )

  it.effect.each(["", "symbol,name,currency,summary,category_group,family,exchange\nA,A,USD,,,,NYQ"])(
    "is refused in another form",
    (content) =>
      Effect.gen(function* () {
        const [line, message] = yield* refusal(financeDatabase, memoryFile("etfs.csv", content))
        assert.strictEqual(line, 1)
        assert.include(message, "a table of equities of FinanceDatabase")
      })
  )
})

/** How many rows of a real table are read, imported and refused, and how many of these for which reason. */
const imported = (name: string) =>
  Effect.map(
    takeFile(
      financeDatabase,
      diskFile(sharedPath(`open/company_master/financedatabase_${name}.csv.gz`) ?? ""),
      ["companies"]
    ),
    ([summary]) => {
      const reasons: Record<string, number> = {}
      for (const { message } of summary?.problems ?? []) {
        const reason = message
          .replace(/^\S+ on \S+ was held by .*, which/, "A former holder, which")
          .replace(/".*|\d+ with.*|:.*/, "")
          .trim()
        reasons[reason] = (reasons[reason] ?? 0) + 1
      }
      return [summary?.read, summary?.inserted, summary?.refused, reasons]
    }
  )

describe.skipIf(sharedPath("open/company_master") === null)("The real tables of FinanceDatabase", () => {
  it.live("are imported but for rows without a name, and securities that are in them twice", () =>
    Effect.gen(function* () {
      const none = {}
      assert.deepStrictEqual(yield* imported("equities_KSC"), [733, 733, 0, none])
      assert.deepStrictEqual(yield* imported("equities_KOE"), [1092, 1092, 0, none])
      assert.deepStrictEqual(yield* imported("equities_NGM"), [271, 271, 0, none])
      assert.deepStrictEqual(yield* imported("equities_NCM"), [958, 950, 8, { "name is missing": 8 }])
      assert.deepStrictEqual(yield* imported("equities_JPX"), [3061, 3057, 4, { "name is missing": 4 }])
      assert.deepStrictEqual(yield* imported("equities_ASE"), [
        1115,
        1096,
        19,
        {
          // BCV-PA and BCV^A, and ten others.
          "The same as line": 11,
          // HWM^ after HWM-P, which is delisted; PLYM^A; RHE^A.
          "A former holder, which is no longer listed": 3,
          // `NCQ WI`, `BQI RT WI`, `UTG RT WI`, `TTTM WS-W`, `TTTM WS-Z`.
          "Expected a ticker symbol, got": 5
        }
      ])
      const posco = yield* companyOf("005490")
      assert.deepStrictEqual([posco.exchange, posco.name, posco.isin], ["KOSPI", "POSCO", null])
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )

  it.live("before 2023 are imported whole", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* imported("us_equities_2021-2022"), [13534, 13534, 0, {}])
    }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer()))))
  )
})
