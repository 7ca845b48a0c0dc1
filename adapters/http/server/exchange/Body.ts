/** A body as it is sent: its bytes in each coding, and the headers of the responses with it. */
import type { ReadSet } from "../../../../core/ports.ts"
import { type Coding, type Compressed, makeCodingOf } from "./acceptEncoding.ts"
import { namesTag } from "./etag.ts"

/** Headers, name and value in turn. */
export type Flat = ReadonlyArray<string>

/** The headers of a response with the body, and of the 304 in place of it. */
export interface Head {
  readonly whole: Flat
  readonly unchanged: Flat
}

/** For how long a body is kept. */
export interface Validity {
  /** What it was made of. */
  readonly readSet: ReadSet
  /** When it was made: a quarter of an hour, counted since 1970. */
  readonly period: number
}

/** Compressed bytes. */
export type Forms = ReadonlyMap<Compressed, Uint8Array>

export const lengthOf = (parts: ReadonlyArray<Uint8Array>): number =>
  parts.reduce((sum, { length }) => sum + length, 0)

/** A body before it is sent. */
export interface Content {
  readonly bytes: Uint8Array
  /** The bytes after them, of one that is too large to be kept; null for none. */
  readonly rest: ReadonlyArray<Uint8Array> | null
  readonly contentType: string
  /** A hash of all bytes. */
  readonly hash: string
  /** Headers beside those of every body. */
  readonly headers: Readonly<Record<string, string>>
  /** Request headers that decide whether it is sent, as `Vary` lists them. */
  readonly identifiedBy: string
  /** Request headers that affect it, besides those and Accept-Encoding. */
  readonly vary: ReadonlyArray<string>
  /** Whether it is a page, which any cache may store where the request has no credentials. */
  readonly isPage: boolean
  /** `Cache-Control` of what is the same for every client; null for what access decides. */
  readonly cacheControl: string | null
  /** Its compressed forms where it comes with them, none for what doesn't get smaller; null to compress it when asked for. */
  readonly compressed: Forms | null
}

/** Any cache may store it, and asks each time whether it has changed. */
export const revalidated = "public, max-age=0, must-revalidate"

/** Smaller bodies are sent as they are. */
const minCompressed = 1024

export class Body {
  readonly content: Content
  /** Null for a body that isn't kept; `always` for one that is made of the program alone. */
  readonly validity: Validity | "always" | null
  /** Its compressed bytes, as far as they were asked for. */
  readonly #compressed: Map<Coding, Uint8Array>
  readonly #heads = new Map<string, Head>()
  /** Of all its bytes, not compressed. */
  readonly length: number
  /** Strong tags; those of compressed forms are known before they are compressed. */
  readonly #etags: Readonly<Record<Coding, string>>

  constructor(content: Content, validity: Validity | "always" | null) {
    const { bytes, hash, rest } = content
    this.content = content
    this.#compressed = new Map(content.compressed)
    this.length = bytes.length + lengthOf(rest ?? [])
    this.validity = validity
    this.#etags = { identity: `"${hash}"`, br: `"${hash}-br"`, gzip: `"${hash}-gzip"` }
  }

  get isKept(): boolean {
    return this.validity !== null
  }

  /** Its bytes in all codings together. */
  get size(): number {
    return this.length + lengthOf([...this.#compressed.values()])
  }

  addCompressed(coding: Compressed, bytes: Uint8Array): void {
    this.#compressed.set(coding, bytes)
  }

  /** Whether it is sent compressed to a client that prefers that. */
  get isCompressible(): boolean {
    return this.content.compressed === null ? this.length >= minCompressed : this.#compressed.size > 0
  }

  /** Whether `If-None-Match` names the body in any coding. */
  isNamedBy(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false
    const { br, gzip, identity } = this.#etags
    const isOwn = ifNoneMatch === identity || ifNoneMatch === br || ifNoneMatch === gzip
    return isOwn || namesTag(ifNoneMatch, identity, br, gzip)
  }

  /** The bytes in a coding, without the rest; undefined when it isn't compressed so yet. */
  bytes(coding: Coding): Uint8Array | undefined {
    return coding === "identity" ? this.content.bytes : this.#compressed.get(coding)
  }

  /** The headers of responses in a coding. Before it is compressed so only `unchanged` is complete. */
  head(coding: Coding, isAnonymous: boolean): Head {
    const { cacheControl, isPage } = this.content
    const isPrivate = cacheControl === null && !(isAnonymous && isPage)
    const name = isPrivate ? coding : `${coding} open`
    const known = this.#heads.get(name)
    if (known !== undefined) return known
    const made = this.#makeHead(coding, isPrivate)
    if (this.bytes(coding) !== undefined) this.#heads.set(name, made)
    return made
  }

  #makeHead(coding: Coding, isPrivate: boolean): Head {
    const { cacheControl, contentType, headers, identifiedBy, vary } = this.content
    const varying = [...(isPrivate ? [identifiedBy] : []), ...vary, "Accept-Encoding"]
    const unchanged = [
      ...Object.entries(headers).flat(),
      "etag",
      this.#etags[coding],
      "cache-control",
      isPrivate ? "private" : (cacheControl ?? revalidated),
      "vary",
      varying.join(", ")
    ]
    const whole = [
      "content-type",
      contentType,
      "content-length",
      String((coding === "identity" ? this.length : this.bytes(coding)?.length) ?? 0),
      ...unchanged,
      ...(coding === "identity" ? [] : ["content-encoding", coding])
    ]
    return { unchanged, whole }
  }
}

/** Returns the coding in which a client with this `Accept-Encoding` gets a body, where bodies are compressed by `codings`. */
export const makeCodingFor = (codings: ReadonlyArray<Compressed>) => {
  const later = makeCodingOf(codings)
  const ready = makeCodingOf(["br", "gzip"])
  return (body: Body, header: string | undefined): Coding => {
    if (!body.isCompressible) return "identity"
    return body.content.compressed === null ? later(header) : ready(header)
  }
}
