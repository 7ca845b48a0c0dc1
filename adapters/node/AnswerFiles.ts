/**
 * `AnswerFiles` in a directory. A file loses its name as soon as it is open, so that the system frees its space when
 * it is closed, even by a crash.
 */
import { type FileHandle, mkdir, open, rm } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Layer, Stream } from "effect"
import { StoreUnavailable, UnreadableFile } from "../../core/mod.ts"
import { type AnswerFile, AnswerFiles, messageOf } from "../../core/ports.ts"

export interface AnswerFilesOptions {
  /** Created with the first file. */
  readonly directory: string
}

const chunkSize = 256 * 1024

const openNameless = async (directory: string) => {
  await mkdir(directory, { recursive: true })
  const path = join(directory, `answer-${crypto.randomUUID()}`)
  const handle = await open(path, "wx+", 0o600)
  // Where an open file can't lose its name, it is removed after it is closed.
  const isNameless = await rm(path).then(
    () => true,
    () => false
  )
  return {
    handle,
    close: async () => {
      await handle.close()
      if (!isNameless) await rm(path, { force: true })
    }
  }
}

/** Reads some bytes of a file of a size; fewer where it ends earlier. */
const readAt = async (handle: FileHandle, size: number, offset: number, length: number) => {
  const wanted = new Uint8Array(Math.max(0, Math.min(length, size - offset)))
  let filled = 0
  while (filled < wanted.length) {
    const { bytesRead } = await handle.read(wanted, filled, wanted.length - filled, offset + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return wanted.subarray(0, filled)
}

async function* chunksOf(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < size; offset += chunkSize) yield await readAt(handle, size, offset, chunkSize)
}

export const layer = ({ directory }: AnswerFilesOptions): Layer.Layer<AnswerFiles> => {
  const failed = (cause: unknown) =>
    new StoreUnavailable({ reason: `A file in ${directory}: ${messageOf(cause)}` })

  const create = Effect.acquireRelease(
    Effect.tryPromise({ try: () => openNameless(directory), catch: failed }),
    ({ close }) => Effect.promise(close)
  ).pipe(
    Effect.map(({ handle }): AnswerFile => {
      let size = 0
      return {
        write: (bytes) =>
          Effect.tryPromise({
            try: async () => {
              await handle.writeFile(bytes)
              size += bytes.length
            },
            catch: failed
          }),
        written: (name) => {
          const whole = size
          const unreadable = (cause: unknown) =>
            new UnreadableFile({ file: name, line: null, message: messageOf(cause) })
          return {
            name,
            size: whole,
            bytes: Stream.suspend(() => Stream.fromAsyncIterable(chunksOf(handle, whole), unreadable)),
            at: (offset, length) =>
              Effect.tryPromise({ try: () => readAt(handle, whole, offset, length), catch: unreadable })
          }
        }
      }
    })
  )
  return Layer.succeed(AnswerFiles, { create })
}
