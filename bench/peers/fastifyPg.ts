/** The same with Fastify, as its documentation recommends: a schema that checks requests and writes responses. */
import fastify from "fastify"
import { newestBars } from "./newest.ts"

const text = { type: "string" }
const number = { type: "number" }

const bar = {
  type: "object",
  properties: {
    datetime: text,
    open: number,
    high: number,
    low: number,
    close: number,
    volume: { type: "integer" }
  }
}

const schema = {
  params: { type: "object", properties: { symbol: text }, required: ["symbol"] },
  querystring: {
    type: "object",
    properties: { limit: { type: "integer", minimum: 1, maximum: 500, default: 100 } }
  },
  response: {
    200: {
      type: "object",
      properties: {
        symbol: text,
        company_name: text,
        interval: text,
        data: { type: "array", items: bar },
        count: { type: "integer" },
        adjust: text,
        currency: text,
        exchange: text,
        timezone: text,
        is_last_partial: { type: "boolean" }
      }
    }
  }
} as const

const app = fastify()

app.get<{ Params: { symbol: string }; Querystring: { limit: number } }>(
  "/api/public/v1/stock/prices/:symbol",
  { schema },
  ({ params, query }) => newestBars(params.symbol, query.limit)
)

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" })
