/** The log of changes over HTTP, and the same behaviour of keys on every store. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { ApiKeys } from "../../../core/mod.ts"
import { onDatabases } from "../../adapters/onDatabases.ts"
import type { StoreLayer } from "../../contract/stores.ts"
import { root, statusWith } from "./caller.ts"
import { openWorld } from "../service.ts"
import { signed } from "../tokens.ts"

const lawsOn = (stores: StoreLayer): void => {
  it("each change of a key is logged with its request, and nothing else is", {
    timeout: 30_000
  }, async () => {
    const service = await openWorld({ stores, fill: Effect.void, clock: "real" })
    const authorization = `Bearer ${await signed({ sub: "o'neil", exp: 4_000_000_000 })}`
    const ask = async (id: string, method: string, path: string, body?: unknown) =>
      service.send(
        method,
        root + path,
        { authorization, "content-type": "application/json", "x-request-id": id },
        body === undefined ? null : JSON.stringify(body)
      )

    const created = (await ask("r1", "POST", "", { name: "x", scopes: ["read:financial"] })).json
    const { id } = created
    await ask("r2", "GET", `/${id}`)
    await ask("r3", "PATCH", `/${id}`, { name: "" })
    await ask("r4", "PATCH", `/${id}`, {})
    const changed = (await ask("r5", "PATCH", `/${id}`, { name: "삼성", expires_at: "2099-01-01" })).json
    const rotated = (await ask("r6", "POST", `/${id}/rotate`, { grace_seconds: 3600 })).json
    const works = [await statusWith(service, created.key), await statusWith(service, rotated.key)]
    await ask("r7", "DELETE", `/${id}`)
    await ask("r8", "DELETE", `/${id}`)
    const over = [await statusWith(service, created.key), await statusWith(service, rotated.key)]
    const listed = (await ask("r9", "GET", "")).json
    const log = await service.run(Effect.flatMap(ApiKeys, (keys) => keys.audit(100)))
    await service.close()

    assert.deepInclude(changed, { name: "삼성", expires_at: "2099-01-01T00:00:00Z" })
    assert.deepStrictEqual(
      [works, over],
      [
        [200, 200],
        [401, 401]
      ]
    )
    assert.deepStrictEqual([listed.total, listed.api_keys[0].status], [1, "revoked"])
    assert.deepStrictEqual(
      log.map(({ action, actor, key_id, request_id }) => [request_id, action, actor, key_id]),
      [
        ["r7", "revoke", "o'neil", id],
        ["r6", "rotate", "o'neil", id],
        ["r5", "patch", "o'neil", id],
        ["r1", "create", "o'neil", id]
      ]
    )
    for (const { at } of log) assert.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  it("an operator's changes are logged without an actor", { timeout: 30_000 }, async () => {
    const service = await openWorld({ stores, fill: Effect.void, clock: "real" })
    const { id } = await service.key()
    const log = await service.run(Effect.flatMap(ApiKeys, (keys) => keys.audit(1)))
    await service.close()
    assert.deepStrictEqual(
      log.map(({ action, actor, key_id, request_id }) => [action, actor, key_id, request_id]),
      [["create", null, id, null]]
    )
  })
}

describe("in memory", () => {
  lawsOn(Layer.suspend(() => storesLayer()))
})
onDatabases(lawsOn)
