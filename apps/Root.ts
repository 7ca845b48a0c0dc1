/** Where the files are that findata brings along: the repository, or the installed package. */
import { findPackageJSON } from "node:module"
import { pathToFileURL } from "node:url"

/** Found by package.json, because modules run from several places: as sources, compiled, or bundled. */
const packageFile = findPackageJSON(import.meta.url)

/** The directory, with a trailing slash. */
export const root: URL = new URL(
  "./",
  packageFile === undefined ? import.meta.url : pathToFileURL(packageFile)
)
