/**
 * Answers messages of the Model Context Protocol without a session: each message is answered by itself, by any thread or
 * server. Effect's McpServer keeps a session for revisions before 2026-07-28 in the memory of one process.
 */
import { type Context, Effect, Result, Schema, SchemaIssue } from "effect"
import type { DataServices, Overloaded, StoreUnavailable } from "../../../core/mod.ts"
import type { KeyRights } from "../tool/Access.ts"
import { compact } from "../tool/Compact.ts"
import {
  errorReply,
  type Id,
  isMembers,
  type Message,
  messageOf,
  type Reply,
  resultReply
} from "../protocol/Message.ts"
import { batchRevision, claimed, claimIn, negotiated, revisions } from "../protocol/Revision.ts"
import { Refused, type Tool } from "../tool/Tool.ts"
import { tools } from "../tools/tools.ts"
import { wordsAsDeclared } from "../protocol/Words.ts"

/** The most messages in a list. */
const maxMessages = 10

/** The most faults of arguments that an error names. */
const maxFaults = 10

const instructions = [
  "Financial data: companies, prices, statements, ratios, analysts' targets, news and filings.",
  "Tables are columns and rows; an empty cell or a missing member is unknown. Dates are YYYY-MM-DD. Ratios are multiples, margins and growth percent.",
  "price_date is the day of the price that an answer is based on: data may end in the past. With as_of an answer contains only what was known by that day."
].join(" ")

interface Listed {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: unknown
  readonly annotations: unknown
}

const listed = ({ description, name, parameters, title }: Tool<DataServices>): Listed => ({
  name,
  title,
  description,
  inputSchema: Schema.toJsonSchemaDocument(parameters, { onExcessProperty: "error" }).schema,
  annotations: { readOnlyHint: true, openWorldHint: false }
})

/** The result of `tools/list`. */
export const toolList = (): { readonly tools: ReadonlyArray<Listed> } => ({ tools: tools.map(listed) })

const textResult = (text: string, isError: boolean) => ({
  content: [{ type: "text", text }],
  ...(isError ? { isError } : {})
})

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    if (issue._tag === "UnexpectedKey") return "Unknown argument"
    return issue._tag === "MissingKey" ? "Required" : SchemaIssue.defaultLeafHook(issue)
  }
})

/** All that is wrong with the arguments of a tool, and which it has. */
const faultsOf = ({ name, parameters }: Tool<DataServices>, { issue }: Schema.SchemaError): string => {
  const faults = format(issue).issues.map(({ message, path = [] }) =>
    [path.map(String).join("."), message].filter((part) => part !== "").join(": ")
  )
  const names = Object.keys(parameters.fields).join(", ")
  return `Invalid arguments of ${name}: ${faults.slice(0, maxFaults).join("; ")}. Its arguments: ${names}`
}

const isCall = (message: unknown): boolean => isMembers(message) && message["method"] === "tools/call"

/** A value of a client in a message. */
const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 100) : "not a text")

const decoders = new Map(
  tools.map((tool) => [
    tool.name,
    {
      tool,
      asDeclared: wordsAsDeclared(tool),
      // No parameter requires a service.
      decode: Schema.decodeUnknownResult(tool.parameters as unknown as Schema.Decoder<unknown>, {
        errors: "all",
        onExcessProperty: "error"
      })
    }
  ])
)

type Asked = Extract<Message, { readonly kind: "request" }>

const called = Effect.fnUntraced(function* ({ id, params }: Asked, rights: KeyRights) {
  const { arguments: given = {}, name } = params
  const known = typeof name === "string" ? decoders.get(name) : undefined
  if (known === undefined) {
    const names = tools.map((tool) => tool.name).join(", ")
    return errorReply(id, "invalidParams", `Unknown tool: ${textOf(name)}. Tools are: ${names}`)
  }
  if (!isMembers(given)) return errorReply(id, "invalidParams", "Expected arguments to be an object")
  const { asDeclared, decode, tool } = known
  const answering = Effect.gen(function* () {
    yield* Effect.forEach(tool.scopes, rights.require, { discard: true })
    const decoded = decode(asDeclared(given))
    if (Result.isFailure(decoded)) return yield* new Refused({ message: faultsOf(tool, decoded.failure) })
    return yield* tool.run(decoded.success as never)
  })
  return yield* answering.pipe(
    Effect.map((found) => resultReply(id, textResult(JSON.stringify(compact(found)), false))),
    Effect.catchTags({
      Refused: ({ message }) => Effect.succeed(resultReply(id, textResult(message, true))),
      FiguresNotReady: ({ message }) => Effect.succeed(resultReply(id, textResult(message, true)))
    })
  )
})

const serverInfo = (version: string) => ({ name: "findata", title: "findata", version })

const capabilities = { tools: {} }

const initialized = ({ id, params }: Asked, version: string): Reply => {
  const { protocolVersion } = params
  if (typeof protocolVersion !== "string")
    return errorReply(id, "invalidParams", "Expected a protocolVersion")
  return resultReply(id, {
    protocolVersion: negotiated.find((known) => known === protocolVersion) ?? negotiated[0],
    capabilities,
    serverInfo: serverInfo(version),
    instructions
  })
}

/** The error of a revision that isn't answered. */
export const unknownRevision = (id: Id | null, requested: string): Reply =>
  errorReply(
    id,
    "unknownRevision",
    `Unsupported protocol version: ${requested.slice(0, 100)}. Versions are: ${revisions.join(", ")}`,
    { supported: revisions, requested: requested.slice(0, 100) }
  )

const unknownMethod = ({ id, method }: Asked) =>
  Effect.succeed(errorReply(id, "unknownMethod", `Method not found: ${method.slice(0, 100)}`))

type Failure = Overloaded | StoreUnavailable

type Answering = Effect.Effect<Reply, Failure, DataServices>

const negotiatedAnswer = (asked: Asked, rights: KeyRights, version: string): Answering => {
  switch (asked.method) {
    case "initialize":
      return Effect.succeed(initialized(asked, version))
    case "ping":
      return Effect.succeed(resultReply(asked.id, {}))
    case "tools/list":
      return Effect.succeed(resultReply(asked.id, toolList()))
    case "tools/call":
      return called(asked, rights)
    default:
      return unknownMethod(asked)
  }
}

/** For how long a client may keep the list of tools, which changes with the program alone. */
const fresh = { ttlMs: 3_600_000, cacheScope: "private" } as const

const claimedAnswer = (asked: Asked, rights: KeyRights, version: string): Answering => {
  const complete = (reply: Reply, more: object = {}): Reply =>
    reply.error === undefined
      ? resultReply(asked.id, {
          ...(reply.result as object),
          ...more,
          resultType: "complete",
          _meta: { "io.modelcontextprotocol/serverInfo": serverInfo(version) }
        })
      : reply
  switch (asked.method) {
    case "server/discover": {
      const found = { supportedVersions: revisions, capabilities, instructions }
      return Effect.succeed(complete(resultReply(asked.id, found), fresh))
    }
    case "tools/list":
      return Effect.succeed(complete(resultReply(asked.id, toolList()), fresh))
    case "tools/call":
      return Effect.map(called(asked, rights), (reply) => complete(reply))
    default:
      return unknownMethod(asked)
  }
}

const answerOne = (
  message: Message,
  rights: KeyRights,
  version: string
): Effect.Effect<Reply | null, Failure, DataServices> => {
  if (message.kind === "unanswered") return Effect.succeed(null)
  if (message.kind === "invalid") return Effect.succeed(errorReply(message.id, "invalidRequest", message.why))
  const claim = claimIn(message.params)
  if (claim === undefined) return negotiatedAnswer(message, rights, version)
  return claim === claimed
    ? claimedAnswer(message, rights, version)
    : Effect.succeed(unknownRevision(message.id, textOf(claim)))
}

export interface Mcp {
  /**
   * The reply to parsed JSON, a message or a list of them; null where nothing is to be answered. Lists are refused
   * unless `batches` allows them, and unless one message at most calls a tool: a list counts as one request. What is wrong with a message or a tool's arguments is a reply too.
   */
  readonly answer: (
    json: unknown,
    rights: KeyRights,
    batches: boolean
  ) => Effect.Effect<Reply | ReadonlyArray<Reply> | null, Failure>
}

/** Over the services of a context; `version` is the program's. */
export const makeMcp = (services: Context.Context<DataServices>, version: string): Mcp => {
  const one = (json: unknown, rights: KeyRights) =>
    Effect.provideContext(answerOne(messageOf(json), rights, version), services)
  return {
    answer: (json, rights, batches) => {
      if (!Array.isArray(json)) return one(json, rights)
      if (!batches || json.length === 0 || json.length > maxMessages) {
        const why = batches
          ? `Expected a list of 1 to ${maxMessages} messages`
          : `Lists of messages are of revision ${batchRevision} alone: send one message`
        return Effect.succeed(errorReply(null, "invalidRequest", why))
      }
      if (json.filter(isCall).length > 1)
        return Effect.succeed(errorReply(null, "invalidRequest", "Expected one tools/call in a list at most"))
      return Effect.map(
        Effect.forEach(json, (message) => one(message, rights)),
        (replies) => {
          const known = replies.filter((reply) => reply !== null)
          return known.length === 0 ? null : known
        }
      )
    }
  }
}
