/**
 * The doc comments of what modules export: each name has one directly on its declaration, the first where a name has
 * several, that says more than the name does, and each namespace one that opens its module.
 */
import { dirname, join } from "node:path/posix"
import { parseSync } from "oxc-parser"

/** Returns the text of a file by its path from the root. */
type Read = (file: string) => string

/** A doc comment, and the line of its file that it begins on. */
export interface Doc {
  readonly file: string
  readonly line: number
  /** Without the marks of the comment; its lines are those of the file. */
  readonly text: string
}

interface Export {
  readonly name: string
  /** The doc comment that ends directly before its statement; null without one. */
  readonly doc: Doc | null
  /** The module that it is taken from, and its name there, null for a namespace; null where it is declared. */
  readonly from: { readonly file: string; readonly name: string | null } | null
}

interface Module {
  /** The doc comment that opens it; null without one. */
  readonly opening: Doc | null
  readonly exports: ReadonlyArray<Export>
}

const moduleOf = (file: string, text: string): Module => {
  const { comments, module } = parseSync(file, text)
  const docs = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"))
  const docWhere = (isIt: (comment: { readonly start: number; readonly end: number }) => boolean) => {
    const found = docs.find(isIt)
    return found === undefined
      ? null
      : {
          file,
          line: text.slice(0, found.start).split("\n").length,
          text: found.value.slice(1).replaceAll(/^ *\* ?/gm, "")
        }
  }
  return {
    opening: docWhere(({ start }) => start === 0),
    exports: module.staticExports.flatMap(({ entries, start }) =>
      entries.map(({ exportName, importName, moduleRequest }) => ({
        name: exportName.name ?? "*",
        doc: docWhere(({ end }) => end <= start && /^[ \t]*\n?[ \t]*$/.test(text.slice(end, start))),
        from: moduleRequest && { file: join(dirname(file), moduleRequest.value), name: importName.name }
      }))
    )
  }
}

/**
 * The doc comment of a name that a module exports, on its declaration, in whichever file; `RateLimit.consume` is in a
 * namespace. Null without one.
 */
export const docOf = (file: string, name: string, read: Read): Doc | null => {
  const [first = "", ...members] = name.split(".")
  const exported = moduleOf(file, read(file)).exports.find((one) => one.name === first)
  if (exported === undefined) return null
  const { doc, from } = exported
  if (from === null) return doc
  const within = members.join(".")
  if (from.name !== null) return docOf(from.file, [from.name, ...members].join("."), read)
  return within === "" ? moduleOf(from.file, read(from.file)).opening : docOf(from.file, within, read)
}

const fillers = new Set(
  "a an and are as at by each for from in is it its of on or that the to with".split(" ")
)

/** The words of a text or of a name in camel case, in the singular. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "" && !fillers.has(word))
    .map((word) => word.replace(/e?s$/, ""))

/** Whether a comment has no word beside those of the name. */
const repeats = (name: string, { text }: Doc): boolean => {
  const words = wordsOf(name)
  return wordsOf(text).every((word) => words.includes(word))
}

/** The exports that a module declares, or takes as namespaces, without a doc comment that says more than their name. */
export const undocumented = (file: string, read: Read): ReadonlyArray<string> => {
  const found = new Map<string, Doc | null>()
  for (const { doc, from, name } of moduleOf(file, read(file)).exports) {
    if (from !== null && from.name !== null) continue
    if (!found.has(name)) found.set(name, from === null ? doc : docOf(file, name, read))
  }
  return [...found].flatMap(([name, doc]) => (doc === null || repeats(name, doc) ? [`${file}: ${name}`] : []))
}
