/** The import of share counts. Each law has an issuer of its own; the counts are Alphabet's. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { issuerHeader, lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { sharesOf } from "./lookFiled.ts"
import { counted, only, refusals, type StoreLayer, take } from "./stores.ts"

const shares = (columns: string, ...rows: ReadonlyArray<string>) =>
  take("shares", [`${columns},date,count`, ...rows])

export const importSharesLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a shares file", stores, (law) => {
    law("stores the security of a count given by symbol", ({ symbol }) =>
      Effect.gen(function* () {
        yield* shares("symbol,share_class", `${symbol},A,2024-10-22,5843000000`)
        const { company_id, issuer_id } = yield* companyOf(symbol)
        assert.deepStrictEqual(yield* sharesOf(symbol), [
          {
            issuer_id,
            share_class: "A",
            date: "2024-10-22",
            count: 5_843_000_000,
            company_id,
            conversion_ratio: null
          }
        ])
      })
    )

    law("stores the issuer alone of a count given by cik", ({ cik, symbol }) =>
      Effect.gen(function* () {
        yield* shares("cik,share_class", `${cik},B,2024-10-22,865000000`)
        assert.deepInclude((yield* sharesOf(symbol))[0], { share_class: "B", company_id: null })
      })
    )

    law("counts common shares where the class is missing", ({ symbol }) =>
      Effect.gen(function* () {
        yield* shares("symbol", `${symbol},2024-10-22,865000000`)
        assert.strictEqual((yield* sharesOf(symbol))[0]?.share_class, "common")
      })
    )

    law("names the class of one of several securities by its symbol where it is missing", ({ cik, symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", [issuerHeader, `${symbol}C,NYSE,Capital stock,${cik},`])
        yield* shares("symbol", `${symbol},2024-10-22,5843`, `${symbol}C,2024-10-22,5534`)
        const classes = (yield* sharesOf(symbol)).map(({ count, share_class }) => [share_class, count])
        assert.deepStrictEqual(classes, [
          [symbol, 5843],
          [`${symbol}C`, 5534]
        ])
      })
    )

    law("stores a count for each class and day", ({ symbol }) =>
      Effect.gen(function* () {
        const rows = ["C,2024-10-22,5534", "A,2024-07-16,5862", "A,2024-10-22,5843"]
        yield* shares("symbol,share_class", ...rows.map((row) => `${symbol},${row}`))
        const kept = yield* sharesOf(symbol)
        assert.deepStrictEqual(
          kept.map(({ count, date, share_class }) => [share_class, date, count]),
          [
            ["A", "2024-07-16", 5862],
            ["A", "2024-10-22", 5843],
            ["C", "2024-10-22", 5534]
          ]
        )
      })
    )

    law("returns counts that exceed 32 bits, and counts of 0", ({ symbol }) =>
      Effect.gen(function* () {
        const rows = [`${symbol},A,2024-10-22,9007199254740991`, `${symbol},B,2024-10-22,0`]
        yield* shares("symbol,share_class", ...rows)
        const counts = (yield* sharesOf(symbol)).map(({ count }) => count)
        assert.deepStrictEqual(counts, [9_007_199_254_740_991, 0])
      })
    )

    law("changes nothing when it is imported again", ({ symbol }) =>
      Effect.gen(function* () {
        const row = `${symbol},2024-10-22,5843000000`
        assert.deepStrictEqual(counted(yield* shares("symbol", row)), only({ inserted: 1 }))
        assert.deepStrictEqual(counted(yield* shares("symbol", row)), only({ unchanged: 1 }))
      })
    )

    law("corrects the count of a class and day", ({ symbol }) =>
      Effect.gen(function* () {
        yield* shares("symbol", `${symbol},2024-10-22,5843`)
        const again = yield* shares("symbol", `${symbol},2024-10-22,5843000000`)
        assert.deepStrictEqual(counted(again), only({ changed: 1 }))
        assert.strictEqual((yield* sharesOf(symbol))[0]?.count, 5_843_000_000)
      })
    )

    law("adds the security of a count when a later row has it", ({ cik, symbol }) =>
      Effect.gen(function* () {
        yield* shares("cik", `${cik},2024-10-22,5843000000`)
        const later = yield* shares("symbol", `${symbol},2024-10-22,5843000000`)
        assert.deepStrictEqual(counted(later), only({ changed: 1 }))
        const { company_id } = yield* companyOf(symbol)
        assert.strictEqual((yield* sharesOf(symbol))[0]?.company_id, company_id)
      })
    )

    law("keeps the security of a count when a later row has the issuer alone", ({ cik, symbol }) =>
      Effect.gen(function* () {
        yield* shares("symbol", `${symbol},2024-10-22,5843000000`)
        const later = yield* shares("cik", `${cik},2024-10-22,5843000000`)
        assert.deepStrictEqual(counted(later), only({ unchanged: 1 }))
        const { company_id } = yield* companyOf(symbol)
        assert.strictEqual((yield* sharesOf(symbol))[0]?.company_id, company_id)
      })
    )

    for (const [what, date, count, column, message] of [
      ["a negative count", "2024-10-22", "-1", "count", "A number of shares must be at least 0, not -1"],
      ["a fractional count", "2024-10-22", "0.5", "count", 'Expected a whole number, got "0.5"'],
      ["a future date", "2999-10-22", "1", "date", "2999-10-22 is in the future"]
    ] as const) {
      law(`has a row refused with ${what}`, ({ symbol }) =>
        Effect.gen(function* () {
          const summary = yield* shares("symbol", `${symbol},${date},${count}`)
          assert.deepStrictEqual(refusals(summary), [[2, column, message]])
          assert.deepStrictEqual(yield* sharesOf(symbol), [])
        })
      )
    }
  })
