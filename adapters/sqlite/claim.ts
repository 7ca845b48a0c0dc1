/**
 * Recognises findata's files. A new one is put in place with its mark, so that an empty file is never one that was
 * begun.
 */
import { existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Schema } from "effect"

/** The file isn't findata's: it is left as it is. */
export class FileForeign extends Schema.TaggedError<FileForeign>()("FileForeign", {
  message: Schema.String
}) {}

/** `pragma application_id`: "find" in ASCII. Files of earlier versions have none, but findata's tables. */
const mark = 0x66_69_6e_64

/** The result code of a file that has no database in it. */
const notADatabase = 26

const create = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  const begun = `${path}.${process.pid}-${crypto.randomUUID()}`
  try {
    const db = new DatabaseSync(begun)
    db.exec(`pragma application_id = ${mark}; pragma journal_mode = wal`)
    db.close()
    try {
      linkSync(begun, path)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Another process created it meanwhile, or the file system has no links.
      if (code !== "EEXIST") renameSync(begun, path)
    }
  } finally {
    rmSync(begun, { force: true })
  }
}

/** What a file that isn't findata's is; null for one that is. */
const foreignness = (path: string, table: string): string | null => {
  if (statSync(path).size === 0) return "it is empty"
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    if (Number(db.prepare("pragma application_id").get()?.["application_id"]) === mark) return null
    const tables = db.prepare("select name from sqlite_master where type = 'table' order by name").all()
    const names = tables.map(({ name }) => String(name))
    if (names.includes(table)) return null
    const some = names.slice(0, 3).join(", ")
    return names.length === 0
      ? "it has no tables"
      : `it has the tables ${some}${names.length > 3 ? ", ..." : ""}`
  } catch (error) {
    if ((error as { readonly errcode?: number }).errcode === notADatabase)
      return "it is no database of SQLite"
    throw error
  } finally {
    db.close()
  }
}

/** Creates the file unless it exists; throws FileForeign where it exists and has neither findata's mark nor the table. */
export const claim = (path: string, table: string): void => {
  if (!existsSync(path)) return create(path)
  const is = foreignness(path, table)
  if (is !== null) {
    throw new FileForeign({
      message: `${path} wasn't written by findata, and is left as it is: ${is}. Move it away, or choose another directory with FINDATA_DATA`
    })
  }
}
