/**
 * Builds the published package into dist/: the modules as JavaScript with their types, the sources that both are mapped
 * to in `src/`, the bundled command, and a package.json of its own.
 */
import { execFileSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import source from "../package.json" with { type: "json" }
import { nameBundle, writeBundle } from "./bundle.ts"
import { driversOf } from "./entries.ts"
import { writeSite } from "./site.ts"

const root = resolve(import.meta.dirname, "..")
const dist = resolve(root, "dist")

const compiled = (path: string) => path.replace(/\.ts$/, ".js")
const types = (path: string) => path.replace(/\.ts$/, ".d.ts")

const mapped = <A>(entries: Readonly<Record<string, string>>, map: (path: string) => A) =>
  Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, map(path)]))

const { name, version, description, license, type, exports, bin, dependencies } = source
const range = (exact: string) => `^${exact}`
const { effect, ...others } = dependencies
const published = {
  name,
  version,
  description,
  license,
  type,
  /** The library runs on the oldest Node that effect supports; the command says that it needs 24. */
  engines: { node: ">=22.19" },
  exports: {
    ...mapped(exports, (path) => ({ types: types(path), default: compiled(path) })),
    "./package.json": "./package.json"
  },
  bin: mapped(bin, compiled),
  sideEffects: false,
  dependencies: mapped(others, range),
  optionalDependencies: mapped(driversOf(source), range),
  /** Uses the embedding program's effect: services of two copies would be incompatible. */
  peerDependencies: { effect: range(effect) }
}

rmSync(dist, { recursive: true, force: true })
execFileSync(resolve(root, "node_modules/.bin/tsc"), ["-p", "tsconfig.build.json"], {
  cwd: root,
  stdio: "inherit"
})

// The compiler maps to the sources in the repository; the package contains a copy of them.
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!name.endsWith(".map")) continue
  const folder = dirname(join(dist, name))
  const map: { readonly sources: ReadonlyArray<string> } = JSON.parse(readFileSync(join(dist, name), "utf8"))
  const sources = map.sources.map((source) => {
    const path = resolve(folder, source)
    const copy = join(dist, "src", relative(root, path))
    cpSync(path, copy)
    return relative(folder, copy).split(sep).join("/")
  })
  writeFileSync(join(dist, name), JSON.stringify({ ...map, sources }))
}
writeFileSync(resolve(dist, "package.json"), `${JSON.stringify(published, null, 2)}\n`)

for (const path of Object.values(published.bin)) chmodSync(resolve(dist, path), 0o755)

// Without inputs: the bundles and the site of a package are never out of date.
for (const variant of ["plain", "plugins"] as const) {
  await writeBundle(variant, resolve(dist, "build", variant))
  nameBundle(resolve(dist, "build"), variant, { folder: variant, inputs: [] })
}

await writeSite(resolve(dist, "build", "site"))
nameBundle(resolve(dist, "build"), "site", { folder: "site", inputs: [] })

const documents = ["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "RELEASING.md", "SECURITY.md"]
for (const path of [...documents, "sample", "openapi.json", "docs"]) {
  const from = resolve(root, path)
  // The server makes the pages of indicators itself, with their pictures.
  const filter = (file: string) => relative(root, file) !== join("docs", "indicators")
  if (existsSync(from)) cpSync(from, resolve(dist, path), { recursive: true, filter })
}
