/** With what the paths of this server begin: settings are checked by it, without the interface, which takes long to load. */
import { Effect } from "effect"
import { basePath } from "./BasePath.ts"
import { plainRoutes } from "./plainRoutes.ts"
import { filePaths, pagePaths } from "./Site.ts"

/** The first parts of the API's paths, in lower case. */
const ofApi = ["api", "files", "healthz", "readyz", "v1"]

/** The first part of a path, in lower case: `v1`. */
export const firstPart = (path: string): string => path.split("/")[1]?.toLowerCase() ?? ""

/** The first parts of the paths that programs ask for. */
export const firstPartsOfPrograms: ReadonlySet<string> = new Set([
  ...ofApi,
  ...[...Object.values(plainRoutes).map(({ path }) => path), ...filePaths].map(firstPart)
])

/** Whether a path begins as those of programs do, below which no page is looked for. */
export const isOfPrograms = (path: string): boolean => firstPartsOfPrograms.has(firstPart(path))

/** Whether a path begins as one of this server's: below it, the two couldn't be distinguished. */
export const isOwnPath = (path: string): boolean =>
  path !== "" && (isOfPrograms(path) || pagePaths.some((page) => firstPart(page) === firstPart(path)))

/** The base path that requests may begin with; empty where proxies have to remove it. */
export const removableBase: Effect.Effect<string> = Effect.map(basePath, (base) =>
  isOwnPath(base) ? "" : base
)
