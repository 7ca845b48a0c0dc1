/** Checks a file before it is stored as a report's PDF. */
import { constants } from "node:fs"
import { open, readlink, realpath } from "node:fs/promises"
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path"
import { Effect } from "effect"
import { PdfRefused } from "../../core/ports.ts"

/** Maximum size of a PDF: 50 MB. */
const maxPdf = 50 * 1024 * 1024

/** How far readers search for the markers at either end: Adobe, PDF Reference 1.7, appendix H, notes 13 and 18. */
const marginBytes = 1024

/** Why bytes aren't a PDF; null when they are. */
const faultOf = (bytes: Buffer): string | null => {
  if (!bytes.subarray(0, marginBytes).includes("%PDF-"))
    return "it is not a PDF: %PDF- is not at its beginning"
  return bytes.subarray(-marginBytes).includes("%%EOF") ? null : "it is cut off: %%EOF is not at its end"
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a directory, not a file",
  EACCES: "this user may not read it",
  ELOOP: "its symbolic links go round in circles",
  ENAMETOOLONG: "its name is too long"
}

const isWithin = (directory: string, path: string): boolean => {
  const way = relative(directory, path)
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** A fault whose message is shown as it is. */
class Unfit extends Error {}

const readWhole = async (path: string): Promise<Buffer> => {
  // A pipe would block, and a link may have been created since the path was resolved.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const found = await file.stat()
    if (found.isDirectory()) throw new Unfit("it is a directory, not a file")
    if (!found.isFile()) throw new Unfit("it is not a plain file")
    if (found.size > maxPdf) throw new Unfit("it has more than 50 MB")
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** How many links a path goes through at most, as on Linux. */
const maxLinks = 40

/** Whether a path that nothing is found by goes through a symbolic link that leads out of a directory. */
const leadsOutside = async (root: string, path: string): Promise<boolean> => {
  let at = "/"
  let rest = path.split(sep).filter((part) => part !== "")
  for (let links = 0; rest.length > 0 && links < maxLinks; ) {
    const next = join(at, rest[0] as string)
    rest = rest.slice(1)
    const link = await readlink(next).catch(() => null)
    if (link === null) at = next
    else {
      links++
      rest = [
        ...resolve(at, link)
          .split(sep)
          .filter((part) => part !== ""),
        ...rest
      ]
      at = "/"
    }
  }
  return !isWithin(root, join(at, ...rest))
}

/**
 * Reads the PDF at a path given in an imported file: absolute, or relative to `from`, else to the imported file's
 * directory. It must lie below that directory after links are resolved.
 */
export const readPdf = (path: string, importedFile: string, from: string | null) =>
  Effect.tryPromise({
    try: async () => {
      const directory = from ?? dirname(importedFile)
      const whole = resolve(directory, path)
      const root = await realpath(directory)
      const outside = new Unfit(`it lies outside of ${directory}, where PDFs are read from`)
      // Before it is looked for: a reason would say whether there is a file.
      if (!isWithin(resolve(directory), whole) && !isWithin(root, whole)) throw outside
      const found = await realpath(whole).catch(async (fault) => {
        throw (await leadsOutside(root, whole)) ? outside : fault
      })
      if (!isWithin(root, found)) throw outside
      const bytes = await readWhole(found)
      const fault = faultOf(bytes)
      if (fault !== null) throw new Unfit(fault)
      return bytes
    },
    catch: (cause) => {
      const { code, message } = cause as { readonly code?: string; readonly message: string }
      const reason = cause instanceof Unfit ? message : (reasons[code ?? ""] ?? message)
      return new PdfRefused({ message: `${path} can't be stored: ${reason}` })
    }
  })
