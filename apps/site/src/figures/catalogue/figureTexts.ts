/** The texts of all figures, loaded for the language when they are asked for: pages that show few don't carry them. */
import type { Language } from "../../language/language.ts"
import { textOf } from "./compose.ts"
import type { FigureText, Parts } from "./Parts.ts"

/** What the catalogue says of a figure, in English, as the service lists it. */
interface Listed {
  readonly name: string
  readonly title: string
  readonly meaning: string
}

type Translated = Exclude<Language, "en">

const loading: { readonly [L in Translated]: () => Promise<{ readonly parts: Parts }> } = {
  ko: () => import("./ko.ts"),
  ja: () => import("./ja.ts"),
  zh: () => import("./zh.ts")
}

const inEnglish = ({ meaning, title }: Listed): FigureText => [title, `${meaning}.`]

/** The title and the meaning of any figure in a language; those of the catalogue where the language has none. */
export const figureTextsIn = async (language: Language): Promise<(figure: Listed) => FigureText> => {
  if (language === "en") return inEnglish
  const { parts } = await loading[language]()
  return (figure) => textOf(parts, figure.name) ?? inEnglish(figure)
}
