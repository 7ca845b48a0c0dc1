/** Composes the text of a figure from the parts of a language. */
import type { FigureText, Parts } from "./Parts.ts"

type Texts = Readonly<Record<string, FigureText | undefined>>

const followed = (text: FigureText | undefined, suffix: FigureText): FigureText | undefined =>
  text && [`${text[0]}${suffix[0]}`, `${text[1]}${suffix[1]}`]

/** What a figure is called and means in the language of the parts; undefined for one that it has no text of. */
export const textOf = (parts: Parts, name: string): FigureText | undefined => {
  const lines: Texts = parts.lines
  const ratios: Texts = parts.ratios
  const own: Texts = { ...parts.priced, ...parts.single, ...parts.pages }
  if (own[name] !== undefined) return own[name]

  const span = /^return_(\w+)$/.exec(name)?.[1]
  const words: Readonly<Record<string, string | undefined>> = parts.spans
  if (span !== undefined && words[span] !== undefined) return parts.returnOver(words[span])

  const [, grown = "", trailing, years] = /^(\w+?)(_ttm)?_growth_(\d)y(?:_cagr)?$/.exec(name) ?? []
  const line = lines[grown]
  if (line !== undefined)
    return trailing === undefined ? parts.growth(line[0], Number(years)) : parts.trailingGrowth(line[0])

  const [, base = name, suffix] = /^(\w+)_(ttm|mrq)$/.exec(name) ?? []
  const text = lines[base] ?? ratios[base]
  if (suffix === "ttm") return followed(text, parts.ofMonths)
  if (suffix === "mrq") return followed(text, parts.ofBalances)
  return followed(text, ["", parts.ofYear])
}
