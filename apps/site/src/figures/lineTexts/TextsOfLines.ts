/** What the texts of statements' lines contain in each language. */
import type { en, enOperands } from "./en.ts"

export type LineTexts = { readonly [Name in keyof typeof en]: readonly [label: string, definition: string] }
export type OperandTexts = { readonly [Name in keyof typeof enOperands]: string }
