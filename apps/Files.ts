/** Where the PDFs of reports are stored. */
import { NodeReportFiles } from "../adapters/node/mod.ts"
import type { Settings } from "./Settings.ts"

type FileSettings = Pick<Settings, "data" | "files">

export const filesDirectory = ({ data, files }: FileSettings): string => files ?? `${data}/files`

/** `from` is the directory that imported files' PDF paths are relative to; null for the directory of each file. */
export const reportFiles = (settings: FileSettings, from: string | null) =>
  NodeReportFiles.layer({ directory: filesDirectory(settings), from })
