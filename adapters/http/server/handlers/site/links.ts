/**
 * What a page needs first, as its document names it in the header `Link` (RFC 8288): its files, and answers that it asks for
 * as it is drawn at the addresses that the site's client asks at, so that browsers load all of it at once.
 */
import { isCalendarDate } from "../../../../../core/mod.ts"
import type { SiteFiles } from "../../exchange/Site.ts"

interface Answer {
  /** With `{slug}` or `{company_id}` for the company, `{slugs}` for all that the page's address names. */
  readonly address: string
  /** Whether parameters of the page's address other than its day may change it. */
  readonly isChosen: boolean
}

export interface Needs {
  readonly files: ReadonlyArray<string>
  readonly answers: ReadonlyArray<Answer>
}

/** By the path of the page, with `:slug` and the name of a tab, as `scripts/siteNeeds.ts` wrote it; empty where it isn't there. */
export const needsIn = (site: SiteFiles): ReadonlyMap<string, Needs> => {
  const written = site.get("/needs.json")
  if (written === undefined) return new Map()
  return new Map(Object.entries<Needs>(JSON.parse(new TextDecoder().decode(written.bytes))))
}

/** What an address says of a page: its day, and whether it chooses something else. */
export interface Asked {
  /** Null for now, and for what the site takes for no day. */
  readonly as_of: string | null
  readonly hasChoices: boolean
  /** Slugs of the companies of a page that isn't one of a company, which asks for each. */
  readonly others: ReadonlyArray<string>
}

/**
 * Companies that a page compares at most (`maxCompared` of `apps/site/src/compare/compared.ts`), those of them that a page asks for
 * one by one, and the longest slug that is named.
 */
const [maxOthers, maxEach, maxSlug] = [10, 5, 200]

/** The day that the site shows, `apps/site/src/data/urlState.ts`. */
const isShownDay = (text: string, today: string): boolean =>
  isCalendarDate(text) && text >= "1900-01-01" && text <= today

export const askedBy = (query: string, today: string): Asked => {
  const { as_of = "", with: others = "", ...choices } = Object.fromEntries(new URLSearchParams(query))
  return {
    as_of: isShownDay(as_of, today) ? as_of : null,
    hasChoices: Object.keys(choices).length > 0,
    others: [...new Set(others.split(",").map((slug) => slug.trim()))]
      .filter((slug) => slug !== "" && slug.length <= maxSlug)
      .slice(0, maxOthers)
  }
}

/** The company of a page, by its address. */
export interface Subject {
  readonly slug: string
  readonly company_id: number
}

/** A text as the value of a parameter, as the client writes it. */
const valueOf = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1)

/** The addresses of the first answers of a page, none about a company that isn't known. */
const addressesOf = (
  { answers }: Needs,
  { as_of, hasChoices, others }: Asked,
  subject: Subject | null
): ReadonlyArray<string> => {
  const onDay = (address: string): string =>
    as_of === null ? address : `${address}${address.includes("?") ? "&" : "?"}as_of=${as_of}`
  const slugs = subject === null ? others.slice(0, maxEach) : [subject.slug]
  return answers.flatMap(({ address, isChosen }) => {
    if (isChosen && hasChoices) return []
    if (address.includes("{slugs}"))
      return others.length === 0 ? [] : [onDay(address.replace("{slugs}", valueOf(others.join(","))))]
    if (address.includes("{slug}"))
      return slugs.map((slug) => address.replace("{slug}", encodeURIComponent(slug)))
    if (!address.includes("{company_id}")) return [address]
    return subject === null ? [] : [onDay(address.replace("{company_id}", String(subject.company_id)))]
  })
}

/** Proxies that keep an answer's headers in a page of memory refuse larger ones. */
const maxCharacters = 3000

/** The header's value, empty for a page that needs nothing of its own: files, and as many answers as it has room for; without `asked` none. */
export const linksOf = (needs: Needs, base: string, asked: Asked | null, subject: Subject | null): string => {
  let links = needs.files
    .map((path) =>
      path.endsWith(".css")
        ? `<${base}${path}>; rel=preload; as=style; crossorigin`
        : `<${base}${path}>; rel=modulepreload`
    )
    .join(", ")
  // A company has several slugs.
  for (const path of new Set(asked === null ? [] : addressesOf(needs, asked, subject))) {
    const more = `<${base}${path}>; rel=preload; as=fetch; crossorigin`
    if (links.length + more.length < maxCharacters) links += links === "" ? more : `, ${more}`
  }
  return links
}
