/**
 * Writes what follows from package.json: the entries, version and packages in deno.json, the modules that plug-ins share
 * in `apps/plugins/sharedModules.ts`, and the version in `core/version.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs"

interface Package {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

interface DenoPackage {
  readonly imports: Readonly<Record<string, string>>
}

/**
 * The optional packages that modules of the library import: clients of databases. The others run and bundle the program in
 * the repository, and are what its site is built of.
 */
const drivers = new Set(["@effect/sql-pg", "@redis/client", "pg", "pg-copy-streams"])

/** The clients of databases, with their versions. */
export const driversOf = ({ optionalDependencies }: Package): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(optionalDependencies).filter(([name]) => drivers.has(name)))

/** deno.json as package.json has it. Where a package is also imported by the paths in it, its name has a slash more. */
export const denoOf = (npm: Package, deno: DenoPackage): object => {
  const packages = { ...npm.dependencies, ...driversOf(npm) }
  const imports = Object.entries(packages)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, version]) => {
      const whole = [name, `npm:${name}@^${version}`]
      const hasParts = `${name}/` in deno.imports
      return hasParts ? [whole, [`${name}/`, `npm:/${name}@^${version}/`]] : [whole]
    })
  return { ...deno, version: npm.version, exports: npm.exports, imports: Object.fromEntries(imports) }
}

/** Their drivers may be left out of an installation. */
const unshared = new Set(["./postgres", "./redis"])

/** Entries that are modules: no pattern, no internal module, no file of data. */
const isModule = ([path, target]: readonly [path: string, target: unknown]): boolean =>
  target !== null && !path.includes("*") && !path.endsWith(".json")

/** `findata/http/api` is `findataHttpApi`. */
const nameOf = (entry: string): string =>
  entry.replace(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase())

const memberOf = (entry: string): string => (nameOf(entry) === entry ? entry : `"${entry}": ${nameOf(entry)}`)

/** The module that imports all entries of effect and of findata, by name. */
export const sharedModules = (
  effect: Readonly<Record<string, unknown>>,
  findata: Readonly<Record<string, string>>
): string => {
  const ofEffect = Object.entries(effect)
    .filter(isModule)
    .map(([path]) => `effect${path.slice(1)}`)
    .map((entry) => ({ entry, from: entry }))
  const ofFindata = Object.entries(findata)
    .filter(([path]) => !unshared.has(path))
    .map(([path, target]) => ({ entry: `findata${path.slice(1)}`, from: target.replace("./", "../../") }))
  const shared = [...ofEffect, ...ofFindata]
  return [
    "/** Written by scripts/entries.ts: the entries of effect and findata, by the names that plug-ins import. */",
    ...shared.map(({ entry, from }) => `import * as ${nameOf(entry)} from "${from}"`),
    "",
    "export const sharedModules = {",
    shared.map(({ entry }) => `  ${memberOf(entry)}`).join(",\n"),
    "}",
    ""
  ].join("\n")
}

const place = (path: string): URL => new URL(`../${path}`, import.meta.url)

export const versionModule = (version: string): string =>
  `/** Written by scripts/entries.ts: the version of findata. */\nexport const version = "${version}"\n`

if (import.meta.main) {
  const read = (path: string) => JSON.parse(readFileSync(place(path), "utf8"))
  const npm: Package = read("package.json")
  const effect = read("node_modules/effect/package.json")
  writeFileSync(place("deno.json"), `${JSON.stringify(denoOf(npm, read("deno.json")), null, 2)}\n`)
  writeFileSync(place("apps/plugins/sharedModules.ts"), sharedModules(effect.exports, npm.exports))
  writeFileSync(place("core/version.ts"), versionModule(npm.version))
}
