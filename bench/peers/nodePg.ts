/**
 * What one writes in an hour with `node:http` and `pg`: a prepared query through a pool and one JSON.stringify; no key,
 * no quota, no checks.
 */
import { createServer } from "node:http"
import { newestBars } from "./newest.ts"

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost")
  const symbol = pathname.slice(pathname.lastIndexOf("/") + 1)
  const body = Buffer.from(JSON.stringify(await newestBars(symbol, Number(searchParams.get("limit")))))
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body)
})

server.listen(Number(process.env["PORT"]), "127.0.0.1")
