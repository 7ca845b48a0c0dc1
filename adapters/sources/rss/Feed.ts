/** The items of a feed: RSS 2.0 and its older forms, RSS 1.0, and Atom 1.0. */
import { parseSymbol } from "../../../core/mod.ts"
import { webAddress } from "../../../core/ports.ts"
import { childrenOf, childText, type Element, textIn } from "./Element.ts"
import { isoTime } from "./FeedTime.ts"
import { atomTitle, collapsed, rssTitle } from "./Title.ts"

/** What a feed states of an item; null where it states nothing. */
export interface Item {
  /** From 1, in the order of the feed. */
  readonly number: number
  /** The same each time for the same article, and for no other. */
  readonly id: string | null
  /** Plain text. */
  readonly title: string | null
  /** A language tag, `ko-KR`. */
  readonly language: string | null
  /** Its address, whole; null for one that isn't http or https. */
  readonly link: string | null
  /** When it was published, in ISO 8601, or as the feed states it where it can't be read. */
  readonly time: string | null
  /** When it was last changed, likewise. */
  readonly updated: string | null
  readonly categories: ReadonlyArray<string>
  /** The securities that it names, `AAPL:NASDAQ`. */
  readonly symbols: ReadonlyArray<string>
  /** Whose filing it is, at EDGAR. */
  readonly cik: string | null
}

const atom = "http://www.w3.org/2005/Atom"
const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
const dublinCore = ["http://purl.org/dc/elements/1.1/", "http://dublincore.org/documents/dcmi-namespace/"]

/** What elements inherit: the language, and the address that relative ones are resolved against. */
interface Scope {
  readonly language: string | null
  readonly base: string | null
}

const resolved = (address: string, base: string | null): URL | null => {
  try {
    return new URL(address.trim(), base ?? undefined)
  } catch {
    return null
  }
}

/** An address of the web that every client reads the same way; null for another. */
const linkAt = (address: string | null, base: string | null): string | null =>
  address === null ? null : (webAddress(address.trim(), base ?? undefined)?.href ?? null)

const within = ({ base, language }: Scope, { attributes }: Element): Scope => {
  const xmlBase = attributes.get("xml:base")
  return {
    language: attributes.get("xml:lang") ?? language,
    base: xmlBase === undefined ? base : (resolved(xmlBase, base)?.href ?? base)
  }
}

const dublin = (element: Element, name: string): string | null => {
  for (const namespace of dublinCore) {
    const text = childText(element, name, namespace)
    if (text !== null) return text
  }
  return null
}

const timeIn = (text: string | null): string | null => (text === null ? null : isoTime(text))

/** An id that isn't an IRI is unique at its publisher only. */
const uniqueId = (text: string, at: string | null): string => {
  const id = collapsed(text)
  const host = at === null ? undefined : resolved(at, null)?.host
  return /^[a-z][\w+.-]*:/i.test(id) || host === undefined ? id : `${host} ${id}`
}

/** `Nasdaq:AAPL` in a category of GlobeNewswire's that names a listing; none for one that is no ticker symbol. */
const listedSymbol = (category: Element): ReadonlyArray<string> => {
  if (!/^https?:\/\/www\.globenewswire\.com\/rss\/stock$/i.test(category.attributes.get("domain") ?? ""))
    return []
  const [exchange = "", symbol = "", ...more] = textIn(category).split(":")
  const named = more.length === 0 ? parseSymbol(`${symbol}:${exchange}`) : null
  return named === null ? [] : [`${named.symbol}:${named.exchange}`]
}

/** An item of RSS, whose own elements are in the namespace of its feed. */
const rssItem = (item: Element, number: number, feed: Scope, channelLink: string | null): Item => {
  const scope = within(feed, item)
  const own = (name: string) => childText(item, name, item.namespace)
  const [title] = childrenOf(item, "title", item.namespace)
  const [guid] = childrenOf(item, "guid", item.namespace)
  const guidText =
    (guid === undefined ? "" : textIn(guid).trim()) || (item.attributes.get("rdf:about") ?? null)
  const isPermalink = guid?.attributes.get("isPermaLink")?.toLowerCase() !== "false"
  const link = linkAt(own("link"), scope.base) ?? (isPermalink ? linkAt(guidText, null) : null)
  const categories = childrenOf(item, "category", item.namespace)
  return {
    number,
    id: guidText === null ? link : uniqueId(guidText, channelLink ?? link),
    title: (title && rssTitle(title)) || null,
    language: title?.attributes.get("xml:lang") ?? dublin(item, "language") ?? scope.language,
    link,
    time: timeIn(own("pubDate") ?? dublin(item, "date")),
    updated: null,
    categories: categories.map((category) => textIn(category).trim()),
    symbols: categories.flatMap(listedSymbol),
    cik: null
  }
}

const rssItems = (root: Element, channel: Element, holder: Element): ReadonlyArray<Item> => {
  const outer = within(within({ language: null, base: null }, root), channel)
  const link = linkAt(childText(channel, "link", channel.namespace), outer.base)
  const stated = childText(channel, "language", channel.namespace) ?? dublin(channel, "language")
  const feed = { language: stated ?? outer.language, base: outer.base ?? link }
  return childrenOf(holder, "item", channel.namespace).map((item, at) => rssItem(item, at + 1, feed, link))
}

/** The address of the first link of a relation. */
const linkOf = (element: Element, relation: string, outer: Scope): string | null => {
  const links = childrenOf(element, "link", atom).filter(
    ({ attributes }) => (attributes.get("rel") ?? "alternate").toLowerCase() === relation
  )
  const page = links.find(({ attributes }) => /html/i.test(attributes.get("type") ?? "")) ?? links[0]
  return page === undefined
    ? null
    : linkAt(page.attributes.get("href") ?? null, within(within(outer, element), page).base)
}

/** `8-K - APPLE INC (0000320193) (Filer)`, and `Apple Inc.  (0000320193)` of a company's feed. */
const cikIn = (title: string | null): string | null =>
  /\((\d{10})\)(?: \([A-Za-z ]+\))?$/.exec(title ?? "")?.[1] ?? null

/** The items of a current report: `Item 2.02: Results of Operations…` in all entries, `items 2.02 and 9.01` in a company's. */
const reportItems = (entry: Element): ReadonlyArray<string> => {
  const [content] = childrenOf(entry, "content", atom)
  const stated = `${content === undefined ? "" : textIn(content)} ${childText(entry, "summary", atom) ?? ""}`
  return [...stated.matchAll(/\bitems?\b[^<\n:]{0,200}/gi)].flatMap(([text]) =>
    (text.match(/\b\d\.\d\d\b/g) ?? []).map((number) => `Item ${number}`)
  )
}

const edgarEntry = /^urn:tag:sec\.gov,2008:accession-number=/

const atomItem = (entry: Element, number: number, feed: Scope, feedCik: string | null): Item => {
  const scope = within(feed, entry)
  const [title] = childrenOf(entry, "title", atom)
  const plain = (title && atomTitle(title)) || null
  const link = linkOf(entry, "alternate", feed)
  const id = childText(entry, "id", atom)
  const isEdgar = id !== null && edgarEntry.test(id)
  const updated = timeIn(childText(entry, "updated", atom))
  return {
    number,
    id: id === null ? link : uniqueId(id, link),
    title: plain,
    language: (title && within(scope, title).language) ?? null,
    link,
    time: timeIn(childText(entry, "published", atom)) ?? updated,
    updated,
    categories: [
      ...childrenOf(entry, "category", atom).flatMap(({ attributes }) => [
        attributes.get("term") ?? "",
        attributes.get("label") ?? ""
      ]),
      ...(isEdgar ? reportItems(entry) : [])
    ],
    symbols: [],
    cik: isEdgar ? (cikIn(plain) ?? feedCik) : null
  }
}

const atomItems = (root: Element): ReadonlyArray<Item> => {
  const outer = within({ language: null, base: null }, root)
  const base = outer.base ?? linkOf(root, "alternate", outer) ?? linkOf(root, "self", outer)
  const [company] = childrenOf(root, "company-info", atom)
  const title = childText(root, "title", atom)
  const cik = (company && childText(company, "cik", atom)?.padStart(10, "0")) ?? cikIn(title)
  return childrenOf(root, "entry", atom).map((entry, at) => atomItem(entry, at + 1, { ...outer, base }, cik))
}

/** The items of a feed; what is wrong with a document of another form. */
export const itemsOf = (root: Element): ReadonlyArray<Item> | string => {
  if (root.name === "feed") {
    if (root.namespace === atom) return atomItems(root)
    return `Expected Atom 1.0, namespace ${atom}, got a feed of namespace ${JSON.stringify(root.namespace)}`
  }
  const isRdf = root.name === "RDF" && root.namespace === rdf
  if (root.name !== "rss" && !isRdf)
    return `Expected a feed, with the root element rss, rdf:RDF or feed, got ${JSON.stringify(root.name)}`
  const channel = root.children.find((child): child is Element => "name" in child && child.name === "channel")
  if (channel === undefined) return `Expected a channel in the root element ${root.name}, which has none`
  return rssItems(root, channel, isRdf ? root : channel)
}
