/** Writes the examples of the OpenAPI document: the service's responses over the sample data set. */
import { writeFileSync } from "node:fs"
import type { Example } from "../adapters/http/api/openapi/Examples.ts"
import { type ExampleRequest, exampleRequests } from "./openapi/requests.ts"
import { openSampleService, type SampleService } from "./openapi/sampleService.ts"

/** Replaces a secret, which would differ each time. */
const secret = "ak_EXAMPLEexampleEXAMPLEexampleEXAMPLE000000"

const withoutSecret = (text: string): string =>
  text
    .replace(/"ak_[0-9A-Za-z]{40}"/g, `"${secret}"`)
    .replace(/"ak_[0-9A-Za-z]{8}"/g, `"${secret.slice(0, 11)}"`)

const typeOf = (sent: unknown): string =>
  typeof sent === "string" ? "application/octet-stream" : "application/json"

const exampleOf = async (
  { handler, headers }: SampleService,
  { method, name, path, sent }: ExampleRequest
): Promise<Example> => {
  const response = await handler(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...headers,
        "x-request-id": "example",
        ...(sent === null ? {} : { "content-type": typeOf(sent) })
      },
      body: sent === null ? null : typeof sent === "string" ? sent : JSON.stringify(sent)
    })
  )
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`)
  const type = response.headers.get("content-type")?.split(";", 1)[0] ?? ""
  const body: unknown = type === "application/json" ? JSON.parse(withoutSecret(text)) : text
  return { name, request: `${method} ${path}`, sent, type, body }
}

/** By operation, in the order of the requests. */
export const recordedExamples = async (): Promise<Readonly<Record<string, ReadonlyArray<Example>>>> => {
  const service = await openSampleService()
  const examples: Record<string, Array<Example>> = {}
  for (const request of exampleRequests) {
    const known = (examples[request.operation] ??= [])
    known.push(await exampleOf(service, request))
  }
  await service.close()
  return examples
}

/** As committed to the repository. */
export const examplesFile = new URL("../adapters/http/api/openapi/examples.json", import.meta.url)

export const examplesText = async (): Promise<string> =>
  `${JSON.stringify(await recordedExamples(), null, 2)}\n`

if (import.meta.main) writeFileSync(examplesFile, await examplesText())
