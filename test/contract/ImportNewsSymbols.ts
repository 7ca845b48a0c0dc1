/** The companies of an article: those that held its symbols on its day. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { lawsOfIssuers } from "./issuers.ts"
import { companyOf } from "./look.ts"
import { article, articleLine, newsOf } from "./news.ts"
import { counted, only, type StoreLayer, take } from "./stores.ts"

const leftOut = (symbols: string) => `Unknown symbols, left out of their articles: ${symbols}`

export const importNewsSymbolsLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("the symbols of news", stores, (law) => {
    law("may be several, each in any case and with its exchange", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", `${symbol}B,LSE,Other`])
        yield* article(symbol, { symbols: [symbol.toLowerCase(), `${symbol}b:lse`] })
        assert.deepStrictEqual(yield* newsOf(symbol), yield* newsOf(`${symbol}B`))
        assert.lengthOf(yield* newsOf(symbol), 1)
      })
    )

    law("may be none", () =>
      Effect.gen(function* () {
        const summary = yield* article("none", { symbols: undefined })
        assert.deepStrictEqual([counted(summary), summary.notes], [only({ inserted: 1 }), []])
      })
    )

    law("are left out and reported where no company has them", ({ symbol }) =>
      Effect.gen(function* () {
        const summary = yield* article(symbol, {
          symbols: ["NOBODY", symbol, `${symbol}:MOON`, "NOBODY:NYSE"]
        })
        assert.deepStrictEqual(counted(summary), only({ inserted: 1 }))
        assert.deepStrictEqual(summary.notes, [leftOut(`NOBODY, ${symbol}:MOON, NOBODY:NYSE`)])
        assert.lengthOf(yield* newsOf(symbol), 1)
      })
    )

    law("are reported up to twenty", ({ symbol }) =>
      Effect.gen(function* () {
        const unknowns = Array.from({ length: 23 }, (_, i) => `NOBODY${i}`)
        const { notes } = yield* article(symbol, { symbols: unknowns })
        assert.deepStrictEqual(notes, [leftOut(`${unknowns.slice(0, 20).join(", ")} and 3 more`)])
      })
    )

    law("create companies where that is requested and their exchange is given", ({ symbol }) =>
      Effect.gen(function* () {
        const made = `${symbol}NEW`
        const summary = yield* article(
          symbol,
          { symbols: [`${made}:KOSPI`, "BARE"] },
          { createCompanies: true }
        )
        assert.strictEqual(summary.created_companies, 1)
        assert.deepStrictEqual(summary.notes, [leftOut("BARE")])
        assert.strictEqual((yield* companyOf(made)).exchange, "KOSPI")
        assert.lengthOf(yield* newsOf(made), 1)
      })
    )

    law("are the file-wide ones where a row has none", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = [
          articleLine(`${symbol} 1`, { symbols: undefined }),
          articleLine(`${symbol} 2`, { symbols: [] })
        ]
        yield* take("news", lines, { symbol })
        assert.lengthOf(yield* newsOf(symbol), 1)
      })
    )

    law("belong to their holders on the article's day", ({ symbol }) =>
      Effect.gen(function* () {
        yield* take("companies", [
          "symbol,exchange,name,slug,listed",
          `${symbol},NYSE,Former,former-${symbol},no`
        ])
        yield* take("listings", [
          "symbol,exchange,valid_from,valid_to,company",
          `${symbol},NYSE,2000-01-01,2010-12-31,former-${symbol}`,
          `${symbol},NYSE,2011-01-01,,name-of-${symbol}`
        ])
        yield* article(symbol, { published_at: "2010-12-31T23:59:59Z", external_id: `${symbol} former` })
        yield* article(symbol, { published_at: "2011-01-01T00:00:00Z", external_id: `${symbol} later` })
        const { notes } = yield* article(symbol, { published_at: "1999-12-31T23:59:59Z" })
        assert.deepStrictEqual(notes, [leftOut(symbol)])
      })
    )
  })
