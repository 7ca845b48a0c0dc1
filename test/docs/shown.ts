/** Compares what an example computes with the result that its comment states. */
import assert from "node:assert/strict"
import { parseSync, type Expression } from "oxc-parser"

/**
 * The value as far as the stated one has it: numbers to the decimals there, objects with the members there, and typed arrays
 * as arrays.
 */
const asStated = (value: unknown, stated: Expression): unknown => {
  const of = stated.type === "UnaryExpression" ? stated.argument : stated
  if (typeof value === "number" && of.type === "Literal") {
    const decimals = of.raw?.split(".")[1]?.length ?? 0
    return decimals === 0 ? value : Number(value.toFixed(decimals))
  }
  if (stated.type === "ArrayExpression" && typeof value === "object" && value !== null && "length" in value)
    return Array.from(value as ArrayLike<unknown>, (item, index) => {
      const element = stated.elements[index]
      return element == null || element.type === "SpreadElement" ? item : asStated(item, element)
    })
  if (stated.type === "ObjectExpression" && typeof value === "object" && value !== null)
    return Object.fromEntries(
      stated.properties.flatMap((property) => {
        if (property.type !== "Property" || property.key.type === "PrivateIdentifier") return []
        const { key } = property
        const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : ""
        return [[name, asStated((value as Readonly<Record<string, unknown>>)[name], property.value)]]
      })
    )
  return value
}

/** Fails unless the value is the result, which is an expression of literals. */
export const shown = (value: unknown, result: string): void => {
  const [statement] = parseSync("result.ts", `(${result})`).program.body
  assert.ok(statement?.type === "ExpressionStatement", `${result} is no expression`)
  const { expression } = statement
  const stated = expression.type === "ParenthesizedExpression" ? expression.expression : expression
  const expected: unknown = new Function(`return (${result})`)()
  assert.deepStrictEqual(asStated(value, stated), expected)
}
