/** Errors, each once as a component of the document. */
import { type ErrorAnswer, errorAnswers } from "./ErrorAnswers.ts"
import { headersOf } from "./Headers.ts"
import type { Json } from "./Json.ts"

const examplesOf = (details: ErrorAnswer["details"]): Json =>
  Object.fromEntries(Object.entries(details).map(([name, detail]) => [name, { value: { detail } }]))

const componentOf = (name: string, { description, details, headers }: ErrorAnswer): Json => ({
  description,
  headers: headersOf(headers),
  content: {
    "application/json": {
      schema: { $ref: `#/components/schemas/${name === "Unprocessable" ? "ValidationError" : "Error"}` },
      examples: examplesOf(details)
    }
  }
})

export const errorComponents: Json = Object.fromEntries(
  Object.entries(errorAnswers).map(([name, answer]) => [name, componentOf(name, answer)])
)
