/** The protocol over standard input and output: a message a line, and nothing but replies on the output. */
import { Cause, Effect, Stdio, Stream } from "effect"
import { ApiKeys, type Overloaded, type StoreUnavailable } from "../../../core/mod.ts"
import { rightsOf } from "../tool/Access.ts"
import { type errorCodes, errorReply, isMembers, messageOf, parsed, type Reply } from "../protocol/Message.ts"
import { batchRevision } from "../protocol/Revision.ts"
import type { Mcp } from "./Server.ts"

/** How many messages are answered at once. */
const atOnce = 4

/** The revision that a message asks for; null for any other than `initialize`. */
const revisionIn = (json: unknown): unknown =>
  isMembers(json) && json["method"] === "initialize" && isMembers(json["params"])
    ? json["params"]["protocolVersion"]
    : null

/** An error in reply to a message, to none that isn't answered. */
const refused = (json: unknown, code: keyof typeof errorCodes, why: string): Reply | null => {
  if (Array.isArray(json)) return errorReply(null, code, why)
  const message = messageOf(json)
  return message.kind === "unanswered" ? null : errorReply(message.id, code, why)
}

/** Answers the lines of standard input until it ends. Each line counts as one request of the key with the secret. */
export const serveLines = Effect.fnUntraced(function* (mcp: Mcp, secret: string) {
  const keys = yield* ApiKeys
  const stdio = yield* Stdio.Stdio
  const rights = rightsOf(keys, secret)
  let batches = false

  const answered = (json: unknown) =>
    keys.authorize(secret, { family: "public", scope: "any" }).pipe(
      Effect.flatMap(() => mcp.answer(json, rights, batches)),
      Effect.catchTags({
        KeyInvalid: () => Effect.succeed(refused(json, "invalidRequest", "Invalid or missing API key")),
        ScopeMissing: () => Effect.succeed(refused(json, "invalidRequest", "API key lacks a scope")),
        QuotaExceeded: ({ quota }) =>
          Effect.succeed(
            refused(json, "invalidRequest", `Rate limit exceeded: try again in ${quota.retry_after} s`)
          ),
        Overloaded: ({ retry_after }: Overloaded) =>
          Effect.succeed(refused(json, "internal", `Overloaded: try again in ${retry_after} s`)),
        StoreUnavailable: ({ reason }: StoreUnavailable) =>
          Effect.as(
            Effect.logError("The store is unavailable", reason),
            refused(json, "internal", "Service temporarily unavailable")
          )
      }),
      Effect.catchCause((cause) =>
        Cause.hasInterruptsOnly(cause)
          ? Effect.failCause(cause)
          : Effect.as(
              Effect.logError("A message failed", cause),
              refused(json, "internal", "Internal server error")
            )
      )
    )

  const reply = Effect.fnUntraced(function* (line: string) {
    const json = parsed(() => line)
    if (json === undefined) return errorReply(null, "unparsable", "The line isn't JSON")
    const revision = revisionIn(json)
    if (revision !== null) batches = revision === batchRevision
    return yield* answered(json)
  })

  yield* stdio.stdin.pipe(
    Stream.decodeText,
    Stream.splitLines,
    Stream.filter((line) => line.trim() !== ""),
    Stream.mapEffect(reply, { concurrency: atOnce, unordered: true }),
    Stream.filter((answer) => answer !== null),
    Stream.map((answer) => `${JSON.stringify(answer)}\n`),
    Stream.run(stdio.stdout({ endOnDone: false }))
  )
})
