/** The lines of statements by name: what they are called and what they mean, in every language. */
import { messages } from "../../language/language.ts"
import { en, enOperands } from "./en.ts"
import { ja, jaOperands } from "./ja.ts"
import { ko, koOperands } from "./ko.ts"
import type { LineTexts, OperandTexts } from "./TextsOfLines.ts"
import { zh, zhOperands } from "./zh.ts"

export const lineTexts = messages<LineTexts>({ en, ko, ja, zh })

const operandTexts = messages<OperandTexts>({
  en: enOperands,
  ko: koOperands,
  ja: jaOperands,
  zh: zhOperands
})

/** The name of a line, also of one that is part of formulas only; undefined for any other word. */
export const nameOfLine = (word: string): string | undefined => {
  const names: Readonly<Record<string, readonly [string, string] | undefined>> = lineTexts()
  const operands: Readonly<Record<string, string | undefined>> = operandTexts()
  return names[word]?.[0] ?? operands[word]
}
