/** The feeds of the setting RSS_FEEDS. */
import { Locale, parseSymbol } from "../../../core/mod.ts"
import { maskedAddress } from "../../../core/ports.ts"
import { categoryNamed, type FeedSetting } from "./NewsRow.ts"

export interface Feed extends FeedSetting {
  /** Its address without secrets, and a number after it where that is another's as well. */
  readonly name: string
  /** Without its fragment. */
  readonly url: string
}

export const noSetting: FeedSetting = { locale: null, category: null, symbols: [] }

const listOf = (words: ReadonlyArray<string>): string => words.join(", ")

const localeNamed = (text: string): Locale | null => Locale.literals.find((locale) => locale === text) ?? null

/** A feed by its address, or what is wrong with it. */
const feedOf = (address: string): Feed | string => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    return `RSS_FEEDS: expected http or https addresses, got ${JSON.stringify(maskedAddress(address))}`
  if (url.username !== "" || url.password !== "")
    return `RSS_FEEDS: an address of ${url.host} contains a user name`
  const given = new URLSearchParams(url.hash.slice(1))
  url.hash = ""
  const name = maskedAddress(url.href)
  const unknown = [...given.keys()].find((name) => !["locale", "category", "symbol"].includes(name))
  if (unknown !== undefined)
    return `RSS_FEEDS: ${name}: unknown ${JSON.stringify(unknown)} after #; expected locale, category or symbol`
  const locale = localeNamed(given.get("locale") ?? "")
  if (locale === null && given.has("locale"))
    return `RSS_FEEDS: ${name}: expected locale=${listOf(Locale.literals)}, got ${JSON.stringify(given.get("locale"))}`
  const category = categoryNamed(given.get("category") ?? "")
  if (category === null && given.has("category"))
    return `RSS_FEEDS: ${name}: unknown category ${JSON.stringify(given.get("category"))}`
  const symbols = given.getAll("symbol")
  const invalid = symbols.find((symbol) => parseSymbol(symbol) === null)
  if (invalid !== undefined)
    return `RSS_FEEDS: ${name}: expected symbol=SYMBOL or SYMBOL:EXCHANGE, got ${JSON.stringify(invalid)}`
  return { name, url: url.href, locale, category, symbols }
}

/**
 * The feeds of a list of addresses, separated by spaces or commas, each once; what is wrong with the first that isn't
 * one. After `#` an address may say what its feed doesn't: `https://example.com/ir.xml#symbol=AAPL&locale=en`.
 */
export const feedsOf = (setting: string): ReadonlyArray<Feed> | string => {
  const feeds = new Map<string, Feed>()
  const names = new Map<string, number>()
  for (const address of setting.split(/\s+|,\s*(?=[a-z][a-z\d+.-]*:)|,$/i).filter((text) => text !== "")) {
    const feed = feedOf(address)
    if (typeof feed === "string") return feed
    if (!feeds.has(feed.url)) names.set(feed.name, (names.get(feed.name) ?? 0) + 1)
    const nth = names.get(feed.name) ?? 1
    const name = feeds.get(feed.url)?.name ?? (nth === 1 ? feed.name : `${feed.name} (${nth})`)
    feeds.set(feed.url, { ...feed, name })
  }
  return feeds.size === 0 ? "RSS_FEEDS names no feed" : [...feeds.values()]
}
