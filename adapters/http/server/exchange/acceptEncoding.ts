/** The coding of a response by `Accept-Encoding` (RFC 9110, section 12.5.3). */
import { LRUCache } from "lru-cache"

/** A coding that compresses. */
export type Compressed = "br" | "gzip"

export type Coding = Compressed | "identity"

/** Below every weight that a client can give. */
const min = 0.0001

const weightPattern = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i

/** Weights by coding in lower case; 0 for a malformed weight. */
const weightsOf = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim())
      const [weight] = parameters
      const value = weight === undefined ? 1 : Number(weightPattern.exec(weight)?.[1] ?? 0)
      return [name.toLowerCase(), value]
    })
  )

/**
 * The coding with the greatest weight, the first of `available` among equals, identity after them. Identity is acceptable
 * where it isn't listed, and is the answer where nothing is.
 */
export const codingOf = (header: string, available: ReadonlyArray<Compressed>): Coding => {
  const weights = weightsOf(header)
  const others = weights.get("*")
  const weightOf = (coding: Coding): number => {
    const listed = weights.get(coding) ?? (coding === "gzip" ? weights.get("x-gzip") : undefined)
    return listed ?? others ?? (coding === "identity" ? min : 0)
  }
  let best: Coding = "identity"
  let greatest = weightOf("identity")
  for (const coding of available.toReversed()) {
    const weight = weightOf(coding)
    if (weight > 0 && weight >= greatest) [best, greatest] = [coding, weight]
  }
  return best
}

/** Clients send few different headers. */
const headersInMemory = 200

/** `codingOf` for the codings that a server has, remembering the latest headers. */
export const makeCodingOf = (available: ReadonlyArray<Compressed>) => {
  const known = new LRUCache<string, Coding>({ max: headersInMemory })
  return (header: string | undefined): Coding => {
    if (header === undefined) return "identity"
    const found = known.get(header)
    if (found !== undefined) return found
    const coding = codingOf(header, available)
    if (header.length < 1000) known.set(header, coding)
    return coding
  }
}
