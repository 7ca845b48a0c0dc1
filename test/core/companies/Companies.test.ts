/** Which company a symbol refers to. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Companies, type Company } from "../../../core/mod.ts"
import {
  Changes,
  chooseCompany,
  exchangeDirectory,
  localChanges,
  worldExchanges
} from "../../../core/ports.ts"
import { companyStoreOf, companyWith } from "./company.ts"

const exchanges = exchangeDirectory(worldExchanges)

/** A company listed on an exchange. */
const on = (code: string, overrides: Partial<Company>): Company => {
  const exchange = exchanges.find(code) ?? assert.fail(code)
  return companyWith({
    exchange: exchange.code,
    exchange_country_code: exchange.country_code,
    operating_mic: exchange.operating_mic,
    ...overrides
  })
}

const abroad = on("FWB", { company_id: 1 })
const home = on("NASDAQ", { company_id: 2 })
const delistedHome = on("NASDAQ", { company_id: 3, listed: false })
const otherHome = on("NYSE", { company_id: 4 })
const kosdaq = on("KOSDAQ", { company_id: 5, country_code: "KR" })
const kospi = on("KOSPI", { company_id: 6, country_code: "KR" })

describe("a bare symbol means", () => {
  it.for([
    ["the listing in the issuer's home country", [abroad, home], home],
    ["a listing abroad before a delisted one at home", [abroad, delistedHome], abroad],
    ["a delisted one when there is no other", [delistedHome], delistedHome],
    ["of two at home the one with the smallest id", [otherHome, home], home],
    ["no company when none has it", [], null]
  ] as const)("%s", ([, candidates, chosen]) => {
    assert.strictEqual(chooseCompany(candidates, null), chosen)
  })
})

const foreignOnKospi = on("KOSPI", { company_id: 7, country_code: "US" })
const foreignOnKosdaq = on("KOSDAQ", { company_id: 8, country_code: "US" })
const delistedOnKospi = on("KOSPI", { company_id: 1, country_code: "KR", listed: false })

describe("a symbol on an exchange means", () => {
  it.for([
    ["the listing there, though another is at home", "FWB", [home, abroad], abroad],
    ["a listing on another market of the operator", "KOSPI", [kosdaq], kosdaq],
    ["the exchange's own before those on the operator's other markets", "KOSPI", [kosdaq, kospi], kospi],
    [
      "the exchange's own, though one on another market is at home",
      "KOSPI",
      [kosdaq, foreignOnKospi],
      foreignOnKospi
    ],
    [
      "any listed one before the exchange's own delisted one",
      "KOSPI",
      [delistedOnKospi, foreignOnKosdaq],
      foreignOnKosdaq
    ],
    ["the operator's smallest id when the exchange has none", "KRX", [kospi, kosdaq], kosdaq],
    ["a delisted one when there is no other", "NASDAQ", [delistedHome, otherHome], delistedHome],
    ["no company when only other exchanges list it", "NYSE", [home, abroad], null]
  ] as const)("%s", ([, code, candidates, chosen]) => {
    assert.strictEqual(chooseCompany(candidates, exchanges.find(code)), chosen)
  })
})

const serviceOver = (companies: ReadonlyArray<Company>) =>
  Companies.layer.pipe(
    Layer.provide(companyStoreOf(companies)),
    Layer.provideMerge(Layer.sync(Changes, localChanges))
  )

const found = (symbol: string) => Effect.flatMap(Companies, (companies) => companies.bySymbol(symbol))

describe("a company", () => {
  it.effect.each(["AAPL", "aapl", " Aapl ", "AAPL:NASDAQ", "aapl:nms", "AAPL:XNAS"])(
    "is found by %j",
    (text) =>
      Effect.map(found(text), (company) => assert.deepStrictEqual(company, home)).pipe(
        Effect.provide(serviceOver([home]))
      )
  )

  it.effect.each(["MSFT", "", "AAPL:", "AAPL:NOWHERE", "AAPL:NYSE", "A APL"])("is not found by %j", (text) =>
    Effect.map(Effect.flip(found(text)), (error) =>
      assert.deepInclude(error, { _tag: "CompanyNotFound", symbol: text })
    ).pipe(Effect.provide(serviceOver([home])))
  )

  it.effect("that was imported since is found", () => {
    const companies: Array<Company> = []
    return Effect.gen(function* () {
      yield* Effect.flip(found("AAPL"))
      companies.push(home)
      yield* (yield* Changes).written("data")
      assert.deepStrictEqual(yield* found("AAPL"), home)
    }).pipe(Effect.provide(serviceOver(companies)))
  })

  it.effect("that was found is cached until the store is written to", () => {
    const companies: Array<Company> = [home]
    return Effect.gen(function* () {
      yield* found("AAPL")
      companies.pop()
      assert.deepStrictEqual(yield* found("AAPL"), home)
    }).pipe(Effect.provide(serviceOver(companies)))
  })
})
