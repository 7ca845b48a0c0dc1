/** Stacks of errors in terms of the sources, where the program runs from a bundle. */
import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { fileURLToPath } from "node:url"

const maps = new Map<string, SourceMap | null>()

/** The map beside a bundled file; null where there is none. */
const mapOf = (file: string): SourceMap | null => {
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = `${fileURLToPath(file)}.map`
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null
  maps.set(file, map)
  return map
}

/** A stack whose places in bundled files are those in the sources: `core/prices/Bar.ts:12:3`. */
const inSources = (stack: string): string =>
  stack.replace(
    /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
      if (origin === undefined || !("fileName" in origin)) return place
      return `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
    }
  )

/** Makes it so for all errors of this thread. A map is read with the first stack that needs it. */
export const showSources = (): void => {
  if (!existsSync(`${fileURLToPath(import.meta.url)}.map`)) return
  Error.prepareStackTrace = (error, sites) =>
    inSources([String(error), ...sites.map((site) => `    at ${site}`)].join("\n"))
}
