/** What a server answers over a store with the sample, for comparison with another store's answers. */
import type { Environment } from "./command.ts"
import { serve } from "./serving.ts"

const pages = "/v1/financial_v4"
const publicRoot = "/api/public/v1"
const basic = "/api/v1/financial-v4"

const symbols = ["AAPL", "IBM", "SPY", "GOOG"]

/** Some dozens, of every group of routes. */
const requests: ReadonlyArray<string> = [
  ...symbols.flatMap((symbol) => [
    `${publicRoot}/financial/companies/${symbol}`,
    `${publicRoot}/financial/companies/${symbol}/financials?include=provenance`,
    `${publicRoot}/stock/prices/${symbol}?limit=500`,
    `${publicRoot}/stock/prices/${symbol}/history?interval=1week&limit=1000`,
    `${publicRoot}/stock/prices/${symbol}/history?adjust=all&order=desc&limit=1000&page=3`,
    `${publicRoot}/stock/prices/${symbol}/actions`,
    `${basic}/time-series?symbol=${symbol}&outputsize=400`,
    `${basic}/fundamentals?symbol=${symbol}&as_of=2021-03-31`
  ]),
  ...[1, 2, 3].flatMap((id) => [
    `${pages}/companies/${id}?as_of=2021-03-31`,
    `${pages}/companies/${id}/snapshot?as_of=2021-03-31`,
    `${pages}/companies/${id}/technical?series=30&as_of=2021-03-31`,
    `${pages}/companies/${id}/consensus?as_of=2021-03-31`,
    `${pages}/companies/${id}/insider?months=60&as_of=2021-03-31`,
    `${pages}/companies/${id}/dart?as_of=2021-03-31`,
    `/v1/sector-analyst/company/${id}?as_of=2021-03-31`
  ]),
  `${publicRoot}/financial/companies?search=a`,
  `${publicRoot}/financial/companies?sector=Technology&limit=100`,
  `${publicRoot}/news/articles?limit=100`,
  `${publicRoot}/news/articles/1/content`,
  `${publicRoot}/research/reports?page_size=100`,
  `${publicRoot}/research/reports?title=a`,
  `${pages}/companies?search=app`,
  `${pages}/sources`
]

export interface Answer {
  readonly path: string
  readonly status: number
  readonly body: string
}

/** What a server over the store answers; links are relative to it. */
export const answers = async (env: Environment, key: string): Promise<ReadonlyArray<Answer>> => {
  const server = await serve(env, "--workers", "1")
  try {
    const found: Array<Answer> = []
    for (const path of requests) {
      const response = await fetch(server.address + path, { headers: { "x-api-key": key } })
      const body = (await response.text()).replaceAll(server.address, "")
      found.push({ path, status: response.status, body })
    }
    const [pdf] = /\/files\/reports\/[^"]+/.exec(found.map(({ body }) => body).join("")) ?? []
    const response = await fetch(server.address + (pdf ?? "/files/none"))
    const bytes = Buffer.from(await response.arrayBuffer()).toString("base64")
    return [...found, { path: pdf ?? "", status: response.status, body: bytes }]
  } finally {
    server.process.kill()
    await server.ended
  }
}
