/** The parts of one of EDGAR's files, whose form its content shows. */
import { Effect } from "effect"
import { type EntryBatch, type SourceFile, UnreadableFile } from "../../../../core/mod.ts"
import { type Content, contentOf, jsonIn } from "../../content/Content.ts"
import {
  companyFactsBatches,
  companyFactsOf,
  isCompanyFacts,
  keptJson
} from "../companyfacts/CompanyFacts.ts"
import { indexedDisclosures, isFilingIndex, readIndex } from "../filings/FilingIndex.ts"
import { accessionIn } from "../filings/Accession.ts"
import { ownershipFormOf } from "../ownership/OwnershipForm.ts"
import { shareClassesOf } from "../instances/ShareClasses.ts"
import { shareCounts } from "../companyfacts/ShareCounts.ts"
import { elementIn, headerOf, isSubmissionText } from "../filings/SubmissionText.ts"
import {
  isFurtherFilings,
  isSubmissions,
  type ListedFiling,
  submissionsOf
} from "../companies/Submissions.ts"
import { isBareTickers, isTickers, tickerBatches } from "../companies/Tickers.ts"

/** Chooses issuers by cik. */
export type IsWanted = (cik: string) => boolean

/** Receives what files state, as they are read. */
export interface Seen {
  /** The filings of submissions, newest first. */
  readonly filings?: (cik: string, filings: ReadonlyArray<ListedFiling>) => void
  /** The day of the newest count of shares in companyfacts; null where they have none. */
  readonly counted?: (cik: string, newest: string | null) => void
}

/** Rows of a file that are imported together. */
export interface Part {
  /** Null for the file itself. */
  readonly name: string | null
  /** The issuer of a part that needs a known one; null for a part that may create it, or is about several. */
  readonly cik: string | null
  readonly batches: ReadonlyArray<EntryBatch>
}

/** The forms of files, one to a line. */
export const forms: ReadonlyArray<string> = [
  "company_tickers_exchange.json: companies",
  "CIK##########.json of submissions, CIK##########-submissions-###.json, submissions.zip: companies, their former names and filings",
  "CIK##########.json of companyfacts, companyfacts.zip: statements and share counts",
  "Forms 3, 4 and 5, as XML or as the complete text of a filing (.txt): insiders' transactions",
  "form.idx, company.idx, crawler.idx, master.idx, daily or quarterly: filings of known companies",
  "an XBRL instance (_htm.xml, EX-101.INS) or the complete text of a filing with one: share counts by class"
]

const unknown = (file: string, found: string) =>
  new UnreadableFile({
    file,
    line: null,
    message: `None of EDGAR's files: ${found}. Expected one of these. ${forms.join(". ")}`
  })

const whole = (batches: ReadonlyArray<EntryBatch>, cik: string | null = null): ReadonlyArray<Part> =>
  batches.length === 0 ? [] : [{ name: null, cik, batches }]

/** The parts of parsed JSON. */
const jsonParts = Effect.fnUntraced(function* (json: unknown, file: string, isWanted: IsWanted, seen: Seen) {
  if (isTickers(json)) return whole(yield* tickerBatches(json, file, isWanted))
  if (isSubmissions(json) || isFurtherFilings(json)) {
    const { cik, companies, disclosures, filings, names } = yield* submissionsOf(json, file)
    if (!isWanted(cik)) return []
    seen.filings?.(cik, filings)
    // They create no issuer, as companies do.
    const others = whole([...names, ...disclosures], cik)
    return [...whole(companies), ...others.map((part) => ({ ...part, name: "filings" }))]
  }
  if (isCompanyFacts(json)) {
    const facts = yield* companyFactsOf(json, file)
    if (!isWanted(facts.cik)) return []
    seen.counted?.(facts.cik, shareCounts(facts).at(-1)?.date ?? null)
    return whole(companyFactsBatches(facts), facts.cik)
  }
  if (isBareTickers(json)) {
    return yield* new UnreadableFile({
      file,
      line: null,
      message:
        "company_tickers.json states no exchanges, without which companies can't be told apart: use SEC's company_tickers_exchange.json"
    })
  }
  return yield* unknown(file, "JSON of another shape")
})

/** The name of the first element. */
const rootOf = (xml: string): string =>
  /<([A-Za-z_][\w.:-]*)/.exec(xml.slice(0, 10_000).replace(/<!--[\s\S]*?-->/g, ""))?.[1] ?? "no element"

const isInstance = (root: string): boolean => root === "xbrl" || root.endsWith(":xbrl")

/** The XBRL instance in the complete text of a filing; null when it has none. */
const instanceIn = (text: string): string | null => {
  const found = /<((?:[A-Za-z_][\w.-]*:)?xbrl)[\s>]/.exec(text)
  return found?.[1] === undefined ? null : elementIn(text.slice(found.index), found[1])
}

const textParts = Effect.fnUntraced(function* (text: string, file: string, isWanted: IsWanted) {
  if (isFilingIndex(text)) {
    const { broken, filings } = readIndex(text)
    const byFiler = Map.groupBy(
      filings.filter(({ cik }) => isWanted(cik)),
      ({ cik }) => cik
    )
    const parts: Array<Part> = [...byFiler].map(([cik, own]) => ({
      name: `CIK${cik}`,
      cik,
      batches: indexedDisclosures(own)
    }))
    if (broken.length > 0) {
      parts.push({
        name: "unreadable lines",
        cik: null,
        batches: [{ kind: "disclosures", columns: [], rows: [], broken }]
      })
    }
    return parts
  }
  const isFiling = isSubmissionText(text)
  const root = isFiling ? "" : rootOf(text)
  const ownership = isFiling
    ? elementIn(text, "ownershipDocument")
    : root === "ownershipDocument"
      ? text
      : null
  if (ownership !== null) {
    const header = isFiling ? headerOf(text) : { accession: accessionIn(file), filed: null }
    const { batches, cik } = yield* ownershipFormOf(ownership, file, header)
    return isWanted(cik) ? whole(batches) : []
  }
  const instance = isFiling ? instanceIn(text) : isInstance(root) ? text : null
  if (instance !== null) {
    const { batches, cik } = yield* shareClassesOf(instance, file)
    return cik === null || isWanted(cik) ? whole(batches) : []
  }
  if (isFiling) {
    return yield* new UnreadableFile({
      file,
      line: null,
      message:
        "The filing has no XML of a Form 3, 4 or 5 and no XBRL instance: its complete text is read only for those"
    })
  }
  if (root.toLowerCase() === "html") {
    return yield* unknown(file, "HTML; of inline XBRL take the instance that SEC extracts from it, _htm.xml")
  }
  return yield* unknown(file, text.trimStart().startsWith("<") ? `XML with the root ${root}` : "other text")
})

/** The parts of a file that isn't an archive. */
export const partsOf = (
  content: Exclude<Content, { readonly _tag: "Zip" }>,
  file: string,
  isWanted: IsWanted,
  seen: Seen = {}
): Effect.Effect<ReadonlyArray<Part>, UnreadableFile> =>
  content._tag === "Json"
    ? Effect.flatMap(jsonIn(content.text, file, keptJson), (json) => jsonParts(json, file, isWanted, seen))
    : textParts(content.text, file, isWanted)

/** The parts of a file that can't be an archive, such as one of an archive. */
export const partsIn = Effect.fnUntraced(function* (file: SourceFile, isWanted: IsWanted, seen?: Seen) {
  const content = yield* contentOf(file)
  if (content._tag === "Zip") return yield* unknown(file.name, "an archive in an archive")
  return yield* partsOf(content, file.name, isWanted, seen)
})
