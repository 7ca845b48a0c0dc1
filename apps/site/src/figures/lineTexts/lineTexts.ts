/** The lines of statements by name: what they are called and what they mean, in every language. */
import { messages } from "../../language/language.ts"
import { en } from "./en.ts"
import { ja } from "./ja.ts"
import { ko } from "./ko.ts"
import type { LineTexts } from "./TextsOfLines.ts"
import { zh } from "./zh.ts"

export const lineTexts = messages<LineTexts>({ en, ko, ja, zh })

/** The name of a line; undefined for any other word of a formula. */
export const nameOfLine = (word: string): string | undefined => {
  const names: Readonly<Record<string, readonly [string, string] | undefined>> = lineTexts()
  return names[word]?.[0]
}
