/** Reads EDGAR's files: single ones, and SEC's bulk archives entry by entry. */
import { Effect, Stream } from "effect"
import type { Choice, Entry, EntryBatch, SourceFile } from "../../../../core/mod.ts"
import { UnreadableFile } from "../../../../core/mod.ts"
import { contentOf, jsonIn, textOf } from "../../content/Content.ts"
import type { ZippedFile } from "../../content/Zip.ts"
import { type IsWanted, type Part, partsIn, partsOf, type Seen } from "./Parts.ts"
import { isCompanyFacts } from "../companyfacts/CompanyFacts.ts"
import { isSubmissions } from "../companies/Submissions.ts"

type ReadEntry = Entry<UnreadableFile>

/** The issuers of a choice; all without one. */
const wantedBy = ({ subjects }: Pick<Choice, "subjects">): IsWanted => {
  if (subjects === null) return () => true
  const numbers = new Set(subjects.flatMap(({ cik }) => cik ?? []))
  return (cik) => numbers.has(cik)
}

const issuerOf = (cik: string) => ({ issuer: { cik, corp_code: null } })

/** The name of a file without its folders. */
const baseOf = (name: string): string => name.replace(/^.*[/\\]/, "")

const entryOf = (name: string, version: string | null, { batches, cik, name: part }: Part): ReadEntry => ({
  name: part === null ? name : `${name}/${part}`,
  version,
  ...(cik !== null && issuerOf(cik)),
  batches: Stream.fromArray(batches)
})

/** The batches of an archive's file, read when they are asked for. */
const batchesIn = (
  file: SourceFile,
  isWanted: IsWanted,
  seen: Seen = {},
  isTaken: (batch: EntryBatch) => boolean = () => true
): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.unwrap(
    Effect.map(partsIn(file, isWanted, seen), (parts) =>
      Stream.fromArray(parts.flatMap(({ batches }) => batches).filter(isTaken))
    )
  )

/** What an archive of files by issuer contains. */
type Archive = "facts" | "submissions"

const archiveOf = (file: ZippedFile): Effect.Effect<Archive | null> =>
  textOf(file).pipe(
    Effect.flatMap((text) => jsonIn(text, file.name)),
    Effect.map((json): Archive | null =>
      isCompanyFacts(json) ? "facts" : isSubmissions(json) ? "submissions" : null
    ),
    // A broken file fails when its entry is imported.
    Effect.catch(() => Effect.succeed(null))
  )

/** The entries of an archive's file that is about one filer. */
const filerEntries = (
  file: ZippedFile,
  cik: string,
  archive: Archive | null,
  isWanted: IsWanted,
  seen: Seen
): ReadonlyArray<ReadEntry> => {
  const { part, path: name, version } = file
  if (archive === "facts" || /-submissions-\d+\.json$/i.test(name)) {
    return [{ name, version, part, ...issuerOf(cik), batches: batchesIn(file, isWanted, seen) }]
  }
  if (archive === null) return [{ name, version, part, batches: batchesIn(file, isWanted) }]
  // The profile may create the issuer. Most filers are none of the store's, and their filings aren't read. Names differ
  // from those of companyfacts.zip, whose files are called the same.
  return [
    {
      name: `${name}/companies`,
      version,
      part,
      batches: batchesIn(file, isWanted, {}, ({ kind }) => kind === "companies")
    },
    {
      name: `${name}/filings`,
      version,
      part,
      ...issuerOf(cik),
      batches: batchesIn(file, isWanted, seen, ({ kind }) => kind !== "companies")
    }
  ]
}

/** An index in an archive, with an entry for each filer. */
const indexEntries = (file: ZippedFile, isWanted: IsWanted): Effect.Effect<ReadonlyArray<ReadEntry>> =>
  Effect.match(partsIn(file, isWanted), {
    onFailure: (error): ReadonlyArray<ReadEntry> => [
      { name: file.path, version: file.version, batches: Stream.fail(error) }
    ],
    onSuccess: (parts) => parts.map((part) => entryOf(file.path, file.version, part))
  })

/** The filer in the name of a file; null when it has none. */
const filerOf = ({ path }: ZippedFile): string | null => /CIK(\d{10})[^/]*\.json$/i.exec(path)?.[1] ?? null

/** SEC's archives contain an empty file beside the others. */
const isPlaceholder = ({ path }: ZippedFile): boolean => baseOf(path) === "placeholder.txt"

/** The entries of an archive's files about the wanted issuers. */
export const archived = (
  files: Stream.Stream<ZippedFile, UnreadableFile>,
  isWanted: IsWanted,
  seen: Seen = {}
): Stream.Stream<ReadEntry, UnreadableFile> => {
  return files.pipe(
    Stream.filter((file) => {
      const cik = filerOf(file)
      return cik === null ? !isPlaceholder(file) : isWanted(cik)
    }),
    Stream.mapAccumEffect(
      (): Archive | null => null,
      Effect.fnUntraced(function* (known: Archive | null, file: ZippedFile) {
        const cik = filerOf(file)
        if (cik !== null) {
          const archive = known ?? (yield* archiveOf(file))
          return [archive, filerEntries(file, cik, archive, isWanted, seen)] as const
        }
        const entries = /\.idx$/i.test(file.path)
          ? yield* indexEntries(file, isWanted)
          : [{ name: file.path, version: file.version, batches: batchesIn(file, isWanted) }]
        return [known, entries] as const
      })
    )
  )
}

/**
 * The entries of a file. A file of an archive that is damaged or none of EDGAR's fails only its own entry. Files by
 * issuer are chosen by their names, before they are read.
 */
export const readEdgar = (file: SourceFile, choice: Choice): Stream.Stream<ReadEntry, UnreadableFile> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const isWanted = wantedBy(choice)
      const content = yield* contentOf(file)
      if (content._tag === "Zip") return archived(content.files, isWanted)
      const parts = yield* partsOf(content, file.name, isWanted)
      const name = baseOf(file.name)
      const isSubmitted = parts.some(({ name }) => name === "filings")
      if (!isSubmitted) return Stream.fromArray(parts.map((part) => entryOf(name, null, part)))
      const batches = parts.flatMap(({ batches }) => batches)
      const whole: ReadEntry = { name, version: null, batches: Stream.fromArray(batches) }
      return Stream.make(whole)
    })
  )
