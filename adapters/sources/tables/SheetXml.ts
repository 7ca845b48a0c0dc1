/** Reads the rows of a workbook's sheet from its XML, row by row, and its shared texts. */
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"
import { decodeReferences } from "../content/References.ts"
import { maxColumns, rowSize } from "./Limits.ts"
import { type Calendar, numberText } from "./SheetValues.ts"
import type { Stage } from "./Stage.ts"

/** A row of a sheet: its number, from 1, and its cells from the first column on; empty ones are "". */
export interface SheetRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** What cells refer to. */
export interface SheetContext {
  readonly texts: ReadonlyArray<string>
  readonly isDay: ReadonlyArray<boolean>
  readonly calendar: Calendar
}

/** Excel's own bound. */
const maxCellLength = 32_767

/** The characters of all cells together, which may repeat one shared text a million times. */
const maxText = 1024 * 1024 * 1024

/** An element: its attributes as text, and what it contains. */
interface Element {
  readonly attributes: string
  readonly inside: string
}

/** The elements of a name in a text, without a prefix, one after the other; none within another. */
function* elementsOf(text: string, name: string): Generator<Element> {
  const open = `<${name}`
  const close = `</${name}>`
  for (let at = text.indexOf(open); at !== -1; ) {
    const after = text[at + open.length] ?? ""
    if (!/[\s/>]/.test(after)) {
      at = text.indexOf(open, at + 1)
      continue
    }
    const end = text.indexOf(">", at)
    if (end === -1) return
    if (text[end - 1] === "/") {
      yield { attributes: text.slice(at + open.length, end - 1), inside: "" }
      at = text.indexOf(open, end)
    } else {
      const closing = text.indexOf(close, end)
      if (closing === -1) return
      yield { attributes: text.slice(at + open.length, end), inside: text.slice(end + 1, closing) }
      at = text.indexOf(open, closing)
    }
  }
}

const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return found === null ? null : (found[1] ?? found[2] ?? "")
}

const first = (text: string, name: string): string => {
  for (const { inside } of elementsOf(text, name)) return inside
  return ""
}

/** A text's characters: references, and what Excel writes as `_x000A_`. */
const characters = (text: string): string =>
  decodeReferences(text).replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )

/** A text of one or several runs, without how it is pronounced (`rPh`). */
const textOf = (inside: string): string => {
  let spoken = ""
  let from = 0
  for (let at = inside.indexOf("<rPh"); at !== -1; at = inside.indexOf("<rPh", from)) {
    spoken += inside.slice(from, at)
    const end = inside.indexOf("</rPh>", at)
    from = end === -1 ? inside.length : end + 6
  }
  spoken += inside.slice(from)
  let text = ""
  for (const run of elementsOf(spoken, "t")) text += run.inside
  return characters(text)
}

/** Elements without the prefix of the spreadsheet's namespace, which few programs write. */
const unprefixed = (text: string, prefix: string): string =>
  prefix === "" ? text : text.replaceAll(`<${prefix}`, "<").replaceAll(`</${prefix}`, "</")

/** `x:` where a document's root is `<x:worksheet`; empty for none. */
const prefixIn = (text: string, root: string): string =>
  new RegExp(`<(\\w{1,20}:)${root}[\\s>]`).exec(text.slice(0, 4096))?.[1] ?? ""

/** The shared texts of a workbook. */
export const sharedTexts = (xml: string): ReadonlyArray<string> => {
  const texts: Array<string> = []
  for (const { inside } of elementsOf(unprefixed(xml, prefixIn(xml, "sst")), "si")) texts.push(textOf(inside))
  return texts
}

/** The column of a cell's reference, from 0: 27 for `AB12`; null without one. */
const columnOf = (reference: string | null): number | null => {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0]
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

const valueOf = ({ attributes, inside }: Element, { calendar, isDay, texts }: SheetContext): string => {
  const value = first(inside, "v")
  switch (attribute(attributes, "t")) {
    case "s":
      return texts[Number(value)] ?? ""
    case "inlineStr":
      return textOf(inside)
    case "b":
      return value === "1" ? "true" : value === "0" ? "false" : value
    case "str":
    case "e":
    case "d":
      return characters(value)
    default:
      return numberText(value.trim(), isDay[Number(attribute(attributes, "s") ?? 0)] === true, calendar)
  }
}

/** The cells of rows that are passed on at once, each row as wide as the widest so far: a table fills rows up to its width. */
const passedCells = 256 * 1024

/** Cuts the text of a sheet's XML into its rows; those without a value are left out. */
export const sheetRows = (file: string, context: SheetContext): Stage<string, ReadonlyArray<SheetRow>> => {
  let rest = ""
  let isOver = false
  let prefix: string | undefined
  let line = 0
  let total = 0
  let widest = 1

  const fail = (message: string) => Effect.fail(new UnreadableFile({ file, line, message }))

  const rowOf = Effect.fnUntraced(function* ({ attributes, inside }: Element) {
    const number = Number(attribute(attributes, "r") ?? Number.NaN)
    line = Number.isSafeInteger(number) && number > line ? number : line + 1
    const cells: Array<string> = []
    let next = 0
    for (const cell of elementsOf(inside, "c")) {
      const column = columnOf(attribute(cell.attributes, "r")) ?? next
      next = column + 1
      if (column >= maxColumns) return yield* fail(`More than ${maxColumns} columns`)
      const value = valueOf(cell, context)
      if (value === "") continue
      total += value.length
      if (value.length > maxCellLength) return yield* fail(`A cell has more than ${maxCellLength} characters`)
      if (total > maxText) return yield* fail("The sheet has more than 1 GiB of text")
      while (cells.length < column) cells.push("")
      cells[column] = value
    }
    return { line, cells }
  })

  const take = Effect.fnUntraced(function* (piece: string) {
    if (isOver) return []
    rest += piece
    prefix ??= prefixIn(rest, "worksheet")
    const close = `</${prefix}row>`
    const end = rest.lastIndexOf(close)
    if (end === -1) {
      if (rest.length > rowSize) return yield* fail("A row is longer than 16 MiB")
      return []
    }
    const whole = unprefixed(rest.slice(0, end + close.length), prefix)
    rest = rest.slice(end + close.length)
    isOver = rest.includes(`</${prefix}sheetData>`)
    const passed: Array<Array<SheetRow>> = []
    let rows: Array<SheetRow> = []
    for (const element of elementsOf(whole, "row")) {
      const row = yield* rowOf(element)
      if (row.cells.length === 0) continue
      widest = Math.max(widest, row.cells.length)
      rows.push(row)
      if (rows.length * widest < passedCells) continue
      passed.push(rows)
      rows = []
    }
    return [...passed, rows]
  })

  return { take, end: Effect.succeed([]) }
}
