/** Access to each operation, as in the document's security and statuses. */
import { assert, beforeAll, it } from "@effect/vitest"
import type { NewKey } from "../../../core/mod.ts"
import { market } from "../../fixtures/market.ts"
import { examplePath, type Operation, operations } from "../openapi.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(market)
let scoped: ReadonlyArray<string>

const ofScopes = async (scopes: NewKey["scopes"]) => (await service.key({ scopes })).secret

beforeAll(async () => {
  scoped = await Promise.all([ofScopes(["read:news"]), ofScopes(["read:stock"])])
})

const statusOf = async (operation: Operation, headers: Readonly<Record<string, string>>): Promise<number> =>
  (await service.send(operation.method, examplePath(operation), headers)).status

const schemesOf = ({ definition }: Operation): ReadonlyArray<string> =>
  definition["security"].flatMap((needed: object) => Object.keys(needed))

const isOpen = ({ definition }: Operation): boolean =>
  definition["security"].length === 0 ||
  definition["security"].some((needed: object) => Object.keys(needed).length === 0)

const answers = ({ definition }: Operation, status: number): boolean => status in definition["responses"]

const cases = operations.map((operation) => [operation.id, operation] as const)

it.for(cases)("%s is open without a key or token exactly where documented", async ([, operation]) => {
  assert.strictEqual((await statusOf(operation, {})) === 401, !isOpen(operation))
})

it.for(cases)("%s answers 401 to an invalid key or token where it takes one", async ([, operation]) => {
  const wrong = { "x-api-key": "ak_wrong", authorization: "Bearer wrong" }
  const isRefused = (await statusOf(operation, wrong)) === 401
  assert.deepStrictEqual(
    [isRefused, answers(operation, 401)],
    [schemesOf(operation).length > 0, schemesOf(operation).length > 0]
  )
})

/** Where a session is accepted too, it may lack a scope. */
const byKeyAlone = cases.filter(([, operation]) => schemesOf(operation).join() === "apiKey")

it.for(byKeyAlone)("%s answers 403 to a key of another scope where documented", async ([, operation]) => {
  const statuses = await Promise.all(scoped.map((secret) => statusOf(operation, { "x-api-key": secret })))
  assert.strictEqual(statuses.includes(403), answers(operation, 403))
})

it.for(cases)("%s has no other method than the documented ones", async ([, { path }]) => {
  const methods = operations.filter((other) => other.path === path).map(({ method }) => method)
  const { headers, status } = await service.send("TRACED", path.replace(/\{\w+\}/g, "1"))
  const allowed = headers.get("allow")?.split(", ") ?? []
  assert.strictEqual(status, 405)
  assert.sameMembers(
    allowed.filter((method) => method !== "HEAD"),
    methods
  )
})
