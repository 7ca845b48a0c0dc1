/** Bytes sent to the server on Node: what it refuses before there is a request, and how the router reads a path. */
import { assert, it } from "@effect/vitest"
import { document } from "../openapi.ts"
import { socketServer } from "../socketServer.ts"

const { answerTo } = socketServer()

it.for([
  ["BadRequest", "other", 400, "GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n"],
  ["HeadersTooLarge", "large", 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Much: ${"x".repeat(20_000)}\r\n\r\n`]
] as const)("%s by %s", async ([name, example, status, request]) => {
  const [head = "", body = ""] = (await answerTo(request)).split("\r\n\r\n")
  const { content, headers } = document["components"].responses[name]
  assert.strictEqual(head.split(" ")[1], String(status))
  assert.deepStrictEqual(JSON.parse(body), content["application/json"].examples[example].value)
  for (const header of Object.keys(headers)) assert.include(head, `${header}: `)
})

it("a semicolon is part of a path", async () => {
  const answer = await answerTo("GET /healthz;x?a=b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
  const [head = "", body = ""] = answer.split("\r\n\r\n")
  assert.strictEqual(head.split(" ")[1], "404")
  assert.deepStrictEqual(JSON.parse(body), { detail: "Not found: /healthz;x" })
})
