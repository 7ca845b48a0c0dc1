/** The service answers the same bytes whichever store it stands on. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { postgresPlace, sqlitePlace } from "../adapters/places.ts"
import type { StoreLayer } from "../contract/stores.ts"
import { describePostgres } from "../postgres/database.ts"
import { market } from "./market.ts"
import { openService, reader } from "./service.ts"

const paths = [
  "/financial/companies",
  "/financial/companies?offset=1&limit=2",
  "/financial/companies?variant=data&page=2&limit=3",
  "/financial/companies?search=apple",
  "/financial/companies?search=%EC%82%BC",
  "/financial/companies?search=%25",
  "/financial/companies?sector=energy&country=GB",
  "/financial/companies?format=csv",
  "/financial/companies/AAPL",
  "/financial/companies/SHEL",
  "/financial/companies/shel:nyse",
  "/financial/companies/005930:KRX",
  "/financial/companies/BARE",
  "/financial/companies/ZZZZ",
  "/financial/companies/%00",
  "/stock/prices/AAPL",
  "/stock/prices/AAPL?limit=3&adjust=none",
  "/stock/prices/AAPL?interval=1week&adjust=all",
  "/stock/prices/PINE",
  "/stock/prices/BARE",
  "/stock/prices/AAPL?format=csv",
  "/stock/prices/AAPL/history",
  "/stock/prices/AAPL/history?limit=2&page=2",
  "/stock/prices/AAPL/history?limit=2&offset=1&order=desc",
  "/stock/prices/AAPL/history?start_date=2020-08-28&end_date=2020-08-31",
  "/stock/prices/AAPL/history?interval=1month",
  "/stock/prices/AAPL/history?limit=0",
  "/stock/prices/ZZZZ/history"
]

const answersOn = async (stores: StoreLayer) => {
  const service = await openService(stores, market, "own")
  const get = await reader(service)
  const answers = new Map<string, unknown>()
  for (const path of paths) {
    const { headers, status, text } = await get(path)
    answers.set(path, [status, headers.get("etag"), headers.get("content-type"), text])
  }
  await service.close()
  return answers
}

let expected: ReadonlyMap<string, unknown>
beforeAll(async () => {
  expected = await answersOn(Layer.suspend(() => storesLayer()))
})

const sameOn = (stores: StoreLayer): void => {
  let answers: ReadonlyMap<string, unknown>
  beforeAll(async () => {
    answers = await answersOn(stores)
  }, 30_000)

  it.for(paths)("%s answers as it does from memory", (path) => {
    assert.deepStrictEqual(answers.get(path), expected.get(path))
  })
}

describe("on SQLite", () => {
  sameOn(Layer.unwrap(sqlitePlace))
})
describePostgres("on PostgreSQL", () => {
  sameOn(Layer.unwrap(postgresPlace))
})
