/**
 * Reads the daily data of American equities of QuantConnect Lean: zips of bars, factor files and map files, alone or in
 * a zip of the tree `equity/usa/{daily,factor_files,map_files}`.
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
import { textOf } from "../content/Content.ts"
import { memoryFile } from "../content/MemoryFile.ts"
import { wholeBytes } from "../content/WholeBytes.ts"
import { type ZippedFile, zippedFiles } from "../content/Zip.ts"
import { usSymbol } from "../symbols/UsSymbol.ts"
import { actionsOf } from "./Actions.ts"
import { barsOf } from "./Bars.ts"
import { type Form, formOf, readBars, readFactors, readMap, valuesIn } from "./Lines.ts"
import { type Held, heldIn, listingsOf, symbolOn } from "./Tickers.ts"

/** What is stored of a security, in files of the same name: `aapl`. */
type Parts = { readonly [form in Form]?: SourceFile & { readonly version?: string } }

/** The order of the kinds: bars of a former ticker need its listing. */
const order: ReadonlyArray<Form> = ["map", "factors", "bars"]

/** `equity/usa/daily/brk.b.zip` is `brk.b`. */
const tickerOf = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.(?:csv|zip|gz))+$/i, "").toLowerCase()

/** A security that held a ticker which another holds today has a number after it, `spwr.1`. */
const isFormer = (ticker: string): boolean => /\.\d+$/.test(ticker)

const fail = (file: SourceFile, message: string, line: number | null = null): UnreadableFile =>
  new UnreadableFile({ file: file.name, line, message })

const firstLine = (text: string): string => text.slice(0, 1000).trimStart().split("\n", 1)[0]?.trim() ?? ""

const forms =
  "daily bars (YYYYMMDD HH:MM,open,high,low,close,volume), a factor file (date,price_factor,split_factor,reference_close) or a map file (date,ticker,exchange) of Lean, without a header"

/** The longest table, in bytes: a century of daily bars takes a quarter of it. Each of its lines may become an object. */
const maxTable = 8 * 1024 * 1024

const tableText = (file: SourceFile) => textOf(file, "utf-8", maxTable)

/** The longest zip within a zip, in bytes: a century of daily bars is smaller. */
const maxZip = 64 * 1024 * 1024

/** The whole content of a file, for a zip within a zip. */
const inMemory = Effect.fnUntraced(function* (file: SourceFile) {
  const whole = yield* wholeBytes(file.bytes, maxZip, () =>
    fail(file, "A zip of daily bars is at most 64 MiB long")
  )
  return memoryFile(file.name, whole)
})

const isZip = (file: SourceFile): Effect.Effect<boolean, UnreadableFile> =>
  file.at === null
    ? Effect.succeed(false)
    : Effect.map(file.at(0, 2), (start) => start[0] === 0x50 && start[1] === 0x4b)

/** The text of bars: of the only file of their zip, else the file itself. */
const barText = Effect.fnUntraced(function* (file: SourceFile) {
  const held = file.at === null && /\.zip$/i.test(file.name) ? yield* inMemory(file) : file
  if (!(yield* isZip(held))) return yield* tableText(held)
  const [only, ...others] = yield* Stream.runCollect(zippedFiles(held))
  if (only === undefined || others.length > 0) {
    return yield* fail(
      file,
      `A zip of daily bars has one file, not ${only === undefined ? 0 : others.length + 1}`
    )
  }
  return yield* tableText(only)
})

/** Why a file of a former holder states nothing. */
const formerRefused = (form: "map" | "factors", ticker: string): EntryBatch => {
  const [kind, instead] =
    form === "map"
      ? (["listings", "import its listings from a table with a column company"] as const)
      : (["actions", "import its actions from a table with --company"] as const)
  const message = `${ticker} is a former holder of its ticker, and Lean doesn't state which company it is: ${instead}`
  return { kind, columns: ["symbol"], rows: [], broken: [{ line: 1, message }], points: true }
}

/** Factor files end with a line far in the future. */
const lastFactorDay = "2050-01-01"

/**
 * The day up to which a factor file has all actions: that of the last bar beside it, since both are of one day, else
 * that of its last action.
 */
const knownTo = (
  factors: ReturnType<typeof readFactors>,
  bars: ReturnType<typeof readBars>
): string | null => {
  const days = [...valuesIn(factors), ...valuesIn(bars)].map(({ value }) => value.date)
  return (
    days
      .filter((day) => day < lastFactorDay)
      .toSorted()
      .at(-1) ?? null
  )
}

/** The batches of a security's files, read one after the other. */
const batchesOf = (
  ticker: string,
  parts: Parts,
  { since }: Choice
): Stream.Stream<EntryBatch, UnreadableFile> =>
  Stream.suspend(() => {
    let held: ReadonlyArray<Held> = []
    const batches = Effect.fnUntraced(function* (form: Form) {
      const file = parts[form]
      if (file === undefined) return []
      if (form !== "bars" && isFormer(ticker)) return [formerRefused(form, ticker)]
      const symbol = usSymbol(ticker)
      if (form === "map") {
        const lines = readMap(yield* tableText(file))
        held = heldIn(lines)
        return [listingsOf(lines)]
      }
      if (form === "factors") {
        const known = held.length > 0 ? held : [{ line: 1, symbol, exchange: null, from: "", to: null }]
        const factors = readFactors(yield* tableText(file))
        const until = knownTo(factors, parts.bars === undefined ? [] : readBars(yield* barText(parts.bars)))
        return [{ ...actionsOf(factors, known), ...(until !== null && { known_to: until }) }]
      }
      const on = symbolOn(held, "9999-12-31")
      return barsOf(readBars(yield* barText(file)), symbol, on?.symbol === symbol ? on.exchange : null, since)
    })
    return Stream.fromIterable(order).pipe(Stream.mapEffect(batches), Stream.flatMap(Stream.fromIterable))
  })

const entryOf = (ticker: string, parts: Parts, choice: Choice): Entry<UnreadableFile> => {
  const versions = order.flatMap((form) => parts[form]?.version ?? [])
  return {
    name: ticker,
    version: versions.length === 0 ? null : versions.join(", "),
    batches: batchesOf(ticker, parts, choice)
  }
}

const isWanted = (ticker: string, { subjects }: Choice): boolean =>
  subjects === null || subjects.some(({ symbol }) => symbol === usSymbol(ticker))

/** The form of a file of an archive: by its folder, else by its first line. Null for a file of another kind of data. */
const formIn = Effect.fnUntraced(function* (file: ZippedFile) {
  const path = file.path.toLowerCase()
  if (/(^|\/)daily\/[^/]+\.zip$/.test(path)) return "bars" as const
  if (!path.endsWith(".csv")) return null
  if (/(^|\/)factor_files?\/[^/]+$/.test(path)) return "factors" as const
  if (/(^|\/)map_files?\/[^/]+$/.test(path)) return "map" as const
  return path.includes("/") ? null : formOf(firstLine(yield* tableText(file)))
})

/** Whether a ticker is one of a wanted security, today or, by its map file, formerly. */
const wantedOf = Effect.fnUntraced(function* (found: ReadonlyMap<string, Parts>, choice: Choice) {
  if (choice.subjects === null) return () => true
  const symbols = new Set<string>()
  for (const [ticker, { map }] of found) {
    if (!isWanted(ticker, choice)) continue
    symbols.add(usSymbol(ticker))
    if (map === undefined) continue
    for (const { symbol } of heldIn(readMap(yield* tableText(map)))) symbols.add(symbol)
  }
  return (ticker: string) => symbols.has(usSymbol(ticker))
})

/** The securities of an archive. Those with former tickers come first: others' bars may be theirs. */
const entriesIn = Effect.fnUntraced(function* (archive: SourceFile, choice: Choice) {
  const found = new Map<string, Parts>()
  const files = yield* Stream.runCollect(zippedFiles(archive))
  for (const file of files) {
    const form = yield* formIn(file)
    if (form === null) continue
    const ticker = tickerOf(file.path)
    found.set(ticker, { ...found.get(ticker), [form]: file })
  }
  if (found.size === 0) {
    return yield* fail(
      archive,
      `The archive has no file in daily/, factor_files/ or map_files/: expected ${forms}`
    )
  }
  const wanted = yield* wantedOf(found, choice)
  const entries = [...found].filter(([ticker]) => wanted(ticker))
  return entries
    .toSorted(([, a], [, b]) => Number(b.map !== undefined) - Number(a.map !== undefined))
    .map(([ticker, parts]) => entryOf(ticker, parts, choice))
})

const entryAlone = Effect.fnUntraced(function* (file: SourceFile, choice: Choice) {
  const text = yield* tableText(file)
  const form = formOf(firstLine(text))
  if (form === null) return yield* fail(file, `Expected ${forms}, got ${firstLine(text).slice(0, 80)}`, 1)
  const ticker = tickerOf(file.name)
  return isWanted(ticker, choice) ? [entryOf(ticker, { [form]: memoryFile(file.name, text) }, choice)] : []
})

const read: Source["read"] = (file, choice) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const entries = (yield* isZip(file)) ? entriesIn(file, choice) : entryAlone(file, choice)
      return Stream.fromIterable(yield* entries)
    })
  )

/** Bars, splits, dividends and former tickers of American equities since 1998. */
export const lean: Source = {
  name: "lean",
  title: "QuantConnect Lean",
  forms: [
    "equity/usa/daily/SYMBOL.zip: YYYYMMDD HH:MM,open,high,low,close,volume in ten-thousandths",
    "equity/usa/factor_files/SYMBOL.csv: date,price_factor,split_factor,reference_close",
    "equity/usa/map_files/SYMBOL.csv: date,ticker,exchange",
    "a zip of the tree equity/usa, or of factor or map files"
  ],
  kinds: ["listings", "actions", "prices"],
  licence:
    "Sample data of QuantConnect/Lean are Apache-2.0; data bought from QuantConnect are for use within Lean.",
  needs: [],
  pace: null,
  read,
  fetch: null
}
