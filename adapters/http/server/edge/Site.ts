/** The site: the pages for people that this server shows, as files that the program brings along. */
import { Context } from "effect"
import type { Asset } from "../answers/Asset.ts"
import { ownFilesAlone } from "./contentPolicy.ts"

/** Its files by path, `/index.html`; empty where it isn't built. */
export type SiteFiles = ReadonlyMap<string, Asset>

/** Null where this server shows no pages. */
export const Site = Context.Reference<SiteFiles | null>("findata/http/Site", { defaultValue: () => null })

/**
 * The paths of pages: all are index.html, whose script draws the page that its address names. A path of none is 404; what a
 * page finds in the store, or doesn't, changes nothing of this document, which is 200 for a company that there isn't.
 */
export const pagePaths = [
  "/",
  "/companies/:slug",
  "/companies/:slug/:tab",
  "/compare",
  "/account/keys",
  "/operator"
] as const

/** The paths of files beside pages. */
export const filePaths = ["/assets/*", "/favicon.svg", "/robots.txt"] as const

/** The headers of every page. */
export const pageHeaders = {
  "content-security-policy": ownFilesAlone,
  // With no-referrer browsers send `Origin: null` with a form, even to the page's own server.
  "referrer-policy": "same-origin"
} as const
