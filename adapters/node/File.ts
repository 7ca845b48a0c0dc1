/** Files for imports: bytes, size, and the SHA-256 once all are read. */
import { createHash, type Hash } from "node:crypto"
import { createReadStream, statSync } from "node:fs"
import { open as openHandle } from "node:fs/promises"
import { Effect, Stream } from "effect"
import { type SourceFile, UnreadableFile } from "../../core/mod.ts"

export interface ReadableFile extends SourceFile {
  /** SHA-256 of the bytes in hex, available once all were read from the start. */
  readonly sha256: Effect.Effect<string>
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file",
  EISDIR: "It is a directory, not a file: name the files in it, such as DIRECTORY/*.csv",
  EACCES: "This user may not read it"
}

const unreadable = (file: string) => (cause: unknown) => {
  const { code, message } = cause as { readonly code?: string; readonly message: string }
  return new UnreadableFile({ file, line: null, message: reasons[code ?? ""] ?? message })
}

const chunkSize = 256 * 1024

/** Reads some bytes of a file; fewer where it ends earlier. */
const readAt = (path: string, offset: number, length: number) =>
  Effect.tryPromise({
    try: async () => {
      const handle = await openHandle(path)
      try {
        const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset)
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    catch: unreadable(path)
  })

/** A file by path, or standard input for `-`. `onBytes` is called with the number of bytes read so far. */
export const open = Effect.fnUntraced(function* (path: string, onBytes: (read: number) => void = () => {}) {
  const isInput = path === "-"
  const name = isInput ? "standard input" : path
  const fail = unreadable(name)
  const size = isInput ? null : yield* Effect.try({ try: () => statSync(path).size, catch: fail })
  let digest: Hash = createHash("sha256")
  const bytes = Stream.suspend(() => {
    digest = createHash("sha256")
    let read = 0
    return Stream.fromAsyncIterable<Uint8Array, UnreadableFile>(
      isInput ? process.stdin : createReadStream(path, { highWaterMark: chunkSize }),
      fail
    ).pipe(
      Stream.tap((chunk) =>
        Effect.sync(() => {
          digest.update(chunk)
          read += chunk.length
          onBytes(read)
        })
      )
    )
  })
  const file: ReadableFile = {
    name,
    size,
    bytes,
    at: isInput ? null : (offset, length) => readAt(path, offset, length),
    sha256: Effect.sync(() => digest.digest("hex"))
  }
  return file
})
