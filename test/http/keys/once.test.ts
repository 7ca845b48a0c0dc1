/** Requests for secrets with an Idempotency-Key are carried out once in a day, on every store. */
import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ApiKeys } from "../../../core/mod.ts"
import { onDatabases } from "../../adapters/onDatabases.ts"
import { inMemory } from "../../fixtures/World.ts"
import type { StoreLayer } from "../../contract/stores.ts"
import { root, statusWith } from "./caller.ts"
import { type Answer, noon } from "../service.ts"
import { serviceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

const wanted = { name: "reports", scopes: ["read:financial"] }
const day = 86_400_000

const tests = (stores: StoreLayer): void => {
  const service = serviceOver({ stores, fill: Effect.void, clock: "fixed" })
  let owner = ""
  beforeEach(() => {
    service.time.now = noon
    owner = crypto.randomUUID()
  })

  const post = async (
    idempotencyKey: string,
    body: unknown = wanted,
    path = "",
    sub = owner
  ): Promise<Answer> =>
    service.send(
      "POST",
      root + path,
      {
        authorization: `Bearer ${await tokenOf(sub, { exp: (noon + 3 * day) / 1000 })}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey
      },
      typeof body === "string" ? body : JSON.stringify(body)
    )

  const keysOf = (sub = owner) =>
    service.run(Effect.flatMap(ApiKeys, (keys) => Effect.map(keys.ofOwner(sub), ({ keys }) => keys)))

  /** The ids and the total of a list, or the parameters that are refused. */
  const list = async (query: string) => {
    const authorization = `Bearer ${await tokenOf(owner)}`
    const { json, status } = await service.send("GET", `${root}${query}`, { authorization })
    return status === 200
      ? [json.api_keys.map(({ id }: { id: number }) => id), json.total]
      : [status, json.detail.map(({ loc }: { loc: ReadonlyArray<string> }) => loc[1])]
  }

  describe("a repeated request for a key", () => {
    it("gets 409 with the key's id and no secret, however its body is written", async () => {
      const { json, status } = await post("a")
      assert.strictEqual(status, 201)
      const spaced = JSON.stringify(
        { scopes: ["read:financial"], rate_limit: 1000, name: "reports" },
        null,
        2
      )
      for (const body of [wanted, spaced]) {
        const again = await post("a", body)
        const detail = `API key ${json.id} was made by this Idempotency-Key; its secret is not shown again`
        assert.deepStrictEqual([again.status, again.json], [409, { detail, id: json.id }])
        assert.strictEqual(again.headers.get("cache-control"), "no-store")
        assert.notInclude(again.text, json.key.slice(11))
      }
      assert.lengthOf(await keysOf(), 1)
      assert.strictEqual(await statusWith(service, json.key), 200)
    })

    it("is another one with another Idempotency-Key, of another owner, or a day later", async () => {
      const ids = [
        (await post("b")).json.id,
        (await post("c")).json.id,
        (await post("b", wanted, "", `${owner} 2`)).json.id
      ]
      service.time.now = noon + day - 1000
      assert.strictEqual((await post("b")).status, 409)
      service.time.now = noon + day
      const later = await post("b")
      assert.strictEqual(later.status, 201)
      assert.lengthOf(new Set([...ids, later.json.id]), 4)
      assert.strictEqual((await post("b")).json.id, later.json.id)
    })

    it("gets 409 still after the key was revoked", async () => {
      const { id } = (await post("d")).json
      await service.run(Effect.flatMap(ApiKeys, (keys) => keys.revoke(id)))
      assert.deepStrictEqual([(await post("d")).status, (await post("d")).json.id], [409, id])
    })

    it("makes one key of a hundred requests at once", async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => post("e")))
      const made = answers.filter(({ status }) => status === 201)
      const refused = answers.filter(({ status }) => status === 409)
      assert.deepStrictEqual([made.length, refused.length], [1, 99])
      const id = made[0]?.json.id
      for (const { json } of refused) assert.strictEqual(json.id, id)
      assert.deepStrictEqual(
        (await keysOf()).map((key) => key.id),
        [id]
      )
    })
  })

  it("another request with the same Idempotency-Key gets 422 and does nothing", async () => {
    const { id, key } = (await post("f")).json
    const others = [
      post("f", { ...wanted, name: "other" }),
      post("f", { ...wanted, rate_limit: 7 }),
      post("f", { ...wanted, expires_at: "2030-01-01T00:00:00Z" }),
      post("f", { grace_seconds: 0 }, `/${id}/rotate`)
    ]
    const item = {
      loc: ["header", "idempotency-key"],
      msg: "Value error, the Idempotency-Key was used for another request within a day",
      type: "value_error"
    }
    for (const { json, status } of await Promise.all(others)) {
      assert.deepStrictEqual([status, json], [422, { detail: [item] }])
    }
    assert.lengthOf(await keysOf(), 1)
    assert.strictEqual(await statusWith(service, key), 200)
  })

  it("an Idempotency-Key of a refused request may be used again", async () => {
    assert.strictEqual((await post("g", { ...wanted, rate_limit: 0 })).status, 422)
    assert.strictEqual((await post("g")).status, 201)
  })

  it("a repeated rotation replaces the secret once", async () => {
    const { id } = (await post("h")).json
    const answers = await Promise.all(Array.from({ length: 10 }, () => post("i", "", `/${id}/rotate`)))
    const [rotated] = answers.filter(({ status }) => status === 200)
    assert.strictEqual(answers.filter(({ status }) => status === 409).length, 9)
    assert.strictEqual(await statusWith(service, rotated?.json.key), 200)
    assert.strictEqual((await post("i", "null", `/${id}/rotate`)).json.id, id)
    assert.strictEqual((await post("i", { grace_seconds: 5 }, `/${id}/rotate`)).status, 422)
    assert.strictEqual(await statusWith(service, rotated?.json.key), 200)
  })

  it("an Idempotency-Key has 1 to 255 printable characters of ASCII", async () => {
    assert.strictEqual((await post(`"${"x ~".repeat(84)}."`.slice(0, 255))).status, 201)
    for (const bad of ["", "x".repeat(256), "\u00e9"]) {
      const { json, status } = await post(bad)
      const [{ loc, type }] = json.detail
      const fault = [422, ["header", "idempotency-key"], "string_pattern_mismatch"]
      assert.deepStrictEqual([status, loc, type], fault)
    }
  })

  it("keys are listed in pages, newest first, and their total with each", async () => {
    const ids: Array<number> = []
    for (const name of ["1", "2", "3", "4", "5"]) ids.unshift((await post(name, { ...wanted, name })).json.id)
    assert.deepStrictEqual(await list(""), [ids, 5])
    assert.deepStrictEqual(await list("?limit=2"), [ids.slice(0, 2), 5])
    assert.deepStrictEqual(await list("?limit=2&page=3"), [ids.slice(4), 5])
    assert.deepStrictEqual(await list("?limit=2&offset=1"), [ids.slice(1, 3), 5])
    assert.deepStrictEqual(await list("?offset=5"), [[], 5])
    assert.deepStrictEqual(await list("?page=1&offset=0"), [422, ["offset"]])
    assert.deepStrictEqual(await list("?limit=1001"), [422, ["limit"]])
  })
}

describe("in memory", () => {
  tests(inMemory)
})

onDatabases(tests)
