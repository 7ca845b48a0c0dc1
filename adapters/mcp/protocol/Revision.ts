/** The revisions of the protocol that are answered, and what differs between them. */
import { isMembers } from "./Message.ts"

/** Clients of these begin with `initialize`, and agree on a revision by it; newest first. */
export const negotiated = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const

/** Each request of this revision, and its HTTP headers, name it; there is no `initialize`. */
export const claimed = "2026-07-28"

/** Newest first. */
export const revisions: ReadonlyArray<string> = [claimed, ...negotiated]

/** The only revision with lists of messages, and the one of a request over HTTP that names none. */
export const batchRevision = "2025-03-26"

/** The revision that a request's metadata name; undefined where they name none. */
export const claimIn = (params: unknown): unknown =>
  isMembers(params) && isMembers(params["_meta"])
    ? params["_meta"]["io.modelcontextprotocol/protocolVersion"]
    : undefined

type Headers = Readonly<Record<string, string | undefined>>

const mismatchOfOne = (headers: Headers, message: unknown): string | null => {
  // Notifications name no revision.
  if (!isMembers(message) || message["id"] === undefined) return null
  const { method, params } = message
  const claim = claimIn(params)
  const revision = headers["mcp-protocol-version"]
  if (claim === undefined && revision !== claimed) return null
  if (claim !== revision) return "MCP-Protocol-Version and the protocolVersion of the metadata differ"
  if (headers["mcp-method"] !== method) return "Mcp-Method and the method of the message differ"
  const name = method === "tools/call" && isMembers(params) ? params["name"] : undefined
  return name === undefined || headers["mcp-name"] === name
    ? null
    : "Mcp-Name and the name of the tool differ"
}

/**
 * How the headers of a request over HTTP and its message differ, or the first that does in a list, in which they have to
 * agree where either is of the revision that names itself; null where they don't.
 */
export const mismatchOf = (headers: Headers, json: unknown): string | null => {
  for (const message of Array.isArray(json) ? json : [json]) {
    const mismatch = mismatchOfOne(headers, message)
    if (mismatch !== null) return mismatch
  }
  return null
}
