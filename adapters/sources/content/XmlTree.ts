/**
 * Builds plain objects out of XML: of each element as little as what it has, and nothing of those that nobody reads, since a
 * document may have hundreds of thousands.
 */
import { Parser } from "htmlparser2"
import { TooMany, type XmlLimits } from "./Limits.ts"
import { decodeReferences } from "./References.ts"

/** An element: its children by name, its attributes by `@` and name, its text by `#text`. */
export type Xml = { readonly [name: string]: Xml | ReadonlyArray<Xml> | string | undefined }

type Value = Record<string, unknown> | string

export interface TreeOptions {
  /** The elements that are arrays even where there is one. */
  readonly lists: ReadonlySet<string>
  /** The elements right within the outermost that are kept; null for all. */
  readonly kept: ReadonlySet<string> | null
  readonly limits: Pick<XmlLimits, "elements" | "attributes">
}

/** How deeply elements may be nested. */
const deepest = 100

/** Names by which objects would be changed instead of filled. */
const unsafe = new Set(["__proto__", "constructor", "prototype"])

/** The name without its namespace prefix. */
const nameOf = (prefixed: string): string => {
  const colon = prefixed.indexOf(":")
  const name = colon < 0 ? prefixed : prefixed.slice(colon + 1)
  if (unsafe.has(name)) throw new Error(`An element or attribute is called ${name}`)
  return name
}

/** Where the document type ends; 0 without one. Angle brackets within it are counted, whatever they stand in. */
const afterDocumentType = (text: string): number => {
  const prolog = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)*<!DOCTYPE/i.exec(text.slice(0, 100_000))
  if (prolog === null) return 0
  let open = 1
  let at = prolog[0].length
  for (; at < text.length && open > 0; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x3c) open++
    else if (code === 0x3e) open--
  }
  if (/<!ENTITY\s+(?:%\s+)?[^\s"'<>]+\s+(?:SYSTEM|PUBLIC)\b/i.test(text.slice(0, at)))
    throw new Error("External entities are not supported")
  return at
}

const isNamespace = (attribute: string): boolean => attribute === "xmlns" || attribute.startsWith("xmlns:")

/** With the ends of lines that XML 1.0 gives to every text. */
const withLines = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text)

/** An element that is being read. */
interface Open {
  readonly name: string
  /** Null while it has neither attributes nor elements. */
  members: Record<string, unknown> | null
  text: string
}

/** Of well-formed XML; throws for one that is nested too deeply, and `TooMany` beyond the limits. */
export const treeOf = (text: string, { kept, limits, lists }: TreeOptions): Xml => {
  let elements = 0
  let attributes = 0
  const document: Record<string, unknown> = {}
  const open: Array<Open> = []
  /** The attributes of the element that begins. */
  let own: Record<string, unknown> | null = null
  /** How many elements are open of those that aren't kept. */
  let skipped = 0
  let isSection = false
  const isSkipped = (name: string): boolean => skipped > 0 || (open.length === 1 && kept?.has(name) === false)
  const put = (members: Record<string, unknown>, name: string, value: Value) => {
    const before = Object.hasOwn(members, name) ? members[name] : undefined
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) members[name] = [before, value]
    else members[name] = lists.has(name) ? [value] : value
  }
  const parser = new Parser(
    {
      onopentagname: () => {
        own = null
      },
      onattribute: (name, value) => {
        if (skipped > 0 || isNamespace(name)) return
        if (++attributes > limits.attributes) throw new TooMany(limits.attributes, "attributes")
        own ??= {}
        own[`@${nameOf(name)}`] = decodeReferences(withLines(value)).trim()
      },
      onopentag: (prefixed) => {
        const name = nameOf(prefixed)
        if (isSkipped(name)) {
          skipped++
          return
        }
        if (++elements > limits.elements) throw new TooMany(limits.elements, "elements")
        if (open.length >= deepest) throw new Error(`Elements are nested deeper than ${deepest}`)
        open.push({ name, members: own, text: "" })
      },
      ontext: (data) => {
        const last = open.at(-1)
        if (skipped > 0 || last === undefined) return
        const lines = withLines(data)
        last.text += isSection ? lines : decodeReferences(lines).trim()
      },
      oncdatastart: () => {
        isSection = true
      },
      oncdataend: () => {
        isSection = false
      },
      onclosetag: () => {
        if (skipped > 0) {
          skipped--
          return
        }
        const closed = open.pop()
        if (closed === undefined) return
        const { members, name, text } = closed
        const value = members === null ? text : text === "" ? members : { ...members, "#text": text }
        const parent = open.at(-1)
        if (parent === undefined) put(document, name, value)
        else put((parent.members ??= {}), name, value)
      }
    },
    { xmlMode: true, decodeEntities: false }
  )
  parser.end(text.slice(afterDocumentType(text)))
  return document as Xml
}
