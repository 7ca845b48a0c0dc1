/** Sentences one after the other, as a language sets them. */
import { language } from "./language.ts"

/** With a space between them, which Japanese and Chinese don't have after a full stop. */
export const sentences = (...all: ReadonlyArray<string>): string =>
  all.join(language.value === "ja" || language.value === "zh" ? "" : " ")
