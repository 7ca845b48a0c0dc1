/** "Test Request" in /docs: what Scalar fills in by the document, for each operation as it opens, is answered. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { openSampleService, type SampleService } from "../../../scripts/openapi/sampleService.ts"
import { type Json, type Operation, operations, type Parameter, parametersOf } from "../openapi.ts"

let service: SampleService
beforeAll(async () => {
  service = await openSampleService()
}, 30_000)
afterAll(() => service.close())

const contentsOf = (answered: Json): ReadonlyArray<Json> => Object.values(answered?.["content"] ?? {})

/** The names of an operation's examples in Scalar's order: of the body, of parameters, of answers. */
const namesOf = (operation: Operation): ReadonlyArray<string> => {
  const { requestBody, responses } = operation.definition
  const examples = [
    ...contentsOf(requestBody),
    ...parametersOf(operation),
    ...Object.values<Json>(responses).flatMap(contentsOf)
  ].flatMap((one) => Object.keys((one as Json)["examples"] ?? {}))
  return examples.length === 0 ? ["default"] : [...new Set(examples)]
}

/** `getExample` of Scalar 1.43: the example of the name, else what the schema suggests; undefined for none, or one disabled. */
const filled = ({ examples = {}, schema }: Parameter, name: string): unknown => {
  const example = examples[name]
  if (example !== undefined) return example["x-disabled"] === true ? undefined : example.value
  return schema["default"] ?? schema["enum"]?.[0] ?? schema["examples"]?.[0] ?? schema["example"]
}

const requestOf = (operation: Operation, name: string): Request => {
  const headers = new Headers(service.headers)
  const query = new URLSearchParams()
  let path = operation.path
  for (const parameter of parametersOf(operation)) {
    const value = filled(parameter, name)
    if (value === undefined) continue
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)))
    else if (parameter.in === "query") query.append(parameter.name, String(value))
    else headers.set(parameter.name, String(value))
  }
  const [[type, content] = []] = Object.entries<Json>(operation.definition["requestBody"]?.content ?? {})
  const body = content?.["examples"]?.[name]?.value
  if (type !== undefined) headers.set("content-type", type)
  return new Request(`http://localhost${path}?${query}`, {
    method: operation.method,
    headers,
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body)
  })
}

/** An owner's first key is created before it is read, and revoked after it was changed; a file is imported, then undone. */
const rank = ({ id, method }: Operation): number =>
  id === "createApiKey" ? 0 : method === "DELETE" || id === "undoRun" ? 2 : 1

const ordered = operations.toSorted((a, b) => rank(a) - rank(b))

it("every operation is tried", () => {
  assert.isAbove(ordered.length, 35)
})

describe("as it opens", () => {
  it.for(ordered.map((operation) => [operation.id, operation] as const))(
    "%s is answered, without filters and variants",
    async ([, operation]) => {
      const request = requestOf(operation, namesOf(operation)[0] ?? "")
      const response = await service.handler(request)
      assert.isTrue(
        response.ok,
        `${request.method} ${request.url}: ${response.status} ${await response.text()}`
      )
      if (operation.method !== "GET") return
      const isPlain = ({ name, required, schema }: Parameter): boolean => {
        const sent = new URL(request.url).searchParams.get(name)
        return required === true || sent === null || sent === String(schema["default"])
      }
      const own = parametersOf(operation).filter((one) => one.in === "query")
      assert.deepStrictEqual(
        own.filter((one) => !isPlain(one)).map(({ name }) => name),
        []
      )
    }
  )
})

describe("with an example chosen", () => {
  const read = operations.filter(({ method, path }) => method === "GET" && !path.includes("api-keys"))
  it.for(
    read.flatMap((operation) => namesOf(operation).map((name) => [operation.id, name, operation] as const))
  )("%s, %s is answered", async ([, name, operation]) => {
    const request = requestOf(operation, name)
    const response = await service.handler(request)
    assert.isTrue(
      response.ok,
      `${request.method} ${request.url}: ${response.status} ${await response.text()}`
    )
  })
})
