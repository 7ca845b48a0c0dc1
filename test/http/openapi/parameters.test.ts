/** Every parameter has the documented type, bounds and default: accepted at its bounds, refused beyond them. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { openSampleService, type SampleService } from "../../../scripts/openapi/sampleService.ts"
import {
  exampleOf,
  examplePath,
  type Operation,
  operations,
  type Parameter,
  parametersOf
} from "../openapi.ts"

let service: SampleService
beforeAll(async () => {
  service = await openSampleService()
}, 30_000)
afterAll(() => service.close())

/** Trial requests and open pages are sent without the key, whose quota they would use up. */
const send = (operation: Operation, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const security: ReadonlyArray<object> = operation.definition["security"]
  const isOpen = security.length === 0 || security.some((needed) => Object.keys(needed).length === 0)
  return service.handler(
    new Request(`http://localhost${path}`, { headers: { ...(isOpen ? {} : service.headers), ...headers } })
  )
}

interface Values {
  readonly taken: ReadonlyArray<string>
  readonly refused: ReadonlyArray<string>
}

/** Text in a language: as long as may be by spaces, which say nothing. */
const expressions = new Set(["where", "columns", "sort", "names", "figure", "indicators"])

const valuesOf = (parameter: Parameter): Values => {
  const { in: place, name, schema } = parameter
  // A path without a part of it is another path.
  if (schema["enum"] !== undefined)
    return { taken: schema["enum"], refused: place === "path" ? ["nonsense"] : ["", "nonsense"] }
  if (schema["type"] === "integer") {
    const { maximum, minimum } = schema
    return {
      taken: [minimum, maximum].map(String),
      refused: [minimum - 1, maximum + 1, 1.5, "x"].map(String)
    }
  }
  if (schema["format"] === "date") {
    return {
      taken: ["2020-02-29", "1999-12-31"],
      refused: ["2021-02-29", "2021-1-1", "20210101", name === "as_of" ? "2999-01-01" : "x"]
    }
  }
  const { maxLength } = schema
  if (expressions.has(name)) {
    const text = String(exampleOf(parameter))
    return { taken: [text.padEnd(maxLength)], refused: [text.padEnd(maxLength + 1), "nonsense", "1 +"] }
  }
  return maxLength === undefined
    ? { taken: [], refused: [] }
    : { taken: ["x".repeat(maxLength)], refused: ["x".repeat(maxLength + 1)] }
}

/** Before the last days that are asked for, where a first day is required. */
const early = (operation: Operation, { name }: Parameter): Readonly<Record<string, string>> =>
  name === "end_date" && parametersOf(operation).some((one) => one.name === "start_date" && one.required)
    ? { start_date: "1999-12-01" }
    : {}

const ask = (operation: Operation, parameter: Parameter, value: string) =>
  parameter.in === "header"
    ? send(operation, examplePath(operation), { [parameter.name]: value })
    : send(operation, examplePath(operation, { ...early(operation, parameter), [parameter.name]: value }))

const parameters = operations
  .filter(({ method }) => method === "GET")
  .flatMap((operation) =>
    parametersOf(operation).map((parameter) => [operation.id, parameter.name, operation, parameter] as const)
  )

describe("of", () => {
  it.for(parameters.filter(([, , , parameter]) => valuesOf(parameter).refused.length > 0))(
    "%s, %s is accepted and refused as documented",
    async ([, name, operation, parameter]) => {
      const { refused, taken } = valuesOf(parameter)
      for (const value of taken) {
        const { status } = await ask(operation, parameter, value)
        assert.include([200, 404], status, value)
      }
      for (const value of refused) {
        const answer = await ask(operation, parameter, value)
        assert.strictEqual(answer.status, 422, value)
        const { detail } = await answer.json()
        assert.deepStrictEqual(detail[0].loc, [parameter.in, name])
      }
    }
  )

  it.for(parameters.filter(([, , , { schema }]) => schema["default"] !== undefined))(
    "%s, %s may be omitted for its default",
    async ([, , operation, parameter]) => {
      const [without, named] = await Promise.all([
        send(operation, examplePath(operation)),
        ask(operation, parameter, String(parameter.schema["default"]))
      ])
      assert.deepStrictEqual([named.status, await named.text()], [200, await without.text()])
    }
  )
})

it("every parameter is described, and required ones have an example", () => {
  for (const [id, name, , parameter] of parameters) {
    assert.isNotEmpty(parameter.description, `${id} ${name}`)
    if (parameter.required === true) assert.isDefined(exampleOf(parameter), `${id} ${name}`)
  }
})
