/** Tables of the Korea Exchange: stocks day by day, lists of the Data Marketplace in its own encoding, and real files. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { krx } from "../../../adapters/sources/krx/Krx.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import { barsOf, companyOf } from "../../contract/look.ts"
import { withImports } from "../../contract/stores.ts"
import {
  cellsOf,
  diskFile,
  everything,
  readEntries,
  refusal,
  rowsIn,
  sharedPath,
  takeFile
} from "../entries.ts"
import { cp949 } from "../tables/cp949.ts"

const header =
  '"Code","Name","Close","Dept","ChangeCode","Changes","ChagesRatio","Volume","Amount","Open","High","Low","Marcap","Stocks","Market","MarketId","Rank","Date"'

interface Day {
  readonly code: string
  readonly name: string
  readonly market: string
  readonly date: string
  readonly prices: readonly [open: number, high: number, low: number, close: number, volume: number]
  readonly stocks: number
}

const lineOf = ({ code, date, market, name, prices, stocks }: Day): string => {
  const [open, high, low, close, volume] = prices.map((price) => price.toFixed(1))
  return `"${code}","${name}",${close},"",1,0.0,0.0,${volume},0.0,${open},${high},${low},0.0,${stocks},"${market}","STK",1,"${date}"`
}

const first: Day = {
  code: "00104K",
  name: "CJ4우(전환)",
  market: "KOSPI",
  date: "2024-01-02",
  prices: [70000, 71000, 69000, 70500, 1000],
  stocks: 4226512
}

const days: ReadonlyArray<Day> = [
  first,
  { ...first, code: "066970", name: "엘앤에프", market: "KOSDAQ GLOBAL", stocks: 36 },
  { ...first, date: "2024-01-03", prices: [0, 0, 0, 70500, 0] },
  { ...first, code: "066970", name: "엘앤에프", market: "KOSPI", date: "2024-01-29", stocks: 36 },
  { ...first, date: "2024-01-30", stocks: 4226513 },
  { ...first, date: "2024-01-31", stocks: 4226513, name: "CJ4우" }
]

const daily = memoryFile("marcap-2024.csv", [header, ...days.map(lineOf)].join("\n"))

describe("A table of all stocks day by day", () => {
  it.effect("has each company once, under its last name and market, with leading zeros and letters", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(cellsOf(yield* rowsIn(krx, daily), "companies"), [
        { symbol: "00104K", name: "CJ4우", alias_name: "CJ4우", exchange: "KOSPI" },
        { symbol: "066970", name: "엘앤에프", alias_name: "엘앤에프", exchange: "KOSPI" }
      ])
    })
  )

  it.effect("has counts of shares on the days on which they changed", () =>
    Effect.gen(function* () {
      const shares = cellsOf(yield* rowsIn(krx, daily), "shares")
      assert.deepStrictEqual(
        shares.map(({ count, date, symbol }) => `${symbol} ${date} ${count}`),
        ["00104K 2024-01-02 4226512", "066970 2024-01-02 36", "00104K 2024-01-30 4226513"]
      )
    })
  )

  it.effect("has raw bars with their lines, halted days too", () =>
    Effect.gen(function* () {
      const bars = (yield* rowsIn(krx, daily)).filter(({ kind }) => kind === "prices")
      assert.deepStrictEqual(
        bars.map(({ line }) => line),
        [2, 3, 4, 5, 6, 7]
      )
      assert.deepStrictEqual(bars[2]?.cells, {
        symbol: "00104K",
        exchange: "KOSPI",
        date: "2024-01-03",
        open: "0.0",
        high: "0.0",
        low: "0.0",
        close: "70500.0",
        volume: "0.0"
      })
    })
  )

  it.effect("states what is wanted, with the lines of the file", () =>
    Effect.gen(function* () {
      const subject = { company_id: 1, symbol: "066970", exchange: "KOSPI", cik: null, corp_code: null }
      const rows = yield* rowsIn(krx, daily, { ...everything, subjects: [subject], since: "2024-01-03" })
      assert.deepStrictEqual(
        rows.map(({ kind, line }) => [kind, line]),
        [
          ["companies", 5],
          ["shares", 5],
          ["prices", 5]
        ]
      )
    })
  )

  it.effect("loses only its malformed lines", () =>
    Effect.gen(function* () {
      const lines = [header, lineOf(first), '"005930","삼성전자"', lineOf({ ...first, date: "2024-01-03" })]
      const [entry] = yield* readEntries(krx, memoryFile("marcap.csv", lines.join("\n")))
      assert.deepStrictEqual(entry?.broken, [["prices", 3, "Expected 18 cells, found 2"]])
      assert.deepStrictEqual(
        entry?.rows.filter(({ kind }) => kind === "prices").map(({ line }) => line),
        [2, 4]
      )
    })
  )
})

describe("A list of the KRX Data Marketplace", () => {
  const sectors = [
    "종목코드,종목명,시장구분,업종명,종가,대비,등락률,시가총액",
    '"005930","삼성전자","KOSPI","전기전자","60000","0","0.00","0"',
    '"08537M","루트로닉3우C","KOSDAQ","의료·정밀기기","1","0","0","0"',
    ""
  ].join("\r\n")

  it.effect.each([
    ["UTF-8", sectors],
    ["windows-949", cp949(sectors)]
  ] as const)("of industries states companies with their sector, in %s", ([, content]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(cellsOf(yield* rowsIn(krx, memoryFile("data_1234.csv", content)), "companies"), [
        {
          symbol: "005930",
          name: "삼성전자",
          alias_name: "삼성전자",
          exchange: "KOSPI",
          sector: "Technology",
          industry: "전기전자"
        },
        {
          symbol: "08537M",
          name: "루트로닉3우C",
          alias_name: "루트로닉3우C",
          exchange: "KOSDAQ",
          sector: "Healthcare",
          industry: "의료·정밀기기"
        }
      ])
    })
  )

  it.effect("of all issues states English names, ISINs and kinds of shares", () =>
    Effect.gen(function* () {
      const content = cp949(
        [
          "표준코드,단축코드,한글 종목명,한글 종목약명,영문 종목명,상장일,시장구분,증권구분,소속부,주식종류,액면가,상장주식수",
          "KR7005930003,005930,삼성전자보통주,삼성전자,SamsungElectronics,1975/06/11,KOSPI,주권,,보통주,100,5969782550"
        ].join("\n")
      )
      assert.deepStrictEqual(cellsOf(yield* rowsIn(krx, memoryFile("data.csv", content)), "companies"), [
        {
          symbol: "005930",
          exchange: "KOSPI",
          isin: "KR7005930003",
          name: "SamsungElectronics",
          alias_name: "삼성전자",
          stock_type: "보통주"
        }
      ])
    })
  )

  it.effect("of PER and PBR states names alone", () =>
    Effect.gen(function* () {
      const content = "종목코드,종목명,종가,대비,등락률,EPS,PER\n095570,AJ네트웍스 ,6050.0,0,0,1707.0,3.54"
      assert.deepStrictEqual(cellsOf(yield* rowsIn(krx, memoryFile("per.csv", content)), "companies"), [
        { symbol: "095570", name: "AJ네트웍스", alias_name: "AJ네트웍스" }
      ])
    })
  )

  it.effect("of one stock's days is refused with the way to import it", () =>
    Effect.gen(function* () {
      const content = cp949("일자,종가,대비,등락률,시가,고가,저가,거래량\n2024/01/02,1,1,1,1,1,1,1\n")
      assert.deepStrictEqual(yield* refusal(krx, memoryFile("data.csv", content)), [
        1,
        "The table has the days of one stock, which it doesn't name: import it as prices with --format krx and --symbol"
      ])
    })
  )

  it.effect("in another form is refused", () =>
    Effect.gen(function* () {
      const [line, message] = yield* refusal(krx, memoryFile("x.csv", "a,b\n1,2\n"))
      assert.strictEqual(line, 1)
      assert.match(message, /^Expected a table of marcap .*; the header is a, b$/)
    })
  )
})

const kinds = ["companies", "shares", "prices"] as const
const counts = (summary: Effect.Success<ReturnType<typeof takeFile>>[number]) => [
  summary.read,
  summary.inserted,
  summary.refused,
  summary.normalised
]

const real = sharedPath("local/prices_kr/marcap-2024-01-02_2024-02-13.all_krx.csv.gz")
const industries = sharedPath("local/company_master/krx_sector_kospi.csv")

describe.skipIf(real === null || industries === null)("Real tables of KRX", () => {
  it.live(
    "of six weeks are imported whole",
    () =>
      Effect.gen(function* () {
        const [sectors] = yield* takeFile(krx, diskFile(industries ?? ""), ["companies"])
        assert.deepStrictEqual(sectors === undefined ? [] : counts(sectors), [943, 943, 0, 0])
        const summaries = yield* takeFile(krx, diskFile(real ?? ""), kinds)
        assert.deepStrictEqual(summaries.map(counts), [
          [2800, 1869, 0, 0],
          [3121, 3121, 0, 0],
          [80828, 80828, 0, 3294]
        ])
        assert.strictEqual((yield* companyOf("00104K")).alias_name, "CJ4우(전환)")
        const [bar] = yield* barsOf("005930")
        assert.deepStrictEqual(bar, {
          date: "2024-01-02",
          open: 78200,
          high: 79800,
          low: 78200,
          close: 79600,
          volume: 17142847
        })
        assert.strictEqual((yield* companyOf("005930")).sector, "Technology")
      }).pipe(Effect.provide(withImports(Layer.suspend(() => storesLayer())))),
    60_000
  )
})
