/** The functions that may return null or undefined without a word of it in their doc comment. */
import { type Comment, parseSync } from "oxc-parser"

/** A function of a module, by where its statement or member begins, and the type that it returns. */
interface Returning {
  readonly name: string
  readonly start: number
  readonly type: string
}

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null

/** What is at a path of members in a syntax tree; undefined where it ends before. */
const at = (tree: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce((found, name) => (isTree(found) ? found[name] : undefined), tree)

/** Exported constants, and members of interfaces and services, that are functions with a written result. */
const functionsIn = (program: Tree, text: string): ReadonlyArray<Returning> => {
  const found: Array<Returning> = []
  const add = (name: unknown, start: unknown, returned: unknown): void => {
    if (typeof name !== "string" || typeof start !== "number" || !isTree(returned)) return
    found.push({ name, start, type: text.slice(Number(returned["start"]), Number(returned["end"])) })
  }
  const visit = (tree: Tree): void => {
    if (tree["type"] === "ExportNamedDeclaration") {
      const declared = at(tree, "declaration", "declarations", "0")
      add(at(declared, "id", "name"), tree["start"], at(declared, "init", "returnType"))
    }
    if (tree["type"] === "TSPropertySignature")
      add(at(tree, "key", "name"), tree["start"], at(tree, "typeAnnotation", "typeAnnotation", "returnType"))
    for (const value of Object.values(tree)) if (isTree(value)) visit(value)
  }
  visit(program)
  return found
}

/** The doc comment that ends before a place; empty without one. */
const docBefore = (comments: ReadonlyArray<Comment>, text: string, start: number): string =>
  comments.find(
    ({ end, value }) => value.startsWith("*") && end <= start && /^\s*$/.test(text.slice(end, start))
  )?.value ?? ""

/** The functions of a module that say nothing of the null, or undefined, that they return for want of a value. */
export const silent = (file: string, text: string): ReadonlyArray<string> => {
  const { comments, program } = parseSync(file, text)
  // The walk asks any node for any member.
  return functionsIn(program as unknown as Tree, text).flatMap(({ name, start, type }) => {
    const doc = docBefore(comments, text, start)
    // Members of what is returned have comments of their own.
    const own = type.replaceAll(/\{[^{}]*\}/g, "")
    const isSilent = ["null", "undefined"].some(
      (word) =>
        new RegExp(`\\| ${word}\\b|\\b${word} \\|`).test(own) && !new RegExp(`\\b${word}\\b`, "i").test(doc)
    )
    return isSilent ? [`${file}: ${name}`] : []
  })
}
