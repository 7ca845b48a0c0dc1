/** Reads a feed into a batch of news. */
import { Effect, Stream } from "effect"
import {
  type Choice,
  type EntryBatch,
  rowsBatch,
  type SourceFile,
  type SourceRow,
  type SourceSubject,
  UnreadableFile
} from "../../../core/mod.ts"
import { areNamed } from "../../../core/ports.ts"
import { isHtmlPage } from "../content/HtmlPage.ts"
import { xmlTextOf } from "../content/XmlText.ts"
import { rootOf } from "./Element.ts"
import { type Item, itemsOf } from "./Feed.ts"
import { type FeedSetting, rowOf, symbolsOf, whereOf } from "./NewsRow.ts"

/** The longest feed, in bytes: many times what publishers offer, and little enough to be held as elements. */
export const maxFeed = 8 * 1024 * 1024

/** The longest id that is stored. */
const maxIdLength = 300

/** An id of a bounded length: a longer one's SHA-256. */
const boundedId = Effect.fnUntraced(function* (id: string) {
  if (id.length <= maxIdLength) return id
  const hash = yield* Effect.promise(() => crypto.subtle.digest("SHA-256", new TextEncoder().encode(id)))
  return `sha256:${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
})

/** Those whose filing it isn't first: an entry of EDGAR is repeated for each party. */
const isOtherParty = ({ title }: Item): boolean => /\((Reporting|Filed by)\)$/.test(title ?? "")

interface Concerned {
  readonly item: Item
  readonly symbols: ReadonlyArray<string>
}

/**
 * Joins the entries of one filing at EDGAR, which have one id, and of an Atom entry's states takes the latest. Other
 * items with the same id stay, for the import to compare.
 */
const joined = (items: ReadonlyArray<Concerned>): ReadonlyArray<Concerned> =>
  [...Map.groupBy(items, ({ item }) => item.id ?? item.number).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || same.length === 1) return same
    if (same.every(({ item }) => item.cik !== null)) {
      const { item } = same.find((one) => !isOtherParty(one.item)) ?? first
      return [{ item, symbols: [...new Set(same.flatMap(({ symbols }) => symbols))] }]
    }
    const times = same.map(({ item }) => Date.parse(item.updated ?? ""))
    const last = times.reduce((a, b) => Math.max(a, b))
    return Number.isNaN(last) ? same : same.filter((_, at) => times[at] === last)
  })

const isWanted = ({ item, symbols }: Concerned, { since, subjects }: Choice): boolean =>
  !(since !== null && Date.parse(item.time ?? "") < Date.parse(since)) &&
  (subjects === null || areNamed(symbols, subjects))

const itemsIn = Effect.fnUntraced(function* (file: SourceFile) {
  const fail = (message: string) => new UnreadableFile({ file: file.name, line: null, message })
  const text = yield* xmlTextOf(file, maxFeed)
  if (isHtmlPage(text))
    return yield* fail(
      'An HTML page, not a feed: expected RSS or Atom; pages name their feeds in <link rel="alternate">'
    )
  if (!text.trimStart().startsWith("<"))
    return yield* fail("Not a feed: expected RSS 2.0, RSS 1.0 or Atom 1.0, which begin with <")
  const items = itemsOf(yield* rootOf(text, file.name))
  return typeof items === "string" ? yield* fail(items) : items
})

/** The batch of a feed's items; null where none is wanted. */
const feedBatch = Effect.fnUntraced(function* (
  file: SourceFile,
  choice: Choice,
  setting: FeedSetting,
  subjects: ReadonlyArray<SourceSubject>
) {
  const items = yield* itemsIn(file)
  const all = items.map((item) => ({ item, symbols: symbolsOf(item, setting, subjects) }))
  const wanted = joined(all).filter((one) => isWanted(one, choice))
  const rows: Array<SourceRow> = []
  const places: Array<{ readonly line: number; readonly where: string }> = []
  const broken: Array<EntryBatch["broken"][number]> = []
  for (const { item, symbols } of wanted) {
    const row = rowOf(item, yield* boundedId(item.id ?? ""), setting, symbols)
    const where = whereOf(item)
    if (typeof row === "string") broken.push({ line: item.number, message: `${where}: ${row}` })
    else {
      rows.push(row)
      places.push({ line: item.number, where })
    }
  }
  if (rows.length + broken.length === 0) return null
  const batch = rowsBatch("news", rows)
  // Rows keep the numbers of their items, which broken ones have too.
  const placed = [...batch.rows].map((row, at) => ({ ...row, ...places[at] }))
  return { ...batch, rows: placed, broken }
})

/** The rows of a feed: a batch, or none where nothing is wanted. */
export const feedRows = (
  file: SourceFile,
  choice: Choice,
  setting: FeedSetting,
  subjects: ReadonlyArray<SourceSubject>
): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.fromEffect(feedBatch(file, choice, setting, subjects)).pipe(
    Stream.flatMap((batch) => (batch === null ? Stream.empty : Stream.make(batch)))
  )
