/**
 * Own figures that a browser keeps, `my.name`, written out in expressions: the service knows only those of accounts. What it
 * answers is restored to the names.
 */
import { textsAndComments } from "../../../../core/screens/brackets.ts"
import { builtIn, universeFunctions } from "../../../../core/screens/builtIn.ts"
import { maxCharacters, maxOwnCharacters, maxOwnDepth } from "../../../../core/screens/Limits.ts"

/** Formulas by the names of their figures. */
export type Formulas = ReadonlyMap<string, string>

/** Why an expression can't be written out, at its own figure at fault. */
export interface NotWrittenOut {
  readonly kind: "circle" | "deep" | "long"
  readonly position: number
  /** The figures that name each other, from the one at fault. */
  readonly names: ReadonlyArray<string>
}

export interface WrittenOut {
  readonly text: string
  /** Where in the expression a place of the text is from: all of a formula is from the name of its figure. */
  readonly placeOf: (position: number) => number
  /** The characters of the formulas that took the place of their names, each time that one did. */
  readonly ownCharacters: number
  /** A part of the text as the expression has it, where it first stands there. */
  readonly restored: (part: string) => string
}

export const isWrittenOut = (result: NotWrittenOut | WrittenOut): result is WrittenOut => "text" in result

/** Own figures and those of the past, outside texts and comments. */
const mentions = new RegExp(
  String.raw`${textsAndComments}|(?<![\w.])(?:ago\s*\(\s*my\s*\.\s*(?<then>\w+)\s*,\s*(?<span>"[^"]*"|'[^']*')\s*\)|my\s*\.\s*(?<now>\w+))`,
  "gu"
)

/** The own figures that an expression names, each once. */
export const ownIn = (expression: string): ReadonlyArray<string> => [
  ...new Set(
    [...expression.matchAll(mentions)].flatMap(({ groups }) => groups?.["now"] ?? groups?.["then"] ?? [])
  )
]

const universeCall = new RegExp(
  String.raw`${textsAndComments}|(?<call>(?<![\w.])(?:${universeFunctions.join("|")})\s*\()`,
  "gu"
)

/** Whether an expression compares a company with all others. */
export const comparesWithAll = (expression: string): boolean =>
  [...expression.matchAll(universeCall)].some(({ groups }) => groups?.["call"] !== undefined)

/** A formula in one line, without comments. */
const inOneLine = (formula: string): string =>
  formula
    .replaceAll(new RegExp(String.raw`${textsAndComments}|\s+`, "gu"), (token) =>
      /^["']/.test(token) ? token : " "
    )
    .trim()

const operands = new RegExp(
  // No beginning of a text, as in r"text".
  String.raw`${textsAndComments}|(?<![\w.])(?<name>[A-Za-z_]\w*)(?![\w"'])(?<call>\s*\()?`,
  "gu"
)

const brackets = new RegExp(String.raw`${textsAndComments}|[()]`, "gu")

/** Where the call whose bracket opens before a place ends; the end of the text where it has none. */
const endOfCall = (text: string, inside: number): number => {
  let open = 1
  brackets.lastIndex = inside
  for (let found = brackets.exec(text); found !== null; found = brackets.exec(text)) {
    if (found[0] === "(") open++
    else if (found[0] === ")" && --open === 0) return found.index + 1
  }
  return text.length
}

const keywords = ["in", "true", "false", "null"]

/** Functions whose figures can each be those of the past; the others are refused in `ago`, as they are. */
const ofAnyDay: ReadonlyArray<string> = builtIn.filter(
  (name) => !universeFunctions.some((other) => other === name)
)

/** A formula of what was known some time before: `ago` of each of its figures. */
const asKnown = (formula: string, span: string): string => {
  let [text, done] = ["", 0]
  for (const { 0: token, groups, index } of formula.matchAll(operands)) {
    const { call, name } = groups ?? {}
    const isFigure = name !== undefined && !(call === undefined ? keywords : ofAnyDay).includes(name)
    if (index < done || !isFigure) continue
    const end = call === undefined ? index + token.length : endOfCall(formula, index + token.length)
    text += `${formula.slice(done, index)}ago(${formula.slice(index, end)}, ${span})`
    done = end
  }
  return text + formula.slice(done)
}

/** A part of an expression, and what stands for it. */
interface Piece {
  readonly start: number
  readonly length: number
  readonly text: string
}

/** Thrown at an own figure that can't be written out. */
class Stopped extends Error {
  readonly kind: NotWrittenOut["kind"]
  readonly names: ReadonlyArray<string>
  constructor(kind: NotWrittenOut["kind"], names: ReadonlyArray<string>) {
    super(kind)
    this.kind = kind
    this.names = names
  }
}

/** What stands for the own figures of an expression, in their order; those without a formula here stay as they are. */
const piecesOf = (
  expression: string,
  formulas: Formulas,
  open: ReadonlyArray<string>,
  spent: { characters: number }
): ReadonlyArray<Piece> =>
  [...expression.matchAll(mentions)].flatMap(({ 0: token, groups, index }) => {
    const name = groups?.["now"] ?? groups?.["then"] ?? ""
    const formula = formulas.get(name)
    if (formula === undefined) return []
    if (open.includes(name)) throw new Stopped("circle", [...open.slice(open.indexOf(name)), name])
    if (open.length >= maxOwnDepth) throw new Stopped("deep", [...open, name])
    spent.characters += formula.length
    if (spent.characters > maxOwnCharacters) throw new Stopped("long", [name])
    const inner = inOneLine(formula)
    const whole = joined(inner, piecesOf(inner, formulas, [...open, name], spent))
    const span = groups?.["span"]
    return {
      start: index,
      length: token.length,
      text: `(${span === undefined ? whole : asKnown(whole, span)})`
    }
  })

const joined = (expression: string, pieces: ReadonlyArray<Piece>): string =>
  pieces.reduceRight(
    (text, piece) => text.slice(0, piece.start) + piece.text + text.slice(piece.start + piece.length),
    expression
  )

const placeIn = (pieces: ReadonlyArray<Piece>, position: number): number => {
  let grown = 0
  for (const { length, start, text } of pieces) {
    if (position < start + grown) break
    if (position < start + grown + text.length) return start
    grown += text.length - length
  }
  return position - grown
}

/** The first place of a part in a text that begins and ends between words; -1 where it has none from there on. */
const placeOfPart = (text: string, part: string, from: number): number => {
  const at = text.indexOf(part, from)
  if (at === -1) return -1
  const isCut = [at, at + part.length].some((edge) => /[\w.]\w/.test(text.slice(edge - 1, edge + 1)))
  return isCut ? placeOfPart(text, part, at + 1) : at
}

/** A part of the text as the expression has it; a part of a formula stays as it is. */
const restoredIn = (expression: string, text: string, pieces: ReadonlyArray<Piece>, part: string): string => {
  let grown = 0
  const written = pieces.map((piece) => {
    const from = piece.start + grown
    grown += piece.text.length - piece.length
    return { from, to: from + piece.text.length }
  })
  for (let at = placeOfPart(text, part, 0); at !== -1; at = placeOfPart(text, part, at + 1)) {
    const end = at + part.length
    const isWhole = written.every(({ from, to }) => to <= at || from >= end || (from >= at && to <= end))
    if (isWhole) return expression.slice(placeIn(pieces, at), placeIn(pieces, end))
  }
  return part
}

/** Where the text first has more characters than it may, at the figure whose formula they are of; null where it doesn't. */
const tooLongAt = (expression: string, pieces: ReadonlyArray<Piece>, most: number): number | null => {
  let { length } = expression
  for (const piece of pieces) {
    length += piece.text.length - piece.length
    if (length > most) return piece.start
  }
  return null
}

/**
 * An expression with the formulas of its own figures in their places; `of` is the figure whose formula it is. By default
 * it has as many characters as the service accepts in a request.
 */
export const writtenOut = (
  expression: string,
  formulas: Formulas,
  of: string | null = null,
  most = maxCharacters
): NotWrittenOut | WrittenOut => {
  const spent = { characters: 0 }
  const pieces: Array<Piece> = []
  for (const { 0: token, index } of expression.matchAll(mentions))
    try {
      for (const piece of piecesOf(token, formulas, of === null ? [] : [of], spent))
        pieces.push({ ...piece, start: index + piece.start })
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      return { kind: error.kind, position: index, names: error.names }
    }
  const long = tooLongAt(expression, pieces, most)
  if (long !== null) return { kind: "long", position: long, names: [] }
  const text = joined(expression, pieces)
  return {
    text,
    ownCharacters: spent.characters,
    placeOf: (position) => placeIn(pieces, position),
    restored: (part) => restoredIn(expression, text, pieces, part)
  }
}
