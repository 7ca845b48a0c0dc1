/** Wrong expressions of `/financial/screener`: each is 422 with its place, in the query and in the body. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import { conditionOf, vocabulary } from "../../../core/ports.ts"
import { conditions, given } from "../../core/screens/wrongConditions.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)

const path = "/api/public/v1/financial/screener"

/** Those that are wrong of the catalogue's figures too, with what is said of each. */
const wrong = await Effect.runPromise(
  Effect.forEach(conditions, ([marked]) =>
    Effect.map(Effect.result(conditionOf(given(marked), vocabulary)), (parsed) =>
      Result.isSuccess(parsed) ? [] : [{ where: given(marked), error: parsed.failure }]
    )
  )
)
const wrongConditions = wrong.flat()

describe("a wrong condition", () => {
  it("is one of a hundred", () => assert.isAbove(wrongConditions.length, 100))

  it("is 422 with its place and what was meant, by GET and by POST", async () => {
    const { secret } = await service.key()
    const headers = { "x-api-key": secret }
    for (const { error, where } of wrongConditions) {
      const { message, position, suggestions } = error
      const itemAt = (place: string) => ({
        loc: [place, "where"],
        msg: `Value error, ${message}`,
        type: "value_error",
        ctx: { position, suggestions }
      })
      const asked = await service.send("GET", `${path}?${new URLSearchParams({ where })}`, headers)
      assert.deepStrictEqual([asked.status, asked.json], [422, { detail: [itemAt("query")] }], where)
      const sent = await service.send(
        "POST",
        path,
        { ...headers, "content-type": "application/json" },
        JSON.stringify({ where })
      )
      assert.deepStrictEqual([sent.status, sent.json], [422, { detail: [itemAt("body")] }], where)
    }
  })
})
