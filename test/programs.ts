/** Programs of other servers that tests start where they are installed. */
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"

/** Where servers are installed, which not every account has in its path. */
const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of some programs that is installed; undefined where none is. */
export const installed = (...names: ReadonlyArray<string>): string | undefined =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
