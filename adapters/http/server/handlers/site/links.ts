/**
 * What a page needs first, as its document names it in the header `Link` (RFC 8288): its files, and answers that it asks for
 * as it is drawn at the addresses that the site's client asks at, so that browsers load all of it at once.
 */
import { isCalendarDate } from "../../../../../core/mod.ts"
import type { SiteFiles } from "../../exchange/Site.ts"

interface Answer {
  /** With `{slug}` or `{company_id}` for the company. */
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
  /** Slugs of companies beside the page's own, of which it asks for each. */
  readonly others: ReadonlyArray<string>
}

/** Companies that a page compares at most, and the longest slug that is named. */
const [maxOthers, maxSlug] = [5, 200]

/** The day that the site shows, `apps/site/src/data/urlState.ts`. */
const isShownDay = (text: string, today: string): boolean =>
  isCalendarDate(text) && text >= "1900-01-01" && text <= today

export const askedBy = (query: string, today: string): Asked => {
  const { as_of = "", with: others = "", ...choices } = Object.fromEntries(new URLSearchParams(query))
  return {
    as_of: isShownDay(as_of, today) ? as_of : null,
    hasChoices: Object.keys(choices).length > 0,
    others: [...new Set(others.split(","))]
      .filter((slug) => slug !== "" && slug.length <= maxSlug)
      .slice(0, maxOthers)
  }
}

/** The company of a page, by its address. */
export interface Subject {
  readonly slug: string
  /** Null where it isn't known. */
  readonly company_id: number | null
}

/** The addresses of the first answers of a page, none about a company that isn't known. */
const addressesOf = (
  { answers }: Needs,
  { as_of, hasChoices, others }: Asked,
  subject: Subject | null
): ReadonlyArray<string> =>
  answers.flatMap(({ address, isChosen }) => {
    if ((isChosen && hasChoices) || subject?.company_id === null) return []
    if (address.includes("{slug}")) {
      const slugs = subject === null ? others : [subject.slug]
      return slugs.map((slug) => address.replace("{slug}", encodeURIComponent(slug)))
    }
    if (!address.includes("{company_id}")) return [address]
    if (subject === null) return []
    const ofCompany = address.replace("{company_id}", String(subject.company_id))
    return [as_of === null ? ofCompany : `${ofCompany}${ofCompany.includes("?") ? "&" : "?"}as_of=${as_of}`]
  })

/** The header's value; empty for a page that needs nothing of its own. Null for the company of a page without one; without `asked` answers aren't named. */
export const linksOf = (needs: Needs, base: string, asked: Asked | null, subject: Subject | null): string =>
  [
    ...needs.files.map((path) =>
      path.endsWith(".css")
        ? `<${base}${path}>; rel=preload; as=style; crossorigin`
        : `<${base}${path}>; rel=modulepreload`
    ),
    ...(asked === null ? [] : addressesOf(needs, asked, subject)).map(
      (path) => `<${base}${path}>; rel=preload; as=fetch; crossorigin`
    )
  ].join(", ")
