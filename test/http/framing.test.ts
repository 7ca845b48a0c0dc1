/** Bytes that aren't one plain request, over a real connection: refused once, and the connection is closed. */
import { assert, it } from "@effect/vitest"
import { socketServer } from "./socketServer.ts"

const { answerTo } = socketServer()

const smuggled = "GET /readyz HTTP/1.1\r\nHost: findata\r\n\r\n"

const post = (...lines: ReadonlyArray<string>) =>
  ["POST /api/v1/api-keys HTTP/1.1", "Host: findata", ...lines].join("\r\n")

const cases: ReadonlyArray<readonly [what: string, bytes: string, status: number, detail?: string]> = [
  [
    "a length and chunks",
    `${post("Content-Length: 6", "Transfer-Encoding: chunked")}\r\n\r\n0\r\n\r\n${smuggled}`,
    400
  ],
  ["two lengths", `${post("Content-Length: 0", "Content-Length: 5")}\r\n\r\nhello${smuggled}`, 400],
  ["a space before a colon", `${post("Transfer-Encoding : chunked")}\r\n\r\n0\r\n\r\n${smuggled}`, 400],
  [
    "an unknown coding",
    `${post("Transfer-Encoding: xchunked")}\r\n\r\n0\r\n\r\n${smuggled}`,
    400,
    "Malformed Transfer-Encoding header: expected chunked"
  ],
  [
    "chunked before another coding",
    `${post("Transfer-Encoding: chunked, gzip")}\r\n\r\n0\r\n\r\n${smuggled}`,
    400
  ],
  ["a length that is negative", `${post("Content-Length: -1")}\r\n\r\n${smuggled}`, 400],
  ["a length with a sign", `${post("Content-Length: +5")}\r\n\r\nhello${smuggled}`, 400],
  ["a length beyond all numbers", `${post(`Content-Length: ${"9".repeat(30)}`)}\r\n\r\nhello`, 400],
  ["lines that end in LF alone", "GET /healthz HTTP/1.1\nHost: findata\n\n", 400],
  ["no host", "GET /healthz HTTP/1.1\r\n\r\n", 400, "Malformed Host header: expected one host"],
  ["a NUL in a header", "GET /healthz HTTP/1.1\r\nHost: findata\r\nX: a\0b\r\n\r\n", 400],
  ["a CR in a header", "GET /healthz HTTP/1.1\r\nHost: findata\r\nX: a\rb\r\n\r\n", 400],
  ["a header without a colon", "GET /healthz HTTP/1.1\r\nHost: findata\r\nNothing\r\n\r\n", 400],
  ["another protocol", "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003\r\n\r\n", 400],
  ["a version to come", "GET /healthz HTTP/9.9\r\nHost: findata\r\n\r\n", 400],
  ["a URL of 17 kB", `GET /${"x".repeat(17_000)} HTTP/1.1\r\nHost: findata\r\n\r\n`, 431],
  ["headers of 20 kB", `GET /healthz HTTP/1.1\r\nHost: findata\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431]
]

it.for(cases)("%s", async ([, bytes, status, said]) => {
  const answer = await answerTo(bytes, "latin1")
  assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `))
  assert.strictEqual(answer.split("HTTP/1.1 ").length, 2)
  assert.match(answer, /\r\nconnection: close\r\n/i)
  for (const name of ["x-request-id", "x-content-type-options", "content-security-policy"]) {
    assert.include(answer.toLowerCase(), `\r\n${name}: `)
  }
  const detail = said ?? (status === 431 ? "Request header fields too large" : "Malformed request")
  assert.include(answer, JSON.stringify({ detail }))
})

it("garbage after a request isn't answered in its place", async () => {
  const answer = await answerTo("GET /healthz HTTP/1.1\r\nHost: findata\r\n\r\n\0\0\0\r\n\r\n", "latin1")
  assert.isAtMost(answer.split("HTTP/1.1 ").length, 3)
  assert.notMatch(answer, /^HTTP\/1\.1 400 /)
})

it("a broken body after a request isn't answered in its place", async () => {
  const first = "GET /api/public/v1/financial/companies HTTP/1.1\r\nHost: findata\r\n\r\n"
  const answer = await answerTo(`${first}${post("Transfer-Encoding: chunked")}\r\n\r\nZZ\r\n`, "latin1")
  assert.notMatch(answer, /^HTTP\/1\.1 400 /)
})

it("HTTP/1.0 needs no host", async () => {
  assert.match(await answerTo("GET /healthz HTTP/1.0\r\n\r\n"), /^HTTP\/1\.1 200 OK\r\n/)
})
