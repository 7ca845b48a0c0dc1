/** A value that validation lets pass and the database refuses is 422, where it may be, and an error in the log. */
import { assert, beforeAll, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ApiKeyStore, type BarQuery, CompanyStore, NewsStore, PriceStore } from "../../../core/ports.ts"
import type { StoreLayer } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { describePostgres } from "../../postgres/database.ts"
import { postgresPlace, sqlitePlace } from "../../adapters/places.ts"
import { serviceOver } from "../serviceOver.ts"
import { signed } from "../tokens.ts"

/** Values as no validation refuses them: at the moment, what each is changed to on its way to the database. */
interface Slips {
  readonly text: (text: string) => string
  readonly bars: (query: BarQuery) => BarQuery
  readonly limit: (limit: number) => number
}

const none: Slips = { text: (_) => _, bars: (_) => _, limit: (_) => _ }

const slipping = (slips: Slips, stores: StoreLayer) =>
  Layer.mergeAll(
    Layer.effect(
      CompanyStore,
      Effect.map(CompanyStore, (store) => ({
        ...store,
        bySymbol: (symbol: string) => store.bySymbol(slips.text(symbol))
      }))
    ),
    Layer.effect(
      PriceStore,
      Effect.map(PriceStore, (store) => ({
        ...store,
        bars: (query: BarQuery) => store.bars(slips.bars(query))
      }))
    ),
    Layer.effect(
      NewsStore,
      Effect.map(NewsStore, (store) => ({
        ...store,
        list: (...[filter, window, locales]: Parameters<typeof store.list>) =>
          store.list(filter, { ...window, limit: slips.limit(window.limit) }, locales)
      }))
    ),
    Layer.effect(
      ApiKeyStore,
      Effect.map(ApiKeyStore, (store) => ({
        ...store,
        add: (...[key, ...more]: Parameters<typeof store.add>) =>
          store.add({ ...key, name: slips.text(key.name), rate_limit: slips.limit(key.rate_limit) }, ...more)
      }))
    )
  ).pipe(Layer.provideMerge(stores))

const api = "/api/public/v1"

interface Case {
  readonly slip: Partial<Slips>
  readonly path: string
  readonly body?: unknown
  readonly locations: ReadonlyArray<ReadonlyArray<string>>
}

const refused = (stores: StoreLayer, cases: Readonly<Record<string, Case>>): void => {
  const slips = { ...none }
  const service = serviceOver({ ...market, stores: slipping(slips, stores), clock: "real" })
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = {
      "x-api-key": (await service.key()).secret,
      authorization: `Bearer ${await signed({ sub: "me", exp: 4_000_000_000 })}`,
      "content-type": "application/json",
      "x-request-id": "asked"
    }
  })
  beforeEach(() => void Object.assign(slips, none))

  it.for(Object.entries(cases))("%s", async ([, { body, locations, path, slip }]) => {
    Object.assign(slips, slip)
    const before = service.logged.length
    const { json, status } =
      body === undefined
        ? await service.send("GET", path, headers)
        : await service.send("POST", path, headers, JSON.stringify(body))
    const which = locations.length === 1 ? "this value" : "a value here or in another part of the request"
    assert.deepStrictEqual(
      [status, json],
      [
        422,
        {
          detail: locations.map((loc) => ({
            loc,
            msg: `Value error, the database can't take ${which}`,
            type: "value_error"
          }))
        }
      ]
    )
    const lines = service.logged.slice(before).map((line) => JSON.parse(line))
    assert.deepStrictEqual(
      lines.map(({ annotations, level }) => [level, annotations.request_id, annotations.path]),
      [["ERROR", "asked", path.split("?", 1)[0]]]
    )
    assert.include(JSON.stringify(lines[0].message), "The database refused a value that validation let pass")
  })
}

describe("a value that the database can't take", () => {
  describe("on SQLite", () => {
    refused(Layer.unwrap(sqlitePlace), {
      "is in the query or the path: a fraction of a bar": {
        slip: { bars: (query) => ({ ...query, limit: 2.5 }) },
        path: `${api}/stock/prices/AAPL?limit=3`,
        locations: [["path"], ["query"]]
      },
      "is the only parameter: a fraction of an article": {
        slip: { limit: () => 0.5 },
        path: `${api}/news/articles?limit=1`,
        locations: [["query", "limit"]]
      }
    })
  })

  describePostgres("on PostgreSQL", () => {
    refused(Layer.unwrap(postgresPlace), {
      "is NUL": {
        slip: { text: (text) => `${text}\0` },
        path: `${api}/financial/companies/NUL`,
        locations: [["path", "symbol"]]
      },
      "is NUL in a body": {
        slip: { text: (text) => `${text}\0` },
        path: "/api/v1/api-keys",
        body: { name: "nul", scopes: ["read:news"] },
        locations: [["body"]]
      },
      "is greater than a limit": {
        slip: { limit: () => 1e19 },
        path: `${api}/news/articles?limit=3`,
        locations: [["query", "limit"]]
      },
      "is greater than a number in a body": {
        slip: { limit: () => 2 ** 31 },
        path: "/api/v1/api-keys",
        body: { name: "greater", scopes: ["read:news"] },
        locations: [["body"]]
      },
      "is no day": {
        slip: { bars: (query) => ({ ...query, from: "2024-02-30" }) },
        path: `${api}/stock/prices/AAPL/history?start_date=2024-02-28`,
        locations: [["path"], ["query"]]
      },
      "is less than nothing": {
        slip: { limit: () => -1 },
        path: `${api}/news/articles?limit=2`,
        locations: [["query", "limit"]]
      }
    })
  })
})
