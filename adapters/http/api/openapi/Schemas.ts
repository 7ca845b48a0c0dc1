/** Schemas as other tools read them best: what effect derives says the same at greater length. */
import type { Json } from "./Json.ts"

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

/** `anyOf` of a plain type and null, as one schema of two types. */
const joined = (forms: ReadonlyArray<Json>): Json => {
  const [form, none] = forms
  if (forms.length === 1 && form !== undefined) return form
  const isPlain = typeof form?.["type"] === "string" && !("enum" in form) && !("properties" in form)
  return forms.length === 2 && isPlain && none?.["type"] === "null"
    ? { ...form, type: [form["type"], "null"] }
    : { anyOf: forms }
}

/** Bounds of what JavaScript counts exactly are no bounds of the data, but say that 32 bits won't do. */
const integer = ({ maximum, minimum, ...schema }: Json): Json => ({
  ...schema,
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? { format: "int64" } : {}),
  ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum })
})

const inside = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inside)
  if (!isObject(value)) return value
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, inside(member)])
  )
  const schema = anyOf === undefined ? rest : { ...rest, ...joined(anyOf as ReadonlyArray<Json>) }
  return schema["type"] === "integer" ? integer(schema) : schema
}

/** A schema, or a record of schemas, tidied inside and out. */
export const tidied = (schema: Json): Json => inside(schema) as Json

/** The tag of an error exists in code alone. */
const withoutTag = ({ properties, ...schema }: Json): Json => {
  const { _tag, ...others } = properties
  return { ...schema, properties: others }
}

const prefix = "findata_http_"

/** Errors have one of three bodies. */
export const schemaComponents = (derived: Json): Json => {
  const errorOf = (name: string): Json => withoutTag(derived[`${prefix}${name}Encoded`])
  const schemas = {
    ...Object.fromEntries(Object.entries<Json>(derived).filter(([name]) => !name.startsWith(prefix))),
    Error: errorOf("NotFound"),
    ValidationError: errorOf("Unprocessable"),
    RepetitionError: errorOf("Repeated")
  }
  return tidied(schemas)
}
