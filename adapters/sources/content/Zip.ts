/** Reads zip archives by their directory, one file at a time, of any size (zip64). */
// The variant without workers: an archive is read where its rows are parsed.
import { type Entry, type FileEntry, Reader, ZipReader } from "@zip.js/zip.js"
import { Effect, Stream } from "effect"
import { type SourceFile, UnreadableFile } from "../../../core/mod.ts"
import { messageOf } from "../../../core/ports.ts"

/** A file in an archive. */
export interface ZippedFile extends SourceFile {
  /** Its path in the archive. */
  readonly path: string
  /** Identifies its content: checksum and size. */
  readonly version: string
  /** The fraction of the archive up to its end. */
  readonly part: number
}

/** The least that is read at once, in bytes: small files and their headers follow each other. */
const minRead = 64 * 1024

/** zip.js's view of a file. */
class FileReader extends Reader<SourceFile> {
  readonly #file: SourceFile
  #bytes: Uint8Array = new Uint8Array()
  /** Where the bytes begin. */
  #start = 0
  constructor(file: SourceFile) {
    super(file)
    this.#file = file
    this.size = file.size ?? 0
  }
  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const { at } = this.#file
    if (at === null) throw new Error("Not a file with random access")
    if (length >= minRead) return Effect.runPromise(at(index, length))
    if (index < this.#start || index + length > this.#start + this.#bytes.length) {
      const bytes = await Effect.runPromise(at(index, minRead))
      this.#bytes = bytes
      this.#start = index
    }
    return this.#bytes.slice(index - this.#start, index - this.#start + length)
  }
}

const explain = (error: unknown): string => {
  if (error instanceof UnreadableFile) return error.message
  const message = messageOf(error)
  return `Corrupt or truncated zip archive: ${message}`
}

const bytesOf = (entry: FileEntry, name: string): Stream.Stream<Uint8Array, UnreadableFile> => {
  const fail = (error: unknown) => new UnreadableFile({ file: name, line: null, message: explain(error) })
  return Stream.fromReadableStream<Uint8Array, UnreadableFile>({
    evaluate: () => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      entry
        .getData(writable, { checkSignature: true, useWebWorkers: false })
        .catch((error: unknown) => writable.abort(error).catch(() => undefined))
      return readable
    },
    onError: fail
  })
}

/** A path as part of a name that is printed: without control characters. */
const printed = (path: string): string => path.replace(/\p{C}/gu, "\ufffd")

const zippedFile = (archive: string, entry: Entry, part: number): ReadonlyArray<ZippedFile> => {
  if (entry.directory) return []
  const name = `${archive}/${printed(entry.filename)}`
  const file: ZippedFile = {
    name,
    path: entry.filename,
    version: `crc32 ${(entry.signature ?? 0).toString(16).padStart(8, "0")} of ${entry.uncompressedSize}`,
    part,
    size: entry.uncompressedSize,
    bytes: entry.encrypted
      ? Stream.fail(new UnreadableFile({ file: name, line: null, message: "It is encrypted" }))
      : bytesOf(entry, name),
    at: null
  }
  return [file]
}

/**
 * The files of an archive in the order of its directory; fails at once for one that is truncated.
 *
 * @example
 * ```ts
 * import { Effect, Stream } from "effect"
 * import { memoryFile, zippedFiles } from "findata/sources"
 *
 * // The directory of an archive without files.
 * const empty = Uint8Array.from([0x50, 0x4b, 5, 6, ...new Uint8Array(18)])
 * await Effect.runPromise(Stream.runCollect(zippedFiles(memoryFile("empty.zip", empty)))) // => []
 * ```
 */
export const zippedFiles = (archive: SourceFile): Stream.Stream<ZippedFile, UnreadableFile> => {
  if (archive.at === null) {
    return Stream.fail(
      new UnreadableFile({
        file: archive.name,
        line: null,
        message: "A zip archive can't be read as a stream: pass its file"
      })
    )
  }
  const fail = (error: unknown) =>
    new UnreadableFile({ file: archive.name, line: null, message: explain(error) })
  return Stream.suspend(() => {
    // Paths are labels here, never places: one of any form is as good as another.
    const options = { useWebWorkers: false, filenameValidation: "tolerant" } as const
    const size = archive.size ?? 0
    let packed = 0
    let end = 0
    return Stream.fromAsyncIterable(
      new ZipReader(new FileReader(archive), options).getEntriesGenerator(),
      fail
    ).pipe(
      Stream.mapEffect((entry) => {
        packed += entry.compressedSize
        end = Math.max(end, entry.offset + entry.compressedSize)
        return packed > size
          ? Effect.fail(fail(new Error("its files overlap")))
          : Effect.succeed(zippedFile(archive.name, entry, Math.min(1, end / size)))
      }),
      Stream.flatMap(Stream.fromArray)
    )
  })
}
