/** Reads EDGAR's files in tests, and checks that rows are ones that imports accept. */
import { readFileSync } from "node:fs"
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect, Result, Stream } from "effect"
import { type Choice, type Entry, importKinds, type SourceFile } from "../../../core/mod.ts"
import { edgar } from "../../../adapters/sources/edgar/mod.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"

export const figure = (name: string): string =>
  readFileSync(new URL(`../../figures/edgar/${name}`, import.meta.url), "utf8")

const everything: Choice = { subjects: null, since: null, today: "2026-01-05" }

/** Only of these issuers, by their ten digits. */
export const only = (...numbers: ReadonlyArray<string>): Choice => ({
  ...everything,
  subjects: numbers.map((cik, index) => ({
    company_id: index + 1,
    symbol: `S${index}`,
    exchange: "NASDAQ",
    cik,
    corp_code: null
  }))
})

/** A row by the fields of its kind, parsed as an import does; cells that it refuses are `refused: message`. */
const parsed = (kind: string, cells: Readonly<Record<string, string>>) => {
  const { fields } = importKinds[kind as keyof typeof importKinds]
  const row: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) {
    const field = fields[name]
    if (field === undefined) throw new Error(`${kind} have no field ${name}`)
    if (cell !== "") {
      row[name] = Result.match(field.parse(cell), {
        onSuccess: (value) => value,
        onFailure: (message) => `refused: ${message}`
      })
    }
  }
  const missing = Object.entries(fields).filter(([name, { required }]) => required && !(name in row))
  for (const [name] of missing) row[name] = "refused: missing"
  return row
}

/** What an entry brings: its rows by kind without empty cells, where they are, and what it couldn't read. */
export const brought = <E>(entry: Entry<E>) =>
  Effect.map(Stream.runCollect(entry.batches), (batches) => ({
    name: entry.name,
    issuer: entry.issuer?.cik ?? null,
    version: entry.version,
    // A row is valid until the next is taken.
    rows: batches.flatMap(({ kind, rows }) =>
      Array.from(rows, ({ cells }) => [kind, parsed(kind, cells)] as const)
    ),
    where: batches.flatMap(({ rows }) => Array.from(rows, ({ where }) => where)),
    broken: batches.flatMap(({ broken }) => broken.map(({ message }) => message))
  }))

export const entriesOf = (file: SourceFile, choice: Choice = everything) =>
  Stream.runCollect(edgar.read(file, choice))

export const read = (name: string, content: string | Uint8Array, choice: Choice = everything) =>
  Effect.flatMap(entriesOf(memoryFile(name, content), choice), (entries) => Effect.forEach(entries, brought))

/** The rows of one kind of a file, in order. */
export const rowsIn = (kind: string, name: string, content: string | Uint8Array, choice?: Choice) =>
  Effect.map(read(name, content, choice), (entries) =>
    entries.flatMap(({ rows }) => rows.filter(([of]) => of === kind).map(([, row]) => row))
  )

/** Why a file can't be read. */
export const faultOf = (name: string, content: string | Uint8Array) =>
  Effect.map(Effect.flip(entriesOf(memoryFile(name, content))), ({ message }) => message)

export const archive = (files: Readonly<Record<string, string>>): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
    return writer.close()
  })
