/** Requests to the basic financial API, on trial unless a key is given. */
import type { Answer, Sender } from "./service.ts"

export const basicRoot = "/api/v1/financial-v4"

export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

export const caller =
  (service: Sender): Ask =>
  (path, headers) =>
    service.send("GET", `${basicRoot}${path}`, headers)
