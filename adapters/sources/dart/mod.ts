/**
 * OpenDART, the filings of Korean companies at the Financial Supervisory Service: reads its answers, and fetches them.
 *
 * @module
 */
import { Effect, Stream } from "effect"
import {
  type Choice,
  type Entry,
  type EntryBatch,
  type Source,
  type SourceFile,
  UnreadableFile
} from "../../../core/mod.ts"
import { type Content, contentOf } from "../content/Content.ts"
import type { ZippedFile } from "../content/Zip.ts"
import { corpCodes, isCorpCodeFile, isCorpCodes } from "./CorpCodes.ts"
import { fetchDart } from "./Fetch.ts"
import { batchesOf, endpoints } from "./Forms.ts"
import { hintsIn, type ReportHints } from "./Reports.ts"
import { answerIn, keyName, urlName } from "./Requests.ts"
import { wantedBy } from "./Subjects.ts"
import { startOf, textsOf } from "./Texts.ts"

export { statementRows } from "./StatementRows.ts"

/** The batches of a text: CORPCODE.xml, or an endpoint's answer. */
const textBatches = Effect.fnUntraced(function* (
  content: Exclude<Content, { _tag: "Zip" }>,
  file: string,
  choice: Choice,
  hints: ReportHints
) {
  const wanted = wantedBy(choice)
  if (content._tag === "Xml" && isCorpCodes(content.text)) {
    return corpCodes(Stream.make(content.text), file, wanted)
  }
  const batches = batchesOf(yield* answerIn(content, file), hints, wanted)
  if (typeof batches === "string") return yield* new UnreadableFile({ file, line: null, message: batches })
  const some: Stream.Stream<EntryBatch, UnreadableFile> = Stream.fromIterable(batches)
  return some
})

/** The batches of CORPCODE.xml, whose text isn't read as a whole. */
const issuerBatches = (file: SourceFile, choice: Choice): Stream.Stream<EntryBatch, UnreadableFile> =>
  corpCodes(textsOf(file), file.name, wantedBy(choice))

/** Whether a file has separate statements of a report whose consolidated ones are in the archive too. */
const isSuperseded = (path: string, paths: ReadonlySet<string>): boolean =>
  hintsIn(path).scope === "OFS" && paths.has(path.replace(/\bOFS\b/, "CFS"))

/** A file of an archive, which is read with its rows. */
const zippedEntry = (file: ZippedFile, choice: Choice): Entry<UnreadableFile> => ({
  name: file.path,
  version: file.version,
  batches: isCorpCodeFile(file.path)
    ? issuerBatches(file, choice)
    : Stream.unwrap(
        Effect.gen(function* () {
          const content = yield* contentOf(file)
          if (content._tag !== "Zip")
            return yield* textBatches(content, file.name, choice, hintsIn(file.path))
          return yield* new UnreadableFile({
            file: file.name,
            line: null,
            message: "An archive within an archive isn't read: unpack it first"
          })
        })
      )
})

/** The name of a file without its folders. */
const baseName = (name: string): string => name.slice(name.search(/[^/\\]*$/))

const entriesOf = Effect.fnUntraced(function* (
  file: SourceFile,
  choice: Choice
): Effect.fn.Return<ReadonlyArray<Entry<UnreadableFile>>, UnreadableFile> {
  const name = baseName(file.name)
  if (isCorpCodes(yield* startOf(file))) {
    return [{ name, version: null, batches: issuerBatches(file, choice) }]
  }
  const content = yield* contentOf(file)
  if (content._tag !== "Zip") {
    const batches = yield* textBatches(content, file.name, choice, hintsIn(name))
    return [{ name, version: null, batches }]
  }
  const files = yield* Stream.runCollect(content.files)
  const paths = new Set(files.map(({ path }) => path))
  return files.filter(({ path }) => !isSuperseded(path, paths)).map((each) => zippedEntry(each, choice))
})

/**
 * OpenDART. An answer that doesn't say of which report it is gets that from its file's name: the report's code, its last
 * day, CFS or OFS, as in `00126380.11011.2023-12-31.CFS.json`.
 */
export const dart: Source = {
  name: "dart",
  title: "OpenDART, Korea's Financial Supervisory Service",
  forms: [
    "CORPCODE.xml, in its zip archive or alone",
    `JSON answers of OpenDART: ${endpoints.slice(1).join(", ")}`,
    "a zip archive of such answers"
  ],
  kinds: ["companies", "disclosures", "statements", "insiders", "shares"],
  licence:
    "Under the terms of use of OpenDART (https://opendart.fss.or.kr), which requires a key of one's own: read them before you redistribute the data.",
  needs: [
    { name: keyName, meaning: "The key that OpenDART issues free of charge, 40 characters", isSecret: true },
    {
      name: urlName,
      meaning: "The address of OpenDART or of a proxy of it",
      isSecret: false,
      fallback: "https://opendart.fss.or.kr"
    }
  ],
  pace: { perSecond: 10, perDay: 20_000 },
  read: (file, choice) => Stream.unwrap(Effect.map(entriesOf(file, choice), Stream.fromIterable)),
  fetch: fetchDart
}
