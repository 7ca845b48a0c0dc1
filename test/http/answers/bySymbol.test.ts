/** Answers by symbol: what is computed of which companies, and how often. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { bySymbol } from "../../../adapters/http/server/answers/bySymbol.ts"
import { type Company, CompanyNotFound } from "../../../core/mod.ts"
import { companyWith } from "../../core/companies/company.ts"

const apple = companyWith({ company_id: 1, symbol: "AAPL" })
const other = companyWith({ company_id: 2, symbol: "MSFT" })

const companies: Readonly<Record<string, Company>> = {
  AAPL: apple,
  "AAPL@2015-01-02": apple,
  aapl: apple,
  MSFT: other
}

/** The body for some symbols, the companies that were computed, and those that were checked before. */
const answered = (symbols: string) =>
  Effect.gen(function* () {
    const computed: Array<number> = []
    const checked: Array<ReadonlyArray<number>> = []
    const answer = yield* bySymbol(symbols, {
      find: (symbol) => {
        const company = companies[symbol]
        return company === undefined
          ? Effect.fail(new CompanyNotFound({ symbol, nearest: null }))
          : Effect.succeed(company)
      },
      of: ({ company_id, symbol }) => {
        computed.push(company_id)
        return Effect.succeed({ json: () => ({ symbol }) })
      },
      check: (several) => Effect.sync(() => void checked.push(several.map(({ company_id }) => company_id)))
    })
    const text = "parts" in answer ? Buffer.concat(answer.parts).toString() : null
    return { body: text === null ? answer : JSON.parse(text), checked, computed }
  })

describe("several symbols", () => {
  it.effect("of one company are computed once, and have a body each", () =>
    Effect.gen(function* () {
      const { body, checked, computed } = yield* answered("AAPL,AAPL@2015-01-02,MSFT,aapl,NONE")
      assert.deepStrictEqual(computed, [1, 2])
      assert.deepStrictEqual(checked, [[1, 2]])
      assert.deepStrictEqual(body, {
        AAPL: { symbol: "AAPL" },
        "AAPL@2015-01-02": { symbol: "AAPL" },
        MSFT: { symbol: "MSFT" },
        aapl: { symbol: "AAPL" },
        NONE: { status: "error", detail: "Company not found: NONE" }
      })
    })
  )

  it.effect("are in the order in which they were written", () =>
    Effect.gen(function* () {
      const { body } = yield* answered("MSFT,NONE,aapl")
      assert.deepStrictEqual(Object.keys(body), ["MSFT", "NONE", "aapl"])
    })
  )

  it.effect("aren't checked where there is one", () =>
    Effect.gen(function* () {
      const { checked, computed } = yield* answered("aapl")
      assert.deepStrictEqual([computed, checked], [[1], []])
    })
  )
})
