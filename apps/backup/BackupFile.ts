/**
 * The file of a backup: lines of JSON, gzipped. The first line is the head, then come rows of tables and pieces of PDFs,
 * and the last line has their numbers and the SHA-256 of all lines before it.
 */
import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { finished, pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { Effect, Schema, Stream } from "effect"
import { type ArchivedRows, type ArchiveHead, rowsFault } from "../../adapters/sql/mod.ts"

const format = "findata backup"
const formatVersion = 1

/** Characters of a line at the most, but for a single row that is longer. */
const maxLineLength = 256 * 1024

/** The longest line that is read: a single row may be longer than a line. */
const maxRead = 64 * 1024 * 1024

/** A piece of a PDF, in base64. */
export interface PdfPiece {
  /** The key of the PDF. */
  readonly pdf: string
  readonly data: string
  readonly isLast: boolean
}

export interface BackupHead extends ArchiveHead {
  readonly format: string
  readonly version: number
  readonly created_at: string
}

/** How much a backup has. */
export interface Contents {
  /** Rows by table; tables without any are left out. */
  readonly rows: Readonly<Record<string, number>>
  readonly pdfs: number
}

interface End extends Contents {
  readonly sha256: string
}

export type Item = ArchivedRows | PdfPiece

/** The file can't be written, or read as a backup. */
export class BackupFault extends Schema.TaggedError<BackupFault>()("BackupFault", {
  message: Schema.String
}) {}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const faultOf =
  (path: string, what: string) =>
  (cause: unknown): BackupFault =>
    cause instanceof BackupFault
      ? cause
      : new BackupFault({ message: `${path} can't be ${what}: ${messageOf(cause)}` })

/** Adds up items. */
const tally = () => {
  const rows: Record<string, number> = {}
  let pdfs = 0
  return {
    add: (item: Item): void => {
      if ("pdf" in item) pdfs += Number(item.isLast)
      else rows[item.table] = (rows[item.table] ?? 0) + item.rows.length
    },
    contents: (): Contents => ({ rows, pdfs })
  }
}

/** The rows in pieces whose JSON has about the length of a line. */
function* inLines({ columns, rows, table }: ArchivedRows): Generator<ArchivedRows> {
  let some: Array<ArchivedRows["rows"][number]> = []
  let length = 0
  for (const row of rows) {
    some.push(row)
    for (const value of row) length += typeof value === "string" ? value.length + 3 : 12
    if (length < maxLineLength) continue
    yield { table, columns, rows: some }
    some = []
    length = 0
  }
  if (some.length > 0) yield { table, columns, rows: some }
}

export interface BackupWriter {
  readonly begin: (head: ArchiveHead, created_at: string) => Effect.Effect<void, BackupFault>
  readonly rows: (rows: ArchivedRows) => Effect.Effect<void, BackupFault>
  readonly pdf: (piece: PdfPiece) => Effect.Effect<void, BackupFault>
}

/**
 * Writes a backup by `write` beside the path, and renames it once it is whole and on disk. A file at the path is
 * replaced.
 */
export const writeBackup = <E, R>(
  path: string,
  write: (writer: BackupWriter) => Effect.Effect<void, E, R>
): Effect.Effect<Contents & { readonly bytes: number }, E | BackupFault, R> =>
  Effect.gen(function* () {
    const beside = `${path}.${process.pid}.part`
    const failed = faultOf(path, "written")
    const gzip = createGzip({ level: 3 })
    const file = createWriteStream(beside, { flags: "wx", mode: 0o600 })
    const piped = pipeline(gzip, file)
    piped.catch(() => {})
    const hash = createHash("sha256")
    const counted = tally()
    const line = (value: unknown): Effect.Effect<void, BackupFault> =>
      Effect.tryPromise({
        try: async () => {
          const text = `${JSON.stringify(value)}\n`
          hash.update(text)
          // A failed disk ends both streams.
          if (!gzip.write(text))
            await Promise.race([new Promise((resolve) => gzip.once("drain", resolve)), piped])
        },
        catch: failed
      })
    const put = (item: Item) => {
      counted.add(item)
      return line(item)
    }
    const work = Effect.gen(function* () {
      yield* write({
        begin: (head, created_at) =>
          line({ format, version: formatVersion, created_at, ...head } satisfies BackupHead),
        rows: (rows) => Effect.forEach(inLines(rows), put, { discard: true }),
        pdf: put
      })
      const sha256 = hash.digest("hex")
      const contents = counted.contents()
      return yield* Effect.tryPromise({
        try: async () => {
          gzip.end(`${JSON.stringify({ ...contents, sha256 } satisfies End)}\n`)
          await piped
          const handle = await open(beside, "r+")
          await handle.sync()
          const { size } = await handle.stat()
          await handle.close()
          await rename(beside, path)
          return { ...contents, bytes: size }
        },
        catch: failed
      })
    })
    return yield* Effect.onError(work, () =>
      Effect.promise(async () => {
        gzip.destroy()
        await finished(file).catch(() => {})
        await rm(beside, { force: true })
      })
    )
  })

/** The lines of a file; by hand, because readline's iterator ends quietly where the file is cut off. */
async function* checkedLines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const gunzip = createGunzip()
  source.on("error", (error) => gunzip.destroy(error))
  source.pipe(gunzip)
  gunzip.setEncoding("utf8")
  let rest: Array<string> = []
  let length = 0
  for await (const chunk of gunzip as AsyncIterable<string>) {
    const [first = "", ...lines] = chunk.split("\n")
    rest.push(first)
    length += first.length
    if (length > maxRead) {
      source.destroy()
      throw new BackupFault({
        message: `${path} is no backup of findata: it has a line of more than ${maxRead} characters`
      })
    }
    const last = lines.pop()
    if (last === undefined) continue
    yield rest.join("")
    yield* lines
    rest = [last]
    length = last.length
  }
  if (length > 0) yield rest.join("")
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const parsed = (path: string, line: string): object => {
  try {
    const value: unknown = JSON.parse(line)
    if (isObject(value)) return value
  } catch {
    // Reported below.
  }
  throw new BackupFault({ message: `${path} is no backup of findata, or is damaged` })
}

const areCounts = (counts: unknown, names: ReadonlyArray<string>): boolean =>
  isObject(counts) &&
  names.every((name) => name in counts) &&
  Object.values(counts).every((count) => Number.isSafeInteger(count) && count >= 0)

const headOf = (path: string, line: object): BackupHead => {
  const head = line as Partial<BackupHead>
  if (head.format !== format || head.schema === undefined) {
    throw new BackupFault({ message: `${path} is no backup of findata` })
  }
  if (head.version !== formatVersion) {
    throw new BackupFault({
      message: `${path} has version ${head.version} of the format of backups, this findata reads ${formatVersion}: restore it with a newer findata`
    })
  }
  if (!areCounts(head.schema, ["data", "access"]) || !areCounts(head.counters, [])) {
    throw new BackupFault({
      message: `${path} can't be restored: its head has no versions of the schema, or no counters`
    })
  }
  return head as BackupHead
}

/** An item that can be stored. */
const itemOf = (path: string, line: object): Item => {
  const { data, isLast, pdf } = line as Partial<PdfPiece>
  const fault =
    pdf === undefined
      ? rowsFault(line)
      : typeof pdf === "string" && typeof data === "string" && typeof isLast === "boolean"
        ? null
        : "a piece of a PDF lacks its key, data or end"
  if (fault !== null) throw new BackupFault({ message: `${path} can't be restored: ${fault}` })
  return line as Item
}

const codes: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "this user may not read it",
  EISDIR:
    "it is a directory, not a file: name a backup in it, such as DIRECTORY/findata-2024-01-31T031500Z.backup",
  Z_BUF_ERROR: "it is cut off",
  Z_DATA_ERROR: "it is damaged, or no backup of findata"
}

const unreadable = (path: string) => (cause: unknown) => {
  const reason = codes[(cause as { readonly code?: string }).code ?? ""]
  return reason === undefined
    ? faultOf(path, "read")(cause)
    : new BackupFault({ message: `${path} can't be read: ${reason}` })
}

/** Reads a backup to its end and compares it with its last line; returns its head and what it has. */
export const verifyBackup = (
  path: string
): Effect.Effect<{ readonly head: BackupHead; readonly contents: Contents }, BackupFault> =>
  Effect.tryPromise({
    try: async () => {
      const hash = createHash("sha256")
      const counted = tally()
      let head: BackupHead | null = null
      let last: string | null = null
      for await (const line of checkedLines(path)) {
        if (last !== null) {
          hash.update(`${last}\n`)
          const item = parsed(path, last)
          if (head === null) head = headOf(path, item)
          else counted.add(itemOf(path, item))
        }
        last = line
      }
      const end = last === null ? null : (parsed(path, last) as Partial<End>)
      if (head === null && end !== null) head = headOf(path, end)
      if (head === null) throw new BackupFault({ message: `${path} is empty` })
      if (end?.sha256 === undefined)
        throw new BackupFault({ message: `${path} can't be read: it is cut off` })
      const contents = counted.contents()
      if (end.sha256 !== hash.digest("hex")) {
        throw new BackupFault({ message: `${path} is damaged: its contents don't match their checksum` })
      }
      return { head, contents }
    },
    catch: unreadable(path)
  })

/** The items of a backup that was verified. */
export const itemsOf = (path: string): Stream.Stream<Item, BackupFault> =>
  Stream.fromAsyncIterable(checkedLines(path), unreadable(path)).pipe(
    Stream.drop(1),
    Stream.map((line) => JSON.parse(line) as Item | End),
    Stream.filter((item): item is Item => !("sha256" in item))
  )
