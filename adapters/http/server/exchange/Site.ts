/** The site: the pages for people that this server shows, as files that the program brings along. */
import { Context } from "effect"
import type { Asset } from "./Asset.ts"
import { ownFilesAlone } from "./contentPolicy.ts"

/** Its files by path, `/index.html`; empty where it isn't built. */
export type SiteFiles = ReadonlyMap<string, Asset>

/** Null where this server shows no pages. */
export const Site = Context.Reference<SiteFiles | null>("findata/http/Site", { defaultValue: () => null })

/**
 * The paths of pages: all are index.html, whose script draws the page that its address names. A path of none is 404; what a
 * page finds in the store, or doesn't, changes nothing of this document, which is 200 for a company that there isn't. What
 * the page needs first is in the header `Link` (`adapters/http/server/handlers/site/links.ts`).
 */
export const pagePaths = [
  "/",
  "/companies",
  "/companies/:slug",
  "/companies/:slug/:tab",
  "/compare",
  "/calendar",
  "/sectors",
  "/sectors/:currency/:sector",
  "/screener",
  "/account/keys",
  "/operator"
] as const

/** The paths of files beside pages. */
export const filePaths = ["/assets/*", "/favicon.svg", "/robots.txt"] as const

/** How addresses of files and the base path are written in the document of pages: from the root of the host. */
const fromRoot = /(?<= (?:href|src|content)=")\/(?!\/)/g

/** The document of the pages of a server below a path; as it was built where there is no path, null where it isn't built. */
export const documentAt = (site: SiteFiles, base: string): Asset | null => {
  const built = site.get("/index.html") ?? null
  if (built === null || base === "") return built
  const text = new TextDecoder().decode(built.bytes).replace(fromRoot, `${base}/`)
  return { ...built, bytes: new TextEncoder().encode(text), compressed: new Map() }
}

/** The headers of every page. */
export const pageHeaders = {
  "content-security-policy": ownFilesAlone,
  // With no-referrer browsers send `Origin: null` with a form, even to the page's own server.
  "referrer-policy": "same-origin"
} as const
