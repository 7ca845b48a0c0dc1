/** The languages that texts come in, and which of them is served where the one asked for is missing. */
import { Schema } from "effect"

/** Korean, English, Japanese, Chinese. */
export const Locale = Schema.Literals(["ko", "en", "ja", "zh"])
export type Locale = typeof Locale.Type

/** All locales in the order in which one is chosen: the one asked for, then English, then any. */
export const localesFrom = (asked: Locale): ReadonlyArray<Locale> => [
  ...new Set<Locale>([asked, "en", ...Locale.literals])
]
