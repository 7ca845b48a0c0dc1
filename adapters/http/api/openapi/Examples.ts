/** Bodies that the service answers over the sample data set: `examples.json`, written by scripts/openapiExamples.ts. */
import type { Json } from "./Json.ts"
import recorded from "./examples.json" with { type: "json" }

export interface Example {
  readonly name: string
  /** `GET /healthz` */
  readonly request: string
  /** The body that was sent; null for none. */
  readonly sent: unknown
  readonly type: string
  readonly body: unknown
}

const byOperation: Readonly<Record<string, ReadonlyArray<Example>>> = recorded

const examples = (found: ReadonlyArray<Example>, valueOf: (example: Example) => unknown): Json | undefined =>
  found.length === 0
    ? undefined
    : Object.fromEntries(
        found.map((example) => [example.name, { summary: example.request, value: valueOf(example) }])
      )

/** Bodies of an operation's answers in a content type, by name; undefined without one. */
export const bodiesOf = (operationId: string, type: string): Json | undefined =>
  examples(
    (byOperation[operationId] ?? []).filter((example) => example.type === type),
    ({ body }) => body
  )

/** A request whose answer is an example, in parts. */
export interface RecordedRequest {
  readonly name: string
  readonly path: string
  readonly query: URLSearchParams
  readonly hasBody: boolean
}

export const requestsOf = (operationId: string): ReadonlyArray<RecordedRequest> =>
  (byOperation[operationId] ?? []).map(({ name, request, sent }) => {
    const { pathname, searchParams } = new URL(request.split(" ")[1] ?? "", "http://localhost")
    return { name, path: pathname, query: searchParams, hasBody: sent !== null }
  })

/** Bodies of requests for an operation, by name; undefined without one. */
export const sentOf = (operationId: string): Json | undefined =>
  examples(
    (byOperation[operationId] ?? []).filter(({ sent }) => sent !== null),
    ({ sent }) => sent
  )
