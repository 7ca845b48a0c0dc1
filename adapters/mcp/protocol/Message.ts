/** JSON-RPC 2.0 as the Model Context Protocol uses it: requests, notifications and their replies. */

export type Id = string | number

export interface Reply {
  readonly jsonrpc: "2.0"
  /** Null for a message whose id can't be read. */
  readonly id: Id | null
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** JSON-RPC 2.0, section 5.1; the last two are the protocol's own. */
export const errorCodes = {
  unparsable: -32_700,
  invalidRequest: -32_600,
  unknownMethod: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  headerMismatch: -32_020,
  unknownRevision: -32_022
} as const

export const resultReply = (id: Id, result: unknown): Reply => ({ jsonrpc: "2.0", id, result })

export const errorReply = (
  id: Id | null,
  code: keyof typeof errorCodes,
  message: string,
  data?: unknown
): Reply => ({
  jsonrpc: "2.0",
  id,
  error: { code: errorCodes[code], message, ...(data === undefined ? {} : { data }) }
})

/** The JSON of a text; undefined for what isn't any, or where reading the text fails. */
export const parsed = (text: () => string): unknown => {
  try {
    return JSON.parse(text())
  } catch {
    return undefined
  }
}

export type Members = Readonly<Record<string, unknown>>

export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A message by its kind. */
export type Message =
  | { readonly kind: "request"; readonly id: Id; readonly method: string; readonly params: Members }
  /** A notification, or a reply to the server, which asks clients nothing: neither is answered. */
  | { readonly kind: "unanswered" }
  | { readonly kind: "invalid"; readonly id: Id | null; readonly why: string }

const isId = (value: unknown): value is Id => typeof value === "string" || Number.isFinite(value)

/** Reads one message of parsed JSON. */
export const messageOf = (value: unknown): Message => {
  if (!isMembers(value)) return { kind: "invalid", id: null, why: "A message is a JSON object" }
  const { id, jsonrpc, method, params = {} } = value
  const known = isId(id) ? id : null
  if (jsonrpc !== "2.0") return { kind: "invalid", id: known, why: 'Expected "jsonrpc": "2.0"' }
  if (method === undefined && ("result" in value || "error" in value)) return { kind: "unanswered" }
  if (typeof method !== "string") return { kind: "invalid", id: known, why: "Expected a method" }
  if (id === undefined) return { kind: "unanswered" }
  if (known === null) return { kind: "invalid", id: null, why: "Expected an id that is a string or a number" }
  if (!isMembers(params)) return { kind: "invalid", id: known, why: "Expected params to be an object" }
  return { kind: "request", id: known, method, params }
}
