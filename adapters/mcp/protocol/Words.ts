/** Arguments that are words of a list, taken in any case. */
import { Schema } from "effect"
import { wordInAnyCase } from "../../../core/ports.ts"
import type { Members } from "./Message.ts"
import type { Tool } from "../tool/Tool.ts"

/** The words of each parameter that is one of some, by the JSON schema that clients see. */
const wordsOf = ({
  parameters
}: Pick<Tool<never>, "parameters">): Readonly<Record<string, ReadonlyArray<string>>> => {
  const { properties = {} } = Schema.toJsonSchemaDocument(parameters).schema as {
    readonly properties?: Readonly<Record<string, { readonly enum?: ReadonlyArray<string> }>>
  }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { enum: words }]) =>
      words === undefined ? [] : [[name, words]]
    )
  )
}

/** Returns what writes the words among arguments as the parameters of a tool do; anything else remains as it is. */
export const wordsAsDeclared = (tool: Pick<Tool<never>, "parameters">): ((given: Members) => Members) => {
  const declared = Object.entries(wordsOf(tool))
  return (given) => {
    const found = declared.flatMap(([name, words]) => {
      const value = given[name]
      return typeof value === "string" ? [[name, wordInAnyCase(words, value) ?? value]] : []
    })
    return { ...given, ...Object.fromEntries(found) }
  }
}
