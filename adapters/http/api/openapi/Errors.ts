/** Errors, each once as a component of the document. */
import { type ErrorAnswer, errorAnswers } from "./ErrorAnswers.ts"
import { headersOf } from "./Headers.ts"
import type { Json } from "./Json.ts"

const examplesOf = ({ details, members }: ErrorAnswer): Json =>
  Object.fromEntries(
    Object.entries(details).map(([name, detail]) => [name, { value: { detail, ...members } }])
  )

const schemas: Readonly<Record<string, string>> = {
  Unprocessable: "ValidationError",
  Repeated: "RepetitionError"
}

const componentOf = (name: string, answer: ErrorAnswer): Json => ({
  description: answer.description,
  headers: headersOf(answer.headers),
  content: {
    "application/json": {
      schema: { $ref: `#/components/schemas/${schemas[name] ?? "Error"}` },
      examples: examplesOf(answer)
    }
  }
})

export const errorComponents: Json = Object.fromEntries(
  Object.entries(errorAnswers).map(([name, answer]) => [name, componentOf(name, answer)])
)
