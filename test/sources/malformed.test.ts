/** Malformed and hostile files: every source of companies and prices refuses them by an error, and none has a defect. */
import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Exit } from "effect"
import { financeDatabase } from "../../adapters/sources/financedatabase/FinanceDatabase.ts"
import { krx } from "../../adapters/sources/krx/Krx.ts"
import { lean } from "../../adapters/sources/lean/Lean.ts"
import { memoryFile } from "../../adapters/sources/mod.ts"
import { nasdaq } from "../../adapters/sources/nasdaq/Nasdaq.ts"
import { sp500 } from "../../adapters/sources/sp500/Sp500.ts"
import { readEntries } from "./entries.ts"

const sources = [financeDatabase, krx, lean, nasdaq, sp500]

const headers = [
  "symbol,name,summary,sector,industry,exchange,country,zipcode,isin,__proto__,constructor",
  "Symbol,Security,GICS Sector,GICS Sub-Industry,CIK,__proto__",
  "ACT Symbol|Security Name|Exchange|CQS Symbol|ETF|Test Issue|__proto__",
  "Code,Name,Market,Date,Open,High,Low,Close,Volume,Stocks,Marcap,__proto__"
]

const words = [
  "__proto__",
  "constructor",
  "toString",
  "",
  '"',
  "\u0000",
  "1e999",
  "9".repeat(400),
  "[".repeat(5000)
]

const rowsOf = (header: string): string => {
  const delimiter = header.includes("|") ? "|" : ","
  const width = header.split(delimiter).length
  return words.map((word) => Array(width).fill(word).join(delimiter)).join("\n")
}

const contents: ReadonlyArray<string | Uint8Array> = [
  "",
  "\n\n",
  "\uFEFF",
  "[1,2,3]",
  '{"symbol":{"__proto__":1}}\n{"a":[]}',
  `${'{"a":'.repeat(20_000)}1`,
  "<a><b/></a>",
  "a,a\n1,2",
  '"unclosed\n1,2',
  "20200101,__proto__,Q\n20201399,aapl,Q",
  "20200101 00:00,1e999,1,1,1,1",
  "20200101,0,0,0\n20200102,1e999,1,1",
  new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0]),
  new Uint8Array([0x1f, 0x8b, 0, 0, 0]),
  new Uint8Array([0xff, 0xfe, 0x00]),
  new Uint8Array(300).map((_, index) => index),
  ...headers,
  ...headers.map((header) => `${header}\n${rowsOf(header)}`)
]

describe("A malformed file", () => {
  for (const source of sources) {
    it.effect.each(contents.map((content, index) => [index, content] as const))(
      `is read or refused by ${source.name}: %s`,
      ([, content]) =>
        Effect.gen(function* () {
          const exit = yield* Effect.exit(readEntries(source, memoryFile("some.csv", content)))
          if (Exit.isSuccess(exit)) {
            for (const { cells } of exit.value.flatMap(({ rows }) => rows)) {
              assert.isTrue(Object.values(cells).every((cell) => typeof cell === "string"))
            }
          } else assert.isFalse(Cause.hasDies(exit.cause))
        })
    )
  }
})
