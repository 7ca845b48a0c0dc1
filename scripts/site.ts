/**
 * Builds the site of apps/site into `build/site`, each file with its forms compressed by Brotli and gzip beside it where they
 * are smaller. A server that reads the folder meanwhile finds the former build or the new one.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

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

/** Builds the site into a folder, in place of what it has. */
export const writeSite = async (place: string): Promise<void> => {
  const own = `${place}.${process.pid}`
  mkdirSync(dirname(place), { recursive: true })
  try {
    const { build } = await import("vite")
    await build({
      configFile: resolve(root, "apps/site/vite.config.ts"),
      configLoader: "native",
      build: { outDir: own, emptyOutDir: true },
      logLevel: "warn"
    })
    for (const entry of readdirSync(own, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && compressible.test(entry.name)) compress(join(entry.parentPath, entry.name))
    }
    rmSync(place, { recursive: true, force: true })
    renameSync(own, place)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

// Without the site the server still runs, so that an installation goes on.
if (import.meta.main) {
  await writeSite(resolve(root, "build/site")).catch((error: unknown) =>
    console.error(`The site isn't built, and the server shows no pages: ${error}`)
  )
}
