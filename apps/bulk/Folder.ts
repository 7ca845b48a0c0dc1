/** A folder with a set of files. */
import { createHash } from "node:crypto"
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Effect, Stream } from "effect"
import { messageOf } from "../../core/ports.ts"
import { SetFault } from "./Manifest.ts"

/** A file that was written. */
export interface WrittenFile {
  readonly path: string
  readonly size: number
  readonly sha256: string
}

/** Where a set lies. Paths are relative to it. */
export interface Folder {
  /** In messages. */
  readonly name: string
  /** The text of a file; null where there is none. */
  readonly read: (path: string) => Effect.Effect<string | null, SetFault>
  /** Replaces a file by a text as a whole: a reader sees what it was or what it is. */
  readonly replace: (path: string, text: string) => Effect.Effect<void, SetFault>
  /** Writes a new file, which is there once it is whole; its name may depend on the digest of its content. */
  readonly write: <E, R>(
    nameOf: (sha256: string) => string,
    bytes: Stream.Stream<Uint8Array, E, R>
  ) => Effect.Effect<WrittenFile, E | SetFault, R>
  /** The size of a file in bytes; null where there is none. */
  readonly size: (path: string) => Effect.Effect<number | null, SetFault>
  /** The digest of a file's bytes, read anew. */
  readonly digest: (path: string) => Effect.Effect<string, SetFault>
  /** A part of a file. */
  readonly slice: (path: string, from: number, to: number) => Promise<ArrayBuffer>
  readonly remove: (path: string) => Effect.Effect<void, SetFault>
  /** The paths of all files. */
  readonly list: Effect.Effect<ReadonlyArray<string>, SetFault>
}

const isAbsent = (cause: unknown): boolean => (cause as { readonly code?: unknown }).code === "ENOENT"

/** Beginnings of names of files that aren't whole. */
const unfinished = ".part-"

/** Null where there is no such file. */
const orNull =
  <A>(run: () => Promise<A>) =>
  async (): Promise<A | null> => {
    try {
      return await run()
    } catch (cause) {
      if (isAbsent(cause)) return null
      throw cause
    }
  }

const sizeAt = (path: string) => orNull(async () => (await stat(path)).size)

/** A directory of this machine, made where there is none. */
export const directoryOf = (directory: string): Folder => {
  const at = (path: string) => join(directory, path)
  const attempt = <A>(what: string, path: string, run: () => Promise<A>): Effect.Effect<A, SetFault> =>
    Effect.tryPromise({
      try: run,
      catch: (cause) =>
        new SetFault({
          message: `${at(path)} can't be ${what}: ${messageOf(cause)}`
        })
    })
  const write: Folder["write"] = (nameOf, bytes) => {
    const beside = `${unfinished}${crypto.randomUUID()}`
    return Effect.acquireUseRelease(
      attempt("written", beside, async () => {
        await mkdir(directory, { recursive: true })
        return open(at(beside), "wx")
      }),
      (handle) =>
        Effect.gen(function* () {
          const hash = createHash("sha256")
          let size = 0
          yield* Stream.runForEach(bytes, (some) =>
            attempt("written", beside, async () => {
              hash.update(some)
              size += some.length
              await handle.writeFile(some)
            })
          )
          const sha256 = hash.digest("hex")
          const path = nameOf(sha256)
          yield* attempt("written", path, async () => {
            await handle.sync()
            await mkdir(dirname(at(path)), { recursive: true })
            // The name has the digest: what is there is the same file.
            if ((await sizeAt(at(path))()) !== size) await rename(at(beside), at(path))
          })
          return { path, size, sha256 }
        }),
      (handle) =>
        Effect.promise(async () => {
          await handle.close()
          await rm(at(beside), { force: true })
        })
    )
  }

  return {
    name: directory,
    read: (path) =>
      attempt(
        "read",
        path,
        orNull(() => readFile(at(path), "utf8"))
      ),
    replace: (path, text) =>
      attempt("written", path, async () => {
        await mkdir(directory, { recursive: true })
        const beside = at(`${unfinished}${crypto.randomUUID()}`)
        const handle = await open(beside, "wx")
        try {
          await handle.writeFile(text)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(beside, at(path))
      }),
    write,
    size: (path) =>
      attempt(
        "read",
        path,
        orNull(async () => (await stat(at(path))).size)
      ),
    digest: (path) =>
      attempt("read", path, async () => {
        const hash = createHash("sha256")
        const handle = await open(at(path))
        for await (const chunk of handle.createReadStream()) hash.update(chunk as Uint8Array)
        return hash.digest("hex")
      }),
    slice: async (path, from, to) => {
      const handle = await open(at(path))
      try {
        const buffer = new Uint8Array(to - from)
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, from)
        return buffer.buffer.slice(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    remove: (path) => attempt("removed", path, () => rm(at(path), { force: true })),
    list: attempt("read", "", async () =>
      ((await orNull(() => readdir(directory, { recursive: true, withFileTypes: true }))()) ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, "/").length))
    )
  }
}

/** Whether a file is one that a writer left unfinished. */
export const isUnfinished = (path: string): boolean => path.startsWith(unfinished)
