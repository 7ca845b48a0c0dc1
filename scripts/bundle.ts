/**
 * Bundles the command and the threads of its server into few files, which load several times faster than the modules.
 * Each bundle has a folder of its own in `build/`: a process that runs an older one may still load parts of it.
 */
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs"
import http from "node:http"
import { basename, relative, resolve, sep } from "node:path"

/** `plugins` contains all of `effect` and `findata`, for the plug-ins of FINDATA_SOURCES to import. */
export type Variant = "plain" | "plugins"

const root = resolve(import.meta.dirname, "..")
const build = resolve(root, "build")

/** How many folders are kept besides those that are named. */
const kept = 6

/** The command, and the jobs of threads, by name of the file in the bundle. */
const entries = {
  main: "apps/cli/main.ts",
  ...Object.fromEntries(
    globSync("apps/*/*Job.ts", { cwd: root }).map((path) => [basename(path, ".ts"), path])
  )
}

/** Optional parts of drivers, which are used where they are installed. */
const optional = ["pg-native", "bufferutil", "utf-8-validate"]

/** Only plug-ins use it: it has all of `effect` and `findata`, and a bundle without it starts sooner. */
const shared = resolve(root, "apps/plugins/shared.ts")

/** Files besides the sources that decide what a bundle contains. */
const others = ["package.json", "scripts/bundle.ts", "node_modules/.package-lock.json"]

/** Members of node:http that load a web client of 40 ms when they are read, as an import of the module does. */
const loading = ["CloseEvent", "MessageEvent", "WebSocket"]

/** Reads node:http without those members. */
const plainHttp = {
  name: "plain-http",
  resolveId: (id: string) => (id === "node:http" ? "\0http" : null),
  load: (id: string) => {
    if (id !== "\0http") return null
    const names = Object.keys(http).filter((name) => !loading.includes(name))
    const members = names.map((name) => `export const ${name} = http.${name}`)
    return ['const http = process.getBuiltinModule("node:http")', "export default http", ...members].join(
      "\n"
    )
  }
}

export const fromRoot = (path: string): string => relative(root, path).split(sep).join("/")

/** Writes a bundle to a folder and returns the paths of its sources from the root. */
export const writeBundle = async (variant: Variant, place: string): Promise<ReadonlyArray<string>> => {
  // First, because it fails at once where nothing can be written.
  mkdirSync(place, { recursive: true })
  const { rolldown } = await import("rolldown")
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: "node",
    tsconfig: false,
    plugins: [plainHttp],
    external: (id) => optional.includes(id) || (variant === "plain" && resolve(id) === shared)
  })
  // Names stay as they are, for stacks and spans.
  const minify = { compress: false, mangle: false, codegen: true } as const
  const { output } = await bundle.generate({ dir: place, format: "esm", sourcemap: "hidden", minify })
  for (const file of output) {
    if (file.type === "asset") continue
    writeFileSync(resolve(place, file.fileName), file.code)
    if (file.map !== null) {
      const { mappings, names, sources, version } = file.map
      const paths = sources.map((source) => fromRoot(resolve(place, source)))
      writeFileSync(
        resolve(place, `${file.fileName}.map`),
        JSON.stringify({ version, sources: paths, names, mappings })
      )
    }
  }
  const files = await bundle.watchFiles
  await bundle.close()
  if (files.includes(shared) !== (variant === "plugins"))
    throw new Error(`${shared} is not of the plug-ins alone`)
  return files.map(fromRoot).filter((path) => !path.includes("node_modules/"))
}

/**
 * Names the folder of a variant's bundle, or of the site, and the files that it was made from, with the folders of which it has all, as
 * `apps/cli/findata.js` reads them.
 */
export const nameBundle = (
  place: string,
  name: Variant | "site",
  built: {
    readonly folder: string
    readonly inputs: ReadonlyArray<readonly [path: string, size: number, changed: number]>
    readonly folders?: ReadonlyArray<readonly [path: string, names: ReadonlyArray<string>]>
  }
): void => {
  const path = resolve(place, `${name}.json`)
  writeFileSync(`${path}.${process.pid}`, JSON.stringify({ folders: [], ...built }))
  renameSync(`${path}.${process.pid}`, path)
}

/** The state of a file; one that has changed since the bundle was begun counts as changed after it. */
export const stateOf = (path: string, begun: number) => {
  const { mtimeMs, size } = statSync(resolve(root, path))
  return [path, size, mtimeMs < begun ? mtimeMs : -1] as const
}

/** The folder that a variant's commands run; null when it has none. */
const namedFolder = (variant: Variant): string | null => {
  try {
    return JSON.parse(readFileSync(resolve(build, `${variant}.json`), "utf8")).folder
  } catch {
    return null
  }
}

/** Names are no order of ending: a bundle begun before six others, or by a clock that was set back, may end last. */
const removeOld = (own: string): void => {
  const used = new Set([own, namedFolder("plain"), namedFolder("plugins")])
  const byAge = readdirSync(build)
    .filter((name) => /^\d+-\d+$/.test(name) && !used.has(name))
    .toSorted()
  for (const name of byAge.slice(0, -kept)) rmSync(resolve(build, name), { recursive: true, force: true })
}

/** Makes a bundle and returns the name of its folder. Processes that do so at once don't disturb each other. */
export const makeBundle = async (variant: Variant): Promise<string> => {
  const begun = Date.now()
  const folder = `${begun}-${process.pid}`
  const sources = await writeBundle(variant, resolve(build, folder))
  const inputs = [...sources, ...others].map((path) => stateOf(path, begun))
  nameBundle(build, variant, { folder, inputs })
  removeOld(folder)
  return folder
}

// Prints the folder to the program that names a variant. Without a bundle the command still runs, so that an installation goes on.
if (import.meta.main) {
  const variant = process.argv[2] === "plugins" ? "plugins" : "plain"
  await makeBundle(variant).then(
    (folder) => process.argv[2] === undefined || process.stdout.write(folder),
    (error: unknown) => console.error(`The program isn't bundled and starts slowly: ${error}`)
  )
}
