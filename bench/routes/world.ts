/** The data that the routes are measured on, the servers of findata over it, and the requests of each route. */
import { Effect } from "effect"
import { type Scale, companyAt } from "../data/companies.ts"
import { filesOf } from "../data/files.ts"
import { answerOf } from "../harness/agreement.ts"
import { query } from "../harness/database.ts"
import { fill, keyFor, serve, writeFiles } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import type { Request, Server } from "../harness/servers.ts"
import { freshDirectory, postgresStore, sqliteStore } from "../harness/stores.ts"

export const companies = 500
/** The first companies, with all that pages show. */
export const described = 50
const years22 = 5740
const years2 = 520

const scale: Scale = {
  companies,
  priced: companies,
  barsOf: (company) => (company < described ? years22 : years2),
  filing: described,
  articles: 0,
  reports: 40 * described,
  covered: described
}

const symbols: ReadonlyArray<string> = Array.from({ length: companies }, (_, i) => companyAt(i).symbol)

/** findata over one database, once keeping answers in memory and once not. */
export interface Ours {
  readonly database: "SQLite" | "Postgres"
  readonly keeping: Server
  readonly fresh: Server
  /** Of a new key for each caller, which has a quota of its own. */
  readonly key: Effect.Effect<string>
}

const oursOn = Effect.fnUntraced(function* (database: Ours["database"], env: Environment) {
  const name = `findata on ${database}`
  const ours: Ours = {
    database,
    keeping: yield* serve(name, { ...env, WORKERS: "1" }),
    fresh: yield* serve(name, { ...env, BODY_CACHE_MB: "0", WORKERS: "1" }),
    key: Effect.promise(() => keyFor(env))
  }
  return ours
})

export const world = Effect.gen(function* () {
  const files = yield* Effect.flatMap(freshDirectory, (directory) =>
    Effect.promise(() => writeFiles(directory, filesOf(scale)))
  )
  const onSqlite = Effect.gen(function* () {
    const env = yield* sqliteStore
    yield* fill(env, files)
    return yield* oursOn("SQLite", env)
  })
  const onPostgres = Effect.gen(function* () {
    const env = yield* postgresStore
    yield* fill(env, files)
    yield* Effect.promise(() => query(env["DATABASE_URL"] ?? "", "vacuum analyze"))
    return yield* oursOn("Postgres", env)
  })
  return {
    sqlite: yield* onSqlite,
    /** Why there is none, when PostgreSQL isn't at hand. */
    postgres: yield* Effect.catchTag(onPostgres, "NoPostgres", ({ message }) => Effect.succeed(message))
  }
})

const prices = "/api/public/v1/stock/prices"
const pages = "/v1/financial_v4/companies"

export const routeNames = [
  "100 bars",
  "1,000 weeks of 22 years",
  "technical",
  "consensus",
  "fundamentals",
  "detail",
  "snapshot"
] as const
export type RouteName = (typeof routeNames)[number]

const barsPath = (symbol: string): string => `${prices}/${symbol}?limit=100`

/** The ids of the companies that have everything, as a server's search by slug finds them. */
export const idsOf = async (server: Server, key: string): Promise<ReadonlyArray<number>> => {
  const ids: Array<number> = []
  for (const symbol of symbols.slice(0, described)) {
    const path = `${pages}/by-slug/${symbol.toLowerCase()}`
    const { body } = await answerOf(server, { path, headers: { "x-api-key": key } })
    ids.push(JSON.parse(body).id)
  }
  return ids
}

const pathsOf: Readonly<Record<RouteName, (ids: ReadonlyArray<number>) => ReadonlyArray<string>>> = {
  "100 bars": () => symbols.map(barsPath),
  "1,000 weeks of 22 years": () =>
    symbols.slice(0, described).map((symbol) => `${prices}/${symbol}/history?interval=1week&limit=1000`),
  technical: (ids) => ids.map((id) => `${pages}/${id}/technical`),
  consensus: (ids) => ids.map((id) => `${pages}/${id}/consensus`),
  fundamentals: () =>
    symbols
      .slice(0, described)
      .map((symbol) => `/api/v1/financial-v4/fundamentals?${new URLSearchParams({ symbol })}`),
  detail: (ids) => ids.map((id) => `${pages}/${id}`),
  snapshot: (ids) => ids.map((id) => `${pages}/${id}/snapshot`)
}

/** With a key, which the quota counts. */
export const requestsOf = (
  name: RouteName,
  ids: ReadonlyArray<number>,
  key: string
): ReadonlyArray<Request> => pathsOf[name](ids).map((path) => ({ path, headers: { "x-api-key": key } }))

/** The requests of a client that has each answer already. */
export const conditional = async (
  { address }: Server,
  requests: ReadonlyArray<Request>
): Promise<ReadonlyArray<Request>> => {
  const found: Array<Request> = []
  for (const { headers, path } of requests) {
    const response = await fetch(address + path, { headers })
    await response.arrayBuffer()
    found.push({ path, headers: { ...headers, "if-none-match": response.headers.get("etag") ?? "" } })
  }
  return found
}
