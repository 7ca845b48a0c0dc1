/** A directory of a test's own, with PDFs to import and stored ones. */
import { createHash } from "node:crypto"
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { Effect, Result } from "effect"
import { NodeReportFiles } from "../../adapters/node/mod.ts"
import { type PdfRefused, ReportFiles, type ReportFilesService } from "../../core/ports.ts"

export const keyOf = (bytes: Buffer): string => {
  const sha256 = createHash("sha256").update(bytes).digest("hex")
  return `reports/${sha256.slice(0, 2)}/${sha256}.pdf`
}

export interface Room {
  readonly path: (name: string) => string
  /** Writes a file and its folders; returns its path. */
  readonly file: (name: string, bytes: Buffer | string) => Promise<string>
  /** The directory of stored PDFs. */
  readonly kept: string
  /** The names of all stored files. */
  readonly storedFiles: () => Promise<ReadonlyArray<string>>
  readonly files: (from?: string | null) => ReportFilesService
  readonly remove: () => Promise<void>
}

export const openRoom = async (): Promise<Room> => {
  const root = await mkdtemp(join(tmpdir(), "findata-pdfs-"))
  const kept = join(root, "kept")
  const path = (name: string) => join(root, name)
  return {
    path,
    kept,
    file: async (name, bytes) => {
      await mkdir(dirname(path(name)), { recursive: true })
      await writeFile(path(name), bytes)
      return path(name)
    },
    storedFiles: async () => {
      const found = await readdir(kept, { recursive: true, withFileTypes: true }).catch(() => [])
      return found.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    files: (from = null) =>
      Effect.runSync(Effect.provide(ReportFiles, NodeReportFiles.layer({ directory: kept, from }))),
    remove: () => rm(root, { recursive: true, force: true })
  }
}

/** The key of a stored file, or the message of its refusal. */
export const outcomeOf = async (kept: ReturnType<ReportFilesService["store"]>): Promise<string> => {
  const result = await Effect.runPromise(
    Effect.result(Effect.catchTag(kept, "StoreUnavailable", (error) => Effect.die(error)))
  )
  return Result.getOrElse(result, ({ message }: PdfRefused) => message)
}
