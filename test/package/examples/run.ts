/**
 * `npm run package:examples`: packs the package as it is published, installs it in a copy of each folder beside this file
 * and runs the scripts in its package.json: `node` under every version of Node that its `engines` allows, `deno` and
 * `bun` under those. Names of folders run those alone. Prints a line for each, and exits with 1 where one failed.
 */
import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join, resolve } from "node:path"
import { promisify } from "node:util"

const root = resolve(import.meta.dirname, "../../..")
const place = mkdtempSync(join(tmpdir(), "findata-examples-"))

/** Of Node, by major version; the project's own is 24. */
const versions = [22, 24, 26]

/** What an example's package.json says. */
interface Example {
  readonly engines?: { readonly node: string }
  readonly scripts: { readonly node?: string; readonly deno?: string; readonly bun?: string }
}

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"))

/** The folder of the project's own Node, Deno and the like, and before it others. */
const pathWith = (...folders: ReadonlyArray<string>): string =>
  [...folders, dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter)

/** What a program printed on both streams; fails with that where it didn't exit with 0. */
const output = async (
  command: string,
  args: ReadonlyArray<string>,
  cwd: string,
  env: Readonly<Record<string, string>> = {}
): Promise<string> => {
  const ran = promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 })
  const { stderr, stdout } = await ran.catch(
    (error: { stdout?: string; stderr?: string; message: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ""}${error.stderr ?? ""}`)
    }
  )
  return `${stdout}${stderr}`.trim()
}

const npm = (cwd: string, ...args: ReadonlyArray<string>) =>
  output("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], cwd)

/** A project with one package; null where the registry doesn't have it. */
const installed = async (name: string, spec: string): Promise<string | null> => {
  const folder = join(place, "runtimes", name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), '{"private": true}')
  return npm(folder, "install", spec).then(
    () => join(folder, "node_modules"),
    () => null
  )
}

/** The folders of runtimes, for the path; null where one is not to be had. */
const runtimes = async (): Promise<ReadonlyMap<string, string | null>> => {
  const found = new Map<string, string | null>()
  for (const version of versions) {
    const own = process.versions.node.startsWith(`${version}.`)
    const name = `node-linux-${process.arch}`
    const modules = own ? null : await installed(`node-${version}`, `${name}@${version}`)
    found.set(`node ${version}`, own ? dirname(process.execPath) : modules && join(modules, name, "bin"))
  }
  const bun = await installed("bun", "bun@1.4.4")
  found.set("bun", bun && join(bun, ".bin"))
  const own = join(root, "node_modules/.bin")
  found.set("deno", existsSync(join(own, "deno")) ? own : null)
  return found
}

/** What `npm pack --json` says of a tarball; sizes in bytes. */
interface Packed {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
}

/** The tarball of the package. */
const packed = async (): Promise<string> => {
  const files = await npm(root, "pack", "./dist", "--json", `--pack-destination=${place}`)
  const [tarball] = Object.values(JSON.parse(files)) as ReadonlyArray<Packed>
  if (tarball === undefined) throw new Error(`npm pack printed ${files}`)
  const { filename, size, unpackedSize } = tarball
  console.log(`${filename}: ${size} bytes, unpacked ${unpackedSize}`)
  return join(place, filename)
}

/** A copy of an example with the package installed, twice: what a first installation adds, a second must leave. */
const projectOf = async (name: string, tarball: string): Promise<string> => {
  const project = join(place, name)
  cpSync(join(import.meta.dirname, name), project, { recursive: true })
  await npm(project, "install", tarball)
  await npm(project, "install")
  const entries = Object.keys(json(join(project, "node_modules/findata/package.json")).exports)
  const modules = entries
    .filter((entry) => !entry.endsWith(".json"))
    .map((entry) => `findata${entry.slice(1)}`)
  // For programs that import every entry, and say so to the compiler alone.
  const lines = modules.map((entry, at) => `import * as entry${at} from "${entry}"`)
  const list = modules.map((_, at) => `entry${at}`).join(", ")
  writeFileSync(join(project, "entries.ts"), `${lines.join("\n")}\nexport const entries = [${list}]\n`)
  return project
}

interface Server {
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** A server of the sample by the installed command. */
const serve = async (project: string): Promise<Server> => {
  const env = { FINDATA_DATA: join(place, "data"), PATH: pathWith(join(project, "node_modules/.bin")) }
  const child = spawn("findata", ["serve", "--sample", "--port", "0"], { cwd: project, env })
  let printed = ""
  const address = await new Promise<string>((found, failed) => {
    const read = (text: Buffer) => {
      printed += text
      const serving = /serves (http:\S+)/.exec(printed)?.[1]
      if (serving !== undefined) found(serving)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.on("exit", (code) => failed(new Error(`findata serve ended with ${code}\n${printed}`)))
  })
  const made = await output(
    "findata",
    ["keys", "create", "--name", "e", "--scopes", "read:all", "--json"],
    project,
    env
  )
  return {
    env: { FINDATA_DATA: env.FINDATA_DATA, FINDATA_URL: address, FINDATA_KEY: JSON.parse(made).key },
    stop: async () => {
      child.kill()
      await once(child, "exit")
    }
  }
}

/** Whether the version of Node is one that `engines` allows, `>=22`. */
const isAllowed = ({ engines }: Example, version: number): boolean =>
  version >= Number(/\d+/.exec(engines?.node ?? "")?.[0] ?? 0)

let failures = 0

const report = (name: string, runtime: string, text: string): void =>
  console.log(`${name}, ${runtime}: ${text}`)

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: expected names among ${names.join(", ")}`)
  process.exit(2)
}

try {
  const tarball = await packed()
  const found = await runtimes()
  const server = await serve(await projectOf("library", tarball))
  for (const name of names.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const example: Example = json(join(import.meta.dirname, name, "package.json"))
    const project = existsSync(join(place, name)) ? join(place, name) : await projectOf(name, tarball)
    const runs = [
      ...versions
        .filter((version) => isAllowed(example, version))
        .map((version) => [`node ${version}`, "node"] as const),
      ["deno", "deno"] as const,
      ["bun", "bun"] as const
    ]
    for (const [runtime, script] of runs) {
      const line = example.scripts[script]
      if (line === undefined) continue
      const folder = found.get(runtime) ?? null
      if (folder === null) {
        report(name, runtime, "not run, the registry has no such runtime")
        continue
      }
      const env = { ...server.env, PATH: pathWith(folder, join(project, "node_modules/.bin")) }
      await output("sh", ["-c", line], project, env).then(
        (text) => report(name, runtime, text),
        (error: Error) => {
          failures++
          report(name, runtime, `FAILED\n${error.message}`)
        }
      )
    }
  }
  await server.stop()
} finally {
  rmSync(place, { recursive: true, force: true })
}
process.exitCode = failures === 0 ? 0 : 1
