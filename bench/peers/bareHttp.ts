/** The floor: `node:http` with the recorded answers of another server, each made beforehand, by their URL. */
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { Recorded } from "../harness/peers.ts"

const recorded: ReadonlyArray<Recorded> = JSON.parse(readFileSync(process.env["ANSWERS"] ?? "", "utf8"))

const answers = new Map(
  recorded.map(({ body, headers, path, status }) => [
    path,
    { status, headers: [...headers], body: status === 304 ? undefined : Buffer.from(body, "base64") }
  ])
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "")
  if (answer === undefined) response.writeHead(404).end()
  else response.writeHead(answer.status, answer.headers).end(answer.body)
})

server.listen(Number(process.env["PORT"]), "127.0.0.1")
