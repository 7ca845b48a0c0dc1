/**
 * How much a document may contain that is parsed into objects, which take many times the memory of its text: characters,
 * elements, values and levels. Bounds on the text are of its characters alone, wherever they stand, since a document that
 * is meant to harm is read differently by each parser.
 */
import { Effect } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"

/** In millions of characters. */
const max = 64

/** The values of a JSON document, members and elements each, and how deeply they are nested. */
const maxValues = 5_000_000
const deepest = 200_000

/** The members of an object that is read one by one. */
export const maxMembers = 100_000

/** What an XML document may contain, besides its length. */
export interface XmlLimits {
  /** Elements and processing instructions. */
  readonly elements: number
  readonly attributes: number
  /** Characters of one text or tag. */
  readonly text: number
  /** Characters `<`, those in comments and sections included. */
  readonly marks: number
}

export const documentLimits: XmlLimits = {
  elements: 1_000_000,
  attributes: 1_000_000,
  text: 8_000_000,
  marks: 4_000_000
}

/** The longest processing instruction, in characters. */
const maxInstructionLength = 65_536

const unreadable = (file: string, message: string) => new UnreadableFile({ file, line: null, message })

/** What is more than parsers are given. */
const tooMany = (limit: number, what: string): string =>
  `The document contains more than ${limit.toLocaleString("en")} ${what}, the most that is parsed as a whole`

/** Thrown by parsers that count what they parse. */
export class TooMany extends Error {
  constructor(limit: number, what: string) {
    super(tooMany(limit, what))
  }
}

/** Fails for a text that is too long to be parsed as a whole. */
const parsable = (text: string, file: string): Effect.Effect<string, UnreadableFile> =>
  text.length <= max * 1_000_000
    ? Effect.succeed(text)
    : Effect.fail(
        unreadable(
          file,
          `The document is longer than ${max} million characters, the most that is parsed as a whole`
        )
      )

/** Why an XML text has more than the limits; null when it hasn't. What is counted while parsing isn't counted here. */
const xmlExcess = (
  text: string,
  { attributes, marks: maxMarks, text: maxText }: XmlLimits
): string | null => {
  let marks = 0
  for (let from = 0; from <= text.length; ) {
    const mark = text.indexOf("<", from)
    const end = mark < 0 ? text.length : mark
    if (end - from > maxText)
      return `The document contains a text or tag longer than ${maxText.toLocaleString("en")} characters`
    if (mark >= 0 && text.startsWith("?", mark + 1)) {
      const close = text.slice(mark, mark + maxInstructionLength).indexOf("?>")
      if (close < 0 && text.length - mark > maxInstructionLength)
        return `The document contains a processing instruction longer than ${maxInstructionLength.toLocaleString("en")} characters`
    }
    if (mark >= 0 && ++marks > maxMarks) return tooMany(maxMarks, "characters <")
    from = end + 1
  }
  let values = 0
  for (const quote of ['"', "'"]) {
    for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
      let before = at - 1
      while (before >= 0 && text.charCodeAt(before) <= 0x20) before--
      if (text.charCodeAt(before) === 0x3d && ++values > attributes) return tooMany(attributes, "attributes")
    }
  }
  return null
}

/** Fails for an XML text with more than the limits. */
export const parsableXml = (
  text: string,
  file: string,
  limits: XmlLimits
): Effect.Effect<string, UnreadableFile> =>
  Effect.flatMap(parsable(text, file), (whole) => {
    const excess = xmlExcess(whole, limits)
    return excess === null ? Effect.succeed(whole) : Effect.fail(unreadable(file, excess))
  })

/** Why a JSON text has more than the limits; null when it hasn't. */
const jsonExcess = (text: string): string | null => {
  // Each value but the first takes two characters at least, and so does each level.
  if (text.length <= 2 * Math.min(maxValues, deepest)) return null
  let values = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        // A string, up to the next quote that isn't escaped.
        for (at++; at < text.length && text.charCodeAt(at) !== 0x22; at++)
          if (text.charCodeAt(at) === 0x5c) at++
        break
      }
      case 0x5b:
      case 0x7b:
        if (++depth > deepest) return `The document is nested deeper than ${deepest.toLocaleString("en")}`
        if (++values > maxValues) return tooMany(maxValues, "values")
        break
      case 0x5d:
      case 0x7d:
        depth--
        break
      case 0x2c:
        if (++values > maxValues) return tooMany(maxValues, "values")
        break
    }
  }
  return null
}

/** Fails for a JSON text with more values than are parsed as a whole. */
export const parsableJson = (text: string, file: string): Effect.Effect<string, UnreadableFile> =>
  Effect.flatMap(parsable(text, file), (whole) => {
    const excess = jsonExcess(whole)
    return excess === null ? Effect.succeed(whole) : Effect.fail(unreadable(file, excess))
  })
