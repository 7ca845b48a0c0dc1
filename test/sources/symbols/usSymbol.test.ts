/** American tickers in one notation: that of the SEC's list of tickers. */
import { assert, it } from "@effect/vitest"
import { usSymbol } from "../../../adapters/sources/symbols/UsSymbol.ts"

it.each([
  ["aapl", "AAPL"],
  ["BRK.B", "BRK-B"],
  ["BRK/B", "BRK-B"],
  ["BRK-B", "BRK-B"],
  ["ABR$D", "ABR-PD"],
  ["AAIC^B", "AAIC-PB"],
  ["GRH PR C", "GRH-PC"],
  ["ABR$", "ABR-P"],
  ["ABR-PD", "ABR-PD"],
  ["ACHR.W", "ACHR-WT"],
  ["ADRA.WS", "ADRA-WT"],
  ["X.WS.A", "X-WTA"],
  ["ADRA.U", "ADRA-UN"],
  ["GIGGU", "GIGGU"],
  ["NCQ WI", "NCQ WI"],
  ["__proto__", "__PROTO__"],
  ["", ""]
])("%s is %s", (text, symbol) => {
  assert.strictEqual(usSymbol(text), symbol)
})
