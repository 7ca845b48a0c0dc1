/** What is installed: exact versions with digests, and scripts that were allowed or denied by name. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"

const read = (name: string) => JSON.parse(readFileSync(name, "utf8"))

const { allowScripts, dependencies, devDependencies, optionalDependencies, overrides } = read("package.json")
const { packages } = read("package-lock.json")

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
}

/** By the path in node_modules; without the project itself. */
const locked: ReadonlyArray<readonly [path: string, locked: Locked]> = Object.entries<Locked>(
  packages
).filter(([path]) => path !== "")

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)

it("the packages whose installation runs a script are those that package.json allows or denies it", () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true)
  assert.deepStrictEqual(
    [...new Set(scripted.map(([path]) => nameOf(path)))].toSorted(),
    Object.keys(allowScripts).toSorted()
  )
})

it("npm refuses to install one that isn't listed", () => {
  assert.include(readFileSync(".npmrc", "utf8").split("\n"), "strict-allow-scripts=true")
})

it("every dependency has an exact version", () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))
  )
  assert.deepStrictEqual(ranges, [])
  assert.deepStrictEqual(Object.keys(overrides), ["openapi-typescript"])
})

it("every package has the digest of its content", () => {
  const without = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ""))
  assert.deepStrictEqual(
    without.map(([path]) => path),
    []
  )
})
