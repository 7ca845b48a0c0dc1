/** The texts of all figures in the language of the site, loaded when they are needed. */
import { useEffect, useState } from "preact/hooks"
import { language } from "../language/language.ts"
import { figureTextsIn } from "./catalogue/figureTexts.ts"

/** What a figure is called and means. */
export type TextsOf = Awaited<ReturnType<typeof figureTextsIn>>

/** Null until they are loaded; in English where they can't be. */
export const useTextsOf = (): TextsOf | null => {
  const [textsOf, setTextsOf] = useState<TextsOf | null>(null)
  useEffect(() => {
    void figureTextsIn(language.value)
      .catch(() => figureTextsIn("en"))
      .then((loaded) => setTextsOf(() => loaded))
  }, [])
  return textsOf
}
