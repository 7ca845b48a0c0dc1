/** A source whose fetch reads the archive at ARCHIVE_FILE, as a plug-in of FINDATA_SOURCES: `serve --sync` imports it. */
import { Effect, Stream } from "effect"
import { NodeFile } from "../adapters/node/mod.ts"
import { edgar } from "../adapters/sources/mod.ts"
import type { Source } from "../core/mod.ts"

export const source: Source = {
  ...edgar,
  name: "archive",
  title: "An archive of SEC EDGAR",
  needs: [{ name: "ARCHIVE_FILE", meaning: "the path of the archive", isSecret: false }],
  pace: null,
  fetch: ({ choice, settings }) =>
    Stream.unwrap(
      Effect.map(NodeFile.open(settings["ARCHIVE_FILE"] ?? ""), (file) => edgar.read(file, choice))
    )
}
