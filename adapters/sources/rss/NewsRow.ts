/** Rows of news from the items of feeds: title, link and time alone, which publishers offer for this. */
import { NewsCategory, type Locale, type SourceRow, type SourceSubject } from "../../../core/mod.ts"
import type { Item } from "./Feed.ts"
import { localeOf } from "./Title.ts"

/** What is said of a feed besides its content; null for what its content shows. */
export interface FeedSetting {
  readonly locale: Locale | null
  readonly category: NewsCategory | null
  /** The securities that all its items concern. */
  readonly symbols: ReadonlyArray<string>
}

/** A feed states no priority: low. */
const priority = 3

const earnings =
  /^(earnings|earnings releases?( and operating results)?|financial results|quarterly results|item 2\.02|실적|실적발표|決算|决算|业绩|財報|财报)$/i

/**
 * The subject of an item: `earnings` by a category that names results, or by item 2.02 of a current report; `fed_policy`
 * for a press release of the Federal Reserve on monetary policy; else `breaking`, the subject of news as it comes.
 */
const categoryOf = ({ categories, link }: Item): NewsCategory => {
  if (categories.some((category) => earnings.test(category))) return "earnings"
  const isPolicy = /^https?:\/\/www\.federalreserve\.gov\/newsevents\/pressreleases\/monetary/i.test(
    link ?? ""
  )
  return isPolicy ? "fed_policy" : "breaking"
}

const isCategory = (text: string): text is NewsCategory =>
  (NewsCategory.literals as ReadonlyArray<string>).includes(text)

/** The category of that name; null for any other text. */
export const categoryNamed = (text: string): NewsCategory | null => (isCategory(text) ? text : null)

const symbolOf = ({ exchange, symbol }: SourceSubject): string => `${symbol}:${exchange}`

/** The securities that an item concerns: those it names, those of its filer, and those of its feed. */
export const symbolsOf = (
  { cik, symbols }: Item,
  setting: FeedSetting,
  subjects: ReadonlyArray<SourceSubject>
): ReadonlyArray<string> => {
  const filers = cik === null ? [] : subjects.filter((subject) => subject.cik === cik).map(symbolOf)
  return [...new Set([...symbols, ...filers, ...setting.symbols])]
}

/** Locates an item in its feed. */
export const whereOf = ({ id, link, number }: Item): string => (id ?? link ?? `item ${number}`).slice(0, 200)

/** The row of an item, or why it has none. */
export const rowOf = (
  item: Item,
  id: string,
  setting: FeedSetting,
  symbols: ReadonlyArray<string>
): SourceRow | string => {
  const { language, link, time, title } = item
  if (title === null) return "It has no title"
  if (link === null) return "It has no link with an http or https address"
  if (time === null) return "It has no time of publication"
  const locale = setting.locale ?? localeOf(title, language)
  if (locale === null)
    return `Expected a title in Korean, English, Japanese or Chinese (ko, en, ja, zh), its feed states ${JSON.stringify(language?.slice(0, 40))}`
  return {
    external_id: id,
    category: setting.category ?? categoryOf(item),
    priority,
    published_at: time,
    translations: { [locale]: { title } },
    source_url: link,
    symbols: symbols.length === 0 ? null : symbols,
    content_type: "text/plain"
  }
}
