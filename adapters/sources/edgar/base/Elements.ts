/** Takes values out of parsed XML of any shape, without failing. */
import type { Xml } from "../../content/Xml.ts"

type Part = Xml[string]

const isElement = (part: Part): part is Xml =>
  typeof part === "object" && part !== null && !Array.isArray(part)

/** The elements of a name, in order; text alone counts as an element with that text. */
export const elements = (parent: Xml | undefined, name: string): ReadonlyArray<Xml> => {
  const part = parent !== undefined && Object.hasOwn(parent, name) ? parent[name] : undefined
  const all: ReadonlyArray<Part> = Array.isArray(part) ? part : [part]
  return all.flatMap((one): ReadonlyArray<Xml> => {
    if (typeof one === "string") return [{ "#text": one }]
    return isElement(one) ? [one] : []
  })
}

/** The first element of a name below a path of others; undefined without one. */
export const element = (parent: Xml | undefined, ...path: ReadonlyArray<string>): Xml | undefined =>
  path.reduce<Xml | undefined>((inner, name) => elements(inner, name)[0], parent)

/** An element's text with single spaces; null for an absent or empty one. */
export const textIn = (parent: Xml | undefined, ...path: ReadonlyArray<string>): string | null => {
  const text = element(parent, ...path)?.["#text"]
  const trimmed = typeof text === "string" ? text.replace(/\s+/g, " ").trim() : ""
  return trimmed === "" ? null : trimmed
}

/** An attribute's text; null for an absent one. */
export const attributeOf = (of: Xml, name: string): string | null => {
  const value = Object.hasOwn(of, `@${name}`) ? of[`@${name}`] : undefined
  return typeof value === "string" && value !== "" ? value : null
}
