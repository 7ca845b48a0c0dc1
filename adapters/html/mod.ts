/**
 * HTML from outside made harmless, for imports of news.
 *
 * @module
 */
export * as HtmlSanitiser from "./Sanitiser.ts"
