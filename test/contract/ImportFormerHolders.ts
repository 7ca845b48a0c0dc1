/** A row with the symbol of a ticker that changed hands belongs to the holder on the row's day. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import type { ImportKind } from "../../core/mod.ts"
import { issuerHeader, lawsOfIssuers } from "./issuers.ts"
import { disclosuresOf, reportsOf, sharesOf, statementsOf, transactionsOf } from "./lookFiled.ts"
import { refusals, type StoreLayer, take } from "./stores.ts"

/** A former holder had the ticker to the end of 2003; each kind has rows of its last days. */
const kinds = [
  ["shares", "date,count", "2003-12-31,1000", sharesOf],
  ["statements", "fiscal_date,filed_at,span,currency,sales", "2003-09-30,2003-12-31,3,USD,1", statementsOf],
  ["reports", "report_date,external_id,title,securities_firm", "2003-12-31,1,Outlook 2004,CSFB", reportsOf],
  ["insiders", "filed_date,insider_name,shares_change", "2003-12-31,Former Officer,-1", transactionsOf],
  ["disclosures", "rcept_dt,rcept_no,report_nm", "2003-12-31,0000950170-03-000001,8-K", disclosuresOf]
] as const satisfies ReadonlyArray<readonly [ImportKind, string, string, unknown]>

export const importFormerHoldersLaws = (stores: StoreLayer): void =>
  lawsOfIssuers("a ticker that changed hands", stores, (law) => {
    for (const [kind, columns, cells, look] of kinds) {
      law(`gives its former holder the ${kind} of its days`, ({ symbol }) =>
        Effect.gen(function* () {
          const former = `${symbol}OLD`
          yield* take("companies", [issuerHeader, `${former},NYSE,Former holder,,`])
          yield* take("listings", [
            "symbol,exchange,valid_from,valid_to,company",
            `${symbol},NYSE,1998-01-02,2003-12-31,${former}`
          ])
          yield* take(kind, [`symbol,${columns}`, `${symbol},${cells}`])
          const counts = [(yield* look(former)).length, (yield* look(symbol)).length]
          assert.deepStrictEqual(counts, [1, 0])
        })
      )
    }

    law("gives its former holder what it filed before another had the ticker", ({ symbol }) =>
      Effect.gen(function* () {
        const former = `${symbol}OLD`
        yield* take("companies", [issuerHeader, `${former},NYSE,Former holder,,`])
        yield* take("listings", [
          "symbol,exchange,valid_from,valid_to,company",
          `${symbol},NYSE,1998-01-02,2003-12-31,${former}`,
          `${symbol},NYSE,2012-05-18,,${symbol}`
        ])
        yield* take("statements", [
          "symbol,fiscal_date,filed_at,span,currency,sales",
          `${symbol},2003-12-31,2004-03-10,12,USD,1`
        ])
        assert.lengthOf(yield* statementsOf(former), 1)
      })
    )

    law("belongs to no company before its first holder had it", ({ symbol }) =>
      Effect.gen(function* () {
        const lines = ["symbol,exchange,valid_from,valid_to,company", `${symbol},NYSE,2012-05-18,,${symbol}`]
        yield* take("listings", lines)
        const summary = yield* take("shares", ["symbol,date,count", `${symbol},2012-05-17,1`])
        assert.deepStrictEqual(refusals(summary), [
          [2, "symbol", `No company is known to have held ${symbol} on 2012-05-17: import its listing`]
        ])
      })
    )
  })
