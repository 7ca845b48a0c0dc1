/** What the texts of statements' lines contain in each language. */
import type { LineName } from "../lines.ts"
import type { enOperands } from "./en.ts"

export type LineTexts = { readonly [Name in LineName]: readonly [label: string, definition: string] }
export type OperandTexts = { readonly [Name in keyof typeof enOperands]: string }
