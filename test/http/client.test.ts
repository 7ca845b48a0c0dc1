/** The typed client against the service: bodies as records, refusals as errors. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { FetchHttpClient } from "effect/http"
import { type Client, make } from "../../adapters/client/effect.ts"
import { market } from "../fixtures/market.ts"
import { serviceOver } from "./serviceOver.ts"

const service = serviceOver(market)

/** A fetch that never leaves the process. */
const fetchLayer = FetchHttpClient.layer.pipe(
  Layer.provide(
    Layer.succeed(FetchHttpClient.Fetch, (input, init) => service.handler(new Request(input, init)))
  )
)

const run = <A, E>(secret: string, use: (client: Client) => Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(
    Effect.flatMap(make({ baseUrl: "http://localhost", apiKey: Redacted.make(secret) }), use).pipe(
      Effect.provide(fetchLayer)
    )
  )

const use = async <A, E>(query: (client: Client) => Effect.Effect<A, E>): Promise<A> =>
  run((await service.key()).secret, query)

/** Why a company isn't returned. */
const refused = (secret: string, symbol = "AAPL") =>
  run(secret, ({ companies }) => Effect.flip(companies.bySymbol({ params: { symbol } })))

describe("the typed client", () => {
  it("lists companies", async () => {
    const page = await use(({ companies }) => companies.list({ query: { limit: 1, country: "GB" } }))
    assert.deepInclude(page, { total: 2, limit: 1, offset: 0 })
  })

  it("distinguishes the two shapes of the list", async () => {
    const data = await use(({ companies }) => companies.list({ query: { limit: 1, variant: "data" } }))
    assert.deepStrictEqual(data, {
      data: [
        {
          company_id: "1",
          ticker: "AAPL",
          name: "Apple Inc.",
          alias_name: "애플",
          exchange: "NASDAQ",
          sector: "Technology",
          country: "United States",
          country_code: "US",
          listed: true
        }
      ]
    })
  })

  it("finds a company by a symbol with an exchange", async () => {
    const company = await use(({ companies }) => companies.bySymbol({ params: { symbol: "SHEL:NYSE" } }))
    assert.deepInclude(company, { company_id: 2, mic_code: "XNYS", isin: null, listed: true })
  })

  it("reads recent prices", async () => {
    const series = await use(({ prices }) =>
      prices.recent({ params: { symbol: "AAPL" }, query: { interval: "1day", adjust: "none", limit: 1 } })
    )
    assert.deepStrictEqual(
      series.data.map(({ close }) => close),
      [131.4]
    )
  })

  it("reads the history", async () => {
    const query = {
      interval: "1day",
      adjust: "splits",
      start_date: "2020-08-28",
      end_date: "2020-09-01",
      order: "desc",
      limit: 2
    } as const
    const history = await use(({ prices }) => prices.history({ params: { symbol: "AAPL" }, query }))
    assert.deepInclude(history, { count: 2, total: 3, has_more: true })
  })

  it("asks whether the service is ready", async () => {
    assert.deepStrictEqual(await use(({ health }) => health.ready({})), { status: "ok" })
  })
})

describe("the typed client fails with", () => {
  it("NotFound for an unknown symbol", async () => {
    const error = await refused((await service.key()).secret, "ZZZZ")
    assert.deepInclude(error, { _tag: "NotFound", detail: "Company not found: ZZZZ" })
  })

  it("Unauthorized for a wrong key", async () => {
    assert.propertyVal(await refused("ak_wrong"), "_tag", "Unauthorized")
  })

  it("Forbidden for a missing scope", async () => {
    const { secret } = await service.key({ scopes: ["read:news"] })
    const error = await refused(secret)
    assert.deepInclude(error, { _tag: "Forbidden", detail: "API key lacks the scope read:financial" })
  })

  it("TooManyRequests beyond the quota", async () => {
    const { secret } = await service.key({ rate_limit: 1 })
    await refused(secret, "ZZZZ")
    assert.propertyVal(await refused(secret), "_tag", "TooManyRequests")
  })

  it("Unprocessable for what only the service can check", async () => {
    const query = { limit: 1, page: 1, offset: 1 }
    const error = await use(({ companies }) => Effect.flip(companies.list({ query })))
    assert.propertyVal(error, "_tag", "Unprocessable")
  })
})
