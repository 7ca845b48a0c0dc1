/** Parses XML into plain objects: text stays text (`00126380`), entities of a document type are never expanded. */
import { XMLParser } from "fast-xml-parser"
import { Effect } from "effect"
import { messageOf, UnreadableFile } from "../../../core/mod.ts"
import { parsable } from "./Limits.ts"
import { decodeReferences } from "./References.ts"

/** Decodes references where elements and attributes are parsed; entities of a document type stay unknown. */
export const xmlDecoder = (html: boolean) => ({
  reset: () => {},
  setXmlVersion: () => {},
  setExternalEntities: () => {},
  addInputEntities: () => {},
  decode: (text: string) => decodeReferences(text, html)
})

/** An element: its children by name, its attributes by `@` and name, its text by `#text`. */
export type Xml = { readonly [name: string]: Xml | ReadonlyArray<Xml> | string | undefined }

/** Names are without their namespace prefix; elements in `lists` are arrays even when there is one. */
export const parseXml = (
  text: string,
  file: string,
  lists: ReadonlyArray<string> = []
): Effect.Effect<Xml, UnreadableFile> => {
  const listed = new Set(lists)
  return Effect.flatMap(parsable(text, file), (whole) =>
    Effect.try({
      try: () =>
        new XMLParser({
          ignoreAttributes: false,
          attributeNamePrefix: "@",
          removeNSPrefix: true,
          parseTagValue: false,
          parseAttributeValue: false,
          processEntities: true,
          entityDecoder: xmlDecoder(false),
          trimValues: true,
          isArray: (name: string) => listed.has(name)
        }).parse(whole, true) as Xml,
      catch: (error) =>
        new UnreadableFile({
          file,
          line: null,
          message: `Not XML: ${messageOf(error)}`
        })
    })
  )
}
