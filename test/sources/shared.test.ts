/** Every public module of effect and findata is one that plug-ins share. */
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import npm from "../../package.json" with { type: "json" }
import { sharedModule } from "../../apps/plugins/shared.ts"

const effect: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync("node_modules/effect/package.json", "utf8")
)

/** `./http` of effect is `effect/http`; patterns and internal modules are left out. */
const names = (name: string, exported: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  Object.entries(exported)
    .filter(([path, target]) => target !== null && !path.includes("*") && !path.endsWith(".json"))
    .map(([path]) => `${name}${path.slice(1)}`)

/** Their drivers may be left out of an installation. */
const unshared = ["findata/postgres", "findata/redis"]

const shared = [...names("effect", effect.exports), ...names("findata", npm.exports)].filter(
  (name) => !unshared.includes(name)
)

describe("A plug-in shares", () => {
  it.for(shared)("%s", async (name) => {
    const own: unknown = await import(name)
    assert.strictEqual(sharedModule(name), own)
  })

  it("the modules that an index exports", async () => {
    assert.strictEqual(sharedModule("effect/Stream"), await import("effect/Stream"))
    assert.strictEqual(sharedModule("effect/http/HttpClient"), await import("effect/http/HttpClient"))
  })

  it.for([...unshared, "papaparse", "effect/nothing", "findata/nothing", "effect/Effect/gen", "constructor"])(
    "no %s",
    (name) => {
      assert.isNull(sharedModule(name))
    }
  )
})
