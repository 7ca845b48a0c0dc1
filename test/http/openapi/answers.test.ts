/** Each operation answers as documented: status, type and headers, and 304 where there is an ETag. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { exampleRequests } from "../../../scripts/openapi/requests.ts"
import { openSampleService, type SampleService } from "../../../scripts/openapi/sampleService.ts"
import { examplePath, headersOf, operationOf, operations, sentAsMade } from "../openapi.ts"

let service: SampleService
beforeAll(async () => {
  service = await openSampleService()
}, 30_000)
afterAll(() => service.close())

/** Headers of every answer, whatever the operation. */
const common = new Set([
  "content-length",
  "content-type",
  "content-security-policy",
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options"
])

const headerNames = (response: Response): ReadonlyArray<string> =>
  [...response.headers.keys()].filter((name) => !common.has(name)).toSorted()

const send = (method: string, path: string, headers: Readonly<Record<string, string>>, sent: unknown) =>
  service.handler(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...service.headers,
        ...(sent === null || typeof sent === "string" ? {} : { "content-type": "application/json" }),
        ...headers
      },
      body: sent === null || typeof sent === "string" ? sent : JSON.stringify(sent)
    })
  )

describe("an answer to", () => {
  it.for(exampleRequests)("$method $path is as documented", async (request) => {
    const operation = operationOf(request.operation)
    const response = await send(request.method, request.path, {}, request.sent)
    const { content } = operation.definition["responses"][response.status]
    assert.include(Object.keys(content), response.headers.get("content-type")?.split(";", 1)[0])
    const isSentAsMade = sentAsMade.has(request.operation) && request.path.includes("format=")
    const documented = headersOf(operation, response.status)
    assert.deepStrictEqual(
      headerNames(response),
      isSentAsMade ? documented.filter((name) => name !== "etag") : documented
    )
    if (isSentAsMade) return

    const held = response.headers.get("etag") ?? "*"
    if (request.method !== "GET") return
    const again = await send("GET", request.path, { "if-none-match": held }, null)
    assert.strictEqual(again.status, 304 in operation.definition["responses"] ? 304 : 200)
    if (again.status === 304) assert.deepStrictEqual(headerNames(again), headersOf(operation, 304))
  })

  it("DELETE of a key is as documented", async () => {
    const response = await send("DELETE", "/api/v1/api-keys/2", {}, null)
    assert.strictEqual(response.status, 204)
    assert.deepStrictEqual(headerNames(response), headersOf(operationOf("revokeApiKey"), 204))
  })

  it.for([
    [{}, 200],
    [{ range: "bytes=0-4" }, 206],
    [{ "if-none-match": "*" }, 304]
  ] as const)("GET of a PDF with %j is as documented", async ([headers, status]) => {
    const pdf = operationOf("getReportPdf")
    const response = await send("GET", examplePath(pdf), headers, null)
    await response.arrayBuffer()
    assert.strictEqual(response.status, status)
    assert.deepStrictEqual(headerNames(response), headersOf(pdf, status))
  })
})

it("every operation was requested", () => {
  const requested = new Set(exampleRequests.map(({ operation }) => operation))
  assert.deepStrictEqual(
    operations.map(({ id }) => id).filter((id) => !requested.has(id)),
    ["getBulkTable", "getReportPdf", "revokeApiKey", "deleteOwnFigure"]
  )
})
