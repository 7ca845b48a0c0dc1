/** The sanitizer as imports use it: harmless HTML, or why there is none. */
import { Effect } from "effect"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { Sanitiser } from "../../core/mod.ts"

const { html } = Effect.runSync(Effect.provide(Sanitiser, HtmlSanitiser.layer))

export const sanitise = html

/** An input, and its output. */
export type Cases = ReadonlyArray<readonly [given: string, left: string]>

const name =
  "(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|code|strong|em|a|table|caption|thead|tbody|tfoot|tr|th|td)"
const link = '<a href="https?:\\/\\/[^"<>\\s]+" rel="noopener noreferrer nofollow">'
const cell = '<t[dh](?: (?:col|row)span="[1-9]\\d{0,2}")+>'

/** HTML in which nothing runs or loads: text without angle brackets, and tags of the list without other attributes. */
export const harmless = new RegExp(`^(?:[^<>]|<\\/?${name}>|<br \\/>|${link}|${cell})*$`)
