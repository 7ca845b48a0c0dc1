/** Where the PDFs of reports are stored, and the addresses at which they are served. */
import { Layer } from "effect"
import { CdnBaseUrl, PublicUrl } from "../adapters/http/server/mod.ts"
import { NodeReportFiles } from "../adapters/node/mod.ts"
import type { Settings } from "./Settings.ts"

type FileSettings = Pick<Settings, "data" | "files">

export const filesDirectory = ({ data, files }: FileSettings): string => files ?? `${data}/files`

/** `from` is the directory that imported files' PDF paths are relative to; null for the directory of each file. */
export const reportFiles = (settings: FileSettings, from: string | null) =>
  NodeReportFiles.layer({ directory: filesDirectory(settings), from })

export const servedFiles = (settings: FileSettings & Pick<Settings, "cdnBaseUrl" | "publicUrl">) =>
  Layer.mergeAll(
    reportFiles(settings, null),
    Layer.succeed(CdnBaseUrl, settings.cdnBaseUrl),
    Layer.succeed(PublicUrl, settings.publicUrl)
  )
