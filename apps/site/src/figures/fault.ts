/** What the service says is wrong with an expression, and where. */
import { FindataError } from "../../../../adapters/client/mod.ts"

export interface Fault {
  /** Of which parameter: `where`, `columns` or `sort`. */
  readonly parameter: string
  readonly message: string
  /** The first wrong character, from 0; the length of the text where something is missing at its end. */
  readonly position: number
  readonly suggestions: ReadonlyArray<string>
  /** Why, where a page may act on it: `unknown_own_figure`; null for other faults. */
  readonly reason: string | null
  /** Of the message; null for that of the page. */
  readonly lang: "en" | null
}

interface Item {
  readonly loc: ReadonlyArray<string | number>
  readonly msg: string
  readonly ctx?: {
    readonly position?: number
    readonly suggestions?: ReadonlyArray<string>
    readonly reason?: string
  }
}

/** The first fault that has a place; null for an error without one. */
export const faultOf = (error: Error | null): Fault | null => {
  if (!(error instanceof FindataError) || typeof error.detail === "string") return null
  const found = (error.detail as ReadonlyArray<Item>).find(({ ctx }) => ctx?.position !== undefined)
  if (found?.ctx?.position === undefined) return null
  return {
    parameter: String(found.loc.at(-1)),
    message: found.msg.replace(/^Value error, /, ""),
    position: found.ctx.position,
    suggestions: found.ctx.suggestions ?? [],
    reason: found.ctx.reason ?? null,
    lang: "en"
  }
}

/** The text around a place: what is before it, the word there, and what follows; the word is empty at the end. */
export const aroundPlace = (
  text: string,
  position: number
): readonly [before: string, word: string, after: string] => {
  const word = /^(?:my\s*\.\s*\w+|\w+|\S)?/.exec(text.slice(position))?.[0] ?? ""
  return [text.slice(0, position), word, text.slice(position + word.length)]
}

/** The text with another word at a place. */
export const repaired = (text: string, position: number, word: string): string => {
  const [before, , after] = aroundPlace(text, position)
  return `${before}${word}${after}`
}
