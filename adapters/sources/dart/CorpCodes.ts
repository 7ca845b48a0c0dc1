/** CORPCODE.xml: all issuers that DART numbers, of which those with a stock code are companies. */
import { Effect, Stream } from "effect"
import { type EntryBatch, rowsBatch, UnreadableFile } from "../../../core/mod.ts"
import { parseXml, type Xml } from "../content/Xml.ts"
import { koreaExchange, type Wanted } from "./Subjects.ts"

/** How many companies are parsed at once, at least. */
const atOnce = 500

/** Whether a text begins as CORPCODE.xml does: a result with a list of corporation codes. */
export const isCorpCodes = (start: string): boolean =>
  /^\uFEFF?\s*(<\?xml[^>]*\?>)?\s*<result>\s*(<list>\s*<corp_code>|<\/result>)/.test(start.slice(0, 1000))

/** Whether a file of an archive is CORPCODE.xml, by its path. */
export const isCorpCodeFile = (path: string): boolean => /(^|\/)CORPCODE\.xml$/i.test(path)

/** What is left of a text that was read up to here. */
interface Scanned {
  /** The text after the last complete element. */
  readonly rest: string
  /** The elements of companies with a stock code that weren't emitted yet: most issuers have none. */
  readonly listed: ReadonlyArray<string>
}

const close = "</list>"

/** The longest element, in characters. */
const maxElement = 1_000_000

const truncated = "Truncated: CORPCODE.xml doesn't end with </list> and </result>"
const tooLong = `An element of CORPCODE.xml is longer than ${maxElement} characters`

const scan = (before: Scanned, text: string): Scanned => {
  const whole = before.rest + text
  const listed = [...before.listed]
  let from = 0
  for (let end = whole.indexOf(close); end >= 0; end = whole.indexOf(close, from)) {
    const start = whole.indexOf("<list>", from)
    // The parser says what is wrong with an element that doesn't begin.
    const element = whole.slice(start < 0 || start > end ? from : start, end + close.length)
    if (/<stock_code>\s*\w/.test(element)) listed.push(element)
    from = end + close.length
  }
  return { rest: whole.slice(from), listed }
}

/** The elements of companies with a stock code, some at a time; the last of the texts is an empty one. */
const listedElements = (file: string, texts: Stream.Stream<string, UnreadableFile>) =>
  Stream.concat(texts, Stream.make(null)).pipe(
    Stream.mapAccumEffect(
      (): Scanned => ({ rest: "", listed: [] }),
      Effect.fnUntraced(function* (before: Scanned, text: string | null) {
        if (text === null && !/(^|<result>)[^<]*<\/result>\s*$/.test(before.rest)) {
          yield* new UnreadableFile({ file, line: null, message: truncated })
        }
        const scanned = scan(before, text ?? "")
        if (scanned.rest.length > maxElement)
          yield* new UnreadableFile({ file, line: null, message: tooLong })
        const isReady = text === null ? scanned.listed.length > 0 : scanned.listed.length >= atOnce
        if (!isReady) return [scanned, []] as const
        return [{ ...scanned, listed: [] }, [scanned.listed.join("")]] as const
      })
    )
  )

const textOf = (element: Xml, name: string): string | null => {
  const text = Object.hasOwn(element, name) ? element[name] : undefined
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null
}

/**
 * Foreign issuers have codes that begin with a 9, and null for their country, which isn't known; that of the others is Korea.
 *
 * Source: Korea Exchange, codes of foreign shares (900000) and depositary receipts (950000).
 */
export const countryOf = (stock_code: string | null): string | null =>
  stock_code === null || stock_code.startsWith("9") ? null : "KR"

/** The market of a company isn't in the file. */
const rowOf = (element: Xml) => {
  const symbol = textOf(element, "stock_code")
  const corp_name = textOf(element, "corp_name")
  return {
    symbol,
    default_exchange: koreaExchange,
    name: textOf(element, "corp_eng_name") ?? corp_name,
    alias_name: corp_name,
    country: countryOf(symbol),
    corp_code: textOf(element, "corp_code")
  }
}

const elementsIn = (xml: Xml): ReadonlyArray<Xml> => {
  const { result } = xml
  if (typeof result !== "object" || Array.isArray(result)) return []
  const { list } = result as Xml
  return Array.isArray(list) ? list.filter((element) => typeof element === "object") : []
}

/**
 * Rows of companies from the text in pieces: symbol, English name (else the Korean one), Korean name and corp_code; new
 * ones are put on the Korea Exchange as a whole.
 */
export const corpCodes = (
  texts: Stream.Stream<string, UnreadableFile>,
  file: string,
  wanted: Wanted
): Stream.Stream<EntryBatch, UnreadableFile> =>
  listedElements(file, texts).pipe(
    Stream.mapEffect((elements) => parseXml(`<result>${elements}</result>`, file, ["list"])),
    Stream.map((xml) => elementsIn(xml).map(rowOf)),
    Stream.mapAccum(
      () => 1,
      (first, rows) => {
        const chosen = rows.filter(({ corp_code, symbol }) => wanted.company(corp_code, symbol))
        const batch = rowsBatch("companies", chosen, {
          first,
          where: ({ corp_code, symbol }) => `corp_code ${corp_code ?? "?"}, ${symbol ?? "?"}`
        })
        return [first + chosen.length, chosen.length === 0 ? [] : [batch]]
      }
    )
  )
