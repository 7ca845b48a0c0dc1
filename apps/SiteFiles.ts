/** The files of the site that findata brings along, in `build/site` of the repository or of the installed package. */
import { Effect } from "effect"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { assetsOf, type SiteFiles } from "../adapters/http/server/mod.ts"
import { root } from "./Root.ts"

const place = fileURLToPath(new URL("build/site/", root))

/** Whether there are pages to show. */
export const isSiteBuilt: Effect.Effect<boolean> = Effect.sync(() => existsSync(`${place}index.html`))

/** By path; none where the site wasn't built. */
const filesIn = (directory: string): ReadonlyMap<string, Uint8Array> => {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
    return new Map(
      entries
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => {
          const path = join(parentPath, name)
          return [`/${path.slice(directory.length).split(sep).join("/")}`, readFileSync(path)]
        })
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map()
    throw error
  }
}

/** Read once, when a server starts. */
export const siteFiles: Effect.Effect<SiteFiles> = Effect.sync(() => assetsOf(filesIn(place)))
