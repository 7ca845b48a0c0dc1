/** Every operation of the specification with each of its statuses, over HTTP on both databases. */
import { assert, expect, it } from "@effect/vitest"
import type { NewKey } from "../../core/mod.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { ledger } from "../fixtures/ledger.ts"
import type { Answer } from "../http/service.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { tokenOf } from "../http/tokens.ts"
import { operations as documented } from "../http/openapi.ts"
import { added, operations } from "./collected.ts"
import type { Operation } from "./Specified.ts"

/** The file of an operation's body, which is the same to the byte on both databases. */
const bodyFile = ({ path }: Operation): string =>
  `bodies/${path.split("/").slice(3).join("-").replaceAll(/[{}]/g, "")}.json`

const wanted = {
  name: "mine",
  scopes: ["read:stock"],
  expires_at: "2030-01-01T00:00:00Z",
  rate_limit: 10,
  rate_period: 60
}

const otherScope = (access: Operation["access"]): NewKey["scopes"] =>
  access === "read:stock" ? ["read:news"] : ["read:stock"]

const isKeyed = ({ access }: Operation): boolean => access.startsWith("read:")

it("are all of the specification, or named as added to it", () => {
  const served = documented.map(({ method, path }) => `${method} ${path}`)
  const named = [...operations.map(({ method, path }) => `${method} ${path}`), ...added]
  assert.sameMembers(served, named)
})

onDatabases((stores) => {
  const service = serviceOver({ ...ledger, stores, clock: "fixed" })

  const send = async (
    operation: Operation,
    path: string,
    overrides: Partial<NewKey> = {},
    body: unknown = wanted
  ): Promise<Answer> => {
    if (operation.access === "token") {
      const headers = { authorization: `Bearer ${await tokenOf("me")}`, "content-type": "application/json" }
      return service.send(operation.method, path, headers, JSON.stringify(body))
    }
    if (operation.access === "open") return service.send(operation.method, path)
    const { secret } = await service.key(overrides)
    return service.send(operation.method, path, { "x-api-key": secret })
  }

  const keyed = operations.filter(isKeyed)
  const made = operations.filter(({ access }) => access === "token")
  const read = operations.filter(({ access }) => access !== "token")

  it.each(read)("$method $path returns the same bytes on every database", async (operation) => {
    const { status, text } = await send(operation, operation.request)
    assert.strictEqual(status, 200)
    await expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toMatchFileSnapshot(bodyFile(operation))
  })

  it.each(made)("$method $path returns a key that works", async (operation) => {
    const { json, status } = await send(operation, operation.request)
    assert.strictEqual(status, 201)
    assert.strictEqual(json.key.slice(0, 11), json.key_prefix)
    assert.deepInclude(json, { name: "mine", scopes: ["read:stock"], created_at: "2024-07-01T12:00:00Z" })
    const prices = await service.send("GET", "/api/public/v1/stock/prices/ACME", { "x-api-key": json.key })
    assert.strictEqual(prices.status, 200)
  })

  it.each([...keyed, ...made])("$method $path answers 401 without a key", async ({ method, request }) => {
    const headers = { "content-type": "application/json" }
    const body = method === "POST" ? JSON.stringify(wanted) : null
    const { json, status } = await service.send(method, request, headers, body)
    assert.strictEqual(status, 401)
    assert.hasAllKeys(json, ["detail"])
  })

  it.each(keyed)("$method $path answers 403 to a key of another scope", async (operation) => {
    const { access, request } = operation
    const { json, status } = await send(operation, request, { scopes: otherScope(access) })
    assert.strictEqual(status, 403)
    assert.deepStrictEqual(json, { detail: `API key lacks the scope ${access}` })
  })

  it.each(operations.filter(({ absent }) => absent !== null))(
    "$method $path answers 404 for what is missing",
    async (operation) => {
      const { json, status } = await send(operation, operation.absent ?? "")
      assert.strictEqual(status, 404)
      assert.deepStrictEqual(json, { detail: operation.detail })
    }
  )

  it.each(operations)("$method $path answers 422 for an invalid parameter", async (operation) => {
    const { json, status } = await send(operation, operation.invalid, {}, { ...wanted, rate_period: 59 })
    assert.strictEqual(status, 422)
    assert.lengthOf(json.detail, 1)
    assert.deepStrictEqual(json.detail[0].loc, operation.loc)
    assert.hasAllKeys(json.detail[0], ["loc", "msg", "type"])
  })

  it.each(keyed)("$method $path answers 429 to a key that has used its quota", async ({ request }) => {
    const { secret } = await service.key({ rate_limit: 1, rate_period: 60 })
    await service.send("GET", request, { "x-api-key": secret })
    const { headers, json, status } = await service.send("GET", request, { "x-api-key": secret })
    assert.strictEqual(status, 429)
    assert.deepStrictEqual(json, { detail: "Rate limit exceeded" })
    assert.isAbove(Number(headers.get("retry-after")), 0)
  })
})
