/** Which packages an entry loads when it is imported: the clients of databases, by their own entries alone. */
import { assert, describe, it } from "@effect/vitest"
import { resolve } from "node:path"
import { rolldown } from "rolldown"
import npm from "../../package.json" with { type: "json" }
import { driversOf } from "../../scripts/entries.ts"

/** What each module imports at once, rather than by `import()`: modules by path, packages by name. */
const imports = new Map<string, ReadonlyArray<string>>()
const bundle = await rolldown({
  input: Object.values(npm.exports),
  platform: "node",
  tsconfig: false,
  external: /^[^./]/,
  plugins: [
    {
      name: "imports",
      moduleParsed: ({ id, importedIds }) => {
        imports.set(id, importedIds)
      }
    }
  ]
})
await bundle.generate({ format: "esm" })
await bundle.close()

/** The packages that a module loads, itself or through others. */
const packagesOf = (entry: string): ReadonlySet<string> => {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const left = [entry]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const imported = imports.get(id)
    if (imported === undefined) packages.add(id)
    else left.push(...imported)
  }
  return packages
}

const drivers = Object.keys(driversOf(npm))

const driversIn = (path: string): ReadonlyArray<string> => {
  const packages = packagesOf(resolve(path))
  assert.isNotEmpty(imports.get(resolve(path)))
  return drivers.filter((name) => packages.has(name))
}

describe("a client of a database is loaded", () => {
  const own: Readonly<Record<string, ReadonlyArray<string>>> = {
    "./postgres": ["@effect/sql-pg", "pg", "pg-copy-streams"],
    "./redis": ["@redis/client"]
  }
  it.for(Object.entries(npm.exports))("by %s only where it is its own", ([entry, path]) => {
    assert.deepStrictEqual(driversIn(path), own[entry] ?? [])
  })
})
