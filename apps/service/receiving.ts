/** Receives a file that an operator uploads into a directory of its own, as far as size and disk allow. */
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, readdir, rm, stat, statfs } from "node:fs/promises"
import { join, resolve } from "node:path"
import { Effect, Stream } from "effect"
import { StoreUnavailable } from "../../core/mod.ts"
import { type Upload, UploadHasNoRoom, UploadTooLarge } from "../../core/ports.ts"
import type { Settings } from "../Settings.ts"

const mebibyte = 1024 * 1024

/** How much is written between two looks at the disk, in bytes. */
const unwatched = 16 * mebibyte

const shown = (bytes: number): string => `${bytes / mebibyte} MB`

/** The file in the directory that it was received in. */
export const received = (directory: string): string => join(directory, "file")

/** Files of a server that was killed are removed after a day. */
const removeOld = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > 86_400_000)
      await rm(path, { recursive: true, force: true })
  }
}

const isFull = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && (cause.code === "ENOSPC" || cause.code === "EDQUOT")

const failed = (cause: unknown) =>
  isFull(cause)
    ? new UploadHasNoRoom({ message: "The server's disk is full" })
    : new StoreUnavailable({ reason: `An upload can't be stored: ${String(cause)}` })

const tried = <A>(run: () => Promise<A>) => Effect.tryPromise({ try: run, catch: failed })

/** Fails where the disk would have less left than it has to, after so many bytes more. */
const roomFor = Effect.fnUntraced(function* (bytes: number, directory: string, min: number) {
  const { bavail, bsize } = yield* tried(() => statfs(directory))
  if (bavail * bsize - bytes >= min) return
  return yield* new UploadHasNoRoom({
    message: `The server's disk would have less than ${shown(min)} left with the file (UPLOAD_FREE_MB)`
  })
})

/** Writes an upload to a file in a new directory, which exists as long as the scope. */
export const receive = Effect.fnUntraced(function* (
  { bytes, size }: Upload,
  { data, uploads: { free, max } }: Pick<Settings, "data" | "uploads">
) {
  const tooLarge = new UploadTooLarge({
    message: `The file is larger than ${shown(max)}, the most that is taken (UPLOAD_MAX_MB)`
  })
  if (size !== null && size > max) return yield* tooLarge
  const directory = yield* Effect.acquireRelease(
    tried(async () => {
      const all = resolve(data, "uploads")
      await mkdir(all, { recursive: true })
      await removeOld(all)
      return mkdtemp(join(all, "file-"))
    }),
    (path) => Effect.promise(() => rm(path, { recursive: true, force: true }))
  )
  yield* roomFor(size ?? 0, directory, free)
  const written = createWriteStream(received(directory), { mode: 0o600 })
  // Each write reports it as well.
  written.on("error", () => {})
  let total = 0
  let looked = 0
  const write = Effect.fnUntraced(function* (chunk: Uint8Array) {
    total += chunk.length
    if (total > max) return yield* tooLarge
    if (total - looked > unwatched) {
      looked = total
      yield* roomFor(chunk.length, directory, free)
    }
    yield* Effect.callback<void, StoreUnavailable | UploadHasNoRoom>((resume) => {
      written.write(chunk, (error) => resume(error ? Effect.fail(failed(error)) : Effect.void))
    })
  })
  yield* Stream.runForEach(bytes, write).pipe(
    Effect.andThen(
      Effect.callback<void, StoreUnavailable | UploadHasNoRoom>((resume) => {
        written.end((error?: Error | null) => resume(error ? Effect.fail(failed(error)) : Effect.void))
      })
    ),
    Effect.ensuring(Effect.sync(() => written.destroy()))
  )
  return directory
})
