/**
 * What a module refers to outside itself: the modules that it imports anywhere, types included, and the runtime's
 * globals.
 */
import { parseSync } from "oxc-parser"

export interface References {
  /** Null stands for an `import(...)` of a computed name. */
  readonly modules: ReadonlyArray<string | null>
  readonly globals: ReadonlyArray<string>
}

const runtimeGlobals = new Set(["Deno", "Bun", "process", "Buffer"])

/** Where the syntax tree has the object of an access: `Deno.open`, `process["env"]`, `x: Buffer`, `Deno.Conn`. */
const lookedInto = new Set(["object", "left", "typeName"])

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null

const read = (file: string, text: string): References => {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const modules: Array<string | null> = []
  const globals: Array<string> = []

  const visit = (tree: Tree): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (!isTree(value)) continue
      if (key === "source") modules.push(typeof value.value === "string" ? value.value : null)
      if (lookedInto.has(key) && runtimeGlobals.has(String(value.name))) globals.push(String(value.name))
      visit(value)
    }
  }
  visit(program as unknown as Tree)
  return { modules, globals }
}

/** By file and text: several rules ask for the references of every module. */
const known = new Map<string, References>()

export const references = (file: string, text: string): References => {
  const key = `${file}\n${text}`
  const found = known.get(key) ?? read(file, text)
  known.set(key, found)
  return found
}
