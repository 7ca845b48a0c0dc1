/** The front door of the server on Node sends the same bytes as the routes, headers in the same order. */
import { assert, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { ApiKeys, defaultLimit } from "../../../core/mod.ts"
import { socketServer } from "../socketServer.ts"

const { answerTo: bytesTo, runtime } = socketServer({ trialRateLimit: 10 })

/** The answer but for the date and the time until the quota is whole. */
const answerTo = async (request: ReadonlyArray<string>): Promise<string> => {
  const head = [...request, "Host: localhost", "X-Request-Id: same", "Connection: close", "", ""]
  const answer = await bytesTo(head.join("\r\n"), "latin1")
  return answer.replace(/^Date: .*$/m, "Date").replaceAll(/(t=|-reset: )\d+/g, "$1-")
}

const keyed = () =>
  runtime.runPromise(
    Effect.map(
      Effect.flatMap(ApiKeys, (keys) =>
        keys.create({
          ...defaultLimit,
          name: "socket",
          scopes: ["read:all"],
          tier: "standard",
          owner: null,
          expires_at: null
        })
      ),
      ({ secret }) => `X-API-Key: ${Redacted.value(secret)}`
    )
  )

/** The answers to a request sent several times with a new key, by the routes alone where a length is given. */
const answersTo = async (request: ReadonlyArray<string>, ...more: ReadonlyArray<string>) => {
  const key = await keyed()
  const answers = []
  for (let i = 0; i < 3; i++) answers.push(await answerTo([...request, key, ...more]))
  return answers
}

const list = "/api/public/v1/financial/companies"

it.for([
  [`GET ${list} HTTP/1.1`],
  [`HEAD ${list} HTTP/1.1`],
  [`GET ${list} HTTP/1.0`],
  [`GET ${list} HTTP/1.1`, "If-None-Match: *"],
  [`GET ${list}?format=csv HTTP/1.1`],
  [`GET /v1/financial_v4/sources HTTP/1.1`, "Accept-Encoding: br"],
  [`GET http://localhost${list} HTTP/1.1`]
])("%j", async (request) => {
  const byDoor = await answersTo(request)
  assert.deepStrictEqual(byDoor, await answersTo(request, "Content-Length: 0"))
  assert.match(byDoor[0] ?? "", /^HTTP\/1.1 (200|304) /)
})

it("a trial is counted by the address of the connection", async () => {
  const request = ["GET /api/v1/financial-v4/profile?symbol=A,B HTTP/1.1"]
  const left = []
  for (const more of [[], [], ["Content-Length: 0"], []]) {
    left.push(/x-ratelimit-remaining: (\d+)/i.exec(await answerTo([...request, ...more]))?.[1])
  }
  assert.deepStrictEqual(left, ["8", "6", "4", "2"])
})
