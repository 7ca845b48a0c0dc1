/** Laws of every `MarketStore` for one security. */
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { ImportSink, MarketStore } from "../../core/ports.ts"
import { bareCompany } from "../../core/imports/subjects/CompanyMaker.ts"
import { companyOf } from "../contract/look.ts"
import { actionHeader } from "../contract/stores.ts"
import { type EmptyStores, fill, lawsOver, whole } from "./scene.ts"

const market = Effect.gen(function* () {
  yield* fill("companies", [
    "symbol,exchange,name,alias_name,sector,industry,isin,stock_type,shares_per_receipt,listed",
    "ONE,NYSE,One Inc.,하나,Technology,Software,US0000000018,Common Stock,,true",
    "BARE,NYSE,Bare,,,,,,,",
    "RECEIPT,NYSE,Receipt,,,,,ADR,6,",
    "GONE,NYSE,Gone,,,,,,,false"
  ])
  yield* fill("actions", [actionHeader, "ONE,2020-08-31,split,4,"])
})

const securityOf = Effect.fnUntraced(function* (symbol: string) {
  const store = yield* MarketStore
  const all = yield* store.securities(whole({ currency: "USD", sector: null }))
  return all.find((security) => security.symbol === symbol) ?? assert.fail()
})

export const marketSecuritiesLaws = (stores: EmptyStores): void =>
  lawsOver("MarketStore returns of a security", stores, market, (law) => {
    law(
      "its names, groups and class, and up to when its actions are known",
      Effect.gen(function* () {
        const { company_id, issuer_id } = yield* companyOf("ONE")
        const { actions_known_to, ...members } = yield* securityOf("ONE")
        assert.deepStrictEqual(members, {
          company_id,
          issuer_id,
          listed: true,
          sector: "Technology",
          currency: "USD",
          symbol: "ONE",
          slug: "one-inc",
          name: "One Inc.",
          alias_name: "하나",
          industry: "Software",
          isin: "US0000000018",
          stock_type: "Common Stock",
          shares_per_receipt: null
        })
        // The day of the import.
        assert.match(actions_known_to ?? "", /^\d{4}-\d{2}-\d{2}$/)
      })
    )

    law(
      "null where nothing is known",
      Effect.gen(function* () {
        const { actions_known_to, industry, sector, stock_type } = yield* securityOf("BARE")
        assert.deepStrictEqual([actions_known_to, industry, sector, stock_type], [null, null, null, null])
      })
    )

    law(
      "how many shares its receipt stands for",
      Effect.gen(function* () {
        const { shares_per_receipt, stock_type } = yield* securityOf("RECEIPT")
        assert.deepStrictEqual([stock_type, shares_per_receipt], ["ADR", 6])
      })
    )

    law(
      "that its listing ended, where that is stored",
      Effect.gen(function* () {
        assert.isFalse((yield* securityOf("GONE")).listed)
        assert.isTrue((yield* securityOf("BARE")).listed)
      })
    )

    law(
      "that it is listed where nothing else is stored",
      Effect.gen(function* () {
        const sink = yield* ImportSink
        const { company_id, exchange, issuer_id } = yield* companyOf("BARE")
        const ids = { company_id: company_id + 100, issuer_id, slug: "unspecified" }
        const unspecified = {
          ...bareCompany({ ...ids, symbol: "PLAIN", exchange, name: "Plain" }),
          line: 1
        }
        const staged = sink.stage("company", [{ ...unspecified, currency: "USD" }])
        yield* sink.atomic(Effect.andThen(staged, sink.merge("company", 1)))
        assert.isTrue((yield* securityOf("PLAIN")).listed)
      })
    )
  })
