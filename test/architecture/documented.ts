/**
 * The doc comments of what a front exports: each name has one directly on its declaration, the first where a name has
 * several, and each namespace one that opens its module.
 */
import { dirname, join } from "node:path/posix"
import { parseSync } from "oxc-parser"

/** Returns the text of a file by its path from the root. */
type Read = (file: string) => string

interface Export {
  readonly name: string
  /** Whether a doc comment ends directly before its statement. */
  readonly isDocumented: boolean
  /** The module that it is taken from, and its name there, null for a namespace; null where it is declared. */
  readonly from: { readonly file: string; readonly name: string | null } | null
}

interface Module {
  /** Whether a doc comment opens it. */
  readonly isOpened: boolean
  readonly exports: ReadonlyArray<Export>
}

const moduleOf = (file: string, text: string): Module => {
  const { comments, module } = parseSync(file, text)
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"))
  const isDocumented = (statement: number): boolean =>
    docs.some(({ end }) => end <= statement && /^[ \t]*\n?[ \t]*$/.test(text.slice(end, statement)))
  return {
    isOpened: docs.some(({ start }) => start === 0),
    exports: module.staticExports.flatMap(({ entries, start }) =>
      entries.map(({ exportName, importName, moduleRequest }) => ({
        name: exportName.name ?? "*",
        isDocumented: isDocumented(start),
        from: moduleRequest && { file: join(dirname(file), moduleRequest.value), name: importName.name }
      }))
    )
  }
}

/** The file that declares an export of a module without a doc comment; null where the export has one. */
const undocumentedIn = (file: string, { from, isDocumented }: Export, read: Read): string | null => {
  if (from === null) return isDocumented ? null : file
  const { exports, isOpened } = moduleOf(from.file, read(from.file))
  if (from.name === null) return isOpened ? null : from.file
  const taken = exports.find(({ name }) => name === from.name)
  return taken === undefined ? from.file : undocumentedIn(from.file, taken, read)
}

/** The exports of a front without a doc comment, each after the file that declares it; empty where all have one. */
export const undocumented = (front: string, read: Read): ReadonlyArray<string> =>
  moduleOf(front, read(front)).exports.flatMap((exported) => {
    const file = undocumentedIn(front, exported, read)
    return file === null ? [] : [`${file}: ${exported.name}`]
  })
