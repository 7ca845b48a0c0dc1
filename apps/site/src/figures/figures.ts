/** The figures of the pages: by their member in the API, a name and what it means, in every language. */
import { messages } from "../language/language.ts"
import { en } from "./en.ts"
import { ja } from "./ja.ts"
import { ko } from "./ko.ts"
import { zh } from "./zh.ts"

export type FigureName = keyof typeof en

/** The name of a figure, and its definition: a sentence, with the formula where it is one. */
export type FigureTexts = { readonly [Name in FigureName]: readonly [label: string, definition: string] }

export const figureTexts = messages<FigureTexts>({ en, ko, ja, zh })
