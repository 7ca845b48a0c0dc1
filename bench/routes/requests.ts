/** The requests of each route, one for each company. */
import { answerOf } from "../harness/agreement.ts"
import type { Request, Server } from "../harness/servers.ts"
import { described, symbols } from "./world.ts"

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
