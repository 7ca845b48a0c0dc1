/** Headers that are sent twice, over a real connection: neither of them counts. */
import { assert, it } from "@effect/vitest"
import { hmacOptions, signed } from "./tokens.ts"
import { socketServer } from "./socketServer.ts"

const { answerTo } = socketServer({ tokens: { ...hmacOptions, keySet: null } })

const asked = async (path: string, ...headers: ReadonlyArray<string>) => {
  const answer = await answerTo(
    [`GET ${path} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n")
  )
  return [Number(answer.slice(9, 12)), JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))]
}

const list = "/api/public/v1/financial/companies"
const key = "X-API-Key: ak_0000000000000000000000000000000000000000"

it("two keys are no key", async () => {
  const answer = await asked(list, "Host: localhost", key, key)
  assert.deepStrictEqual(answer, [401, { detail: "Invalid or missing API key" }])
})

it("two tokens are no token", async () => {
  const token = `Authorization: Bearer ${await signed({ sub: "anna", exp: 4_000_000_000 })}`
  const once = await asked("/api/v1/api-keys", "Host: localhost", token)
  assert.deepStrictEqual(once, [200, { api_keys: [], total: 0 }])
  const twice = await asked("/api/v1/api-keys", "Host: localhost", token, token)
  assert.deepStrictEqual(twice, [401, { detail: "Invalid or missing bearer token" }])
})

it.for([
  ["Host: localhost", "Host: localhost"],
  ["Host: localhost", "Host: other"],
  ["Host: local host"],
  ["Host: user@localhost"],
  ["Host: localhost/x"]
])("%j are refused", async (hosts) => {
  const answer = await asked("/healthz", ...hosts)
  assert.deepStrictEqual(answer, [400, { detail: "Malformed Host header: expected one host" }])
})
