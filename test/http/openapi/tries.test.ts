/** What /docs fills its forms in with, for each operation as it opens and by each example, is answered. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { openSampleService, type SampleService } from "../../../scripts/openapi/sampleService.ts"
import { type Json, type Operation, operations, type Parameter, parametersOf } from "../openapi.ts"

let service: SampleService
beforeAll(async () => {
  service = await openSampleService()
}, 30_000)
afterAll(() => service.close())

/** The names of an operation's examples in the order of the page: of the body, of parameters. */
const namesOf = (operation: Operation): ReadonlyArray<string> => {
  const contents = Object.values<Json>(operation.definition["requestBody"]?.content ?? {})
  const examples = [...contents, ...parametersOf(operation)].flatMap((one) =>
    Object.keys((one as Json)["examples"] ?? {})
  )
  return examples.length === 0 ? ["default"] : [...new Set(examples)]
}

/** What the page's script fills in: the example of the name, else of a required one any; undefined for nothing. */
const filled = ({ examples = {}, required }: Parameter, name: string): unknown => {
  const sent = Object.entries(examples).filter(([, example]) => example["x-disabled"] !== true)
  return (sent.find(([own]) => own === name) ?? (required === true ? sent[0] : undefined))?.[1].value
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
  id === "createApiKey" || id === "createOwnFigure" ? 0 : method === "DELETE" || id === "undoRun" ? 2 : 1

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
  const read = operations.filter(
    ({ method, path }) => method === "GET" && !/api-keys|\/v1\/figures/.test(path)
  )
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
