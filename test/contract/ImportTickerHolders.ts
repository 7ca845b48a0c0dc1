/**
 * A vendor's file of a ticker holds its present holder's bars from before it had the ticker. In the shape of WM:
 * Washington Mutual's to September 2008, Waste Management's (WMI until then) since.
 */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { type Issuer, lawsOfIssuers } from "./issuers.ts"
import { actionsOf, closesOf, companyOf } from "./look.ts"
import { sharesOf, statementsOf } from "./lookFiled.ts"
import { counted, only, priceHeader, refusals, type StoreLayer, take } from "./stores.ts"

const bars = (symbol: string, ...closes: ReadonlyArray<readonly [date: string, close: number]>) => [
  priceHeader,
  ...closes.map(([date, close]) => `${symbol},${date},${close},${close},${close},${close},1`)
]

const mutual = [
  ["2008-09-24", 2.26],
  ["2008-09-25", 1.69],
  ["2008-09-26", 0.16]
] as const

const waste = [
  ["2008-09-24", 32],
  ["2008-09-25", 32.4],
  ["2008-09-26", 32.1],
  ["2008-10-06", 29],
  ["2008-10-07", 28.6]
] as const

const shown = (closes: ReadonlyArray<readonly [string, number]>) =>
  closes.map(([date, close]) => `${date} ${close}`)

/** Both companies with their listings, and the prices of each under the ticker. */
const holders = Effect.fnUntraced(function* ({ symbol }: Issuer) {
  const former = `${symbol}Q`
  yield* take("companies", [
    "symbol,exchange,name,slug,listed",
    `${former},OTC,Washington Mutual,${symbol.toLowerCase()}-mutual,no`
  ])
  const { slug } = yield* companyOf(symbol)
  yield* take("listings", [
    "symbol,exchange,valid_from,valid_to,company",
    `${symbol},NYSE,1998-01-02,2008-09-26,${symbol.toLowerCase()}-mutual`,
    `${symbol}I,NYSE,1998-01-02,2008-10-03,${slug}`,
    `${symbol},NYSE,2008-10-06,,${slug}`
  ])
  yield* take("prices", bars(symbol, ...mutual))
  return { former, slug }
})

const objection = (lines: ReadonlyArray<string>) =>
  Effect.map(Effect.flip(take("prices", lines)), (refused) =>
    "_tag" in refused && refused._tag === "FileRefused" ? refused.message : assert.fail("Not refused whole")
  )

/** How many actions, counts of shares and statements a company has. */
const counts = (symbol: string) =>
  Effect.map(Effect.all([actionsOf(symbol), sharesOf(symbol), statementsOf(symbol)]), (found) =>
    found.map(({ length }) => length)
  )

export const importTickerHoldersLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a ticker of two holders", stores, (law) => {
    law("refuses a joined file that would change its former holder's bars, suggesting --company", (issuer) =>
      Effect.gen(function* () {
        const { former } = yield* holders(issuer)
        assert.strictEqual(
          yield* objection(bars(issuer.symbol, ...waste)),
          `Several companies have held ${issuer.symbol}, and the file would change 3 of 3 stored bars of ${issuer.symbol.toLowerCase()}-mutual, which held it on its days: name the company of all of them (--company SLUG)`
        )
        assert.deepStrictEqual(yield* closesOf(former), shown(mutual))
        assert.deepStrictEqual(yield* closesOf(issuer.symbol), [])
      })
    )

    law("refuses a joined file that continues through the days between two holders", (issuer) =>
      Effect.gen(function* () {
        const { former, slug } = yield* holders(issuer)
        const days = ["2008-09-22", "2008-09-29", "2008-09-30", "2008-10-01", "2008-10-02", "2008-10-03"]
        const between = [...days, "2008-10-04", "2008-10-06"].map((date) => [date, 30] as const)
        assert.strictEqual(
          yield* objection(bars(issuer.symbol, ...between)),
          `Rows of ${issuer.symbol} are of ${issuer.symbol.toLowerCase()}-mutual and ${slug} by its listings, and 6 on days between them, as in a file of one company alone: name the company of all of them (--company SLUG), or import the listing of those days`
        )
        assert.deepStrictEqual(yield* closesOf(former), shown(mutual))
        assert.deepStrictEqual(yield* closesOf(issuer.symbol), [])
      })
    )

    law("assigns all bars of a file to the given company", (issuer) =>
      Effect.gen(function* () {
        const { former, slug } = yield* holders(issuer)
        const summary = yield* take("prices", bars(issuer.symbol, ...waste), { company: slug })
        assert.deepStrictEqual(counted(summary), only({ inserted: 5 }))
        assert.deepStrictEqual(yield* closesOf(issuer.symbol), shown(waste))
        assert.deepStrictEqual(yield* closesOf(former), shown(mutual))
      })
    )

    law("accepts the older ticker, or no symbol at all, for the given company", (issuer) =>
      Effect.gen(function* () {
        const { slug } = yield* holders(issuer)
        yield* take("prices", bars(`${issuer.symbol}I`, ...waste.slice(0, 2)), { company: slug })
        const bare = bars("", ...waste.slice(2)).map((line) => line.slice(line.indexOf(",") + 1))
        yield* take("prices", bare, { company: slug.toUpperCase() })
        assert.deepStrictEqual(yield* closesOf(issuer.symbol), shown(waste))
      })
    )

    law("refuses a former holder's file that continues into its present holder's days", (issuer) =>
      Effect.gen(function* () {
        const { former, slug } = yield* holders(issuer)
        yield* take("prices", bars(issuer.symbol, ...waste), { company: slug })
        const tail = [...mutual, ["2008-10-06", 0.11], ["2008-10-07", 0.1]] as const
        assert.match(
          yield* objection(bars(issuer.symbol, ...tail)),
          new RegExp(`change 2 of 5 stored bars of ${slug}, .*--company`)
        )
        yield* take("prices", bars(issuer.symbol, ...tail), { company: `${issuer.symbol}-mutual` })
        assert.deepStrictEqual(yield* closesOf(former), shown(tail))
        assert.deepStrictEqual(yield* closesOf(issuer.symbol), shown(waste))
      })
    )

    law("assigns bars by the ticker to its holder on their days, and notes it", (issuer) =>
      Effect.gen(function* () {
        const { former, slug } = yield* holders(issuer)
        const summary = yield* take("prices", bars(issuer.symbol, ...mutual, ...waste.slice(3)))
        assert.deepStrictEqual(counted(summary), only({ inserted: 2, unchanged: 3 }))
        assert.deepStrictEqual(summary.notes, [
          `Rows of ${issuer.symbol} went to those who held it on their days: ${issuer.symbol.toLowerCase()}-mutual 3, ${slug} 2. For a file of one company, pass --company`
        ])
        assert.lengthOf(yield* closesOf(former), 3)
      })
    )

    law("allows its present holder's bars to be corrected by the ticker", (issuer) =>
      Effect.gen(function* () {
        const { slug } = yield* holders(issuer)
        yield* take("prices", bars(issuer.symbol, ...waste), { company: slug })
        const summary = yield* take("prices", bars(issuer.symbol, ["2008-10-07", 28.7]))
        assert.deepStrictEqual(counted(summary), only({ changed: 1 }))
      })
    )

    law("assigns filings and actions to the given company", (issuer) =>
      Effect.gen(function* () {
        const { former, slug } = yield* holders(issuer)
        const { symbol } = issuer
        const named = { company: slug }
        yield* take("actions", ["effective_date,type,value", "2008-03-06,dividend,0.27"], named)
        yield* take("shares", ["symbol,date,count", `${symbol},2008-03-31,1000`], named)
        yield* take(
          "statements",
          ["symbol,fiscal_date,filed_at,span,currency,sales", `${symbol},2007-12-31,2008-02-19,12,USD,1`],
          named
        )
        assert.deepStrictEqual(yield* counts(symbol), [1, 1, 1])
        assert.deepStrictEqual(yield* counts(former), [0, 0, 0])
      })
    )

    law("refuses rows of a symbol that the given company never held", (issuer) =>
      Effect.gen(function* () {
        const { slug } = yield* holders(issuer)
        const summary = yield* take("prices", bars(`${issuer.symbol}Q`, ["2008-10-07", 0.1]), {
          company: slug
        })
        assert.deepStrictEqual(refusals(summary), [
          [
            2,
            "symbol",
            `The row is of ${issuer.symbol}Q, which ${slug} (--company) isn't known to have held: import its listing if it has`
          ]
        ])
      })
    )

    law(
      "refuses a file with an unknown company, with a symbol beside it, and of an unsupported kind",
      ({ symbol }) =>
        Effect.gen(function* () {
          const { slug } = yield* companyOf(symbol)
          const lines = bars(symbol, ["2008-10-07", 28.6])
          const why = (options: Parameters<typeof take>[2], kind: "prices" | "listings" = "prices") =>
            Effect.map(Effect.flip(take(kind, lines, options)), (error) =>
              "message" in error ? error.message : ""
            )
          assert.match(yield* why({ company: "nobody" }), /^Unknown company nobody: .*slug/)
          assert.match(yield* why({ company: slug, symbol }), /--symbol or --company/)
          assert.match(
            yield* why({ company: slug }, "listings"),
            /^--company is for names, shares, prices, actions, /
          )
        })
    )
  })
