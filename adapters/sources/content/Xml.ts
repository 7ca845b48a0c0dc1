/** Parses XML into plain objects: text stays text (`00126380`), entities of a document type are never expanded. */
import { XMLValidator } from "fast-xml-parser"
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"
import { messageOf } from "../../../core/ports.ts"
import { documentLimits, parsableXml, TooMany, type XmlLimits } from "./Limits.ts"
import { decodeReferences } from "./References.ts"
import { treeOf, type Xml } from "./XmlTree.ts"

export type { Xml } from "./XmlTree.ts"

/** Decodes references where elements and attributes are parsed; entities of a document type stay unknown. */
export const xmlDecoder = (html: boolean) => ({
  reset: () => {},
  setXmlVersion: () => {},
  setExternalEntities: () => {},
  addInputEntities: () => {},
  decode: (text: string) => decodeReferences(text, html)
})

/** Options by which the parser counts elements, and stops at the first beyond the limit. */
export const counted = ({ elements }: XmlLimits) => {
  let count = 0
  return {
    updateTag: (name: string) => {
      if (++count > elements) throw new TooMany(elements, "elements")
      return name
    }
  }
}

/** What the parser says, bounded: its messages repeat what they are about. */
export const notXml = (file: string, error: unknown): UnreadableFile =>
  new UnreadableFile({
    file,
    line: null,
    message: error instanceof TooMany ? error.message : `Not XML: ${messageOf(error).slice(0, 300)}`
  })

/** The element of a name that is within another; undefined for none, for several and for a text. */
export const childOf = (xml: Xml | undefined, name: string): Xml | undefined => {
  const found = xml?.[name]
  return typeof found === "object" && !Array.isArray(found) ? (found as Xml) : undefined
}

/** The elements of a name in `lists` that are within another. */
export const childrenOf = (xml: Xml | undefined, name: string): ReadonlyArray<Xml> => {
  const found = xml?.[name]
  return Array.isArray(found) ? found.filter((one): one is Xml => typeof one === "object") : []
}

/**
 * Names are without their namespace prefix, and what declares namespaces is left out; elements in `lists` are arrays even when
 * there is one. With `kept`, the elements of other names right within the outermost one are left out, which a document of tens
 * of megabytes needs to be held in memory. Fails for what isn't XML.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { parseXml } from "findata/sources"
 *
 * const text = `<r:report year="2020"><r:line>274515</r:line></r:report>`
 * await Effect.runPromise(parseXml(text, "report.xml")) // => { report: { "@year": "2020", line: "274515" } }
 * await Effect.runPromise(parseXml(text, "report.xml", ["line"])) // => { report: { line: ["274515"] } }
 * ```
 */
export const parseXml = (
  text: string,
  file: string,
  lists: ReadonlyArray<string> = [],
  kept: ReadonlyArray<string> | null = null
): Effect.Effect<Xml, UnreadableFile> =>
  Effect.flatMap(parsableXml(text, file, documentLimits), (whole) =>
    Effect.try({
      try: () => {
        const valid = XMLValidator.validate(whole)
        if (valid !== true) throw new Error(`${valid.err.msg}:${valid.err.line}:${valid.err.col}`)
        return treeOf(whole, {
          lists: new Set(lists),
          kept: kept === null ? null : new Set(kept),
          limits: documentLimits
        })
      },
      catch: (error) => notXml(file, error)
    })
  )
