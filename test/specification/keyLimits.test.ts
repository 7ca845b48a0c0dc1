/** The limits of a new key and of an old secret's grace, at each limit and one beyond it, and by default. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { onDatabases } from "../adapters/onDatabases.ts"
import { callerOf } from "../http/keys/caller.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { type Fault, min, max } from "./faults.ts"

/** Members of a body that creates a key, at and beyond their limits. */
interface Bound {
  readonly name: string
  readonly good: ReadonlyArray<unknown>
  readonly bad: ReadonlyArray<readonly [value: unknown, fault: Fault]>
}

const between = (name: string, minimum: number, maximum: number): Bound => ({
  name,
  good: [minimum, maximum],
  bad: [
    [minimum - 1, min(minimum)],
    [maximum + 1, max(maximum)]
  ]
})

const keyBounds: ReadonlyArray<Bound> = [
  {
    name: "name",
    good: ["x", "x".repeat(100)],
    bad: [
      ["", { type: "string_too_short", msg: "String should have at least 1 character" }],
      ["x".repeat(101), { type: "string_too_long", msg: "String should have at most 100 characters" }]
    ]
  },
  between("rate_limit", 1, 1_000_000),
  between("rate_period", 60, 86_400)
]

/** 30 days: the contract leaves the longest grace of an old secret open. */
const maxGrace = 2_592_000

const graceBound = between("grace_seconds", 0, maxGrace)

const wanted = { name: "mine", scopes: ["read:all"] }

onDatabases((stores) => {
  const service = serviceOver({ stores, fill: Effect.void, clock: "fixed" })
  const send = callerOf(service, "limits")

  describe.each(keyBounds)("$name", ({ bad, good, name }) => {
    it.for(good)("may be %j", async (value) => {
      const { json, status } = await send("POST", "", { ...wanted, [name]: value })
      assert.strictEqual(status, 201)
      assert.strictEqual((await send("GET", `/${json.id}`)).json[name], value)
    })

    it.for(bad)("can't be %j", async ([value, fault]) => {
      const { json, status } = await send("POST", "", { ...wanted, [name]: value })
      assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["body", name], ...fault }] }])
    })
  })

  it("a key has 1,000 requests an hour and no expiry by default", async () => {
    const { id } = (await send("POST", "", wanted)).json
    const { expires_at, rate_limit, rate_period } = (await send("GET", `/${id}`)).json
    assert.deepStrictEqual([rate_limit, rate_period, expires_at], [1000, 3600, null])
  })

  describe("grace_seconds", () => {
    it.for([
      [null, 401],
      [0, 401],
      [maxGrace, 200]
    ] as const)("of %j gives the old secret a status of %i", async ([grace_seconds, expected]) => {
      const { id, key } = (await send("POST", "", wanted)).json
      const body = grace_seconds === null ? undefined : { grace_seconds }
      assert.strictEqual((await send("POST", `/${id}/rotate`, body)).status, 200)
      const { status } = await service.send("GET", "/api/public/v1/news/articles", { "x-api-key": key })
      assert.strictEqual(status, expected)
    })

    it.for(graceBound.bad)("can't be %j", async ([value, fault]) => {
      const { id } = (await send("POST", "", wanted)).json
      const { json, status } = await send("POST", `/${id}/rotate`, { grace_seconds: value })
      const item = { loc: ["body", "grace_seconds"], ...fault }
      assert.deepStrictEqual([status, json], [422, { detail: [item] }])
    })
  })
})
