/** Pydantic's messages for a member of a body: wrong type, or broken rule. */
import type { SchemaAST, SchemaIssue } from "effect"
import { alternatives } from "../../api/base/Parameters.ts"

/** A fault as FastAPI reports it. */
export type Words = readonly [type: string, msg: string]

const idsOf = (filter: SchemaAST.Filter<unknown>) =>
  filter.annotations?.["representation"] as
    | { readonly id: string; readonly payload: Readonly<Record<string, number>> | null }
    | undefined

const isInteger = (ast: SchemaAST.AST): boolean =>
  (ast.checks ?? []).some((check) => check._tag === "Filter" && idsOf(check)?.id === "effect/schema/isInt")

/** The message for a value of the wrong type. */
export const wrongType = (ast: SchemaAST.AST): Words => {
  switch (ast._tag) {
    case "String":
      return ["string_type", "Input should be a valid string"]
    case "Number":
      return isInteger(ast)
        ? ["int_type", "Input should be a valid integer"]
        : ["float_type", "Input should be a valid number"]
    case "Boolean":
      return ["bool_type", "Input should be a valid boolean"]
    case "Arrays":
      return ["list_type", "Input should be a valid list"]
    case "Objects":
      return ["model_attributes_type", "Input should be a valid dictionary or object to extract fields from"]
    case "Union": {
      const words = ast.types.flatMap((type) => (type._tag === "Literal" ? [String(type.literal)] : []))
      if (words.length === ast.types.length) return ["enum", `Input should be ${alternatives(words)}`]
      const other = ast.types.find((type) => type._tag !== "Null" && type._tag !== "Undefined")
      return other === undefined ? ["value_error", "Value error, invalid input"] : wrongType(other)
    }
    default:
      return ["value_error", "Value error, invalid input"]
  }
}

/** How many items a list may have; Infinity where that isn't limited, or what is described is no list. */
export const maxItems = (ast: SchemaAST.AST): number =>
  Math.min(
    ...(ast._tag === "Arrays" ? (ast.checks ?? []) : []).map((check) => {
      const found = check._tag === "Filter" ? idsOf(check) : undefined
      return (found?.id === "effect/schema/isMaxLength" && found.payload?.["maxLength"]) || Infinity
    })
  )

const items = (number: number): string => `${number} item${number === 1 ? "" : "s"}`
const characters = (number: number): string => `${number} character${number === 1 ? "" : "s"}`

/** The message for a list of more items than it may have. */
export const tooLong = (max: number, found: number): Words => [
  "too_long",
  `List should have at most ${items(max)} after validation, not ${found}`
]

/** The message for a value of the right type that breaks a rule. */
export const brokenRule = ({ filter, input }: SchemaIssue.Filter): Words => {
  const { id, payload } = idsOf(filter) ?? { id: "", payload: null }
  const { maxLength = 0, maximum = 0, minLength = 0, minimum = 0 } = payload ?? {}
  const isList = Array.isArray(input)
  switch (id.slice(id.lastIndexOf("/") + 1)) {
    case "isMinLength":
      return isList
        ? ["too_short", `List should have at least ${items(minLength)} after validation, not ${input.length}`]
        : ["string_too_short", `String should have at least ${characters(minLength)}`]
    case "isMaxLength":
    case "isMaxCharacters":
      return isList
        ? tooLong(maxLength, input.length)
        : ["string_too_long", `String should have at most ${characters(maxLength)}`]
    case "isInt":
      return Number.isInteger(input)
        ? ["int_parsing_size", "Unable to parse input string as an integer, exceeded maximum size"]
        : ["int_from_float", "Input should be a valid integer, got a number with a fractional part"]
    case "isBetween":
      return (input as number) < minimum
        ? ["greater_than_equal", `Input should be greater than or equal to ${minimum}`]
        : ["less_than_equal", `Input should be less than or equal to ${maximum}`]
    case "isUnique":
      return ["value_error", "Value error, items are to differ"]
    default:
      return ["value_error", `Value error, ${filter.annotations?.["message"] ?? "invalid input"}`]
  }
}
