/** Lengths of texts in characters, Unicode's code points, as JSON Schema and databases count them. */
import { Schema } from "effect"

/** Whether a text has at most that many characters. */
export const hasAtMost = (text: string, characters: number): boolean =>
  // JavaScript's length counts UTF-16 units, of which a character has one or two.
  text.length <= characters || (text.length <= 2 * characters && [...text].length <= characters)

/** The same as a check of a schema; `Schema.isMaxLength` counts UTF-16 units. */
export const isMaxCharacters = (maxLength: number) =>
  Schema.makeFilter<string>((text) => hasAtMost(text, maxLength), {
    expected: `a text of at most ${maxLength} characters`,
    representation: { id: "findata/isMaxCharacters", payload: { maxLength } },
    toJsonSchema: () => ({ maxLength })
  })

/** Databases can't hold a NUL character. */
export const holdsNoNul = Schema.makeFilter<string>((text) => !text.includes("\u0000"), {
  message: "text holds a NUL character"
})

/** A database would store different text for a lone surrogate. */
export const isWhole = Schema.makeFilter<string>((text) => text.isWellFormed(), {
  message: "text holds half a character"
})
