/** A server's answers, recorded for a peer that sends the same bytes. */
import { get } from "node:http"
import type { Request, Server } from "./servers.ts"

export interface Recorded {
  readonly path: string
  readonly status: number
  /** Names and values in turn, without those that node:http adds itself. */
  readonly headers: ReadonlyArray<string>
  /** Base64. */
  readonly body: string
}

const added = new Set(["connection", "date", "keep-alive", "transfer-encoding"])

const record = ({ address }: Server, { headers, path }: Request): Promise<Recorded> =>
  new Promise((resolve, reject) => {
    get(address + path, { headers }, (response) => {
      const pieces: Array<Buffer> = []
      const names = response.rawHeaders
      const kept = names.filter((_, i) => !added.has((names[i - (i % 2)] ?? "").toLowerCase()))
      response
        .on("data", (piece: Buffer) => pieces.push(piece))
        .on("end", () => {
          const body = Buffer.concat(pieces).toString("base64")
          resolve({ path, status: response.statusCode ?? 0, headers: kept, body })
        })
    }).on("error", reject)
  })

/** Each request is sent twice, and the second answer recorded, which the server had kept. */
export const recordAll = async (
  server: Server,
  requests: ReadonlyArray<Request>
): Promise<ReadonlyArray<Recorded>> => {
  const found: Array<Recorded> = []
  for (const request of requests) {
    await record(server, request)
    found.push(await record(server, request))
  }
  return found
}
