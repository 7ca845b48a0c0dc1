/** Where the files are that findata brings along: the repository, or the installed package. */
import { existsSync } from "node:fs"

/** The nearest directory above with a package.json, because modules run as sources, compiled and bundled. */
const above = (directory: URL): URL => {
  const parent = new URL("../", directory)
  const isFound = existsSync(new URL("package.json", directory)) || parent.href === directory.href
  return isFound ? directory : above(parent)
}

/** The directory, with a trailing slash. */
export const root: URL = above(new URL("./", import.meta.url))
