/** Where the PDFs of reports are kept, and the addresses at which they are served. */
import { Layer } from "effect"
import { CdnBaseUrl, PublicUrl } from "../adapters/http/server/mod.ts"
import { NodeReportFiles } from "../adapters/node/mod.ts"
import type { Settings } from "./Settings.ts"

type FileSettings = Pick<Settings, "data" | "files">

/** `from` is where the PDFs lie that imported files name; null for beside each of those files. */
export const keptFiles = ({ data, files }: FileSettings, from: string | null) =>
  NodeReportFiles.layer({ directory: files ?? `${data}/files`, from })

export const servedFiles = (settings: FileSettings & Pick<Settings, "cdnBaseUrl" | "publicUrl">) =>
  Layer.mergeAll(
    keptFiles(settings, null),
    Layer.succeed(CdnBaseUrl, settings.cdnBaseUrl),
    Layer.succeed(PublicUrl, settings.publicUrl)
  )
