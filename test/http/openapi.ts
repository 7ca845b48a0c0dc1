/** The OpenAPI document as served to clients, with the lookups that tests need. */
import { OpenApi } from "effect/http-api"
import { Api } from "../../adapters/http/api/mod.ts"

export type Json = Record<string, any>

export const document: Json = JSON.parse(JSON.stringify(OpenApi.fromApi(Api)))

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly definition: Json
}

export const operations: ReadonlyArray<Operation> = Object.entries<Json>(document["paths"]).flatMap(
  ([path, item]) =>
    Object.entries<Json>(item).map(([method, definition]) => ({
      id: definition["operationId"],
      method: method.toUpperCase(),
      path,
      definition
    }))
)

/** The target of a reference among the components. */
const resolved = (value: Json): Json =>
  typeof value["$ref"] === "string"
    ? value["$ref"]
        .split("/")
        .slice(1)
        .reduce((found: Json, name: string) => found[name], document)
    : value

/** Operations that send tables while they make them, which therefore have no ETag. */
export const sentAsMade: ReadonlySet<string> = new Set(["listScreenHistory", "listDirectory"])

/** The documented names of an answer's headers, in lower case and order. */
export const headersOf = (operation: Operation, status: number): ReadonlyArray<string> =>
  Object.keys(resolved(operation.definition["responses"][status] ?? {})["headers"] ?? {})
    .map((name) => name.toLowerCase())
    .toSorted()

/** All but those of operators, which change a store from outside of the service: `test/cli/admin.test.ts` has these. */
export const clientOperations: ReadonlyArray<Operation> = operations.filter(
  ({ path }) => !path.startsWith("/api/v1/admin/")
)

export const operationOf = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id)
  if (found === undefined) throw new Error(`There is no operation ${id}`)
  return found
}

export interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema: Json
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly "x-disabled"?: boolean }>>
  readonly description?: string
}

export const parametersOf = ({ definition }: Operation): ReadonlyArray<Parameter> =>
  definition["parameters"].map((parameter: Json) => resolved(parameter) as Parameter)

/** What the definition suggests for a parameter; undefined where it suggests nothing. */
export const exampleOf = ({ examples = {} }: Parameter): unknown => Object.values(examples)[0]?.value

/** The operation's path with the examples of its required parameters, some of them replaced. */
export const examplePath = (
  operation: Operation,
  values: Readonly<Record<string, string | number>> = {}
): string => {
  const query = new URLSearchParams()
  let path = operation.path
  for (const parameter of parametersOf(operation)) {
    const { name, required } = parameter
    const value = values[name] ?? (required === true ? (exampleOf(parameter) as string | number) : undefined)
    if (value === undefined || parameter.in === "header") continue
    if (parameter.in === "query") query.set(name, String(value))
    else path = path.replace(`{${name}}`, encodeURIComponent(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}
