import { HttpServerResponse } from "effect/http"

/** A response with the API's error body. */
export const error = (status: number, detail: string, headers: Record<string, string> = {}) =>
  HttpServerResponse.jsonUnsafe({ detail }, { status, headers })
