/** The figures of the pages: by their member in the API, a name and what it means, in every language. */
import { messages } from "../language/language.ts"
import { en } from "./en.ts"
import type { FigureTexts } from "./FigureTexts.ts"
import { ja } from "./ja.ts"
import { ko } from "./ko.ts"
import { zh } from "./zh.ts"

export const figureTexts = messages<FigureTexts>({ en, ko, ja, zh })
