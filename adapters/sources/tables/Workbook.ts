/**
 * Reads the first sheet of an Excel workbook (.xlsx, ECMA-376) as a table. It is held packed in memory and unpacked part
 * by part, the sheet row by row, each part up to a bound, so that a small file can't take much memory.
 */
import { Effect, Stream } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"
import { type RawBatch } from "../../../core/ports.ts"
import { memoryFile } from "../content/MemoryFile.ts"
import { wholeBytes } from "../content/WholeBytes.ts"
import { childOf, childrenOf, parseXml } from "../content/Xml.ts"
import { type ZippedFile, zippedFiles } from "../content/Zip.ts"
import { sheetTable } from "./SheetTable.ts"
import { dayStyles } from "./SheetValues.ts"
import { sharedTexts, sheetRows } from "./SheetXml.ts"
import { through } from "./Stage.ts"

const mebibyte = 1024 * 1024

/** The most bytes of a packed workbook, of its parts unpacked, and the most parts. */
const maxPacked = 128 * mebibyte
const maxSheet = 1024 * mebibyte
const maxTexts = 64 * mebibyte
const maxOther = 16 * mebibyte
const maxParts = 10_000

type Parts = ReadonlyMap<string, ZippedFile>

/** What an archive is that isn't a workbook of this form, by one of its files. */
const others: ReadonlyArray<readonly [path: RegExp, what: string]> = [
  [/^xl\/workbook\.bin$/, "A binary Excel workbook (.xlsb): save it as .xlsx or CSV"],
  [/^word\//, "A Word document, not a table"],
  [/^ppt\//, "A presentation, not a table"],
  [/^content\.xml$/, "An OpenDocument file: save it as .xlsx or CSV"],
  [/^Index\/.*\.iwa$/, "A Numbers document: export it as .xlsx or CSV"]
]

const otherForm = (paths: ReadonlyArray<string>): string =>
  others.find(([path]) => paths.some((own) => path.test(own)))?.[1] ??
  "A zip archive: unpack it and import the files in it"

/** The path of a part from the target of a relation of the workbook. */
const pathOf = (target: string): string => (target.startsWith("/") ? target.slice(1) : `xl/${target}`)

const open = Effect.fnUntraced(function* <E>(bytes: Stream.Stream<Uint8Array, E>, name: string) {
  const fail = (message: string) => new UnreadableFile({ file: name, line: null, message })
  const packed = yield* wholeBytes(bytes, maxPacked, () =>
    fail(`A workbook of more than ${maxPacked / mebibyte} MiB: save it as CSV`)
  )
  const files = yield* Stream.runCollect(Stream.take(zippedFiles(memoryFile(name, packed)), maxParts))
  const parts: Parts = new Map(files.map((file) => [file.path, file]))
  if (!parts.has("xl/workbook.xml")) return yield* fail(otherForm([...parts.keys()]))

  const textOf = Effect.fnUntraced(function* (path: string, max: number) {
    const part = parts.get(path)
    if (part === undefined) return null
    const unpacked = yield* wholeBytes(part.bytes, max, () =>
      fail(`${path} is longer than ${max / mebibyte} MiB unpacked`)
    )
    return new TextDecoder().decode(unpacked)
  })
  const xmlOf = Effect.fnUntraced(function* (path: string, lists: ReadonlyArray<string>) {
    const text = yield* textOf(path, maxOther)
    return text === null ? {} : yield* parseXml(text, name, lists)
  })

  const workbook = childOf(yield* xmlOf("xl/workbook.xml", ["sheet"]), "workbook")
  const relations = childOf(yield* xmlOf("xl/_rels/workbook.xml.rels", ["Relationship"]), "Relationships")
  const targets = new Map(
    childrenOf(relations, "Relationship").map((relation) => [
      String(relation["@Id"]),
      { path: pathOf(String(relation["@Target"])), type: String(relation["@Type"]) }
    ])
  )
  const sheets = childrenOf(childOf(workbook, "sheets"), "sheet").filter((sheet) =>
    targets.get(String(sheet["@id"]))?.type.endsWith("/worksheet")
  )
  const shown = sheets.filter((sheet) => (sheet["@state"] ?? "visible") === "visible")
  const [sheet] = shown
  const part = sheet === undefined ? undefined : parts.get(targets.get(String(sheet["@id"]))?.path ?? "")
  if (sheet === undefined || part === undefined) return yield* fail("The workbook has no sheet of cells")
  const texts = [...targets.values()].find(({ type }) => type.endsWith("/sharedStrings"))
  const isFrom1904 = /^(1|true)$/.test(String(childOf(workbook, "workbookPr")?.["@date1904"]))
  const context = {
    texts: sharedTexts((yield* textOf(texts?.path ?? "", maxTexts)) ?? ""),
    isDay: dayStyles(yield* xmlOf("xl/styles.xml", ["xf", "numFmt"])),
    calendar: isFrom1904 ? (1904 as const) : (1900 as const)
  }
  const notes =
    shown.length === 1
      ? []
      : [`Read the sheet ${JSON.stringify(String(sheet["@name"]))}, the first of ${shown.length}`]
  return { part, context, notes }
})

/** The rows of a workbook; of any other archive an error that says what it is. */
export const workbookRows = <E>(
  bytes: Stream.Stream<Uint8Array, E>,
  name: string
): Stream.Stream<RawBatch, E | UnreadableFile> =>
  Stream.unwrap(
    Effect.map(open(bytes, name), ({ context, notes, part }) => {
      let size = 0
      const bounded = Stream.tap(part.bytes, (chunk) => {
        size += chunk.length
        return size <= maxSheet
          ? Effect.void
          : Effect.fail(
              new UnreadableFile({
                file: name,
                line: null,
                message: `The sheet is longer than ${maxSheet / mebibyte} MiB unpacked: save it as CSV`
              })
            )
      })
      return Stream.decodeText(bounded).pipe(
        through(() => sheetRows(name, context)),
        through(() => sheetTable(name, notes))
      )
    })
  )
