/**
 * The peer: what one writes in an hour with `node:http` and `pg`. One prepared query through a pool and one
 * JSON.stringify; no key, no quota, no checks. Its query is fast: the newest bars come straight from the primary key.
 */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import pg from "pg"
import { answering, processorTime } from "./child.ts"

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 })

const newest = `
  select
    c.symbol, c.name, c.currency, c.exchange, e.time_zone as timezone,
    p.date, p.open, p.high, p.low, p.close, p.volume
  from company c
  join exchange e on e.code = c.exchange
  cross join lateral (
    select date, open, high, low, close, volume
    from price_daily
    where company_id = c.company_id
    order by date desc
    limit $2
  ) p
  where c.symbol = $1
`

const answer = async (url: string): Promise<string> => {
  const { pathname, searchParams } = new URL(url, "http://localhost")
  const symbol = pathname.slice(pathname.lastIndexOf("/") + 1)
  const limit = Number(searchParams.get("limit"))
  const { rows } = await pool.query({ name: "newest", text: newest, values: [symbol, limit] })
  const data = rows.toReversed().map(({ close, date, high, low, open, volume }) => ({
    datetime: `${date}T00:00:00`,
    open,
    high,
    low,
    close,
    volume
  }))
  const { currency, exchange, name, timezone } = rows[0]
  return JSON.stringify({
    symbol,
    company_name: name,
    interval: "1day",
    data,
    count: data.length,
    adjust: "splits",
    currency,
    exchange,
    timezone,
    is_last_partial: false
  })
}

const server = createServer(async (request, response) => {
  const body = Buffer.from(await answer(request.url ?? ""))
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body)
})

server.listen(0, "127.0.0.1", () => {
  answering({ port: (server.address() as AddressInfo).port, key: "" }, processorTime)
})
