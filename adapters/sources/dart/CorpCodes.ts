/** CORPCODE.xml: all issuers that DART numbers, of which those with a stock code are companies. */
import { Stream } from "effect"
import { type EntryBatch, rowsBatch, type SourceRow, UnreadableFile } from "../../../core/mod.ts"
import { parseXml, type Xml } from "../content/Xml.ts"
import type { Wanted } from "./Subjects.ts"

/** How many companies are parsed at once. */
const atOnce = 500

/** Whether a text is CORPCODE.xml: a result with a list of corporation codes. */
export const isCorpCodes = (text: string): boolean =>
  /^\s*(<\?xml[^>]*\?>)?\s*<result>\s*(<list>\s*<corp_code>|<\/result>)/.test(text.slice(0, 1000))

/** The elements of companies with a stock code, some at a time: most issuers have none, and aren't parsed. */
function* listedElements(text: string): Generator<string> {
  let elements: Array<string> = []
  for (let start = text.indexOf("<list>"); start >= 0; start = text.indexOf("<list>", start + 1)) {
    const end = text.indexOf("</list>", start)
    // The parser says what is wrong with an element that doesn't end.
    if (end < 0) {
      yield text.slice(start)
      return
    }
    const element = text.slice(start, end + "</list>".length)
    if (!/<stock_code>\s*\w/.test(element)) continue
    elements.push(element)
    if (elements.length < atOnce) continue
    yield elements.join("")
    elements = []
  }
  if (elements.length > 0) yield elements.join("")
}

const textOf = (element: Xml, name: string): string | null => {
  const text = Object.hasOwn(element, name) ? element[name] : undefined
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null
}

/**
 * Foreign issuers have codes that begin with a 9; the home country of the others is Korea.
 *
 * Source: Korea Exchange, codes of foreign shares (900000) and depositary receipts (950000).
 */
export const countryOf = (stock_code: string | null): string | null =>
  stock_code === null || stock_code.startsWith("9") ? null : "KR"

/** The market of a company isn't in the file: a new one is put on the Korea Exchange as a whole. */
const exchange = "KRX"

const rowOf = (element: Xml, exchangeOf: (symbol: string) => string | null): SourceRow => {
  const symbol = textOf(element, "stock_code")
  const corp_name = textOf(element, "corp_name")
  return {
    symbol,
    exchange: (symbol === null ? null : exchangeOf(symbol)) ?? exchange,
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
 * Rows of companies: symbol, exchange, English name (else the Korean one), Korean name and corp_code. `exchangeOf`
 * returns the exchange that a known company is on, null for any other.
 */
export const corpCodes = (
  text: string,
  file: string,
  wanted: Wanted,
  exchangeOf: (symbol: string) => string | null = () => null
): Stream.Stream<EntryBatch, UnreadableFile> => {
  if (!text.trimEnd().endsWith("</result>")) {
    return Stream.fail(
      new UnreadableFile({ file, line: null, message: "Truncated: CORPCODE.xml doesn't end with </result>" })
    )
  }
  return Stream.fromIterable({ [Symbol.iterator]: () => listedElements(text) }, { chunkSize: 1 }).pipe(
    Stream.mapEffect((elements) => parseXml(`<result>${elements}</result>`, file, ["list"])),
    Stream.map((xml) => elementsIn(xml).map((element) => rowOf(element, exchangeOf))),
    Stream.mapAccum(
      () => 1,
      (first, rows) => {
        const chosen = rows.filter(({ corp_code, symbol }) =>
          wanted.company(corp_code as string | null, symbol as string | null)
        )
        const batch = rowsBatch("companies", chosen, {
          first,
          where: ({ corp_code, symbol }) => `corp_code ${corp_code ?? "?"}, ${symbol ?? "?"}`
        })
        return [first + chosen.length, chosen.length === 0 ? [] : [batch]]
      }
    )
  )
}
