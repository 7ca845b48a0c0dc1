/** Checks that servers answer alike, without which a comparison would be meaningless. */
import { isDeepStrictEqual } from "node:util"
import type { Request, Server } from "./servers.ts"

/** An answer as it was sent. */
interface Answer {
  readonly status: number
  readonly body: string
}

export const answerOf = async ({ address, name }: Server, { headers, path }: Request): Promise<Answer> => {
  const response = await fetch(address + path, { headers })
  const body = await response.text()
  if (response.status >= 400) throw new Error(`${name} answered ${response.status} for ${path}: ${body}`)
  return { status: response.status, body }
}

/** What has to be alike: the bytes, or only the values of JSON, where a language writes numbers otherwise (100.0). */
export type Likeness = "bytes" | "values"

const alike: Readonly<Record<Likeness, (one: string, other: string) => boolean>> = {
  bytes: (one, other) => one === other,
  values: (one, other) => isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
}

/** Asks each server for each request; throws with the first answer that differs from the first server's. */
export const checkAgreement = async (
  first: Server,
  others: ReadonlyArray<readonly [server: Server, likeness: Likeness]>,
  requests: ReadonlyArray<Request>
): Promise<void> => {
  for (const request of requests) {
    const wanted = await answerOf(first, request)
    for (const [server, likeness] of others) {
      const found = await answerOf(server, request)
      if (found.status !== wanted.status || !alike[likeness](found.body, wanted.body)) {
        throw new Error(
          `${server.name} answers ${request.path} otherwise than ${first.name}:\n${found.status} ${found.body}\n${wanted.status} ${wanted.body}`
        )
      }
    }
  }
}
