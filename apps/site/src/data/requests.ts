/** Which request each answer is of, so that what shows an answer can say how to have it elsewhere. */
import type { OperationName } from "../../../../adapters/client/mod.ts"

export interface AnsweredRequest {
  readonly name: OperationName
  readonly parameters: Readonly<Record<string, unknown>>
}

const requests = new WeakMap<object, AnsweredRequest>()

export const noteRequest = (answer: unknown, request: AnsweredRequest): void => {
  if (typeof answer === "object" && answer !== null) requests.set(answer, request)
}

/** Null for what no component asked for by `useAnswer`. */
export const requestOf = (answer: object): AnsweredRequest | null => requests.get(answer) ?? null
