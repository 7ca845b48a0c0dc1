/** Parses JSON member by member, so that of a document of tens of megabytes only what is read becomes objects. */

import { maxMembers, TooMany } from "./Limits.ts"

/**
 * What is kept of the value at a path of names, which is empty for the document: all of it, of an object the members that are
 * kept, or nothing. A value that isn't kept is parsed all the same, since what surrounds it isn't JSON unless it is.
 */
export type Kept = (path: ReadonlyArray<string>) => "all" | "members" | "nothing"

const quote = 0x22
const backslash = 0x5c

/** After white space. */
const skipped = (text: string, from: number): number => {
  let at = from
  for (;;) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at
    at++
  }
}

/** After the string that begins there. */
const afterString = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return at + 1
  }
  return text.length
}

/** After the value that begins there, as far as brackets, commas and strings say. */
const afterValue = (text: string, from: number): number => {
  let depth = 0
  let at = from
  while (at < text.length) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = afterString(text, at)
        if (depth === 0) return at
        continue
      case 0x5b:
      case 0x7b:
        depth++
        break
      case 0x5d:
      case 0x7d:
        if (depth === 0) return at
        depth--
        if (depth === 0) return at + 1
        break
      case 0x2c:
        if (depth === 0) return at
        break
    }
    at++
  }
  return at
}

const isAt = (text: string, at: number, sign: string): boolean => text.charCodeAt(at) === sign.charCodeAt(0)

/**
 * The kept parts of a document, where `members` of anything but an object are nothing, and of a document that is none all of it.
 * Throws for what isn't JSON, with the message that the whole has, and `TooMany` for an object of too many members to be read
 * one by one.
 */
export const jsonPart = (text: string, kept: Kept): unknown => {
  const broken = (): never => {
    JSON.parse(text)
    throw new SyntaxError("A member doesn't end where its brackets do")
  }
  const parsed = (from: number, to: number): unknown => {
    try {
      return JSON.parse(text.slice(from, to))
    } catch {
      return broken()
    }
  }
  /** The value that begins there, and where it ends; undefined for one of which nothing is kept. */
  const valueAt = (from: number, path: ReadonlyArray<string>): readonly [value: unknown, end: number] => {
    const kind = kept(path)
    if (kind === "members" && isAt(text, from, "{")) return membersAt(from, path)
    const end = afterValue(text, from)
    const value = parsed(from, end)
    return [kind === "all" || path.length === 0 ? value : undefined, end]
  }
  const membersAt = (from: number, path: ReadonlyArray<string>): readonly [value: unknown, end: number] => {
    const members = new Map<string, unknown>()
    let count = 0
    let at = skipped(text, from + 1)
    if (isAt(text, at, "}")) return [{}, at + 1]
    for (;;) {
      if (++count > maxMembers) throw new TooMany(maxMembers, "members of one object")
      if (!isAt(text, at, '"')) return broken()
      const end = afterString(text, at)
      const name = parsed(at, end) as string
      const colon = skipped(text, end)
      if (!isAt(text, colon, ":")) return broken()
      const [value, after] = valueAt(skipped(text, colon + 1), [...path, name])
      if (value !== undefined) members.set(name, value)
      at = skipped(text, after)
      if (isAt(text, at, "}")) return [Object.fromEntries(members), at + 1]
      if (!isAt(text, at, ",")) return broken()
      at = skipped(text, at + 1)
    }
  }
  const [value, end] = valueAt(skipped(text, 0), [])
  return skipped(text, end) < text.length ? broken() : value
}
