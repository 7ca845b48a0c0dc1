/** The site: the pages for people that this server shows, as files that the program brings along. */
import { Context } from "effect"
import type { Asset } from "../answers/Asset.ts"

/** Its files by path, `/index.html`; empty where it isn't built. */
export type SiteFiles = ReadonlyMap<string, Asset>

/** Null where this server shows no pages. */
export const Site = Context.Reference<SiteFiles | null>("findata/http/Site", { defaultValue: () => null })

/** The paths of pages: all are index.html, whose script draws the page that its address names. */
export const pagePaths = ["/", "/companies/*", "/compare", "/account/*", "/operator"] as const

/** The paths of files beside pages. */
export const filePaths = ["/assets/*", "/favicon.svg", "/robots.txt"] as const
