/** Files for imports: bytes, size, and the SHA-256 once all are read. */
import { createHash } from "node:crypto"
import { createReadStream, statSync } from "node:fs"
import { Effect, Schema, Stream } from "effect"

/** The file can't be opened or read. */
export class FileUnreadable extends Schema.TaggedError<FileUnreadable>()("FileUnreadable", {
  file: Schema.String,
  message: Schema.String
}) {}

export interface ReadableFile {
  readonly name: string
  /** Null when it is unknown before reading (standard input). */
  readonly size: number | null
  readonly bytes: Stream.Stream<Uint8Array, FileUnreadable>
  readonly sha256: Effect.Effect<string>
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file",
  EISDIR: "It is a directory, not a file",
  EACCES: "This user may not read it"
}

const unreadable = (file: string) => (cause: unknown) => {
  const { code, message } = cause as { readonly code?: string; readonly message: string }
  return new FileUnreadable({ file, message: reasons[code ?? ""] ?? message })
}

/** A file by path, or standard input for `-`. `onBytes` is called with the number of bytes read so far. */
export const open = Effect.fnUntraced(function* (path: string, onBytes: (read: number) => void = () => {}) {
  const name = path === "-" ? "standard input" : path
  const fail = unreadable(name)
  const size = path === "-" ? null : yield* Effect.try({ try: () => statSync(path).size, catch: fail })
  const digest = createHash("sha256")
  let read = 0
  const file: ReadableFile = {
    name,
    size,
    bytes: Stream.fromAsyncIterable<Uint8Array, FileUnreadable>(
      path === "-" ? process.stdin : createReadStream(path, { highWaterMark: 256 * 1024 }),
      fail
    ).pipe(
      Stream.tap((chunk) =>
        Effect.sync(() => {
          digest.update(chunk)
          read += chunk.length
          onBytes(read)
        })
      )
    ),
    sha256: Effect.sync(() => digest.digest("hex"))
  }
  return file
})
