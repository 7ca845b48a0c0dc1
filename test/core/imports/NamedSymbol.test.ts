/** The symbols in the names of files. */
import { assert, it } from "@effect/vitest"
import { exchangeBySuffix } from "../../../adapters/sources/vendors/SymbolSuffixes.ts"
import { namedSymbol } from "../../../core/imports/NamedSymbol.ts"

it.for<readonly [string, string, string | null]>([
  ["AAPL.csv", "AAPL", null],
  ["prices/2024/aapl.CSV.gz", "AAPL", null],
  ["C:\\prices\\msft.ndjson", "MSFT", null],
  ["aapl.us.txt", "AAPL", null],
  ["brk-b.us.txt", "BRK-B", null],
  ["BRK-B.csv", "BRK-B", null],
  ["BRK.B.csv", "BRK.B", null],
  ["005930.KS.csv", "005930", "KOSPI"],
  ["247540.kq", "247540", "KOSDAQ"],
  ["7203.jp.txt", "7203", "TSE"],
  ["7203.T.xlsx", "7203", "TSE"],
  ["VOD.L.csv", "VOD", "LSE"],
  ["0700.HK.csv", "0700", "HKEX"],
  ["^GSPC.csv", "^GSPC", null],
  ["AAPL", "AAPL", null]
])("%s is %s", ([file, symbol, exchange]) => {
  assert.deepStrictEqual(namedSymbol(file, exchangeBySuffix), { symbol, exchange })
})

it.for(["standard input", "AAPL Historical Data.csv", ".csv", "prices/", "^.csv"])("%s is none", (file) => {
  assert.strictEqual(namedSymbol(file, exchangeBySuffix), null)
})
