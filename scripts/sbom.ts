/**
 * Writes the software bill of materials, `build/sbom.json` in CycloneDX: every package that is installed, by `npm sbom`.
 * Ends with an error where it isn't what `npm ls --all` lists.
 */
import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"

interface Listed {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, Listed>>
}

interface Component {
  readonly group?: string
  readonly name: string
  readonly version: string
}

const path = resolve(import.meta.dirname, "../build/sbom.json")

const npm = (...args: ReadonlyArray<string>): string =>
  execFileSync("npm", args, { encoding: "utf8", maxBuffer: 2 ** 28, stdio: ["ignore", "pipe", "inherit"] })

/** `name@version` of each package in the tree. */
const namesIn = ({ dependencies = {} }: Listed): ReadonlyArray<string> =>
  Object.entries(dependencies).flatMap(([name, listed]) =>
    // An optional dependency of another platform has no version.
    listed.version === undefined ? [] : [`${name}@${listed.version}`, ...namesIn(listed)]
  )

const text = npm("sbom", "--sbom-format=cyclonedx")
const { components }: { readonly components: ReadonlyArray<Component> } = JSON.parse(text)
const stated = new Set(
  components.map(
    ({ group, name, version }) => `${group === undefined ? name : `${group}/${name}`}@${version}`
  )
)
const installed = new Set(namesIn(JSON.parse(npm("ls", "--all", "--json"))))

const missing = [...installed].filter((name) => !stated.has(name))
const additional = [...stated].filter((name) => !installed.has(name))
if (missing.length + additional.length > 0) {
  const lists = [
    `only npm ls has ${missing.join(", ") || "none"}`,
    `only npm sbom has ${additional.join(", ") || "none"}`
  ]
  throw new Error(`npm sbom and npm ls --all list different packages: ${lists.join("; ")}`)
}
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, text)
console.log(`${path}: ${stated.size} packages`)
