/** Reads NDJSON: each line is an object whose keys are columns. */
import { Effect, Predicate } from "effect"
import type { RawBatch } from "../../../core/ports.ts"
import { batches } from "./Batches.ts"
import { emptyCells } from "./Cells.ts"
import type { Stage } from "./Stage.ts"

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "an array" : `a ${typeof value}`

const cellOf = (value: unknown): string => {
  if (typeof value === "string") return value
  if (value === null) return ""
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

const cellsOf = (value: Readonly<Record<string, unknown>>): Record<string, string> => {
  const cells = emptyCells()
  for (const key of Object.keys(value)) cells[key] = cellOf(value[key])
  return cells
}

/** Preserves whole numbers beyond a double's precision as text: an id must not change. */
const exact = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
    ? context?.source
    : value

/** The reviver is used only where a number is that long, since it takes several times as long. */
const parse = (text: string): unknown => (/\d{16}/.test(text) ? JSON.parse(text, exact) : JSON.parse(text))

const explain = (error: unknown): string =>
  error instanceof SyntaxError ? `Not JSON: ${error.message}` : "JSON nested too deeply"

/** The text may begin after the file does, but at the start of a line. */
export const ndjson = (firstLine: number): Stage<string, RawBatch> => {
  const columns = new Set<string>()
  const gathered = batches(() => [...columns], true)
  let line = firstLine

  const read = (text: string): void => {
    try {
      const value = parse(text)
      if (!Predicate.isObject(value)) {
        gathered.refuse(line, `Expected a JSON object, found ${kindOf(value)}`, text.length)
        return
      }
      const cells = cellsOf(value)
      for (const column of Object.keys(cells)) columns.add(column)
      gathered.add({ line, cells }, text.length)
    } catch (error) {
      gathered.refuse(line, explain(error), text.length)
    }
  }

  const take = (piece: string): ReadonlyArray<RawBatch> => {
    for (const text of piece.slice(0, -1).split("\n")) {
      if (text.trim() !== "") read(text)
      line++
    }
    return gathered.full()
  }

  return { take: (piece) => Effect.sync(() => take(piece)), end: Effect.sync(gathered.rest) }
}
