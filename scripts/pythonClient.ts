/**
 * Writes what the Python client knows of openapi.json: its version, and of each operation that reads data by a key the path, the
 * parameters with their bounds, and the columns of its rows.
 */
import { readFileSync, writeFileSync } from "node:fs"

/** What is read of the document. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly format?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly anyOf?: ReadonlyArray<Schema>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema: Schema
}
interface Declared {
  readonly operationId: string
  readonly parameters?: ReadonlyArray<Parameter>
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema?: Schema }>> }>
  >
}
interface Document {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, { readonly get?: Declared }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const document: Document = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8"))

const roots = ["/api/public/v1/", "/api/v1/financial-v4/"]

const quoted = (text: string): string => JSON.stringify(text)

/** A schema without its reference, and without null where it is one of two. */
const resolved = (schema: Schema): Schema => {
  const found =
    schema.$ref === undefined
      ? schema
      : (document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {})
  const [one, ...others] = (found.anyOf ?? []).filter(({ type }) => type !== "null")
  return one !== undefined && others.length === 0 ? resolved(one) : found
}

/** What a value is: `day`, `instant`, `integer`, `number`, `boolean`, `text`, or `other`. */
const kindOf = (name: string, schema: Schema): string => {
  const { enum: values = [], format, type = [] } = resolved(schema)
  const types = [type].flat().filter((one) => one !== "null")
  if (format === "date" || name === "datetime") return "day"
  if (format === "date-time") return "instant"
  const isWhole = values.length > 0 && values.every(Number.isInteger)
  if (types.includes("integer") || isWhole) return "integer"
  return { number: "number", boolean: "boolean", string: "text" }[types[0] ?? ""] ?? "other"
}

/** The member that has the rows, `data` or else the first list of objects, and their columns; those that a row may lack end in `?`. */
const rowsOf = ({ responses }: Declared): readonly [rows: string, columns: ReadonlyArray<string>] | null => {
  const json = responses["200"]?.content?.["application/json"]?.schema
  if (json === undefined) return null
  const { anyOf, ...whole } = resolved(json)
  const { properties = {} } = resolved(anyOf?.[0] ?? whole)
  const lists = Object.entries(properties).flatMap(([name, schema]) => {
    const { items } = resolved(schema)
    const { properties: columns, required = [] } = items === undefined ? {} : resolved(items)
    if (columns === undefined) return []
    const texts = Object.entries(columns).map(
      ([column, of]) =>
        `${quoted(column)}: ${quoted(kindOf(column, of) + (required.includes(column) ? "" : "?"))}`
    )
    return [[name, texts] as const]
  })
  return lists.find(([name]) => name === "data") ?? lists[0] ?? null
}

const tuple = (texts: ReadonlyArray<string>): string =>
  `(${texts.map(quoted).join(", ")}${texts.length === 1 ? "," : ""})`

const parameterOf = ({ in: place, name, required = false, schema }: Parameter): string => {
  const { enum: values = [], maximum, minimum } = resolved(schema)
  const given = [
    quoted(place),
    quoted(kindOf(name, schema)),
    ...(required ? ["required=True"] : []),
    ...(values.length > 0 ? [`one_of=${tuple(values.map(String))}`] : []),
    ...(minimum === undefined ? [] : [`minimum=${minimum}`]),
    ...(maximum === undefined ? [] : [`maximum=${maximum}`])
  ]
  return `            ${quoted(name)}: Parameter(${given.join(", ")}),`
}

const operationOf = (path: string, declared: Declared): string => {
  const [rows, columns] = rowsOf(declared) ?? [null, []]
  return [
    `    ${quoted(declared.operationId)}: Operation(`,
    `        ${quoted(path)},`,
    "        {",
    ...(declared.parameters ?? []).filter(({ $ref }) => $ref === undefined).map(parameterOf),
    "        },",
    ...(rows === null
      ? []
      : [
          `        ${quoted(rows)},`,
          "        {",
          ...columns.map((column) => `            ${column},`),
          "        },"
        ]),
    "    ),"
  ].join("\n")
}

const text = (): string => {
  const operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get !== undefined && roots.some((root) => path.startsWith(root)) ? [operationOf(path, get)] : []
  )
  return `"""Written by scripts/pythonClient.ts: the operations of openapi.json that read data by a key."""

from __future__ import annotations

from typing import Final

from ._operation import Operation, Parameter

__version__: Final = ${quoted(document.info.version)}

OPERATIONS: Final[dict[str, Operation]] = {
${operations.join("\n")}
}
`
}

/** The file as committed to the repository. */
export const pythonFile = (): readonly [file: URL, text: string] => [
  new URL("../clients/python/src/findata/_operations.py", import.meta.url),
  text()
]

if (import.meta.main) writeFileSync(...pythonFile())
