/** What the texts of figures contain in each language. */
import type { en } from "./en.ts"

export type FigureName = keyof typeof en

/** The name of a figure, and its definition: a sentence, with the formula where it is one. */
export type FigureTexts = { readonly [Name in FigureName]: readonly [label: string, definition: string] }
