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

/**
 * The exports of which a shared module has other values than this program's. Where another test of this process has loaded a
 * plug-in, both are imported as plug-ins import them: by other modules, which export the same values.
 */
const others = (name: string, own: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const found = sharedModule(name) ?? {}
  return [...new Set([...Object.keys(found), ...Object.keys(own)])].filter((key) => found[key] !== own[key])
}

describe("A plug-in shares", () => {
  it.for(shared)("%s", async (name) => {
    assert.isNotNull(sharedModule(name))
    assert.deepStrictEqual(others(name, await import(name)), [])
  })

  it("the modules that an index exports", async () => {
    assert.deepStrictEqual(others("effect/Stream", await import("effect/Stream")), [])
    assert.deepStrictEqual(others("effect/http/HttpClient", await import("effect/http/HttpClient")), [])
  })

  it.for([...unshared, "papaparse", "effect/nothing", "findata/nothing", "effect/Effect/gen", "constructor"])(
    "no %s",
    (name) => {
      assert.isNull(sharedModule(name))
    }
  )
})
