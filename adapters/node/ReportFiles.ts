/** `ReportFiles` in a directory: each PDF once, named by its content, written to a temporary file and renamed. */
import { createHash } from "node:crypto"
import { constants } from "node:fs"
import { lstat, mkdir, open, realpath, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Layer, Stream } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { contentOf, type StoredPdf, pdfKey, ReportFiles } from "../../core/ports.ts"
import { readPdf } from "./Pdf.ts"

export interface ReportFilesOptions {
  /** Where PDFs are stored; created with the first one. */
  readonly directory: string
  /** Where imported files' PDF paths are relative to; null for the directory of each file. */
  readonly from: string | null
}

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string }).code

const unavailable = (directory: string) => (cause: unknown) =>
  new StoreUnavailable({ reason: `The files in ${directory}: ${(cause as Error).message}` })

/** The size of a plain file; null when there is none. */
const sizeOf = async (path: string): Promise<number | null> => {
  try {
    const found = await lstat(path)
    return found.isFile() ? found.size : null
  } catch (cause) {
    if (codeOf(cause) === "ENOENT" || codeOf(cause) === "ENOTDIR") return null
    throw cause
  }
}

/** Writes the file atomically, even if the machine fails meanwhile. */
const write = async (path: string, bytes: Buffer): Promise<void> => {
  const beside = `${path}.${crypto.randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(beside, "wx")
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (cause) {
    await rm(beside, { force: true })
    throw cause
  }
}

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

/** Stores a PDF under the key of its content, unless it is stored already. */
const place = async (directory: string, key: string, bytes: Buffer): Promise<void> => {
  const target = join(directory, key)
  if ((await sizeOf(target)) !== bytes.length) await write(target, bytes)
}

/** Stores a PDF whose key is known; false, and nothing is stored, where the key isn't of these bytes. */
export const storeAs = (
  directory: string,
  key: string,
  bytes: Buffer
): Effect.Effect<boolean, StoreUnavailable> =>
  contentOf(key) === sha256Of(bytes)
    ? Effect.tryPromise({ try: () => place(directory, key, bytes), catch: unavailable(directory) }).pipe(
        Effect.as(true)
      )
    : Effect.succeed(false)

/** A range of a file, opened when the first chunk is requested and closed at the end. */
async function* partOf(path: string, first: number, last: number): AsyncGenerator<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    yield* file.createReadStream({ start: first, end: last, highWaterMark: 256 * 1024, autoClose: false })
  } finally {
    await file.close()
  }
}

/** In memory, by key, with paths as `ReportFilesOptions` says; layers over one map share what they store. */
export const inMemory = (
  pdfs: Map<string, Uint8Array>,
  { from }: Pick<ReportFilesOptions, "from">
): Layer.Layer<never> =>
  Layer.succeed(ReportFiles, {
    store: (path, importedFile) =>
      Effect.map(readPdf(path, importedFile, from), (bytes) => {
        const key = pdfKey(sha256Of(bytes))
        pdfs.set(key, bytes)
        return key
      }),
    find: (key) =>
      Effect.sync(() => {
        const bytes = pdfs.get(key)
        if (bytes === undefined) return null
        return {
          size: bytes.length,
          bytes: (first, last) => Stream.make(bytes.subarray(first, last + 1))
        }
      })
  })

export const layer = ({ directory, from }: ReportFilesOptions): Layer.Layer<never> => {
  const failed = unavailable(directory)

  const store = Effect.fn("ReportFiles.store")(function* (path: string, importedFile: string) {
    const bytes = yield* readPdf(path, importedFile, from)
    const key = pdfKey(sha256Of(bytes))
    yield* Effect.tryPromise({ try: () => place(directory, key, bytes), catch: failed })
    return key
  })

  /** The path and size of a key's file; null when it doesn't exist, or when a link leads to it. */
  const located = async (key: string) => {
    const path = join(directory, key)
    const size = await sizeOf(path)
    if (size === null || size === 0) return null
    return (await realpath(path)) === join(await realpath(directory), key) ? { path, size } : null
  }

  const find = Effect.fnUntraced(function* (key: string) {
    if (contentOf(key) === null) return null
    const found = yield* Effect.tryPromise({ try: () => located(key), catch: failed })
    if (found === null) return null
    const { path, size } = found
    const pdf: StoredPdf = {
      size,
      bytes: (first, last) =>
        Stream.suspend(() => Stream.fromAsyncIterable(partOf(path, first, last), failed))
    }
    return pdf
  })

  return Layer.succeed(ReportFiles, { store, find })
}
