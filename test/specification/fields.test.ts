/**
 * Every answer has every member that the specification and the contract name, with its type, null where it is unknown,
 * and no other members.
 */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { KnownTerms } from "../../core/mod.ts"
import { SyncStore } from "../../core/ports.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { callerOf } from "../http/keys/caller.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { answers } from "./collected.ts"
import { count, type Form, listOf, members, nothingFound } from "./forms.ts"
import { createdKey, keyUsage, listedKey } from "./resources/keys.ts"
import { known } from "../fixtures/known.ts"
import { publicRoot } from "./Specified.ts"

const faultsOf = (form: Form, body: unknown): ReadonlyArray<string> => {
  const found = nothingFound()
  form(body, "", found)
  return found.faults
}

onDatabases((stores) => {
  const terms = Layer.succeed(KnownTerms, () =>
    Effect.succeed(new Map([["DART", { licence: "Terms of OpenDART", visibility: "public" as const }]]))
  )
  const service = serviceOver({
    ...known,
    stores,
    beside: Layer.merge(known.beside ?? Layer.empty, terms)
  })
  let secret: string
  beforeAll(async () => {
    secret = (await service.key()).secret
    await service.run(Effect.flatMap(SyncStore, ({ schedule }) => schedule("DART", "2030-01-01T00:00:00Z")))
  })

  const bodyOf = async (path: string) => {
    const isKeyed = path.startsWith(publicRoot)
    const { json, status } = await service.send("GET", path, isKeyed ? { "x-api-key": secret } : {})
    assert.strictEqual(status, 200, path)
    return json
  }

  describe.each(answers)("$name", ({ form, neverNull, paths }) => {
    it.for(paths)("%s returns exactly the named members", async (path) => {
      assert.deepStrictEqual(faultsOf(form, await bodyOf(path)), [])
    })

    it("has each member for some company, and null for another where it may be unknown", async () => {
      const found = nothingFound()
      for (const path of paths) form(await bodyOf(path), "", found)
      const seen = [...new Set([...found.known, ...found.unknown])].toSorted()
      assert.deepStrictEqual([...found.known].toSorted(), seen)
      assert.deepStrictEqual(
        [...found.unknown].toSorted(),
        seen.filter((path) => !(neverNull ?? []).includes(path))
      )
    })
  })

  describe("an API key", () => {
    const wanted = { name: "mine", scopes: ["read:stock", "read:news"] }
    const later = { ...wanted, expires_at: "2030-01-01T00:00:00Z", rate_limit: 10, rate_period: 60 }

    it("is created, returned, listed, rotated and counted with exactly the named members", async () => {
      const send = await callerOf(service, "fields")
      const [first, second] = [await send("POST", "", wanted), await send("POST", "", later)]
      await service.send("GET", `${publicRoot}/news/articles`, { "x-api-key": first.json.key })
      const rotated = await send("POST", `/${first.json.id}/rotate`)
      const usage = await send("GET", `/${first.json.id}/usage`)
      await send("DELETE", `/${second.json.id}`)
      const fetched = await send("GET", `/${first.json.id}`)
      const list = await send("GET")
      const keys = members({ api_keys: listOf(listedKey), total: count })
      const found = nothingFound()
      for (const { json } of [first, second, rotated]) createdKey(json, "", found)
      listedKey(fetched.json, "", found)
      keyUsage(usage.json, "", found)
      keys(list.json, "", found)
      assert.deepStrictEqual(found.faults, [])
      assert.lengthOf(list.json.api_keys, 2)
      assert.includeMembers(
        [...found.known],
        ["expires_at", "api_keys[].expires_at", "api_keys[].revoked_at"]
      )
      assert.includeMembers(
        [...found.unknown],
        ["expires_at", "api_keys[].expires_at", "api_keys[].revoked_at"]
      )
    })
  })
})
