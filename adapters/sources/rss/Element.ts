/** Parses XML into elements with their namespaces and their texts in order. */
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { Effect } from "effect"
import type { UnreadableFile } from "../../../core/mod.ts"
import { parsableXml, type XmlLimits } from "../content/Limits.ts"
import { counted, notXml, xmlDecoder } from "../content/Xml.ts"

/** A run of text; `isCdata` where it was written in a CDATA section. */
export interface Text {
  readonly text: string
  readonly isCdata: boolean
}

export interface Element {
  /** The address of its namespace; empty without one. */
  readonly namespace: string
  /** Without its prefix. */
  readonly name: string
  /** By name with its prefix, as `xml:lang`. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: ReadonlyArray<Element | Text>
}

export const isElement = (node: Element | Text): node is Element => "name" in node

/** The children of a name in a namespace. */
export const childrenOf = (element: Element, name: string, namespace: string): ReadonlyArray<Element> =>
  element.children.filter(
    (child): child is Element => isElement(child) && child.name === name && child.namespace === namespace
  )

/** All text inside an element. */
export const textIn = (element: Element): string =>
  element.children.map((child) => (isElement(child) ? textIn(child) : child.text)).join("")

/** The text of the first child of a name that has some; null without one. */
export const childText = (element: Element, name: string, namespace: string): string | null => {
  for (const child of childrenOf(element, name, namespace)) {
    const text = textIn(child).trim()
    if (text !== "") return text
  }
  return null
}

/** The parser's nodes in order: each has its name as its one key besides its attributes' `:@`. */
type Node = Readonly<Record<string, ReadonlyArray<Node> | string | Readonly<Record<string, string>>>>

const attributesOf = (node: Node): ReadonlyMap<string, string> => {
  const given = node[":@"]
  return new Map(typeof given === "object" && !Array.isArray(given) ? Object.entries(given) : [])
}

/** The namespaces of prefixes that an element declares, and those of the elements around it. */
interface Namespaces {
  readonly declared: ReadonlyMap<string, string>
  readonly outer: Namespaces | null
}

const namespaceOf = (prefix: string, namespaces: Namespaces | null): string => {
  for (let at = namespaces; at !== null; at = at.outer) {
    const found = at.declared.get(prefix)
    if (found !== undefined) return found
  }
  return ""
}

const declaredIn = (attributes: ReadonlyMap<string, string>, outer: Namespaces | null): Namespaces | null => {
  const declared = new Map<string, string>()
  for (const [name, value] of attributes) {
    if (name === "xmlns") declared.set("", value)
    else if (name.startsWith("xmlns:")) declared.set(name.slice(6), value)
  }
  return declared.size === 0 ? outer : { declared, outer }
}

const nodesOf = (nodes: ReadonlyArray<Node>, outer: Namespaces | null): ReadonlyArray<Element | Text> =>
  nodes.flatMap((node): ReadonlyArray<Element | Text> => {
    const [key, content] = Object.entries(node).find(([name]) => name !== ":@") ?? []
    if (key === undefined || key.startsWith("?")) return []
    if (key === "#text") return [{ text: String(content), isCdata: false }]
    const inner = Array.isArray(content) ? (content as ReadonlyArray<Node>) : []
    if (key === "#cdata")
      return [{ text: inner.map((text) => String(text["#text"] ?? "")).join(""), isCdata: true }]
    const attributes = attributesOf(node)
    const namespaces = declaredIn(attributes, outer)
    const colon = key.indexOf(":")
    return [
      {
        namespace: namespaceOf(colon < 0 ? "" : key.slice(0, colon), namespaces),
        name: key.slice(colon + 1),
        attributes,
        children: nodesOf(inner, namespaces)
      }
    ]
  })

/**
 * Escapes ampersands that begin no reference, as addresses in feeds have them, outside CDATA sections: the validator
 * refuses them, the parser takes them as they are.
 */
const escaped = (text: string): string => {
  const pieces: Array<string> = []
  let at = 0
  while (at < text.length) {
    const cdata = text.indexOf("<![CDATA[", at)
    const end = cdata < 0 ? -1 : text.indexOf("]]>", cdata)
    const plain = text.slice(at, end < 0 ? text.length : cdata)
    pieces.push(plain.replace(/&(?!(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z]\w*);)/g, "&amp;"))
    if (end < 0) break
    pieces.push(text.slice(cdata, end + 3))
    at = end + 3
  }
  return pieces.join("")
}

/** Many times what publishers offer. */
const feedLimits: XmlLimits = {
  elements: 250_000,
  attributes: 250_000,
  text: 1_000_000,
  marks: 1_000_000
}

const parser = () =>
  new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    cdataPropName: "#cdata",
    processEntities: true,
    entityDecoder: xmlDecoder(true),
    ...counted(feedLimits)
  })

/** The root element of an XML text; fails for a text that isn't well-formed. */
export const rootOf = (text: string, file: string): Effect.Effect<Element, UnreadableFile> =>
  Effect.flatMap(parsableXml(text, file, feedLimits), (whole) =>
    Effect.try({
      try: () => {
        const valid = XMLValidator.validate(escaped(whole))
        if (valid !== true) throw new Error(`${valid.err.msg}:${valid.err.line}:${valid.err.col}`)
        const nodes = nodesOf(parser().parse(whole) as ReadonlyArray<Node>, null)
        const roots = nodes.filter(isElement)
        if (roots[0] === undefined || roots.length > 1) throw new Error(`${roots.length} root elements`)
        return roots[0]
      },
      catch: (error) => notXml(file, error)
    })
  )
