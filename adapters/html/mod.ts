/**
 * Sanitises HTML from outside, for imports of news.
 *
 * @module
 */
export * as HtmlSanitiser from "./Sanitiser.ts"
