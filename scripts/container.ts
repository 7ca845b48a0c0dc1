/**
 * Builds the image of deploy/container/Containerfile and tries it: starts its server as the image does, checks its health,
 * keys and answers, and stops it. Needs root.
 *
 * `node scripts/container.ts --buildah` builds it with buildah, which has or pulls the base images.
 *
 * `node scripts/container.ts [DIRECTORY]` follows the Containerfile without a container engine, where no image can be pulled:
 * Debian's root file systems are made by mmdebstrap, commands are run in them by chroot; the base image of Node is Debian's
 * with the Node 24 that runs the script, and its npm, in /usr/local. The root file systems are kept in a directory that is given.
 */
import { execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { basename, dirname, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { argumentsOf, environmentOf, type Stage, stagesOf, textOf } from "./container/Containerfile.ts"

const context = resolve(import.meta.dirname, "..")
const stages = stagesOf(readFileSync(join(context, "deploy/container/Containerfile"), "utf8"))
const { positionals, values } = parseArgs({
  options: { buildah: { type: "boolean", default: false } },
  allowPositionals: true
})
const [given] = positionals
const place = given === undefined ? mkdtempSync(join(tmpdir(), "findata-container-")) : resolve(given)

const say = (text: string): void => console.log(text)
const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

const run = (program: string, ...args: ReadonlyArray<string>): string =>
  execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 2 ** 28 })

/** The sources of packages that this machine uses. */
const mirror = (): string => {
  const files = ["/etc/apt/sources.list", "/etc/apt/sources.list.d/debian.sources"].filter(existsSync)
  const texts = files.map((file) => readFileSync(file, "utf8")).join("\n")
  return /^(?:URIs:|deb) (https?:\S+)/m.exec(texts)?.[1] ?? "http://deb.debian.org/debian"
}

/** Debian's smallest root file system, made once. */
const debian = (release: string): string => {
  const root = join(place, release)
  if (existsSync(join(root, "usr/bin/env"))) return root
  say(`mmdebstrap ${release}`)
  run("mmdebstrap", "--quiet", "--variant=minbase", release, root, mirror())
  return root
}

/** The root of a base image: `debian:bookworm-slim`, or `node:24-bookworm-slim`. */
const baseOf = (image: string, root: string): void => {
  const [, name, tag = ""] = /([^/:]+):(\S+)$/.exec(image) ?? []
  const release = tag.split("-").find((part) => /^[a-z]+$/.test(part)) ?? ""
  run("cp", "-a", "--reflink=auto", debian(release), root)
  if (name !== "node") return
  const [major] = process.versions.node.split(".")
  if (!tag.startsWith(`${major}-`)) throw new Error(`${image}: this is Node ${process.versions.node}`)
  cpSync(realpathSync(process.execPath), join(root, "usr/local/bin/node"))
  const npm = dirname(dirname(realpathSync(run("which", "npm").trim())))
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true })
  for (const tool of ["npm", "npx"])
    run("ln", "-s", `../lib/node_modules/npm/bin/${tool}-cli.js`, join(root, "usr/local/bin", tool))
}

/** The command that runs a program in a root, with its own view of processes and devices that ends with it. */
const within = (
  root: string,
  stage: { readonly user: string; readonly folder: string },
  environment: Readonly<Record<string, string>>,
  command: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const group = new RegExp(`^[^:]*:[^:]*:${stage.user}:(\\d+):`, "m").exec(
    readFileSync(join(root, "etc/passwd"), "utf8")
  )?.[1]
  const prepare = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec "$@"'
  const variables = Object.entries({ PATH: path, HOME: stage.folder, ...environment })
  const mounted = ["unshare", "--mount", "sh", "-c", prepare, root]
  const inside = ["chroot", `--userspec=${stage.user}:${group ?? "0"}`, root, "env", "-i"]
  const settings = variables.map(([name, value]) => `${name}=${value}`)
  return [...mounted, ...inside, `--chdir=${stage.folder}`, ...settings, ...command]
}

const ignored = (): ReadonlyArray<string> =>
  readFileSync(join(context, ".containerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => `--exclude=./${line}`)

/** Copies files into a folder, or one to a path; `.` is the context without what is ignored. */
const copy = (from: string, to: string, sources: ReadonlyArray<string>, target: string): void => {
  const isFolder = target.endsWith("/") || sources[0] === "."
  const destination = join(to, target)
  mkdirSync(isFolder ? destination : dirname(destination), { recursive: true })
  if (sources[0] === ".") {
    const tar = `tar -C "$0" --anchored "\${@:2}" -cf - . | tar -C "$1" -xf - --no-same-owner`
    run("bash", "-c", tar, from, destination, ...ignored())
    return
  }
  for (const source of sources) {
    const own = isFolder ? join(destination, basename(source)) : destination
    cpSync(join(from, source), own, { recursive: true, preserveTimestamps: true })
  }
}

const ownAuthorities = "tmp/authorities.pem"

/** The settings by which npm reaches the registry from here, with the certificates that this machine trusts besides Node's. */
const registry = (root: string): Readonly<Record<string, string>> => {
  const trusted = process.env["NODE_EXTRA_CA_CERTS"]
  if (trusted !== undefined) cpSync(trusted, join(root, ownAuthorities))
  return {
    npm_config_registry: run("npm", "config", "get", "registry").trim(),
    npm_config_cache: "/tmp/npm",
    ...(trusted === undefined ? {} : { NODE_EXTRA_CA_CERTS: `/${ownAuthorities}` })
  }
}

/** Makes the root of a stage. */
const build = (
  stage: Stage,
  roots: ReadonlyMap<string, string>
): { readonly root: string; readonly folder: string } => {
  const root = join(place, stage.name ?? "image")
  rmSync(root, { recursive: true, force: true })
  baseOf(stage.base, root)
  let [user, folder] = ["0", "/"]
  for (const { name, text } of stage.instructions) {
    if (["RUN", "COPY"].includes(name)) say(`${name} ${text}`)
    if (name === "USER") user = text
    if (name === "WORKDIR") {
      folder = text
      mkdirSync(join(root, folder), { recursive: true })
    }
    if (name === "COPY") {
      const parts = text.split(/\s+/)
      const stageName = /^--from=(.*)$/.exec(parts[0] ?? "")?.[1]
      const from = stageName === undefined ? context : (roots.get(stageName) ?? "")
      const paths = stageName === undefined ? parts : parts.slice(1)
      const target = paths.at(-1) ?? ""
      copy(from, root, paths.slice(0, -1), target.startsWith("/") ? target : join(folder, target, "/"))
    }
    if (name === "RUN") {
      cpSync("/etc/resolv.conf", join(root, "etc/resolv.conf"), { dereference: true })
      const command = ["sh", "-ec", text]
      const [program = "", ...args] = within(
        root,
        { user, folder },
        { ...environmentOf(stage), ...registry(root) },
        command
      )
      run(program, ...args)
    }
  }
  return { root, folder }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => found(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const until = async (
  isDone: () => boolean | Promise<boolean>,
  seconds: number,
  what: string
): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; !(await isDone()); ) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Runs the image's server, as its last stage says, and asks it. */
const tryOut = async (stage: Stage, root: string, folder: string): Promise<void> => {
  const port = await freePort()
  // Settings of this environment, such as DATABASE_URL and REDIS_URL, as one gives them to a container.
  const passed = ["DATABASE_URL", "REDIS_URL", "JWT_SECRET"].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]]
  )
  const environment = {
    ...environmentOf(stage),
    ...Object.fromEntries(passed),
    HOST: "127.0.0.1",
    PORT: String(port)
  }
  const user = textOf(stage, "USER")
  const inside = (...command: ReadonlyArray<string>) => within(root, { user, folder }, environment, command)
  const succeeds = (...command: ReadonlyArray<string>): boolean => {
    const [program = "", ...args] = inside(...command)
    try {
      execFileSync(program, args, { stdio: "ignore" })
      return true
    } catch {
      return false
    }
  }
  const health = argumentsOf(textOf(stage, "HEALTHCHECK"))
  if (succeeds(...health)) throw new Error("The health check succeeds without a server")
  const command = [...argumentsOf(textOf(stage, "ENTRYPOINT")), ...argumentsOf(textOf(stage, "CMD"))]
  const [program = "", ...args] = inside(...command)
  const began = performance.now()
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] })
  let output = ""
  server.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text
  })
  const ended = new Promise<number | null>((done) => server.once("exit", done))
  try {
    await until(() => /API key|Keys:/.test(output) || server.exitCode !== null, 30, "The server's address")
    say(`${command.join(" ")}: ready after ${Math.round(performance.now() - began)} ms`)
    if (!succeeds(...health)) throw new Error("The health check fails")
    say("HEALTHCHECK succeeds, and fails without a server")
    const [tool = "", ...rest] = inside("findata", "sample")
    run(tool, ...rest)
    const named = ["--name", "container", "--scopes", "read:stock", "--json"]
    const [maker = "", ...made] = inside("findata", "keys", "create", ...named)
    const { key } = JSON.parse(run(maker, ...made))
    const address = `http://127.0.0.1:${port}/api/public/v1/stock/prices/AAPL?limit=1`
    const answer = await fetch(address, { headers: { "x-api-key": key } })
    const body = await answer.text()
    say(`GET ${new URL(address).pathname}: ${answer.status} ${body}`)
    if (answer.status !== 200) throw new Error("The server has no prices")
    const owner = run("ps", "-o", "uid=", "-p", String(server.pid)).trim()
    if (owner !== user) throw new Error(`The server runs as ${owner}, not ${user}`)
    say(`It runs as user ${owner}, with a root file system of ${run("du", "-sh", root).split("\t")[0]}`)
  } finally {
    server.kill(textOf(stage, "STOPSIGNAL") as NodeJS.Signals)
  }
  const code = await ended
  say(`${textOf(stage, "STOPSIGNAL")}: ended with ${code}`)
  if (code !== 0) throw new Error("The server doesn't stop by itself")
}

/** Follows each stage, and tries the last. */
const followed = async (): Promise<void> => {
  mkdirSync(place, { recursive: true })
  const roots = new Map<string, string>()
  try {
    for (const stage of stages) {
      const { folder, root } = build(stage, roots)
      if (stage.name === null) await tryOut(stage, root, folder)
      else roots.set(stage.name, root)
    }
  } finally {
    if (given === undefined) rmSync(place, { recursive: true, force: true })
  }
}

const image = "localhost/findata-container"

/** Builds the image with buildah, and tries it over its mounted root. */
const built = async (): Promise<void> => {
  const stage = stages.at(-1)
  if (stage === undefined) throw new Error("The Containerfile has no stage")
  const file = join(context, "deploy/container/Containerfile")
  // The format of OCI has no health check. Without namespaces of its own it also builds within a container.
  const how = ["--format", "docker", "--isolation", "chroot", "--network", "host"]
  run("buildah", "build", ...how, "--tag", image, "--file", file, context)
  const container = run("buildah", "from", "--pull-never", image).trim()
  try {
    await tryOut(stage, run("buildah", "mount", container).trim(), textOf(stage, "WORKDIR"))
  } finally {
    run("buildah", "rm", container)
    run("buildah", "rmi", image)
  }
}

await (values.buildah ? built() : followed())
