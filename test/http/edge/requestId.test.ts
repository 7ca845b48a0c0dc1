/** `X-Request-Id`: the client's own where it is well-formed, on every answer. */
import { assert, describe, it } from "@effect/vitest"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

const answered = async (headers: Readonly<Record<string, string>>) =>
  (await service.send("GET", "/healthz", headers)).headers.get("x-request-id")

const answeredTo = (id: string) => answered({ "x-request-id": id })
const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe("X-Request-Id", () => {
  it.for(["a", "req-1.2:3_4", "A".repeat(128)])("%s is kept", async (id) => {
    assert.strictEqual(await answeredTo(id), id)
  })

  it.for(["", "a b", "<script>", "é", "a,b", "A".repeat(129)])(
    "%j is replaced by a generated one",
    async (id) => {
      assert.match((await answeredTo(id)) ?? "", made)
    }
  )

  it("differs for each request when none is given", async () => {
    const ids = [await answered({}), await answered({})]
    assert.notStrictEqual(ids[0], ids[1])
  })

  const everywhere = [
    ["GET", "/healthz", 200],
    ["GET", "/nothing", 404],
    ["POST", "/healthz", 405],
    ["GET", "/api/public/v1/stock/prices/AAPL", 401],
    ["GET", "/api/public/v1/stock/prices/%zz", 400]
  ] as const
  it.for(everywhere)("is on the answer to %s %s, %i", async ([method, path, expected]) => {
    const { headers, status } = await service.send(method, path, { "x-request-id": "mine" })
    assert.deepStrictEqual([status, headers.get("x-request-id")], [expected, "mine"])
  })
})
