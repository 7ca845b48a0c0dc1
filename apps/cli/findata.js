#!/usr/bin/env -S MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 node --max-semi-space-size=16 --
/**
 * The findata command as it is installed: runs the program bundled into few files, which load several times faster than
 * its modules. In the repository a bundle is made anew when a source has changed; where it can't be, as on a read-only
 * disk, the modules themselves run. A server's site is made anew in the same way. Of the first line, the flag bounds the garbage
 * of new objects, the variables what glibc's allocator holds of freed bodies (docs/performance.md, "Memory"), and the two dashes
 * leave `--env-file` to this program.
 */
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import module from "node:module"
import { fileURLToPath } from "node:url"
import { variablesOf } from "./envFile.js"

/**
 * A bundle, or the site, as `build/*.json` describes it: its folder, and the files that it was made from, by path from the root, with
 * the size in bytes and the time of the last change in milliseconds; and the folders that it contains all files of, with what is in
 * them.
 *
 * @typedef {{
 *   folder: string,
 *   inputs: ReadonlyArray<readonly [path: string, size: number, changed: number]>,
 *   folders: ReadonlyArray<readonly [path: string, names: ReadonlyArray<string>]>
 * }} Built
 */

const [major] = process.versions.node.split(".")
if (Number(major) < 24) {
  console.error(
    `findata runs on Node 24 or newer; this is ${process.versions.node}. In a clone of the repository run npm run findata -- COMMAND, which brings its own Node; elsewhere install Node 24`
  )
  process.exit(1)
}

try {
  Object.assign(process.env, variablesOf(process.argv.slice(2)))
} catch (error) {
  console.error(/** @type {Error} */ (error).message)
  process.exit(2)
}

const root = new URL("../../", import.meta.url)
/** As a path: hundreds of URLs would take longer than the files' states. */
const rootPath = fileURLToPath(root)
const build = new URL("build/", root)
const variant = process.env["FINDATA_SOURCES"]?.trim() ? "plugins" : "plain"

/** Copies of files, as in images of containers, keep times to the second. */
const isSameTime = (/** @type {number} */ now, /** @type {number} */ then) =>
  now === then || now === Math.floor(then / 1000) * 1000

/** @param {Built["inputs"][number]} input */
const isUnchanged = ([path, size, changed]) => {
  const found = statSync(rootPath + path, { throwIfNoEntry: false })
  return found !== undefined && found.size === size && isSameTime(found.mtimeMs, changed)
}

/** @param {Built["folders"][number]} folder */
const hasSameFiles = ([path, names]) => {
  const found = readdirSync(new URL(`${path}/`, root), { encoding: "utf8", recursive: true })
  return found.length === names.length && found.every((name) => names.includes(name))
}

/**
 * The folder with a file that was built from the sources as they are; null when there is none.
 *
 * @param {string} name
 * @param {string} file
 */
const currentFolder = (name, file) => {
  try {
    /** @type {Built} */
    const { folder, folders, inputs } = JSON.parse(readFileSync(new URL(`${name}.json`, build), "utf8"))
    const isCurrent = inputs.every(isUnchanged) && folders.every(hasSameFiles)
    return isCurrent && existsSync(new URL(`${folder}/${file}`, build)) ? folder : null
  } catch {
    return null
  }
}

/** The folder of a new bundle, made by a process of its own, whose memory is gone with it; null when none can be made. */
const newFolder = () => {
  const script = fileURLToPath(new URL("scripts/bundle.ts", root))
  const { stderr, stdout } = spawnSync(process.execPath, [script, variant], { encoding: "utf8" })
  if (stdout !== "") return stdout
  if (/^(debug|trace)$/i.test(process.env["LOG_LEVEL"] ?? "")) console.error(stderr.trim())
  return null
}

/** Whether the command shows the site, as far as its arguments and the environment say. */
const showsSite = process.argv.includes("serve") && !/^off$/i.test(process.env["SITE"]?.trim() ?? "")

if (showsSite && currentFolder("site", "index.html") === null) {
  spawnSync(process.execPath, [fileURLToPath(new URL("scripts/site.ts", root))])
  if (currentFolder("site", "index.html") === null)
    console.error("The site is not built from its present sources; npm run site says why")
}

const folder = currentFolder(variant, "main.js") ?? newFolder()
if (folder === null) await import("./main.ts")
else {
  const bundle = new URL(`${folder}/`, build)
  // Threads find the cache by the variable alone.
  process.env["NODE_COMPILE_CACHE"] ||= fileURLToPath(new URL("cache/", bundle))
  module.enableCompileCache(process.env["NODE_COMPILE_CACHE"])
  await import(new URL("main.js", bundle).href)
}
