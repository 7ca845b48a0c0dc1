/** The issuer that a row identifies, and whether the row identifies one of its securities. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { storesLayer } from "../../../../adapters/memory/mod.ts"
import { issuers } from "../../../../core/imports/subjects/IssuerSubject.ts"
import { contextOf } from "./context.ts"
import { reference } from "./directory.ts"

/** Alphabet has two securities, Samsung one, and the issuer of the third has no registry number. */
const googl = reference(1, "GOOGL", "NASDAQ", { issuer_id: 7 })
const goog = reference(2, "GOOG", "NASDAQ", { issuer_id: 7 })
const samsung = reference(3, "005930", "KOSPI", { issuer_id: 8 })
const bare = reference(4, "BARE", "NYSE", { issuer_id: 9 })

const known = {
  companies: [googl, goog, samsung, bare],
  issuers: [
    { issuer_id: 7, name: "Alphabet", cik: "0001652044", corp_code: null },
    { issuer_id: 8, name: "Samsung Electronics", cik: null, corp_code: "00126380" }
  ]
}

interface Named {
  readonly symbol?: string
  readonly exchange?: string
  readonly cik?: string
  readonly corp_code?: string
}

/** Finds the issuer of a row on line 2, and returns the problems of the row. */
const find = Effect.fnUntraced(function* (named: Named) {
  const context = yield* contextOf({}, known)
  const subject = yield* issuers(context)
  const row = { line: 2, symbol: null, exchange: null, cik: null, corp_code: null, ...named }
  const found = yield* subject.find(row, "2024-10-22")
  return {
    found,
    problems: context.problems.reported.map(({ column, message }) => [column, message] as const)
  }
}, Effect.provide(storesLayer()))

const finds: ReadonlyArray<readonly [Named, ReturnType<typeof reference> | null, issuer_id: number]> = [
  [{ symbol: "GOOG" }, goog, 7],
  [{ symbol: "GOOGL", exchange: "XNAS" }, googl, 7],
  [{ cik: "0001652044" }, null, 7],
  [{ corp_code: "00126380" }, null, 8],
  [{ symbol: "005930", corp_code: "00126380" }, samsung, 8],
  [{ cik: "0000000001", corp_code: "00126380" }, null, 8],
  [{ symbol: "BARE", cik: "0000000001" }, bare, 9],
  [{ symbol: "GOOG", cik: "0001652044", corp_code: "00000001" }, goog, 7]
]

describe("a row's issuer is found", () => {
  for (const [named, company, issuer_id] of finds) {
    it.effect(`by ${Object.values(named).join(", ")}`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* find(named), { found: { issuer_id, company }, problems: [] })
      })
    )
  }
})

const faults: ReadonlyArray<readonly [Named, column: string, message: string]> = [
  [{}, "symbol", "The row names no issuer: expected a symbol, cik or corp_code"],
  [{ exchange: "NYSE" }, "symbol", "The row names no issuer: expected a symbol, cik or corp_code"],
  [{ cik: "0000000001" }, "cik", "Unknown cik 0000000001: import a company with it first"],
  [{ corp_code: "00000001" }, "corp_code", "Unknown corp_code 00000001: import a company with it first"],
  [
    { symbol: "MSFT" },
    "symbol",
    "Unknown symbol MSFT: import its company first, or pass --create-companies and --exchange"
  ],
  [
    { symbol: "GOOG", exchange: "MOON" },
    "exchange",
    "Unknown exchange MOON: import it first (import exchanges)"
  ],
  [
    { symbol: "MSFT", cik: "0001652044" },
    "symbol",
    "Unknown symbol MSFT of a known issuer: import its company with the number first"
  ],
  [{ symbol: "BARE", cik: "0001652044" }, "cik", "cik 0001652044 is of another issuer than BARE"],
  [{ symbol: "GOOG", cik: "0000000001" }, "cik", "cik 0000000001 is of another issuer than GOOG"],
  [
    { symbol: "GOOG", corp_code: "00126380" },
    "corp_code",
    "corp_code 00126380 is of another issuer than GOOG"
  ],
  [
    { cik: "0001652044", corp_code: "00126380" },
    "corp_code",
    "corp_code 00126380 is of another issuer than the row's other number"
  ]
]

describe("a row's issuer is not found", () => {
  for (const [named, column, message] of faults) {
    it.effect(`by ${Object.values(named).join(", ") || "nothing"}`, () =>
      Effect.gen(function* () {
        assert.deepStrictEqual(yield* find(named), { found: null, problems: [[column, message]] })
      })
    )
  }
})
