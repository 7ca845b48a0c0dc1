/** One list of entry points for npm and JSR, each of them existing, with the same versions of the same packages. */
import { assert, it } from "@effect/vitest"
import { existsSync } from "node:fs"
import deno from "../deno.json" with { type: "json" }
import npm from "../package.json" with { type: "json" }

it("npm and JSR export the same entry points in the same order", () => {
  assert.deepStrictEqual(Object.entries(npm.exports), Object.entries(deno.exports))
})

it("npm and JSR have the same version", () => {
  assert.strictEqual(npm.version, deno.version)
})

it.for(Object.entries(npm.exports))("%s is at %s", ([, path]) => {
  assert.isTrue(existsSync(path))
})

it("Deno finds each package under npm's name and version", () => {
  const packages = { ...npm.dependencies, "@redis/client": npm.optionalDependencies["@redis/client"] }
  const expected = Object.entries(packages).map(([name, version]) => [name, `npm:${name}@^${version}`])
  const named = Object.entries(deno.imports).filter(([name]) => !name.endsWith("/"))
  assert.sameDeepMembers(named, expected)
})

it("Deno finds the modules inside a package where it finds the package", () => {
  const inside = Object.entries(deno.imports).filter(([name]) => name.endsWith("/"))
  for (const [name, target] of inside) {
    const packaged = Object.entries(deno.imports).find(([other]) => `${other}/` === name)?.[1]
    assert.strictEqual(target, `${packaged?.replace("npm:", "npm:/")}/`)
  }
})
