/**
 * Builds the site of apps/site into `build/site`, each file with its forms compressed by Brotli and gzip beside it where they
 * are smaller. A server that reads the folder meanwhile finds the former build or the new one.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, isAbsolute, join, resolve } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { Plugin } from "vite"
import { fromRoot, nameBundle, stateOf } from "./bundle.ts"
import { siteNeeds } from "./siteNeeds.ts"

const root = resolve(import.meta.dirname, "..")

/** Fonts and pictures are compressed as they are. */
const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/

const compress = (path: string): void => {
  const bytes = readFileSync(path)
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
    }
  })
  const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
  if (Math.max(br.length, gzip.length) >= bytes.length) return
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gzip)
}

/** Files besides the modules that decide what the site contains. */
const others = [
  "package.json",
  "scripts/site.ts",
  "scripts/siteNeeds.ts",
  "apps/site/src/first.ts",
  "apps/site/vite.config.ts",
  "node_modules/.package-lock.json"
]

/** Its files are part of the site as they are. */
const publicFolder = "apps/site/public"

const publicFiles = (): ReadonlyArray<string> =>
  readdirSync(resolve(root, publicFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => fromRoot(join(parentPath, name)))

/** Puts a folder in the place of another, where other processes may put theirs at the same time. */
const replace = (place: string, own: string, tries = 3): void => {
  rmSync(place, { recursive: true, force: true })
  try {
    renameSync(own, place)
  } catch (error) {
    if (tries === 1) throw error
    replace(place, own, tries - 1)
  }
}

/** Builds the site into a folder, in place of what it has, and returns the paths of its sources from the root. */
export const writeSite = async (place: string): Promise<ReadonlyArray<string>> => {
  const own = `${place}.${process.pid}`
  mkdirSync(dirname(place), { recursive: true })
  try {
    const { build } = await import("vite")
    const modules = new Set<string>()
    const noted: Plugin = {
      name: "noted-sources",
      moduleParsed: ({ id }) => void modules.add(id.replace(/\?.*$/, ""))
    }
    await build({
      configFile: resolve(root, "apps/site/vite.config.ts"),
      configLoader: "native",
      plugins: [noted, siteNeeds],
      build: { outDir: own, emptyOutDir: true },
      logLevel: "warn"
    })
    // All pages are this document, whatever their path is.
    const document = join(own, "index.html")
    writeFileSync(document, readFileSync(document, "utf8").replaceAll('="./', '="/'))
    for (const entry of readdirSync(own, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && compressible.test(entry.name)) compress(join(entry.parentPath, entry.name))
    }
    replace(place, own)
    const sources = [...modules].filter((id) => isAbsolute(id) && !id.includes("node_modules"))
    return [...sources.map(fromRoot), ...publicFiles(), ...others]
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

const makeSite = async (): Promise<void> => {
  const begun = Date.now()
  const names = readdirSync(resolve(root, publicFolder), { encoding: "utf8", recursive: true })
  const sources = await writeSite(resolve(root, "build/site"))
  nameBundle(resolve(root, "build"), "site", {
    folder: "site",
    inputs: sources.map((path) => stateOf(path, begun)),
    folders: [[publicFolder, names]]
  })
}

// Without the site the server still runs, so that an installation goes on.
if (import.meta.main) {
  await makeSite().catch((error: unknown) =>
    console.error(`The site isn't built, and the server shows no pages: ${error}`)
  )
}
