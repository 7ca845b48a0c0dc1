/** The languages of texts, and the fallback order where the requested one is missing. */
import { Schema } from "effect"

/** Korean, English, Japanese, Chinese. */
export const Locale = Schema.Literals(["ko", "en", "ja", "zh"])
export type Locale = typeof Locale.Type

/** All locales in order of preference: the requested one, then English, then the rest. */
export const localesFrom = (requested: Locale): ReadonlyArray<Locale> => [
  ...new Set<Locale>([requested, "en", ...Locale.literals])
]
