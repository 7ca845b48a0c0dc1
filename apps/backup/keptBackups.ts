/** Backups in a directory: each has a name of its own, by its instant, and only the newest are kept. */
import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { BackupFault } from "./BackupFile.ts"

const ownName = /^findata-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/
const ownPart = /^findata-\d{4}-\d\d-\d\dT\d{6}Z\.backup\.\d+\.part$/

/** A process that writes a part touches it more often than this, in milliseconds. */
const abandoned = 86_400_000

/** In milliseconds; now for a file that another process has renamed or removed meanwhile. */
const touchedAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Date.now()
    throw error
  }
}

/** Whether the path is of a directory; false for a file, and where there is nothing. */
export const isDirectory = (path: string): Effect.Effect<boolean> =>
  Effect.promise(() =>
    stat(path).then(
      (found) => found.isDirectory(),
      () => false
    )
  )

/** The path of a backup in a directory: `findata-2024-01-31T031500Z.backup` for `2024-01-31T03:15:00Z`. */
export const backupIn = (directory: string, created_at: string): string =>
  join(directory, `findata-${created_at.replaceAll(":", "")}.backup`)

/**
 * Removes backups that `backupIn` named, all but the newest, and what processes that were killed left of theirs. Returns
 * the names of the removed backups; no other file is touched.
 */
export const keepNewest = (
  directory: string,
  keep: number
): Effect.Effect<ReadonlyArray<string>, BackupFault> =>
  Effect.tryPromise({
    try: async () => {
      const names = (await readdir(directory)).toSorted()
      const backups = names.filter((name) => ownName.test(name))
      const old = backups.slice(0, Math.max(0, backups.length - keep))
      for (const name of old) await rm(join(directory, name), { force: true })
      for (const name of names.filter((name) => ownPart.test(name))) {
        if (Date.now() - (await touchedAt(join(directory, name))) > abandoned)
          await rm(join(directory, name), { force: true })
      }
      return old
    },
    catch: (cause) =>
      new BackupFault({
        message: `The backup is written; older ones in ${directory} can't be removed: ${(cause as Error).message}`
      })
  })
