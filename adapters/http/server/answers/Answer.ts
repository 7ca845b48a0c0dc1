/** Answers, and how they become the content of bodies: encoded in a format, with the hash that their ETags are made of. */
import { Effect } from "effect"
import { Digest } from "effect/crypto"
import { inOwnTurn, inTurns } from "../../../../core/ports.ts"
import { type Format, formats, type TableFormat } from "../../api/base/Formats.ts"
import { type Content, lengthOf } from "../exchange/Body.ts"
import { type DayCalendar, iCalendarOf } from "./iCalendar.ts"
import { KeptBodies } from "./KeptBodies.ts"
import { joined, pieceBytes, piecesOf } from "./Pieces.ts"
import { encodeTable, type Table } from "./tables.ts"

/**
 * A response in its formats, each encoded on demand: a JSON value, the bytes of one, the same in pieces of some milliseconds, or its
 * bytes in parts; without a table or a calendar it is JSON only.
 */
export type Answer = AnswerOptions & Written

type Written = Whole | { readonly parts: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>] }

/** What isn't in parts. */
export type Whole = InOne | { readonly pieces: () => Iterator<void, Uint8Array> }

/** What is encoded in one go. */
type InOne = { readonly json: () => unknown } | { readonly bytes: () => Uint8Array }

interface AnswerOptions {
  readonly table?: () => Table
  readonly calendar?: () => DayCalendar
  /** Headers beside those of every body. */
  readonly headers?: Readonly<Record<string, string>>
  /** Request headers that affect the body, beside those that affect every body. */
  readonly vary?: ReadonlyArray<string>
  /** Whether shared caches may not store it, though it is a page: it names this server as the request does. */
  readonly isPrivate?: boolean
}

const encoder = new TextEncoder()

/** A response as JSON. */
export const jsonOf = (answer: Whole): Effect.Effect<Uint8Array> => {
  if ("pieces" in answer) return Effect.suspend(() => inTurns(answer.pieces()))
  return Effect.sync(() =>
    "bytes" in answer ? answer.bytes() : encoder.encode(JSON.stringify(answer.json()))
  )
}

/** What makes the text of a format besides JSON; null for one that the response doesn't have. */
const textIn = (
  { calendar, table }: Answer,
  format: Exclude<Format, "json">
): Effect.Effect<string> | null => {
  if (format === "ics") return calendar === undefined ? null : Effect.sync(() => iCalendarOf(calendar()))
  return table === undefined ? null : encodeTable(format satisfies TableFormat, table())
}

export const makeEncoding = Effect.gen(function* () {
  const digest = yield* Digest.Digest
  const { maxBody } = yield* KeptBodies

  const sha1 = (bytes: Uint8Array) => digest.digestHex(Digest.sha1, bytes)

  /** That of long bytes is made of the hashes of their pieces. */
  const hashOf = Effect.fnUntraced(function* (bytes: Uint8Array, rest: Content["rest"]) {
    if (rest === null && bytes.length <= pieceBytes) return (yield* sha1(bytes)).slice(0, 32)
    const hashes: Array<string> = []
    for (const piece of piecesOf([bytes, ...(rest ?? [])])) hashes.push(yield* inOwnTurn(sha1(piece)))
    return (yield* sha1(encoder.encode(hashes.join("")))).slice(0, 32)
  })

  /** The bytes of a response, as JSON without a text in another format. */
  const bytesOf = (
    answer: Answer,
    text: Effect.Effect<string> | null
  ): Effect.Effect<Pick<Content, "bytes" | "rest">> => {
    if (text !== null) return Effect.map(text, (all) => ({ bytes: encoder.encode(all), rest: null }))
    if (!("parts" in answer)) return Effect.map(jsonOf(answer), (bytes) => ({ bytes, rest: null }))
    const [bytes, ...rest] = answer.parts
    return lengthOf(answer.parts) > Math.max(maxBody, pieceBytes)
      ? Effect.succeed({ bytes, rest })
      : Effect.map(joined(answer.parts), (bytes) => ({ bytes, rest: null }))
  }

  const encode = Effect.fnUntraced(function* (
    answer: Answer,
    wanted: Format,
    { identifiedBy, isPage }: Pick<Content, "identifiedBy" | "isPage">
  ) {
    const { headers = {}, isPrivate = false, table, vary = [] } = answer
    const text = wanted === "json" ? null : textIn(answer, wanted)
    const format = text === null ? "json" : wanted
    const { bytes, rest } = yield* bytesOf(answer, text)
    const content: Content = {
      bytes,
      rest,
      contentType: formats[format],
      hash: yield* hashOf(bytes, rest),
      headers,
      identifiedBy,
      vary: table === undefined ? vary : ["Accept", ...vary],
      isPage: isPage && !isPrivate,
      cacheControl: null,
      compressed: null
    }
    return content
  })

  return { encode, hashOf }
})
