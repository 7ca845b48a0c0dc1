/** The brackets and commas of an expression, outside its texts and comments. */

/** Texts and comments, as CEL writes them: the beginning of a pattern of what is looked for outside them. */
export const textsAndComments =
  /"""(?:\\[^]|(?!""")[^\\])*"""|'''(?:\\[^]|(?!''')[^\\])*'''|"(?:\\[^]|[^"\\\n\r])*"|'(?:\\[^]|[^'\\\n\r])*'|\/\/[^\n]*/
    .source

const tokens = new RegExp(`${textsAndComments}|[()[\\]{},]`, "gu")

/** A bracket or comma and its position, in order. */
interface Mark {
  readonly character: string
  readonly position: number
}

const isOpening = (character: string): boolean => "([{".includes(character)

/** The brackets and commas of an expression in order; a text without an end is looked through. */
const marksOf = (text: string): ReadonlyArray<Mark> =>
  [...text.matchAll(tokens)].flatMap(({ 0: token, index }) =>
    token.length === 1 ? [{ character: token, position: index }] : []
  )

/** The number of ascending marks before a position. */
const countBefore = (marks: ReadonlyArray<Mark>, position: number): number => {
  let [from, to] = [0, marks.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((marks[middle] as Mark).position < position) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * For a text whose brackets are paired, a function that widens a part of it by the brackets of which the part has only one:
 * the parser leaves those around an operand out of the place of its operator, so that `(a + b) * c` begins at `a`.
 */
export const wholeIn = (
  text: string
): ((start: number, end: number) => readonly [from: number, to: number]) => {
  const marks = marksOf(text)
  const partners = new Map<number, number>()
  const open: Array<number> = []
  for (const { character, position } of marks) {
    if (isOpening(character)) open.push(position)
    else if (character !== ",") {
      const begin = open.pop() as number
      partners.set(begin, position)
      partners.set(position, begin)
    }
  }
  return (start, end) => {
    const isWithin = (mark: Mark | undefined): mark is Mark => {
      const partner = mark === undefined ? undefined : partners.get(mark.position)
      return partner !== undefined && partner >= start && partner < end
    }
    let [from, to] = [start, end]
    let before = countBefore(marks, start) - 1
    for (let mark = marks[before]; isWithin(mark); mark = marks[--before]) from = mark.position
    let after = countBefore(marks, end)
    for (let mark = marks[after]; isWithin(mark); mark = marks[++after]) to = mark.position + 1
    return [from, to]
  }
}

/** The last bracket that opens and isn't closed; null when all are closed. */
export const lastOpenOf = (text: string): string | null => {
  const open: Array<string> = []
  for (const { character } of marksOf(text)) {
    if (isOpening(character)) open.push(character)
    else if (character !== ",") open.pop()
  }
  return open.at(-1) ?? null
}

/** A part of a text and where it begins. */
export interface Part {
  readonly text: string
  readonly position: number
}

/** The parts between the commas that are within no brackets, without the spaces around them. */
export const partsOf = (text: string): ReadonlyArray<Part> => {
  const ends: Array<number> = []
  let depth = 0
  for (const { character, position } of marksOf(text)) {
    if (isOpening(character)) depth++
    else if (character !== ",") depth--
    else if (depth === 0) ends.push(position)
  }
  return [...ends, text.length].map((end, i) => {
    const begin = i === 0 ? 0 : (ends[i - 1] as number) + 1
    const part = text.slice(begin, end)
    return { text: part.trim(), position: begin + part.length - part.trimStart().length }
  })
}
