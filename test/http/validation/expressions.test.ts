/** What a 422 says of wrong expressions of screens, in the query and in a body: their places, and names that may be meant. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Schema } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { HttpApi, HttpApiBuilder, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Unprocessable } from "../../../adapters/http/api/base/Errors.ts"
import { columns, condition, order } from "../../../adapters/http/api/base/Expressions.ts"
import { integer } from "../../../adapters/http/api/base/Parameters.ts"
import { Validation } from "../../../adapters/http/api/base/Validation.ts"
import * as Validating from "../../../adapters/http/server/validation/Validation.ts"

const members = {
  where: Schema.optionalKey(condition),
  columns: Schema.optionalKey(columns),
  sort: Schema.optionalKey(order)
}

const Screen = Schema.Struct(members)

class Group extends HttpApiGroup.make("screens")
  .add(
    HttpApiEndpoint.get("asked", "/screen", {
      query: { ...members, limit: Schema.optionalKey(integer(1, 1000)) },
      success: Screen,
      error: Unprocessable
    }),
    HttpApiEndpoint.post("sent", "/screen", { payload: Screen, success: Screen, error: Unprocessable })
  )
  .middleware(Validation) {}

class Api extends HttpApi.make("screens").add(Group) {}

const handlers = HttpApiBuilder.group(Api, "screens", (group) =>
  group
    .handle("asked", ({ query }) => Effect.succeed(query))
    .handle("sent", ({ payload }) => Effect.succeed(payload))
)

const { handler } = HttpRouter.toWebHandler(
  HttpApiBuilder.layer(Api).pipe(
    Layer.provide(handlers),
    Layer.provide(Validating.layer),
    Layer.provide(HttpServer.layerServices)
  ),
  { disableLogger: true }
)

const get = (parameters: Readonly<Record<string, string>>) =>
  handler(new Request(`http://findata.test/screen?${new URLSearchParams(parameters)}`))

const post = (body: object) =>
  handler(
    new Request("http://findata.test/screen", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body)
    })
  )

const right = {
  where: 'market_cap > 1e9 && pe_ratio < 15 && sector in ["Technology"] && close > sma(200)',
  columns: "close, rank(market_cap, sector)",
  sort: "-market_cap"
}

const wrong = { where: "pe_ration < 15", columns: "close, sma(0)", sort: "- market_cap > 1" }

const itemsAt = (place: string) => [
  {
    loc: [place, "where"],
    msg: 'Value error, There is no figure "pe_ration" (character 1): did you mean pe_ratio, pb_ratio or peg_ratio?',
    type: "value_error",
    ctx: { position: 0, suggestions: ["pe_ratio", "pb_ratio", "peg_ratio"] }
  },
  {
    loc: [place, "columns"],
    msg: "Value error, The time_period of sma can't be 0 (character 12): write a whole number from 2 to 500",
    type: "value_error",
    ctx: { position: 11, suggestions: [] }
  },
  {
    loc: [place, "sort"],
    msg: "Value error, The whole is a condition, not a number, text or date (character 3): write condition ? 1 : 0 for a number",
    type: "value_error",
    ctx: { position: 2, suggestions: [] }
  }
]

describe("expressions", () => {
  it("reach the handler as they were written", async () => {
    for (const response of [await get(right), await post(right)]) {
      assert.strictEqual(response.status, 200)
      assert.deepStrictEqual(await response.json(), right)
    }
  })

  it("that are wrong are 422 in the query, together with what else is wrong in it", async () => {
    const response = await get({ ...wrong, limit: "0" })
    assert.strictEqual(response.status, 422)
    assert.deepStrictEqual(await response.json(), {
      detail: [
        ...itemsAt("query"),
        {
          loc: ["query", "limit"],
          msg: "Input should be greater than or equal to 1",
          type: "greater_than_equal"
        }
      ]
    })
  })

  it("that are wrong are 422 in a body, as are other values in their place", async () => {
    const response = await post(wrong)
    assert.strictEqual(response.status, 422)
    assert.deepStrictEqual(await response.json(), { detail: itemsAt("body") })
    assert.deepStrictEqual(await (await post({ where: 5 })).json(), {
      detail: [{ loc: ["body", "where"], msg: "Input should be a valid string", type: "string_type" }]
    })
  })

  it("that are too long are 422, not 500", async () => {
    const response = await post({ where: "!".repeat(5000) })
    assert.strictEqual(response.status, 422)
    const { detail } = (await response.json()) as {
      readonly detail: ReadonlyArray<{ readonly ctx: unknown }>
    }
    assert.deepStrictEqual(detail[0]?.ctx, { position: 2000, suggestions: [] })
  })
})
